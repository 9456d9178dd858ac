import { councilLetters, councilNamedIn as councilIn, hasCouncilLetters } from '#app/catalog/council-names.ts'
import { normaliseRegistrationNumber } from '#app/catalog/councils.ts'
import { cellsOf, type Line } from './lines.ts'
import { findSpan } from './months.ts'

export type ProposedRegistration = { number: string; councilCode: string | null; from?: string }

/** Registered too, but with no council. */
const others =
	/\b(?:university|college|student|enrol?l?ment|exam(?:ination)?|seat|roll|prn|vehicle|conference|workshop|delegate|course|gst|company|hospital|clinic|nursing home|clinical trial|ctri|aadhaa?r|passport|licen[cs]e to drive|driving|member(?:ship)?|isa|ima|rsacp|hpr|abha|marriage|birth|nabh|(?:pc)?pndt|fssai|society|csi|employee|emp)\b/i
const label = String.raw`(?:reg(?:istration|istered|istn|n|d|tn|i|dn)?|licen[cs]e|lic|credential|पंजीकरण|पंजीयन|नोंदणी)(?![\p{L}\p{M}])\.?`
const number = String.raw`(?:no|nos|number|num|#|संख्या|क्रमांक|क्र)(?![\p{L}\p{M}])\.?(?:\s*(?:&|and|,|/)\s*(?:date|dt|year|validity|state)(?!\p{L})\.?)?`
/** `2011/04/1234`, `KMC-54321`, `DMC/R/60441`, `XXXI-18234`, `G 12345`, `KL03201456`. */
const value = String.raw`((?:[A-Z]{1,7}[-/.]{1,2}){0,3}(?:[A-Z]{1,4}[- ]?)?\d[\dA-Z]*(?:\s?[-/]\s?[\dA-Z]+){0,3})(?![\p{L}\d])`
const council = String.raw`(?:${councilLetters})`

const patterns = [
	// RN RM No. XXXI-18234, RNRM: 12345, Registered Nurse No. 41207
	new RegExp(
		String.raw`(?<![\p{L}])(?:R\.?N\.?\s*[-/&,]?\s*R\.?M\.?|R\.?N\.?M\.?|R\.?N\.?(?=\W*(?:${label}\W*)?${number})|R\.?N\.?\s*[:#-]|NRTS|registered\s+nurses?(?:\s*(?:&|and|/)\s*(?:registered\s+)?midwi\p{L}+)?(?=\W*(?:${label}\W*)?${number}))\s*(?:${label}\s*)?(?:${number})?\s*[:#.–-]*\s*${value}`,
		'iu',
	),
	new RegExp(
		String.raw`(?<![\p{L}])${label}\s*(?:with|under|:|-|–)?\s*(?:the\s+)?(?:${council}\s*)?(?:${number}|id(?!\p{L}))\s*(?:\(\s*[\p{L} .]+\)\s*)?[:#.–-]*\s*(?:is\s+)?(?:${council}(?:\s+|\s*:\s*)(?:${number}\s*)?)?${value}`,
		'iu',
	),
	// `UKMC-7345` is printed as one.
	new RegExp(String.raw`(?<![\p{L}])(${council}[-/]+(?:[A-Z]+[-/])*\d[\d/-]*)`, 'u'),
	new RegExp(
		String.raw`(?<![\p{L}])${council}\s*(?:,|:|-|–)?\s*(?:${label}\s*)?(?:${number}|[:#–-]|\s)\s*[:.–-]*\s*${value}`,
		'iu',
	),
	new RegExp(
		String.raw`(?:council|commission|board|परिषद|काउंसिल|काउन्सिल|कौन्सिल)(?:\s+of\s+\p{L}+(?:\s+\p{L}+){0,3}?)?\s*(?:\([^)]{2,30}\))?\s*[,:;–-]*\s*(?:(?:permanent|provisional|full|additional)\s+)?(?:${label})?\s*(?:${number})?\s*[:#.–-]*\s*${value}`,
		'iu',
	),
]
/** `Registration: 98123 (Karnataka Medical Council)` */
const labelled = new RegExp(String.raw`(?<![\p{L}])${label}\s*[:–-]\s*${value}`, 'iu')
/** A line of its own below its heading: `KMC 112093`, `Reg: 12345`. */
const bare = new RegExp(
	String.raw`^(?:R\.?N\.?\s*(?:[/&]\s*R\.?M\.?)?\s*)?(?:${label}\s*)?(?:${number})?\s*[:#.–-]*\s*${value}(?=\s*(?:$|[(,;]))`,
	'iu',
)
/** Under their heading, by degree: `MBBS: 2012/03/0561`. */
const ofDegree = new RegExp(
	String.raw`(?<![\p{L}])(?:M\.?B\.?B\.?S|B\.?A\.?M\.?S|B\.?H\.?M\.?S|B\.?U\.?M\.?S|permanent|primary|U\.?G)\.?\s*[:–-]\s*${value}(?=\s*(?:[;,(]|$))`,
	'iu',
)
/** `RN 10-28741`, where a council of nurses is named or under the heading. */
const ofNurse = new RegExp(String.raw`(?<!\p{L})R\.?N\.?\s+(?=\d)${value}`, 'iu')
/** The number that every nurse of the country has beside that of a council. It counts where there is no other. */
const ofCountry = new RegExp(
	String.raw`(?<!\p{L})(?:N\.?U\.?I\.?D|(?:national|nurse(?:['’]?s)?) unique id(?:entification|entity)?)\.?\s*(?:${number})?\s*[:#.–-]*\s*${value}`,
	'iu',
)
/** Of a letter or a file, whatever letters it begins with. */
const isOfPaper =
	/(?<!\p{L})(?:ref(?:erence)?|letter|order|advt?|advertisement|file|memo|invoice|bill|form|candidate|job|resume)\b\.?\s*(?:no|number|id|code)\b/iu
/** Behind the name of a council in words of any kind: `Council of Homoeopathic System of Medicine, Gujarat State: G-18642`. */
const anywhere = new RegExp(
	String.raw`(?:council|commission|parishad|board of (?:indian|ayur|hom|unani)|परिषद|काउंसिल|काउन्सिल|कौन्सिल)[^\d|;]{0,70}?[\s:–-]${value}`,
	'iu',
)

/** A register abroad. Seven digits behind `GMC` are the one of the United Kingdom; Goa and Gujarat have fewer. */
const abroad =
	/\bgeneral medical council\b|\bgmc\b\W*(?:uk\b|(?:(?:reg\w*|ref\w*|no|number)\W*)*\d{7}(?!\d))|\bnmc\b\W*(?:uk\b|pin\b)|\bnursing and midwifery council\b|\b(?:ahpra|saudi|ministry of health|health authority|commission for health|dha|haad|doh|moh|scfhs|qchp|nhra|nclex|prometric|dataflow)\b/i

/**
 * The registration with a council, as resumes and councils print it: 'MMC Reg. No. 2011/04/1234', 'Registration: Maharashtra Medical
 * Council 2013/02/0441', 'DMC/R/60441'. The council may stand on the lines around. What a university, a society or an office gave is none.
 */
export function findRegistration(all: readonly Line[]): ProposedRegistration | null {
	const lines = all.flatMap(withoutForeign)
	const found = lines.flatMap(({ text, part }, at) => {
		const own = text.replace(/\t+/g, ' ')
		const next = lines[at + 1]?.text.replace(/\t+/g, ' ') ?? ''
		// A label may end its line and its number begin the next.
		const isCut =
			/(?:no|number|council|registration)\W*$/i.test(own) || (endsWithCouncil.test(own) && /^\d{4,7}$/.test(next))
		const inOwn = numberIn(own, part) ?? numberInColumn(lines, at)
		const read = inOwn ?? (isCut ? numberIn(`${own} ${next}`, part) : null)
		if (read === null) return []
		const [above, below] = [lines[at - 1]?.text ?? '', next]
		// Letters that are of several councils do not become those of the one in the next line.
		const councilCode =
			councilIn(own) ??
			(/^council\W*$/i.test(below) ? councilIn(`${own} council`) : null) ??
			(/\p{Lu}/u.test(own) ? null : councilIn(own.toUpperCase())) ??
			(hasCouncilLetters(own) ? null : (councilIn(above) ?? councilIn(below))) ??
			(part === 'registration' ? councilIn(`${lines[at - 2]?.text ?? ''} ${above} ${own} council`) : null)
		const isNamed = councilCode !== null || /council|commission|परिषद|काउंसिल|कौन्सिल/iu.test(`${above} ${own} ${below}`)
		if (
			isOther(own) ||
			isOfPaper.test(own) ||
			abroad.test(own) ||
			(!isNamed && part !== 'registration' && !/registration|reg/i.test(own))
		)
			return []
		return [{ number: read, councilCode, from: own, label: inOwn === null ? next : own, isNamed }]
	})
	const ofCouncils = found.filter((each) => !isOfCountry(each))
	const counted = ofCouncils.length > 0 ? ofCouncils : found
	const current = counted.filter(({ from }) => !isFormer.test(from))
	const numbers = current.length > 0 ? current : counted
	const best =
		numbers.find(({ councilCode }) => councilCode !== null) ?? numbers.find(({ isNamed }) => isNamed) ?? numbers[0]
	if (!best) return null
	const councilCode = best.councilCode ?? onlyCouncil(lines)
	return {
		number: best.number,
		councilCode: isOfOtherTrade(best.label, councilCode) ? null : councilCode,
		from: best.from,
	}
}

const isOfCountry = ({ number: read, from }: { number: string; from: string }) =>
	normaliseRegistrationNumber(ofCountry.exec(from)?.[1] ?? '') === read

/** In a table with a column for it. */
function numberInColumn(lines: readonly Line[], at: number): string | null {
	if (lines[at]?.part !== 'registration') return null
	const cells = cellsOf(lines[at].text)
	for (const { text, part } of lines.slice(Math.max(0, at - 6), at).toReversed()) {
		if (part !== 'registration') return null
		const column = cellsOf(text).findIndex((title) =>
			/^(?:reg|licen[cs]e|enrol)[\p{L}.]*\s*(?:no|number)\b/iu.test(title),
		)
		if (column > 0) return numberIn(`Reg. No. ${cells[column] ?? ''}`, 'registration')
	}
	return null
}
/** A number of a nurse is of no council of doctors. */
const isOfOtherTrade = (text: string, code: string | null) => isOfNurse.test(text) && code?.endsWith('-NC') === false
const isOfNurse = /(?<!\p{L})R\.?N\.?(?:R\.?M\.?)?(?=[\s:/-]*(?:no|reg|\d))/iu

/** A line that names several councils, one abroad or a number of another kind says something of each. */
function withoutForeign(line: Line): Line[] {
	const pieces = line.text.split(/\s*[|;·•()]\s*/).filter((piece) => piece !== '')
	const councils = new Set(pieces.flatMap((piece) => councilIn(piece) ?? []))
	return pieces.length > 1 && (councils.size > 1 || pieces.some((piece) => abroad.test(piece) || isOther(piece)))
		? pieces.map((text) => ({ ...line, text }))
		: [line]
}
/** `… | UPMC` above a number. */
const endsWithCouncil = new RegExp(String.raw`(?<![\p{L}\d])${council}\W*$`, 'u')
/** No longer the one that counts. */
const isFormer = /\b(?:formerly|former|previous(?:ly)?|earlier|old|transferred from|cancelled|expired|lapsed)\b/i

const isOther = (text: string) =>
	others.test(text.replace(/\bmedical council\b/gi, '')) &&
	!/council|commission/i.test(text) &&
	councilIn(text) === null

/** The one council that the resume speaks of at all. */
function onlyCouncil(lines: readonly Line[]): string | null {
	const named = new Set(lines.filter(({ text }) => /council/i.test(text)).flatMap(({ text }) => councilIn(text) ?? []))
	const [one, ...more] = named
	return one !== undefined && more.length === 0 ? one : null
}

const phone = /(?<!\d)(?:\+?91[\s-]?)?[6-9]\d{4}[\s-]?\d{5}(?!\d)/g

function numberIn(text: string, part: Line['part']): string | null {
	const plain = text
		.replace(phone, ' ')
		.replace(/(?<=\b[IVXLC]{1,7}) ?[–—-] ?(?=\d)/g, '-')
		.replace(/\bKL (\d\d) (\d{4}) (\d{3,6})\b/g, 'KL$1$2$3')
	const isOfNurses = part === 'registration' || councilIn(text)?.endsWith('-NC')
	const all = [...patterns, ...(isOfNurses ? [ofNurse] : [])]
	for (const pattern of part === 'registration'
		? [...all, bare, ofDegree, labelled, anywhere, ofCountry]
		: [...all, labelled, anywhere, ofCountry])
		for (const match of plain.matchAll(new RegExp(pattern, `g${pattern.flags}`))) {
			const typed = match[1]
				?.replace(/\s*([-/])\s*/g, '$1')
				.replace(/[.-]+$/, '')
				// `RN 168432 / RM 167990` are two numbers, and so are `10452/RM-10453`.
				.replace(/\/R\.?[NM](?:[-.]?\d+)?$/i, '')
				.replace(/^(?:R\.?N|R\.?M|RNRM|NUID|reg|no|is|as|id|under|vide|of|in|on|with)\.? +(?=\d)/i, '')
				// Maharashtra prints year, month and number; its letters are none of it.
				.replace(/^MMC[ /-]+(?=\d{4}\/\d{2}\/)/i, '')
			if (typed === undefined || (typed.match(/\d/g)?.length ?? 0) < 3) continue
			// A year beside letters is when, not which; a course is none either.
			if (/^(?:IN|ON|OF|YEAR|DT|DATED)\W*(?:19|20)\d\d$/i.test(typed)) continue
			if (/^(?:19|20)\d\d(?:-\d{2,4})?$/.test(typed) && !new RegExp(`${number}\\W*${typed}`, 'iu').test(text)) continue
			if (
				findSpan(`since ${typed}`)?.from.month ||
				/^(?:GNM|ANM|B\.?SC|M\.?SC|MBBS)\b(?:\D*\d{0,4}|.*[/-](?:19|20)\d\d)$/i.test(typed)
			)
				continue
			if (/^\d{10,12}$/.test(typed.replace(/\D/g, '')) && /mob|phone|tel/i.test(text)) continue
			// `RN-42761` is printed as one; `RN: 42761` and `RN-42761 / RM-42762` say which is which.
			const isOne = /RN-\d+$/.test(match[0]) && /^\d+$/.test(typed) && !/\bR\.?M\b/.test(plain)
			const kept = normaliseRegistrationNumber(isOne ? `RN-${typed}` : typed)
			if (kept !== null) return kept
		}
	return null
}
