import { foldSpelling } from '#app/catalog/words/spelling.ts'
import { coursesIn } from './courses.ts'
import { namesIn, startsWithDegree } from './degree-names.ts'
import { subjectBehind } from './degree-subjects.ts'
import { cellsOf, type Line } from './lines.ts'
import { findSpan, isYear, monthName } from './months.ts'
import { isOnlyTown } from './name.ts'
import { cut, findPlaceOfWork, isPlaceOfWork, isTown, roleWords } from './workplaces.ts'

export type ProposedDegree = {
	degree: string
	institution: string | null
	startYear: number | null
	endYear: number | null
	/** What follows is missing in what was read before we kept it. */
	isSure?: boolean
	from?: string
}

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
	// Diplomas and fellowships stand among trainings too.
	const courses = degreesIn(
		lines.filter(({ part, text }) => part === 'other' && coursesIn(text, false).length > 0),
	).map((course) => ({ ...course, isSure: false }))
	// `Courses` within a template's education, and the next degree below it.
	const elsewhere = lines.filter(
		({ part }, at) =>
			part === 'other' && lines.slice(Math.max(0, at - 2), at + 1).some(({ text }) => startsWithDegree(text)),
	)
	const below = degreesIn(elsewhere)
		.filter(({ institution }) => institution !== null && isPlaceOfWork(institution))
		.map((degree) => ({ ...degree, isSure: false }))
	const isOver = ({ endYear }: ProposedDegree) => endYear === null || endYear <= Number(today.slice(0, 4))
	return [...details, ...mentioned, ...courses, ...below]
		.reduce<ProposedDegree[]>(addOnce, [])
		.filter(isOver)
		.slice(0, 12)
}

/** Places that a line gives for a degree, with nothing about work between the two: `MBBS from Grant Medical College`. */
export const placesOfStudyIn = (line: Line): string[] =>
	namesIn(line).flatMap(({ text }) => {
		const place = findPlaceOfWork(text)
		const name = place?.split(',')[0] ?? ''
		const between = text.slice(0, Math.max(0, text.indexOf(name)))
		const isStudy = !isAboutWork.test(between) || (isSchoolName.test(name) && /\bfrom(?: the)? $/i.test(between))
		return name !== '' && isStudy ? [name] : []
	})
const isAboutWork = new RegExp(
	String.raw`${roleWords.source}|\b(?:work(?:s|ed|ing)?|joined|serv(?:ed|ing)|currently|presently|since|posted)\b`,
	'iu',
)
/** `GNM in 2006 and worked there from 2006 to 2012` */
const isAboutJobs = /\b(?:worked|working|served|serving|employed|posted)\b/i
const isSchoolName = /\b(?:college|school|university|vidyala|vidyapee?th)/i

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
		// The school above `12th, Science` is none of the last degree's.
		(!isPlaceOfWork(below) || isSchool.test(lines[last + 2]?.text ?? '')) &&
		(isPlaceOfWork(above) || isNameOfPlace(above))
	const timesStandAbove =
		first > 0 && findSpan(lines[first - 1]?.text ?? '') !== null && yearsIn(lines[first]?.text ?? '') === null
	return found.flatMap((names, at) =>
		names.map(({ name, text, isSure }, index) => {
			const line = lines[at]?.text ?? ''
			const isAlone = names.length === 1
			const [up, down] = isAlone ? [linesFrom(lines, found, at, -1), linesFrom(lines, found, at, 1)] : [[], []]
			const places = (placesStandAbove ? up : down).filter((near) => !isAboutWork.test(near))
			const behindIt = placesStandAbove ? upToPlace(down) : down
			const before = up.filter((above) => placesStandAbove || timesStandAbove || isTimeAlone(above))
			const times = [
				// A period of the whole line before a year in passing.
				...(isAlone && findSpan(line) !== null ? [line] : []),
				text,
				...(isAlone ? [line] : []),
				...(timesStandAbove ? [...before, ...behindIt] : [...behindIt, ...before]),
			]
			const studied = times.map((time) => time.split(isAboutJobs, 1)[0] ?? '')
			const column = isAlone ? fromColumn(line, titles, at) : null
			const institution =
				column?.institution ??
				findPlaceOfWork(text) ??
				onlyPieceOf(text, yearsIn(line) !== null) ??
				(isAlone ? placeBefore(line, text) : null) ??
				firstOf(places, findPlaceOfWork) ??
				(isAlone ? behind(text) : null) ??
				(isAlone && !placesStandAbove ? lettersAndTown(down[0] ?? '') : null) ??
				(placesStandAbove && isNameOfPlace(up[0] ?? '') && !isTitled(up[0] ?? '') ? (up[0] ?? null) : null)
			const years = column?.years ?? firstOf(studied, yearsIn) ?? { startYear: null, endYear: null }
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
				isSure:
					isSure && !isOfSeveralRows(line, names.length) && (institution === null || looksLikeCollege(institution)),
				from: source.join(' · ').replace(/\t+/g, ' · ').slice(0, 300),
			}
		}),
	)
}

/** Cells that hold two rows of a table, joined. */
const isOfSeveralRows = (line: string, degrees: number) => degrees > 1 && cellsOf(line).length > 1

/** Where nothing says that a name is one of a college, it has at least neither a role nor a sentence in it. */
const looksLikeCollege = (text: string) =>
	isPlaceOfWork(text) ||
	isSociety.test(text) ||
	(/^[\p{Lu}\p{Lo}]/u.test(text) &&
		!roleWords.test(text) &&
		!/[:;]|\d{3}/.test(text) &&
		text.split(' ').length <= 9 &&
		!isOnlyTown(text))

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
		.filter((part) => /^[\p{Lu}\p{Lo}]/u.test(part) && !/\d/.test(part) && !subjectBehind.test(` ${part}`))
	return name && town && isTown(town) && isTown(name.replace(/[.'’-]/g, '')) ? cut(`${name}, ${town}`) : null
}

/** `VIMSAR, Burla` below a degree: a college by its letters. */
const lettersAndTown = (text: string) => (/^\p{Lu}{3,}(?: \p{Lu}{2,})?, \p{Lu}\p{Ll}{2,}$/u.test(text) ? text : null)

/** In a line with one degree its place may stand in front of it. */
const placeBefore = (line: string, text: string) => {
	const place = findPlaceOfWork(line)
	return place !== null &&
		// `Consultant at Ruby Hospital | MD Medicine`
		!roleWords.test(line.slice(0, Math.max(0, line.indexOf(place.split(',')[0] ?? '')))) &&
		line.indexOf(place.split(',')[0] ?? '') + 3 < line.length - text.length &&
		!coursesIn(place, true).length
		? place
		: null
}

/** `FMAS – AMASI – 2013`: what alone stands between a degree and its year. */
function onlyPieceOf(text: string, isDated: boolean): string | null {
	const pieces = text
		.replace(/^\s*\([^)]*\)/, '')
		.split(/[,\t|;()]| [–—-] |(?<=\d)[–—-](?=\d)/)
		.map((piece) => piece.replace(/^[\s.:–—-]+|[\s.:–—-]+$/g, '').replace(/(?<=\p{L}) (?:19|20)\d\d$/u, ''))
		.filter((piece) => piece !== '')
	const [name, ...more] = pieces.filter((piece) => !isYearOrMark.test(piece))
	const isOne = name !== undefined && more.length === 0 && (pieces.length > 1 || isDated) && pieces[0] === name
	return isOne && /^\p{Lu}[\p{L}.&’' ]{2,}$/u.test(name) && !isGiver.test(name) && !subjectBehind.test(` ${name}`)
		? name
		: null
}
const isSociety = /\b(?:society|association|federation|academy)\b/i
const isYearOrMark =
	/^(?:[\d\s./%–-]|(?:jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)(?:uary|ruary|ch|il|ust|ember|ober)?\b|(?:in|passed|year|batch|class|first|second|division|distinction|grade|marks|cgpa|aggregate|with|st|nd)\b)+$/i
/** Universities and boards, which have many colleges. */
const isGiver =
	/^(?:year|month|percentage|marks|grade)$|univ|board|council|\w*uhs\b|\bnbe(?:ms)?\b|national|distinction|division|class|attempt|medal|rank/i

type Column = { institution: number; start: number; year: number }

function columnTitles(lines: readonly Line[]): ReadonlyMap<number, Column> {
	const found = new Map<number, Column>()
	for (const [at, { text }] of lines.entries()) {
		const cells = cellsOf(text)
		if (cells.length < 3 || cells.some((cell) => cell.length > 40)) continue
		// `संस्था / विद्यापीठ, College / University`: in two languages.
		const institution = cells.findIndex((cell) =>
			cell
				.split(/[/,]/)
				.some((title) =>
					/^(?:name of (?:the )?)?(?:college|institut|school|hospital)|^(?:संस्थान?|(?:महा)?विद्यालय|कॉलेज)$/iu.test(
						title.trim(),
					),
				),
		)
		const start = cells.findIndex((cell) => /joining|admission|entry|start|^from$/i.test(cell))
		const year = cells.findLastIndex(
			(cell, at) => at !== start && /year|passing|passed|completion|^to$|महीना|वर्ष/i.test(cell),
		)
		if (institution >= 0 || year >= 0) found.set(at, { institution, start, year })
	}
	return found
}

/** How far someone is, in the column of where. */
const isState = /^\W*(?:appear(?:ing|ed)|pursuing|ongoing|result awaited|awaited|completed|passed|not)\b[^,]{0,20}$/i

function fromColumn(line: string, titles: ReadonlyMap<number, Column>, at: number) {
	const column = [...titles].filter(([title]) => title < at).at(-1)?.[1]
	const cells = cellsOf(line)
	if (!column || cells.length < 3) return null
	const place = cells[column.institution] ?? ''
	const institution =
		/\p{L}[\p{L}\p{M}]{2}/u.test(place) && !isState.test(place) ? cut(place.replace(/[,;]+$/, '')) : null
	const years = yearsIn(cells[column.year] ?? '')
	const began = yearsIn(cells[column.start] ?? '')?.endYear ?? null
	// A column of when it began says nothing of its end.
	return { institution, years: began === null ? years : { startYear: began, endYear: years?.endYear ?? null } }
}

function firstOf<Value>(lines: readonly string[], find: (line: string) => Value | null): Value | null {
	for (const line of lines) {
		const value = find(line)
		if (value !== null) return value
	}
	return null
}

const longestStudy = 20

const aboutInternship = /(?:(?:incl\w*\.?|with|after)\s+)?internship[^,;|\t]*/gi

/** `admission 2016`, `batch of 2016`: when it began. */
const admission = new RegExp(
	String.raw`(?<!\p{L})(?:(?:year |date )?of )?(?:admission|admitted|joining|joined|entry|batch)(?: of| in| on| year|\s*[:–-])*\s*(?:${monthName}[\s,.’'-]*)?((?:19|20)\d\d)(?!\d)`,
	'iu',
)
const lastYearIn = (text: string) => {
	const year = Number(/(?:19[5-9]\d|20\d\d)(?!.*(?:19|20)\d\d)/.exec(text)?.[0])
	return isYear(year) ? { endYear: year } : null
}

function yearsIn(written: string): { startYear: number | null; endYear: number | null } | null {
	const startYear = Number(admission.exec(written)?.[1])
	if (isYear(startYear)) {
		const rest = written.replace(admission, ' ')
		const endYear = (yearsIn(rest) ?? lastYearIn(rest))?.endYear ?? null
		return { startYear, endYear: endYear !== null && endYear >= startYear ? endYear : null }
	}
	const line = written.replace(aboutInternship, ' ')
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
