import { foldSpelling } from '#app/catalog/spelling.ts'
import type { Line } from './lines.ts'
import { findSpan, isYear } from './months.ts'
import { findPlaceOfWork, isPlaceOfWork } from './workplaces.ts'

export type ProposedDegree = {
	degree: string
	institution: string | null
	startYear: number | null
	endYear: number | null
}

type Kind = { name: string; pattern: RegExp; hasField: boolean }
const kind = (name: string, pattern: string, hasField = false): Kind => ({
	name,
	pattern: new RegExp(String.raw`(?<![\w.])(?:${pattern})(?![\w])`, 'i'),
	hasField,
})
const exact = (name: string, pattern: string, hasField = true): Kind => ({
	name,
	pattern: new RegExp(String.raw`(?<![\w.])(?:${pattern})(?![\w])`),
	hasField,
})

/** Longer names first: `DrNB` before `DNB`, nursing degrees before `B.Sc`. */
const kinds: readonly Kind[] = [
	kind(
		'MBBS',
		String.raw`M\.?\s?B\.?,?\s?B\.?\s?S\.?|bachelor of medicine(?:,| and| &)? ?(?:and )?bachelor of surgery`,
	),
	kind(
		'Post Basic B.Sc Nursing',
		String.raw`post[\s-]?basic b\.?\s?sc\.?,?\s*\(?(?:in )?nursing\)?|p\.?b\.?b\.?\s?sc\.? nursing`,
	),
	kind('M.Sc Nursing', String.raw`m\.?\s?sc\.?,?\s*\(?(?:in )?(?:nursing|n)\)?|master of science in nursing`),
	kind('B.Sc Nursing', String.raw`b\.?\s?sc\.?,?\s*\(?(?:in )?(?:hons\.? )?nursing\)?|bachelor of science in nursing`),
	kind('GNM', String.raw`G\.?N\.?M\.?|general nursing (?:and|&) midwifery`),
	kind('ANM', String.raw`A\.?N\.?M\.?|auxiliary nurs(?:e|ing) (?:and |& )?midwi(?:fe|fery)`),
	exact('DrNB', String.raw`Dr\.?\s?NB`),
	exact('DNB', String.raw`D\.?N\.?B\.?|[Dd]iplomate of (?:the )?[Nn]ational [Bb]oard`),
	exact('FNB', String.raw`F\.?N\.?B\.?`),
	exact('MCh', String.raw`M\.?\s?[Cc][Hh]\.?|[Mm]agister [Cc]hirurgiae`),
	exact('DM', String.raw`D\.?M\.?|[Dd]octorate of [Mm]edicine`),
	exact('MD', String.raw`M\.?D\.?|[Dd]octor of [Mm]edicine`),
	// M. S. Ramaiah has colleges to his name.
	exact('MS', String.raw`M\.?S\.?(?!\.? Ramaiah)|[Mm]aster of [Ss]urgery`),
	exact('DA', String.raw`D\.?A\.?|[Dd]iploma in [Aa]na?esthe\w+`, false),
	exact('DGO', String.raw`D\.?G\.?O\.?`, false),
	exact('DCH', String.raw`D\.?C\.?H\.?`, false),
	exact('DMRD', String.raw`D\.?M\.?R\.?D\.?`, false),
	exact('D.Ortho', String.raw`D\.?\s?[Oo]rtho\.?`, false),
	exact('IDCCM', 'IDCCM', false),
	exact('PDCC', 'PDCC'),
	exact('FRCA', 'FRCA', false),
	exact('EDAIC', 'EDAIC', false),
	exact('MRCS', 'MRCS', false),
	exact('MRCP', 'MRCP', false),
]

/** What a degree can be in. Written as the resume writes it, so both spellings stay. */
const field =
	/^[\s.,:([–—-]*(?:in\s+|of\s+)?((?:cardiac |cardiothoracic |neuro |neuro-|paediatric |pediatric |critical care |obstetric )?an(?:a)?esthe(?:sia(?! technology)|siology|tics)|general surgery|general medicine|internal medicine|orthop(?:a)?edics?(?: surgery)?|neuro-?surgery|cardio-?(?:vascular |thoracic )?(?:and |& )?(?:thoracic |vascular )?surgery|ctvs|cvts|cardio-?thoracic (?:and |& )?vascular surgery|urology|plastic surgery|paediatric surgery|pediatric surgery|surgical (?:oncology|gastroenterology)|paediatrics|pediatrics|obstetrics (?:and|&) gyna?ecology|obgy?n?|ent|oto-?rhino-?laryngology|ophthalmology|radio-?diagnosis|radiology|pathology|dermatology|psychiatry|cardiology|neurology|nephrology|critical care(?: medicine)?|emergency medicine|pulmonary medicine|respiratory medicine|gastroenterology|pain medicine|transplant an(?:a)?esthesia|regional an(?:a)?esthesia|community medicine|microbiology)/i

/** Every degree once, with the place and the years beside it. Nothing is invented, and missing values are null. */
export function findDegrees(lines: readonly Line[]): ProposedDegree[] {
	const own = lines.filter(({ part }) => part === 'education')
	const details = degreesIn(own.length > 0 ? own : lines.filter(({ part }) => part !== 'experience'))
	const mentioned = degreesIn(lines.filter(({ part }) => part === 'top'))
	return [...details, ...mentioned].reduce<ProposedDegree[]>(addOnce, []).slice(0, 12)
}

/** Of two mentions of one degree, what either says. */
function addOnce(kept: ProposedDegree[], found: ProposedDegree): ProposedDegree[] {
	const key = foldSpelling(found.degree)
	const at = kept.findIndex(({ degree }) => `${foldSpelling(degree)} `.startsWith(`${key} `))
	const known = kept[at]
	if (!known) return [...kept, found]
	const years = known.endYear === null ? found : known
	const { startYear, endYear } = years
	return kept.with(at, { ...known, institution: known.institution ?? found.institution, startYear, endYear })
}

function degreesIn(lines: readonly Line[]): ProposedDegree[] {
	const found = lines.map(({ text }) => namesIn(text))
	const first = found.findIndex((names) => names.length > 0)
	// Some write the place above the degree, others below or beside it.
	const placesStandAbove =
		first > 0 && isPlaceOfWork(lines[first - 1]?.text ?? '') && !isPlaceOfWork(lines[first]?.text ?? '')
	return found.flatMap((names, at) =>
		names.map(({ name, text }) => {
			const near = names.length > 1 ? [text] : linesNear(lines, found, at, placesStandAbove)
			const years = firstOf(near, yearsIn) ?? { startYear: null, endYear: null }
			return { degree: name, institution: firstOf(near, findPlaceOfWork), ...years }
		}),
	)
}

/** The line of a degree and those that can only belong to it. */
function linesNear(lines: readonly Line[], found: readonly unknown[][], at: number, above: boolean): string[] {
	const near = [lines[at]?.text ?? '']
	const step = above ? -1 : 1
	for (let next = at + step; Math.abs(next - at) <= 2; next += step) {
		const line = lines[next]
		if (!line || (found[next]?.length ?? 0) > 0) break
		near.push(line.text)
	}
	return near
}

function firstOf<Value>(lines: readonly string[], find: (line: string) => Value | null): Value | null {
	for (const line of lines) {
		const value = find(line)
		if (value !== null) return value
	}
	return null
}

/** The degrees that a line names, in its order, each with the text up to the next. */
function namesIn(line: string): { name: string; text: string }[] {
	const found: { name: string; at: number }[] = []
	let rest = line
	for (const { name, pattern, hasField } of kinds) {
		for (let match = pattern.exec(rest); match; match = pattern.exec(rest)) {
			const end = match.index + match[0].length
			const subject = hasField ? field.exec(rest.slice(end))?.[1] : undefined
			found.push({ name: subject ? `${name} ${capitalised(subject)}` : name, at: match.index })
			rest = rest.slice(0, match.index) + ' '.repeat(match[0].length) + rest.slice(end)
		}
	}
	const inOrder = found.toSorted((one, other) => one.at - other.at)
	return inOrder.map(({ name, at }, index) => ({ name, text: line.slice(at, inOrder[index + 1]?.at) }))
}

const capitalised = (text: string) =>
	/^[A-Z]{2,5}$/.test(text)
		? text
		: text
				.toLowerCase()
				.replace(/\p{L}+/gu, (word) => (word === 'and' ? word : word.slice(0, 1).toUpperCase() + word.slice(1)))

const longestStudy = 20

function yearsIn(line: string): { startYear: number | null; endYear: number | null } | null {
	const span = findSpan(line)
	if (span) {
		const [startYear, endYear] = [span.from.year, span.to?.year ?? null]
		// No one studies longer, so such a line holds two things.
		return { startYear: endYear !== null && endYear - startYear > longestStudy ? null : startYear, endYear }
	}
	const [year] = [...line.matchAll(/(?<!\d)(19[5-9]\d|20\d\d)(?!\d)/g)].map(([text]) => Number(text)).filter(isYear)
	return year === undefined ? null : { startYear: null, endYear: year }
}
