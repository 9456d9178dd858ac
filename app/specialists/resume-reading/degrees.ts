import { foldSpelling } from '#app/catalog/spelling.ts'
import { cellsOf, type Line } from './lines.ts'
import { findSpan, isYear } from './months.ts'
import { cut, findPlaceOfWork, isPlaceOfWork, isTown } from './workplaces.ts'

export type ProposedDegree = {
	degree: string
	institution: string | null
	startYear: number | null
	endYear: number | null
	/** What follows is missing in what was read before we kept it. */
	isSure?: boolean
	from?: string
}

/** `isShort`: letters that stand for other things too. */
type Kind = { name: string; pattern: RegExp; hasField: boolean; isShort: boolean }
const kind = (name: string, pattern: string, hasField = false): Kind => ({
	name,
	pattern: new RegExp(String.raw`(?<![\p{L}\p{M}\d.])(?:${pattern})(?![\p{L}\p{M}\d])`, 'iu'),
	hasField,
	isShort: false,
})
const exact = (name: string, pattern: string, hasField = true, isShort = false): Kind => ({
	name,
	pattern: new RegExp(String.raw`(?<![\p{L}\p{M}\d.+])(?:${pattern})(?![\p{L}\p{M}\d])`, 'u'),
	hasField,
	isShort,
})

/** Longer names first: `DrNB` before `DNB`, nursing degrees before `B.Sc`. */
const kinds: readonly Kind[] = [
	kind(
		'MBBS',
		String.raw`M\.?\s?B\.?,?\s?B\.?\s?S\.?|M\.?\s?D\.?\s*\(?physician\)?(?:\W{1,3}(?:equivalent|equal) to M\.?B\.?B\.?S\.?)?|bachelor of medicine(?:,| and| &)? ?(?:and )?bachelor of surgery|एम\.?\s?बी\.?\s?बी\.?\s?एस\.?`,
	),
	kind(
		'Post Basic B.Sc Nursing',
		String.raw`post[\s-]?basic b\.?\s?sc\.?,?\s*\(?(?:in )?nursing\)?|p\.?b\.?b\.?\s?sc\.? nursing`,
	),
	kind('M.Sc Nursing', String.raw`m\.?\s?sc\.?,?\s*\(?(?:in )?(?:nursing|n)\)?|master of science in nursing`),
	kind(
		'B.Sc Nursing',
		String.raw`b\.?\s?sc\.?\s*(?:,|-|–|\(h\))?\s*\(?(?:in )?(?:hons\.? |basic )?nursing\)?|basic b\.?\s?sc\.? nursing|b\.?\s?sc\.?\s*\(?n\)?|bachelor of science (?:in|\() ?nursing\)?|बी\.?एस\.?सी\.? ?\(?नर्सिंग\)?|बीएससी ?\(?नर्सिंग\)?`,
	),
	kind('GNM', String.raw`G\.?N\.?M\.?|general nursing (?:and|&) midwifery|जी\.?\s?एन\.?\s?एम\.?`),
	kind('ANM', String.raw`A\.?N\.?M\.?|auxiliary nurs(?:e|ing) (?:and |& )?midwi(?:fe|fery)|ए\.?\s?एन\.?\s?एम\.?`),
	kind('BAMS', String.raw`B\.?\s?A\.?\s?M\.?\s?S\.?`),
	kind('BHMS', String.raw`B\.?\s?H\.?\s?M\.?\s?S\.?`),
	kind('BUMS', String.raw`B\.?\s?U\.?\s?M\.?\s?S\.?`),
	exact('DrNB', String.raw`Dr\.?\s?NB`),
	exact('DNB', String.raw`D\.?N\.?B\.?|[Dd]iplomate of (?:the )?[Nn]ational [Bb]oard|डी\.?\s?एन\.?\s?बी\.?`),
	exact('FNB', String.raw`F\.?N\.?B\.?`),
	exact('MCh', String.raw`M\.?\s?[Cc][Hh]\.?|[Mm]agister [Cc]hirurgiae`),
	exact('DM', String.raw`D\.?\s?M\.?|[Dd]octorate of [Mm]edicine`, true, true),
	exact(
		'MD',
		String.raw`M\.?\s?D\.?(?:\s*[-–(]*\s*[Dd]octor of [Mm]edicine\)?)?|[Dd]octor of [Mm]edicine|एम\.?\s?डी\.?`,
		true,
		true,
	),
	exact(
		'MS',
		String.raw`M\.?\s?S\.?(?:\s*[-–(]*\s*[Mm]aster of [Ss]urgery\)?)?|[Mm]aster of [Ss]urgery|एम\.?\s?एस\.?`,
		true,
		true,
	),
	exact('DA', String.raw`D\.?\s?A\.?|[Dd]iploma in [Aa]na?esthe\w+|डी\.?\s?ए\.?`, false, true),
	exact('DGO', String.raw`D\.?\s?G\.?\s?O\.?`, false),
	exact('DCH', String.raw`D\.?\s?C\.?\s?H\.?`, false),
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
	/^[\s.,:([–—-]*(?:in\s+|of\s+)?(एनेस्थीसियोलॉजी|एनेस्थीसिया|एनेस्थेसियोलॉजी|एनेस्थेसिया|भूलशास्त्र|(?:cardiac |cardiothoracic |neuro |neuro-|paediatric |pediatric |critical care |obstetric )?an(?:a)?esthe(?:sia(?! technology)|siology|tics)|general surgery|general medicine|internal medicine|orthop(?:a)?edics?(?: surgery)?|neuro-?surgery|cardio-?(?:vascular |thoracic )?(?:and |& )?(?:thoracic |vascular )?surgery|ctvs|cvts|cardio-?thoracic (?:and |& )?vascular surgery|urology|plastic surgery|paediatric surgery|pediatric surgery|surgical (?:oncology|gastroenterology)|paediatrics|pediatrics|obstetrics (?:and|&) gyna?ecology|o\.?b\.?g\.?(?:y\.?n?\.?)?|obs\.?(?: and| &|,|\/)? ?gyna?e(?:c\w*)?\.?|gen\.? (?:medicine|surgery)|paeds\.?|peds\.?|ent|oto-?rhino-?laryngology|ophthalmology|radio-?diagnosis|radiology|pathology|dermatology|psychiatry|cardiology|neurology|nephrology|critical care(?: medicine)?|emergency medicine|pulmonary medicine|respiratory medicine|gastroenterology|pain medicine|transplant an(?:a)?esthesia|regional an(?:a)?esthesia|community medicine|microbiology|forensic medicine|pharmacology|physiology|anatomy|geriatrics|medicine|surgery|tb (?:and|&) chest|chest medicine|anaes\.?|ortho|surg|gynae(?:cology)?|(?:(?!(?:an?|and|at|by|consultant|for|from|head|in|of|professor|resident|senior|specialist|the|to|with|department|dept)\b)[a-z-]+ ){0,3}(?:surgery|medicine|\p{L}+ology|\p{L}+iatry|\p{L}+iatrics|\p{L}+graphy|transplant(?:ation)?|radiotherapy|biochemistry|oncology))(?![\p{L}\p{M}])/iu

/** A person’s name, where no word says that it is a college's. */
const isTitled = (line: string) => /^(?:dr|mr|mrs|ms|miss|prof|sister)\b/i.test(line)

/** Every degree once, with the place and the years beside it. Nothing is invented, and missing values are null; what ends after `today` is none yet. */
export function findDegrees(lines: readonly Line[], today = '9999-12-31'): ProposedDegree[] {
	const own = lines.filter(({ part }) => part === 'education')
	const outside = lines.filter(({ part }) => part !== 'experience' && part !== 'references' && part !== 'publications')
	const listed = degreesIn(own)
	const details = listed.length > 0 ? listed : degreesIn(outside).map(withCollegeThatSaysSo)
	// Beside the name at the top there are degrees, and a college only where it says so.
	const mentioned = degreesIn(lines.filter(({ part }) => part === 'top' || part === 'personal')).map(
		withCollegeThatSaysSo,
	)
	const isOver = ({ endYear }: ProposedDegree) => endYear === null || endYear <= Number(today.slice(0, 4))
	return [...details, ...mentioned].reduce<ProposedDegree[]>(addOnce, []).filter(isOver).slice(0, 12)
}

const withCollegeThatSaysSo = (degree: ProposedDegree) =>
	degree.institution !== null && isPlaceOfWork(degree.institution) ? degree : { ...degree, institution: null }

/** `MD Medicine` is MD General Medicine, `MS Surgery` is MS General Surgery. */
const keyOf = (degree: string) => ` ${foldSpelling(degree).replace(/ general(?= (?:medicine|surgery)$)/, '')} `

/** Of two mentions of one degree, what either says. */
function addOnce(kept: ProposedDegree[], found: ProposedDegree): ProposedDegree[] {
	const key = keyOf(found.degree)
	const at = kept.findIndex(({ degree }) => {
		const known = keyOf(degree)
		return known.startsWith(key) || key.startsWith(known)
	})
	const known = kept[at]
	if (!known) return [...kept, found]
	const degree = found.degree.length > known.degree.length ? found.degree : known.degree
	const { startYear, endYear } = known.endYear === null ? found : known
	return kept.with(at, { ...known, degree, institution: known.institution ?? found.institution, startYear, endYear })
}

/** A resume has listed them by then. */
const maxDegreeLines = 300

function degreesIn(all: readonly Line[]): ProposedDegree[] {
	const lines = all.slice(0, maxDegreeLines)
	const found = lines.map((line) => namesIn(line))
	const first = found.findIndex((names) => names.length > 0)
	const titles = columnTitles(lines)
	// Some write the place above the degree, others below or beside it.
	const last = found.findLastIndex((names) => names.length > 0)
	const [above, below] = [lines[first - 1]?.text ?? '', lines[last + 1]?.text ?? '']
	const placesStandAbove =
		first > 0 &&
		!titles.has(first - 1) &&
		!isPlaceOfWork(lines[first]?.text ?? '') &&
		!isPlaceOfWork(below) &&
		(isPlaceOfWork(above) || isNameOfPlace(above))
	const timesStandAbove =
		first > 0 && findSpan(lines[first - 1]?.text ?? '') !== null && yearsIn(lines[first]?.text ?? '') === null
	return found.flatMap((names, at) =>
		names.map(({ name, text, isSure }, index) => {
			const line = lines[at]?.text ?? ''
			const isAlone = names.length === 1
			const [up, down] = isAlone ? [linesFrom(lines, found, at, -1), linesFrom(lines, found, at, 1)] : [[], []]
			const places = [text, ...(isAlone ? [line] : []), ...(placesStandAbove ? up : down)]
			const behindIt = placesStandAbove ? upToPlace(down) : down
			const before = up.filter((above) => placesStandAbove || timesStandAbove || isTimeAlone(above))
			const times = [
				text,
				...(isAlone ? [line] : []),
				...(timesStandAbove ? [...before, ...behindIt] : [...behindIt, ...before]),
			]
			const column = isAlone ? fromColumn(line, titles, at) : null
			const institution =
				column?.institution ??
				firstOf(places, findPlaceOfWork) ??
				(isAlone ? behind(text) : null) ??
				(placesStandAbove && isNameOfPlace(up[0] ?? '') && !isTitled(up[0] ?? '') ? (up[0] ?? null) : null)
			const years = column?.years ?? firstOf(times, yearsIn) ?? { startYear: null, endYear: null }
			const source =
				index === 0 || isAlone
					? [
							...new Set([
								...(placesStandAbove ? up.slice(0, 1) : []),
								line,
								...(institution !== null && !line.includes(institution.split(',')[0] ?? '') ? down.slice(0, 1) : []),
							]),
						]
					: [line]
			return {
				degree: name,
				institution,
				...years,
				isSure,
				from: source.join(' · ').replace(/\t+/g, ' · ').slice(0, 300),
			}
		}),
	)
}

/** A college without a word that says so: some capitals, and nothing else. */
const isNameOfPlace = (text: string) =>
	/^\p{Lu}[\p{L}.&’' -]+(?:, \p{Lu}\p{L}+)?$/u.test(text) && text.split(' ').length <= 7 && !isSchool.test(text)

/** The lines above or below a degree that can only belong to it, the nearest first. */
function linesFrom(lines: readonly Line[], found: readonly unknown[][], at: number, step: 1 | -1): string[] {
	const near: string[] = []
	for (let next = at + step; Math.abs(next - at) <= 2; next += step) {
		const line = lines[next]
		if (!line || (found[next]?.length ?? 0) > 0 || isSchool.test(line.text)) break
		near.push(line.text)
	}
	return near
}
const isSchool =
	/\b(?:h\.?s\.?c|s\.?s\.?c|10th|12th|x(?:ii)?th|matric|intermediate|higher secondary|diploma in computer|ms-?cit)\b/i
const upToPlace = (lines: readonly string[]) => {
	const end = lines.findIndex(isPlaceOfWork)
	return end === -1 ? lines : lines.slice(0, end)
}
const isTimeAlone = (text: string) => {
	const span = findSpan(text)
	return !/\p{L}[\p{L}\p{M}]{2}/u.test(span ? text.replace(span.text, '') : text) && /\d{4}/.test(text)
}

/** `MBBS, KEM, Mumbai, 2010`: a place called neither college nor hospital is the next name behind the degree, before its town. */
function behind(text: string): string | null {
	const [name, town] = text
		.replace(/\([\d\s–—/-]+\)/g, ' ')
		.split(/[,\t|–—]| - /)
		.map((part) => part.trim())
		.filter((part) => /^[\p{Lu}\p{Lo}]/u.test(part) && !/\d/.test(part) && !field.test(` ${part}`))
	return name && town && isTown(town) && isTown(name.replace(/[.'’]/g, '')) ? cut(`${name}, ${town}`) : null
}

type Column = { institution: number; year: number }

function columnTitles(lines: readonly Line[]): ReadonlyMap<number, Column> {
	const found = new Map<number, Column>()
	for (const [at, { text }] of lines.entries()) {
		const cells = cellsOf(text)
		if (cells.length < 3 || cells.some((cell) => cell.length > 40)) continue
		const institution = cells.findIndex((cell) =>
			/^(?:name of (?:the )?)?(?:college|institut|school|hospital)/i.test(cell),
		)
		const year = cells.findIndex((cell) => /year|passing|passed|महीना|वर्ष/i.test(cell))
		if (institution >= 0 || year >= 0) found.set(at, { institution, year })
	}
	return found
}

function fromColumn(line: string, titles: ReadonlyMap<number, Column>, at: number) {
	const column = [...titles].filter(([title]) => title < at).at(-1)?.[1]
	const cells = cellsOf(line)
	if (!column || cells.length < 3) return null
	const place = cells[column.institution] ?? ''
	const institution = /\p{L}[\p{L}\p{M}]{2}/u.test(place) ? cut(place.replace(/[,;]+$/, '')) : null
	return { institution, years: yearsIn(cells[column.year] ?? '') }
}

function firstOf<Value>(lines: readonly string[], find: (line: string) => Value | null): Value | null {
	for (const line of lines) {
		const value = find(line)
		if (value !== null) return value
	}
	return null
}

type Found = { name: string; at: number; end: number; isShort: boolean; hasSubject: boolean }

/** `MS/MD (Anaesthesiology)`, as portals print both: the one that the subject has. */
function oneOfTwo(line: string, found: readonly Found[]): Found[] {
	return found.flatMap((degree, index) => {
		const [before, next] = [found[index - 1], found[index + 1]]
		if (next && isPair(line, degree, next)) return []
		return before && isPair(line, before, degree)
			? [{ ...degree, name: `${isSurgical.test(degree.name) ? 'MS' : 'MD'}${degree.name.slice(2)}` }]
			: [degree]
	})
}
const isPair = (line: string, one: Found, other: Found) =>
	/^M[DS]$/.test(one.name) && /^M[DS] /.test(other.name) && /^\s*\/\s*$/.test(line.slice(one.end, other.at))
const isSurgical = /surg|orthop|ophthal|obst|gyna?e|ent\b|rhino/i

/** The degrees that a line names, in its order, each with the text up to the next. */
function namesIn({ text: line, part }: Line): { name: string; text: string; isSure: boolean }[] {
	if (isAboutPay.test(line) || part === 'references') return []
	const found: Found[] = []
	// Typed without capitals.
	let rest = /\p{Lu}/u.test(line) || (part !== 'education' && part !== 'top') ? line : line.toUpperCase()
	for (const { name, pattern, hasField, isShort } of kinds) {
		for (let match = pattern.exec(rest); match; match = pattern.exec(rest)) {
			const end = match.index + match[0].length
			const subject = hasField ? field.exec(rest.slice(end))?.[1] : undefined
			const isOther =
				isShort && subject === undefined && isSomethingElse(match[0], line.slice(0, match.index), line.slice(end))
			if (!isOther)
				found.push({
					name: subject ? `${name} ${capitalised(subject)}` : name,
					at: match.index,
					end,
					isShort,
					hasSubject: subject !== undefined,
				})
			rest = rest.slice(0, match.index) + ' '.repeat(match[0].length) + rest.slice(end)
		}
	}
	const isVouched =
		part === 'education' ||
		found.some(
			({ isShort, at }) =>
				isShort && cellsOf(line).length > 2 && cellsOf(line).includes(line.slice(at).split(/[\t(]/)[0]?.trim() ?? '-'),
		) ||
		found.some(({ isShort, hasSubject }) => !isShort || hasSubject) ||
		/\b(?:qualifications?|degrees?|education|completed|passed|did|obtained)\b/i.test(line)
	const inOrder = oneOfTwo(
		line,
		found.toSorted((one, other) => one.at - other.at),
	).filter(
		({ name, at, end, isShort, hasSubject }, index, all) =>
			(!isShort || hasSubject || isVouched) &&
			!(hasParts(name) && isUnfinished(line.slice(all[index - 1]?.end ?? 0, at), line.slice(end, all[index + 1]?.at))),
	)
	// `Master of Surgery - MS, General Surgery` says it twice.
	const distinct = inOrder.filter(
		({ name }, index) =>
			inOrder[index - 1]?.name !== name && !inOrder.some((other) => other.name.startsWith(`${name} `)),
	)
	return distinct.map(({ name, end }, index) => ({
		name,
		text: line.slice(end, distinct[index + 1]?.at),
		isSure: true,
	}))
}

/** Years of these courses are called parts too. */
const hasParts = (name: string) => !/^(?:MBBS|BAMS|BHMS|BUMS|GNM|ANM)$|B\.Sc/.test(name)
/** `FRCA Part I`, `MRCP (UK) - Primary`, `pursuing DNB`: what is not passed yet. */
const isUnfinished = (before: string, after: string) =>
	/^[^,;|\t]{0,30}?\W(?:part|paper|step|stage)[ -]?(?:i{1,2}|1|2|one|two|a)\b(?!\W{0,3}(?:and|&))|^[^,;|\t]{0,30}?\Wprimary\b/i.test(
		after,
	) ||
	/^[^;|]{0,90}?\W(?:pursuing|appear(?:ing|ed)|ongoing|awaited|awaiting|discontinued|left(?=\s*(?:$|[,.;)]|in\b|the course|midway))|dropped|not completed|incomplete|in progress|(?:1st|2nd|3rd|first|second|third|final) year|(?:theory|practicals?) (?:cleared|passed|pending)|thesis (?:submitted|pending)|(?:jr|junior resident)[ -]?(?:1|2|3|i{1,3})\b)/i.test(
		after,
	) ||
	/\b(?:pursuing|preparing for|appear(?:ing|ed) (?:for|in)|awaiting|(?:1st|2nd|3rd|first|second|third|final) year(?: of| in)?)\W+$/i.test(
		before,
	)

const isAboutPay =
	/\bh\.?\s?r\.?\s?a\b|\bt\.\s?a\b|\ballowances?\b|\bsalary\b|\bctc\b|\bbasic pay\b|\b(?:expected|current|present|last) pay\b|\bstipend\b|\bper month\b/i

/** `MS-CIT` and `MS Office`, `MD & Chairman`, `M.S. Patil`: letters that are no degree. */
function isSomethingElse(letters: string, before: string, after: string): boolean {
	if (/^[\s.]*[-–]?\s*(?:c\.?i\.?t\b|office|word|excel|power ?point|access|windows|outlook|teams|dos|sql)/i.test(after))
		return true
	if (
		/^\W{0,3}(?:and|&|cum|\/|,)?\W{0,3}(?:chairman|chairperson|ceo|c\.e\.o|coo|founder|owner|managing|promoter|(?:executive |medical )?director)\b/i.test(
			after,
		)
	)
		return true
	if (/(?:\bfounder|\bchairman|\bceo|\bdirector)\W{0,3}(?:and|&|cum|\/|,)?\W{0,3}$/i.test(before)) return true
	if (/^\s*[+%]|\+\s*$/.test(after) || /\+\s*$/.test(before)) return true
	// Initials before a name; a college of that name too.
	return /[.\s]/.test(letters) && /^\.? *\p{Lu}\p{Ll}{2}/u.test(after)
}

/** Short forms of subjects as they are printed on the degree. */
const subjects: readonly (readonly [name: string, pattern: RegExp])[] = [
	['Obstetrics and Gynaecology', /^(?:o\.?b\.?g|obs|gyna?e$)/i],
	['Orthopaedics', /^ortho$/i],
	['Paediatrics', /^(?:paeds|peds)/i],
	['General Surgery', /^gen\.? surgery|^surg$/i],
	['General Medicine', /^gen\.? medicine/i],
]

const capitalised = (text: string) =>
	isAnesthesia.test(text)
		? 'Anaesthesiology'
		: (subjects.find(([, pattern]) => pattern.test(text))?.[0] ?? inCapitals(text))

const inCapitals = (text: string) =>
	/^[A-Z]{2,5}$/.test(text)
		? text
		: text
				.toLowerCase()
				.replace(/\p{L}+/gu, (word) => (word === 'and' ? word : word.slice(0, 1).toUpperCase() + word.slice(1)))
/** One subject under many names, in both scripts. */
const isAnesthesia = /^(?:anaes\.?|anaesthe(?:sia|tics))$|[\u0900-\u097f]/iu

const longestStudy = 20

function yearsIn(line: string): { startYear: number | null; endYear: number | null } | null {
	const span = findSpan(line)
	if (span) {
		const [startYear, endYear] = [span.from.year, span.to?.year ?? null]
		// No one studies longer, so such a line holds two things.
		return { startYear: endYear !== null && endYear - startYear > longestStudy ? null : startYear, endYear }
	}
	const [year] = [...line.matchAll(/(?<![\p{L}\d@_])(19[5-9]\d|20\d\d)(?![\d@])/gu)]
		.map(([text]) => Number(text))
		.filter(isYear)
	return year === undefined ? null : { startYear: null, endYear: year }
}
