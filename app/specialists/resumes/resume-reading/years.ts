import type { Line } from './lines.ts'

const words =
	'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty'.split(
		' ',
	)
const number = String.raw`(?<![\d.])(\d{1,2}|${words.join('|')})(?:\.\d)?`
const years = String.raw`\s*(?:\+|plus)?\s*(?:years?|yrs?|वर्षों|वर्ष|वर्षे|साल)(?![\p{L}])\.?`
const experience = String.raw`(?:experience|exp\b\.?|practice|अनुभव)`
/** What people say that they have worked in, where they do not call it experience. */
const field = String.raw`(?:nursing|an(?:a)?esthe\w+|medicine|surgery|\p{L}+ology|\p{L}+iatrics|orthop(?:a)?edics|obstetrics|icu|critical care|casualty|ot|theatre|bedside|clinical|practice|hospitals?|teaching|nurse|doctor|surgeon|physician|anesthesiologist|anaesthetist|consultant|intensive care|emergency|operation theatres?|wards?)(?!\p{L})`

const afterDegree = String.raw`post[\s-]?(?:pg|md|ms|dm|mch|dnb|drnb)`

const totals = [
	// In front of what it is made of: `12 years of total experience (Gulf 7 years)`.
	new RegExp(
		String.raw`${number}${years}(?:\s*(?:and\s*)?\d{1,2}\s*(?:months?|m))?\s*(?:of\s*)?(?:total|overall)\s+(?:\p{L}+\s+)?${experience}`,
		'iu',
	),
	// `Experience: clinical 7 yrs; teaching 5 yrs; total 13 years`
	new RegExp(String.raw`${experience}[^.\n]{0,80}[;,]\s*\btotal\b[\s:–-]*${number}${years}`, 'iu'),
	new RegExp(
		String.raw`(?:\btotal\b|\boverall\b|कुल|एकूण)[^.\n]{0,40}?${experience}[^.\n\d]{0,25}?${number}${years}`,
		'iu',
	),
	new RegExp(String.raw`${experience}[\s:(–-]*(?:in )?(?:\btotal\b|\boverall\b|कुल|एकूण)[\s:–-]*${number}${years}`, 'iu'),
	new RegExp(
		String.raw`^(?:work(?:ing)?|professional|clinical|${afterDegree})?\s*${experience}\s*(?:in years)?[\s:–-]+${number}${years}`,
		'iu',
	),
	// `over 5 years of post-MD experience`: specialists count from there.
	new RegExp(String.raw`${number}${years}\s*(?:of\s+)?${afterDegree}\s+${experience}`, 'iu'),
]
/** As job portals print it below the name: `Mumbai | 9y 5m`. */
const inHeadline = /(?:^|[|\t]\s*)(\d{1,2})\s*y(?:rs?|ears?)?\.?\s*\d{1,2}\s*m(?:onths?)?\b/iu
/** `Age as on 01.11.2026: 32 Years 02 Months` */
const isAge = /(?<!\p{L})(?:age|aged|born|birth|dob|आयु|वय|उम्र)(?!\p{L})/iu
const stated = [
	new RegExp(String.raw`${number}${years}\s*(?:['’]\s*)?(?:of\s+)?(?:[\p{L}-]+\s+){0,4}?${experience}`, 'giu'),
	new RegExp(
		String.raw`${number}${years}(?:\s+\d{1,2}\s*months?)?\s+(?:of\s+(?:work|service)\s+)?(?:in|as an?|as)\s+(?:the\s+)?(?:[\p{L}-]+\s+){0,3}?${field}`,
		'giu',
	),
	new RegExp(
		String.raw`${number}${years}\s+(?:after|post|since)[\s-]*(?:post[\s-]?graduation|pg|md|ms|dnb|mbbs|qualification|graduation)\b`,
		'giu',
	),
	new RegExp(String.raw`${experience}\s*(?:of|:|-|–)\s*(?:over |about |more than |nearly )?${number}${years}`, 'giu'),
]
/** A hospital's years, or those that a job asks for. */
const notTheirs =
	/\b(?:our|the|this|your|its)\s+(?:\d+[\s-]bed\w*\s+)?(?:hospital|clinic|institute|centre|center|college|trust|team|department)\b[^.]*\b(?:has|have|had|with|completed|of|for)\b|\b(?:hospital|clinic|institute|trust|team)\s+(?:has|with|having)\b|\b(?:minimum|at least|required|requires|should have|preferred)\b|\bestablished\b|\blegacy\b/iu

export type StatedYears = { years: number; isTotal: boolean; from: string }

/** The years of experience that the resume states of its owner. Null where it states none, parts of them, or two numbers. */
export function statedYears(lines: readonly Line[]): StatedYears | null {
	const texts = lines.map(
		({ text }, at) => `${text}${/[\p{L},]$/u.test(text) && text.length > 50 ? ` ${lines[at + 1]?.text ?? ''}` : ''}`,
	)
	for (const [at, text] of texts.entries())
		for (const pattern of lines[at]?.part === 'top' && !isAge.test(text) ? [...totals, inHeadline] : totals) {
			const count = asCount(pattern.exec(text)?.[1])
			if (count !== null && !notTheirs.test(text)) return { years: count, isTotal: true, from: lines[at]?.text ?? text }
		}
	const found = texts.flatMap((text, at) => {
		if (notTheirs.test(text) || lines[at]?.part === 'references') return []
		return stated
			.flatMap((pattern) => [...text.matchAll(pattern)].flatMap((match) => asCount(match[1]) ?? []))
			.map((count) => ({ count, at }))
	})
	const counts = new Set(found.map(({ count }) => count))
	const [first] = found
	if (!first || counts.size !== 1) return null
	return { years: first.count, isTotal: false, from: lines[first.at]?.text ?? '' }
}

/** Someone who has only just finished. */
export const saysFresher = (lines: readonly Line[]) =>
	lines.find(
		({ text, part }) =>
			part !== 'references' &&
			/\b(?:i am a|as a|being a|^)?\s*(?:fresher|fresh graduate|(?:begin|start)(?:ing)? my career|recently (?:completed|passed|graduated)|just (?:completed|passed)|newly qualified|no (?:prior |previous |work |job )?experience)\b(?!['’]?s)/i.test(
				text,
			) &&
			!/\b(?:train|teach|guid|mentor|supervis)\w*/i.test(text),
	)?.text ?? null

function asCount(text: string | undefined): number | null {
	if (text === undefined) return null
	const word = words.indexOf(text.toLowerCase())
	const count = word >= 0 ? word + 1 : Number(text)
	return count <= 60 ? count : null
}
