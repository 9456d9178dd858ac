import { clausesOf, finds, type Span, spansOf, wordsPattern } from './pattern.ts'

const asks = String.raw`(?:ask(?:s|ed|ing)?|demand(?:s|ed|ing)?|want(?:s|ed)?|told?|tells?|said|says?|charg(?:es|ed|ing)|tak(?:es?|ing)|took|collect(?:s|ed|ing)?|keeps?|kept|withh[eo]ld\p{L}*|holds?|held|insist(?:s|ed)?|requir(?:es?|ed)|deduct(?:s|ed)?|wrote|writes|sent|needs?|(?:is|are|were|was)\s+(?:asking|demanding|charging|taking|keeping))`

/** What someone else asked for, a question about it, and what the author has paid and wants back. */
const reports = finds(
	wordsPattern(
		[
			String.raw`(?<!(?:my|our)\s)(?:they|he|she|you(?:r\s+\S+)?|hospital|clinic|management|hr|hrs|matron|agent|agency|office|owner|director|admin|department|someone|somebody|people|manager|recruiter|consultancy)\s+(?:\S+\s+){0,3}?${asks}`,
			String.raw`(?:i|we|friend|nurses?|colleagues?|everyone|doctors?)\s+(?:\S+\s+)?(?:was|were|am|are|been|being)\s+(?:\S+\s+)?(?:asked|told|charged|forced|made\s+to|required)`,
			String.raw`(?:was|is|are|were)\s+(?:asked\s+for|demanded)`,
			String.raw`(?:i|we)\s+(?:have\s+)?(?:already\s+)?(?:paid|gave|given|deposited|submitted|refuse\p{L}*|decline\p{L}*)`,
			String.raw`(?:do|should|must|will|would|does|is|are|can|why|kya|क्या|का)\s+(?:i|we|you|the\s+hospital|it|there|this|that|yeh?|any|मुझे|हे)`,
			String.raw`(?<!to\s)(?:return|refund|give\s+back|release)\s+(?:\S+\s+)?(?:my|it|our)|(?:give|hand)\s+(?:\S+\s+){0,4}?back`,
			String.raw`(?:not|never|cannot|can['’]?t|won['’]?t|don['’]?t)\s+(?:\S+\s+){0,2}?(?:want|pay|give|deposit)`,
			String.raw`m[aā]+ng?(?:a|i|e|ee|ne|te|ti|ta|tat|itl[aeiy]\p{L}*|rahe)|(?:मांग|माँग|माग)[\p{L}\p{M}]*|le\s+rahe|लिए\s+गए|घेत[\p{L}\p{M}]*`,
			String.raw`(?:offer|letter|message|mail|form|advertisement|advert|ad|post)\s+(?:letter\s+)?(?:says?|said|asks?|mentions?|states?)`,
			String.raw`without\s+(?:\S+\s+)?(?:deposit|fees?|bond)|no\s+(?:deposit|fees?|bond)`,
		].join('|'),
	),
)

/** What the author earns: their rate, and what is due for work that was done. */
const earns = finds(
	wordsPattern(
		String.raw`(?:my|agreed|expected|current)\s+(?:\S+\s+){0,2}?(?:fees?|rates?|charges|pay|salary|payment)|i\s+(?:charge|expect)|per\s+(?:case|visit|hour|shift|day|month|night|epidural)|pending|overdue|due\s+for|reimburs\p{L}*|(?:advance|full|half)\s+(?:\S+\s+)?salary|salary|worked|yesterday(?:['’]?s)?|last\s+(?:week|month|night)|agreed`,
	),
)
/** Money before anything was done. */
const before = finds(
	wordsPattern(
		String.raw`(?:advance|token|booking|refundable|security|registration|processing|commission|first|today|confirm\p{L}*|deposit(?!ed)|एडवांस|अ[ॅ]?डव्हान्स|पहले|आधी)`,
	),
)

/** What a sentence beside a report quotes. */
const quotes = /["“][^"“”]{3,400}["”]|[‘'][^‘’'\n]{12,400}[’'](?!\p{L})/gu

/**
 * Places of a text by a specialist that ask its reader for something: not a sentence that reports what a hospital asked for, or asks
 * about it, nor one that names what its author earns.
 */
export function withoutReports<Found extends Span>(text: string, found: readonly Found[]): Found[] {
	const clauses = clausesOf(text)
	const quoted = clauses.some((clause) => reports(clause.text)) ? spansOf(quotes, text) : []
	const isDemand = (clause: Span & { text: string }) => {
		if (text[clause.end] === '?' || reports(clause.text)) return false
		return !earns(clause.text) || before(clause.text.replace(/advance\s+(?:\S+\s+)?salary/gi, ''))
	}
	return found.filter(
		({ start, end }) =>
			!quoted.some((quote) => quote.start <= start && end <= quote.end) &&
			clauses.some((clause) => clause.start < Math.max(end, start + 1) && clause.end > start && isDemand(clause)),
	)
}
