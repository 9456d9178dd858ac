import { clausesOf, finds, type Span, spansOf, wordsPattern } from './pattern.ts'

const paper = String.raw`(?:documents?|docs|testimonials?|credentials?|certificates?|certs?|degrees?|mark·?sheets?|papers|diplomas?|passports?|aadha+r(?:\s+card)?|dastave[jz]\p{L}*|kagad\p{L}*|kaga[jz]\p{L}*|prama+n\s?patr\p{L}*|दस्तावेज[\p{L}\p{M}]*|कागद[\p{L}\p{M}]*|कागज[\p{L}\p{M}]*|प्रमाणपत्र[\p{L}\p{M}]*|प्रमाण\s?पत्र[\p{L}\p{M}]*|सर्टिफिकेट[\p{L}\p{M}]*|डिग्री|पदवी)`
const original = String.raw`(?:origi?nals?(?!\s+(?:of\s+the\s+)?(?:indents?|invoices?|bills?|case|prescriptions?|records?)(?![\p{L}]))|asli|asl|mul|mool|असली|मूळ|मूल|ओरिजिनल|ओरिजनल)`
const kept = String.raw`(?:kept|keep|keeps|held|hold|holds|retain|retained|retains|withh[eo]ld|retention|surrender(?:ed)?|custody|deposit(?:ed)?|submit(?:ted)?|hand(?:ed)?\s+over|with\s+(?:us|hr|the\s+hospital)|locker|jama|rakh\p{L}*|thev\p{L}*|thew\p{L}*|जमा|रख[\p{L}\p{M}]*|ठेव[\p{L}\p{M}]*|सुपूर्द)`
const keptOriginals = wordsPattern(
	[
		String.raw`${original}(?:\s+\S+){0,4}?\s+${paper}(?:\s+\S+){0,8}?\s+${kept}`,
		String.raw`${original}(?:\s+\S+){0,6}?\s+(?:kept|held|retained|surrendered|custody|with\s+us|with\s+hr|jama|rakh\p{L}+|thev\p{L}*|जमा|रख[\p{L}\p{M}]+|ठेव[\p{L}\p{M}]*)`,
		String.raw`${original}(?:\s+\S+){0,8}?\s+(?:stays?|remains?|safe|(?:returned|released|given\s+back)\s+(?:only|when|on\s+(?:relieving|leaving|resignation|completion)|after\s+(?:the\s+)?(?:bond|\d|one|two|notice|contract))|back\s+(?:only|after\s+(?:the\s+)?bond)|rah\p{L}+|राह[\p{L}\p{M}]+|रह[\p{L}\p{M}]+)`,
		// Original papers, we will store them for you
		String.raw`${original}[\s,]+(?:\S+\s+){0,5}?(?:we|hr|the\s+(?:office|hospital|management))\s+(?:(?:will|shall|must|to)\s+)?(?:store|keep|hold|retain|safeguard|look\s+after|put\s+(?:them|it)|lock)`,
		String.raw`${kept}(?:\s+\S+){0,4}?\s+${original}(?:\s+\S+){0,4}?\s+${paper}`,
		String.raw`${kept}(?:\s+\S+){0,3}?\s+(?:your\s+|all\s+)?originals`,
		// Originals to be submitted
		String.raw`${original}(?:\s+\S+){0,3}?\s+(?:(?:to|must|will|shall|should|have\s+to|need\s+to)\s+be|are|is)\s+(?:submitted|deposited|surrendered|lodged|handed\s+(?:over|in)|collected|taken)`,
		String.raw`(?:we|hr|(?:the\s+)?(?:hospital|management|office|trust|agency))\s+(?:(?:will|shall|must)\s+)?(?:keeps?|holds?|retains?)\s+(?:(?:your|the|all|their|any|every)\s+)*(?:${original}|degrees?|certificates?|diplomas?|mark·?sheets?|passports?)(?!\s+(?:cop(?:y|ies)|scan\p{L}*|programmes?|courses?|holders?|students?))`,
		// One original, left at a desk
		String.raw`(?:leave|left|hand\s+in|give)\s+(?:\S+\s+and\s+)?(?:(?:one|an|the|your|any|a|all)\s+)?${original}(?:\s+\S+){0,3}?\s+(?:with|at|in|to)\s+(?:(?:the|our)\s+)?(?:front|office|hr|reception|counter|matron|us|admin\p{L}*|warden|security|agents?|consultants?|brokers?|coordinators?)`,
		// Only afterwards come the papers back
		String.raw`(?:तभी|बाद\s+ही|तब\s+ही|नंतरच|मगच|tabhi|baad\s+hi|nantarach|magach)\s+(?:\S+\s+){0,4}?${original}\s+${paper}\s+(?:मिल[\p{L}\p{M}]*|mil\p{L}*|दे[\p{L}\p{M}]*|दिल[\p{L}\p{M}]*)`,
		// They rest with the trustee, the hospital keeps them beside itself
		String.raw`(?:your|her|his|their|every|each|all)\s+(?:\S+\s+){0,3}?(?:certificates?|degrees?|diplomas?|mark·?sheets?|passports?|registrations?)\s+(?:(?:shall|will|must|to)\s+)?(?:is|are|be|rests?|lies?|lives?|sleeps?|stays?|remains?)\s+with\s+(?:our|the)\s+(?:\S+\s+)?(?:hr|trustees?|trust|office|management|administrat\p{L}*|matron|accounts|superintendent|principal|owner|director)`,
		String.raw`${paper}(?:\s+\S+){0,10}?\s+(?:apne|hamare|aamchya|amchya|अपने|हमारे|आमच्या)\s*(?:paas|pas|kade|पास|कडे)\s+(?:rakh\p{L}+|thev\p{L}*|रख[\p{L}\p{M}]+|ठेव[\p{L}\p{M}]*)`,
		// Certificates that come back only for money or after the bond
		String.raw`${paper}(?:\s+\S+){0,5}?\s+(?:not|never|only)\s+(?:be\s+)?(?:given\s+back|give\s+back|return(?:ed)?|released?|handed\s+back|issued)\s+(?:\S+\s+){0,4}?(?:until|till|unless|before|when|after|without)`,
		String.raw`${paper}(?:\s+\S+){0,5}?\s+(?:kept|held|retained|withheld)\s+(?:\S+\s+){0,6}?(?:until|till|for|with\s+us|bond|notice|contract|years?|months?)`,
	].join('|'),
)

/** Shown and returned, or not kept at all. */
const isHonest = finds(
	wordsPattern(
		String.raw`(?:never|not|no|don['’]?t|do\s+not|without)\s+(?:\S+\s+){0,3}?(?:keep|kept|hold|held|retain|retained|deposit|surrender|collect)|return(?:ed|s)?\s+(?:\S+\s+){0,3}?(?:same\s+day|at\s+once|immediately|after\s+(?:verification|checking))|for\s+verification\s+only|(?:please\s+|to\s+be\s+)?collect(?:ed)?\s+(?:it|them|your)|copies\s+of|self[\s-]attested|photo\s?cop(?:y|ies)(?!\s+(?:\S+\s+){0,2}?(?:given|issued|returned|for\s+you|to\s+you|stays?\s+with\s+you))|(?:wapas|wapis|waapas|parat|वापस|वापिस|परत|लौटा[\p{L}\p{M}]*)\s+(?:\S+\s+){0,2}?(?:turant|lagech|usi\s+din|same\s+day|तुरंत|लगेच|उसी)|(?:turant|lagech|usi\s+(?:din|time)|tyach\s+divshi|check\s+kar\p{L}*|तुरंत|लगेच|उसी\s+(?:दिन|समय)|त्याच\s+दिवशी|जांच\s+कर[\p{L}\p{M}]*|तपासून)\s+(?:\S+\s+){0,2}?(?:wapas|wapis|waapas|parat|वापस|वापिस|परत|लौटा[\p{L}\p{M}]*)|patient\S*|medical\s+records?|(?:nahi|nahin|नहीं|नाही)(?!\s+(?:to|तो))`,
	),
)

/** With the person they belong to, and with no one else. */
const isWithThem = finds(
	wordsPattern(
		String.raw`(?:with|to)\s+(?:you|the\s+(?:candidates?|nurses?|doctors?|owner))|your\s+own|you\s+(?:keep|hold|retain)|aap(?:ke|ko)\s+(?:hi\s+)?(?:paas|pas)|tumchyakade?\p{L}*|aaplyakade\p{L}*|तुमच्याकडे[\p{L}\p{M}]*|आपल्याकडे[\p{L}\p{M}]*|आपके\s+(?:ही\s+)?पास|only\s+(?:seen|shown|to\s+show)|dikha\p{L}*|dakhav\p{L}*|दिखा[\p{L}\p{M}]*|दाखव[\p{L}\p{M}]*`,
	),
)
const isWithUs = finds(
	wordsPattern(
		String.raw`with\s+(?:us|hr|the\s+(?:hospital|management|office|trust))|our\s+\S+|we\s+(?:keep|hold|retain)|(?:hamare|office|hospital)\s+(?:ke\s+)?(?:paas|pas|me)|amchyakade?\p{L}*|आमच्याकडे[\p{L}\p{M}]*|हमारे\s+पास|only\s+(?:after|when)|until|till|months?|years?|jama|जमा`,
	),
)

/** Copies that are handed in, which says nothing of the originals beside them. */
const givenCopies =
	/(?:photo\s?cop(?:y|ies)|xerox|cop(?:y|ies)|फोटोकॉपी|झेरॉक्स|प्रती|प्रतियाँ|प्रतियां)\s+(?:\S{1,12}\s+)?(?:jama|जमा|submit\p{L}*|deposit\p{L}*)/giu
/** 'Keep your originals ready for checking' keeps nothing. */
const keptReady = /(?<![\p{L}\p{M}])keep(?=\s+(?:\S+\s+){0,5}?(?:ready|handy|at\s+hand)(?![\p{L}\p{M}]))/giu
const withoutGivenCopies = (text: string) =>
	[givenCopies, keptReady].reduce((left, pattern) => left.replace(pattern, (found) => ' '.repeat(found.length)), text)

/** What follows 'we take no fee, only …': the denial before it is of something else. */
const turn = wordsPattern(String.raw`only|just|but|bas|sirf|fakt|lekin|magar|बस|सिर्फ|केवल|फक्त|लेकिन|मगर|पण`)
const afterTurn = (clause: string) => clause.slice(spansOf(turn, clause).at(-1)?.end ?? 0)
const isOfMoney = finds(
	wordsPattern(
		String.raw`(?:fees?|money|deposit|security|charges?|bond|amount|paise|paisa|शुल्क|पैसे|पैसा|फीस|फी|अनामत|डिपॉझिट|बॉन्ड|बाँड)`,
	),
)
const keepsElsewhere = finds(
	wordsPattern(
		String.raw`${original}\s+(?:\S+\s+){0,3}?${paper}\s+(?:\S+\s+){0,6}?(?:locker|almirah|cupboard|safe|vault|custody|tijori\p{L}*|kapat\p{L}*|almari|लॉकर[\p{L}\p{M}]*|तिजोरी[\p{L}\p{M}]*|कपाट[\p{L}\p{M}]*|अलमारी)`,
	),
)

/** A question by one who would be hired: 'do you keep original certificates?' */
const asksWhether = finds(
	wordsPattern(
		String.raw`(?:do|does|will|would|did)\s+(?:you|they|hr|(?:the|your)\s+(?:\S+\s+)?(?:hospital|management|office|hr|clinic|trust))\s+(?:\S+\s+)?(?:keep|hold|retain|take|collect)(?!\s+(?:your|his|her)\s)|(?:can|may|should)\s+i\s+keep|(?:kya|क्या)\s+(?:aap|hospital|आप|अस्पताल)|(?:hai|hota\s+hai|padta\s+hai|padega|hoga|है|पड़ता\s+है|पड़ेगा|होगा)\s+(?:kya|क्या)$|(?:tumhi|aapan|तुम्ही|आपण)\s+(?:\S+\s+){0,6}?(?:ka|का)$`,
	),
)
export const isQuestionOfKeeping = (passage: string) => asksWhether(passage.trim().replace(/[?,.\s]+$/u, ''))

/** Every place where a text says that the original documents of a specialist are kept. */
export const findKeptDocuments = (text: string): Span[] =>
	clausesOf(withoutGivenCopies(text)).flatMap((clause) => {
		if (text[clause.end] === '?' && isQuestionOfKeeping(clause.text)) return []
		const rest = afterTurn(clause.text)
		if (rest !== clause.text && isOfMoney(clause.text) && keepsElsewhere(rest) && !isHonest(rest))
			return [{ start: clause.end - rest.length, end: clause.end }]
		return isHonest(clause.text) || (isWithThem(clause.text) && !isWithUs(clause.text))
			? []
			: spansOf(keptOriginals, clause.text).map(({ start, end }) => ({
					start: clause.start + start,
					end: clause.start + end,
				}))
	})

const copies = finds(
	wordsPattern(
		String.raw`photo\s?cop(?:y|ies)|cop(?:y|ies)|xerox|scann?ed|scans|self[\s-]attested|छायांकित|झेरॉक्स|प्रती|प्रतियाँ|प्रतियां|फोटोकॉपी|स्वप्रमाणित`,
	),
)
const realOnes = finds(wordsPattern(String.raw`${original}|real|genuine|passports?|असल[\p{L}\p{M}]*`))

/** 'We never keep your degree', in the words of Hindi that end a sentence. */
const isNeverKept = finds(
	wordsPattern(
		String.raw`(?:kabhi|kadhi\p{L}*|कभी|कधी[\p{L}\p{M}]*)\s+(?:\S+\s+){0,3}?(?:nahi+n?|naahi|नहीं|नाही)\s+(?:rakh\p{L}*|thev\p{L}*|रख[\p{L}\p{M}]*|ठेव[\p{L}\p{M}]*)`,
	),
)
const isKeptByThem = finds(
	wordsPattern(
		String.raw`you\s+(?:keep|hold|retain)\s+(?:them|it|those|your|all)|(?:stays?|remains?)\s+with\s+(?:you|the\s+(?:candidate|nurse|doctor|owner))`,
	),
)

const isReturned = finds(
	wordsPattern(
		String.raw`(?:return(?:ed)?|handed\s+back|given\s+back)\s+(?:\S+\s+){0,5}?(?:(?:the\s+)?same\s+(?:day|afternoon|morning|hour|evening)|at\s+once|immediately|on\s+the\s+spot|within\s+(?:the|an|one)\s+hour)(?!\s+(?:you|of|the\s+(?:bond|contract)))`,
	),
)

/** Copies may be kept, and so may originals by the person whose they are. */
export const isOfCopies = (text: string) =>
	(copies(text) && !realOnes(text)) ||
	(isKeptByThem(text) && !isWithUs(text)) ||
	(isNeverKept(text) && !isWithUs(text)) ||
	(isReturned(text) && !isWithUs(text))
