import { clausesOf, finds, type Span, spansOf, wordsPattern } from './pattern.ts'

const paper = String.raw`(?:documents?|testimonials?|credentials?|certificates?|certs?|degrees?|mark·?sheets?|papers|diplomas?|passports?|aadha+r(?:\s+card)?|dastave[jz]\p{L}*|kagad\p{L}*|kagaj\p{L}*|prama+n\s?patr\p{L}*|दस्तावेज[\p{L}\p{M}]*|कागद[\p{L}\p{M}]*|कागज[\p{L}\p{M}]*|प्रमाणपत्र[\p{L}\p{M}]*|प्रमाण\s?पत्र[\p{L}\p{M}]*|सर्टिफिकेट[\p{L}\p{M}]*|डिग्री|पदवी)`
const original = String.raw`(?:originals?|asli|asl|mul|mool|असली|मूळ|मूल|ओरिजिनल|ओरिजनल)`
const kept = String.raw`(?:kept|keep|keeps|held|hold|holds|retain|retained|retains|withh[eo]ld|surrender(?:ed)?|custody|deposit(?:ed)?|submit(?:ted)?|hand(?:ed)?\s+over|with\s+(?:us|hr|the\s+hospital)|locker|jama|rakh\p{L}*|thev\p{L}*|thew\p{L}*|जमा|रख[\p{L}\p{M}]*|ठेव[\p{L}\p{M}]*|सुपूर्द)`
const keptOriginals = wordsPattern(
	[
		String.raw`${original}(?:\s+\S+){0,4}?\s+${paper}(?:\s+\S+){0,8}?\s+${kept}`,
		String.raw`${original}(?:\s+\S+){0,6}?\s+(?:kept|held|retained|surrendered|custody|with\s+us|with\s+hr|jama|rakh\p{L}+|thev\p{L}*|जमा|रख[\p{L}\p{M}]+|ठेव[\p{L}\p{M}]*)`,
		String.raw`${original}(?:\s+\S+){0,8}?\s+(?:stays?|remains?|safe|(?:returned|released|given\s+back)\s+(?:only|when|after\s+(?:the\s+)?(?:bond|\d|one|two|notice|contract))|back\s+(?:only|after\s+(?:the\s+)?bond)|rah\p{L}+|राह[\p{L}\p{M}]+|रह[\p{L}\p{M}]+)`,
		String.raw`${kept}(?:\s+\S+){0,4}?\s+${original}(?:\s+\S+){0,4}?\s+${paper}`,
		String.raw`${kept}(?:\s+\S+){0,3}?\s+(?:your\s+|all\s+)?originals`,
		String.raw`${paper}(?:\s+\S+){0,5}?\s+(?:kept|held|retained|withheld)\s+(?:\S+\s+){0,6}?(?:until|till|for|with\s+us|bond|notice|contract|years?|months?)`,
	].join('|'),
)

/** Shown and returned, or not kept at all. */
const isHonest = finds(
	wordsPattern(
		String.raw`(?:never|not|no|don['’]?t|do\s+not|without)\s+(?:\S+\s+){0,3}?(?:keep|kept|hold|held|retain|retained|deposit|surrender|collect)|return(?:ed|s)?\s+(?:\S+\s+){0,3}?(?:same\s+day|at\s+once|immediately|after\s+(?:verification|checking))|for\s+verification\s+only|self[\s-]attested|photo\s?cop(?:y|ies)|patient\S*|medical\s+records?|(?:nahi|nahin|नहीं|नाही)(?!\s+(?:to|तो))`,
	),
)

/** Every place where a text says that the original documents of a specialist are kept. */
export const findKeptDocuments = (text: string): Span[] =>
	clausesOf(text).flatMap((clause) =>
		isHonest(clause.text)
			? []
			: spansOf(keptOriginals, clause.text).map(({ start, end }) => ({
					start: clause.start + start,
					end: clause.start + end,
				})),
	)
