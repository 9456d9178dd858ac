import type { Line } from './lines.ts'
import { findSpan, findSpanOver, firstDay, lastDay, type Span } from './months.ts'
import { isOnlyTown } from './name.ts'
import { isDepartment, isLabelledPlace, partsOf } from './post-parts.ts'
import { columnKind, columnTitles, fromColumns, type Post, readPost } from './posts.ts'
import { isPlaceOfWork, roleWords } from './workplaces.ts'

export type ProposedEmployer = {
	hospital: string
	role: string
	startsOn: string
	endsOn: string | null
	/** What follows is missing in what was read before we kept it. */
	isSure?: boolean
	from?: string
}

type Dated = { at: number; span: Span }

/** Posts with a time, a role and a place; one that lacks any of them is left to the person. */
export function findEmployers(lines: readonly Line[], today: string): ProposedEmployer[] {
	let last: string | null = null
	return entriesOf(lines, today)
		.flatMap(({ span, own, block, column }) => {
			const texts = block.map((line) => (line === own ? withoutSpan(line.text, span) : line.text))
			const found = column ?? readPost([withoutSpan(own.text, span)], true) ?? readPost(texts, false)
			const post = found && !isOnlyTown(found.hospital) ? found : (underOne(texts, last) ?? found)
			if (!post) return []
			last = post.hospital
			const isSure =
				post.isSure &&
				looksLikePost(post) &&
				!isInternship(block) &&
				span.isWhole &&
				span.from.month !== null &&
				(span.to === null || span.to.month !== null)
			const source = [...new Set([...block.toReversed(), own].map(({ text }) => text))]
				.join(' · ')
				.replace(/\t+/g, ' · ')
				.slice(0, 300)
			return [
				{
					hospital: post.hospital,
					role: post.role,
					startsOn: firstDay(span.from),
					endsOn: span.to ? lastDay(span.to) : null,
					isSure,
					from: source,
				},
			]
		})
		.slice(0, 20)
}

/** A role by its words, and a place that is no town, no role and no ward: in a layout that no one has seen, other guesses are not selected. */
const looksLikePost = ({ role, hospital }: Post) =>
	/^\p{L}/u.test(role) &&
	roleWords.test(role) &&
	role.split(' ').length <= 14 &&
	!isSaid.test(role) &&
	(isPlaceOfWork(hospital) ||
		(/^[\p{Lu}\p{Lo}\d]/u.test(hospital) &&
			!roleWords.test(hospital) &&
			!isDepartment(hospital) &&
			!isLocation.test(hospital) &&
			!/[:;]|\b(?:kingdom|republic|emirates|india)\b/i.test(hospital)))

/** Part of a sentence. */
const isSaid = /(?<!\p{L})(?:I|my|me|myself|am|was|were|did|have|has|had|we|there)(?!\p{L})(?!\.)/iu

/** A time of work, with the lines that name the post: the line of the time first. */
type Entry = { span: Span; own: Line; block: Line[]; column: Post | null }

export function entriesOf(lines: readonly Line[], today: string): Entry[] {
	const { from, dated } = workLines(lines, today)
	const titles = columnTitles(from)
	const standAbove = stand(from, dated)
	return dated.flatMap(({ at, span }, index) => {
		const own = from[at]
		if (!own) return []
		const previous = dated[index - 1]?.at ?? -1
		const next = dated[index + 1]?.at ?? from.length
		const column = fromColumns(own.text, span, titles, at)
		const isWhole = column !== null || readPost([withoutSpan(own.text, span)], true) !== null
		const block = isWhole
			? [own]
			: standAbove
				? above(from, previous, at)
				: withLabelledPlace(below(from, at, next), from.slice(at, next))
		return column === null && block.some(({ text }) => isOfAnother(text)) ? [] : [{ span, own, block, column }]
	})
}

/** `Fellow, Society of Cardiology (FSCAI)` is an honour, and `Dr. A. Rao, Head, Ruby Hospital` someone else. */
const isOfAnother = (text: string) => honour.test(text) || referee.test(text)
const honour =
	/^\W*(?:(?:life|founder|executive) )?(?:fellow|member)\b[,:\s–-]+(?:of )?(?:the )?(?:\p{Lu}\p{L}* ){0,4}(?:society|association|academy|federation|college of (?:cardiology|physicians|surgeons|chest))\b/iu
const referee = new RegExp(
	String.raw`^\W*(?:dr|prof|mrs?|ms|sr)\b\.?(?: ?\(dr\.?\))? [\p{Lu}][\p{L}. ]{2,40}, ?[\p{L} ]{0,20}(?:${roleWords.source})`,
	'iu',
)

/** `Career break: Apr 2020 – Mar 2021`, `(From Sep 2025 I was at home)` */
const isBreak = (text: string) =>
	/\b(?:(?:career|maternity|family|study) (?:break|gap|leave)|(?:on|took a?|taken a?|a) (?:\p{L}+ )?(?:break|gap|sabbatical)|sabbatical|(?:was|am|been|stayed|staying) at home|not work(?:ing|ed)|(?:did|could)(?: not|n['’]t) work|unemployed|out of (?:work|job)|without (?:work|a? ?job)|(?:prepar(?:ing|ed|ation) for|appear(?:ing|ed) for) (?:neet|pg|usmle|plab|oet|ielts|nclex|govt|government|aiims|norcet|upsc|\p{L}+ (?:exam|entrance))\w*|(?:gap|break) (?:period|due|for|in|of|between)|^\W*(?:gap|break)\b|post[ -]?natal leave|child ?care|looking after (?:my|the) (?:child|family|parents?|mother|father|baby))/iu.test(
		text,
	) && !isPlaceOfWork(text)

/** Part of the course, and no experience. */
const isInternship = (block: readonly Line[]) => block.some(({ text }) => /\bintern(?:s|ship)?\b/i.test(text))

/** Every period of work, whether its post could be read or not: for the years in all. */
export function findWorkSpans(lines: readonly Line[], today: string): { startsOn: string; endsOn: string | null }[] {
	return entriesOf(lines, today)
		.filter(({ block }) => !isInternship(block))
		.map(({ span }) => ({ startsOn: firstDay(span.from), endsOn: span.to ? lastDay(span.to) : null }))
}

function workLines(lines: readonly Line[], today: string): { from: readonly Line[]; dated: Dated[] } {
	const own = lines.filter(({ part }) => part === 'experience')
	const isOwn = own.some(({ text }) => findSpan(text))
	const from = isOwn
		? own
		: lines.filter(
				({ part, text }) =>
					part === 'top' ||
					part === 'other' ||
					part === 'summary' ||
					part === 'experience' ||
					// Below a heading that we do not know, the part before it has ended.
					(part !== 'references' && part !== 'publications' && isPostInALine(text)),
			)
	const dated = from.flatMap(({ text, isPoint }, at) => {
		const span = findSpanOver(text, from[at + 1]?.text ?? '')
		// A sentence about something that lasted is no post.
		const isSentence = isPoint && !roleWords.test(text) && !isPlaceOfWork(text)
		return span && firstDay(span.from) <= today && !isSentence && !isBreak(text) ? [{ at, span }] : []
	})
	return { from, dated: isOwn ? dated : dated.filter(({ at }) => isAboutWork(from, at)) }
}

const isPostInALine = (text: string) => {
	const span = findSpan(text)
	return span?.isWhole === true && roleWords.test(text) && readPost([withoutSpan(text, span)], true)?.isSure === true
}

/** Without a heading for it, a time counts beside words of work alone. */
const isAboutWork = (lines: readonly Line[], at: number) =>
	lines.slice(Math.max(0, at - 2), at + 2).some(({ text }) => roleWords.test(text) || columnKind(text) === 'role')

const withoutSpan = (line: string, span: Span) =>
	line
		.replace(span.text, '\t')
		.replace(/[\s,]+(?:from|since|w\.?e\.?f\.?|during|between|period|in)\s*[:.-]?\s*\t/i, '\t')
		.replace(/\(\s*\t?\s*\)/g, '\t')
		.replace(
			/\(?(?:about |approx\.? )?\d+\+?\s*(?:years?|yrs?|y)\b[^)\t|\d]{0,3}\s*(?:&|and|,)?\s*(?:\d+\s*(?:months?|mos?|m)\b\.?)?\)?/gi,
			'\t',
		)
		.replace(/\(?\b\d+\s*(?:months?|mos?)\b\.?\)?/gi, '\t')

/** Whether titles stand above their times, as opposed to beside or below them. */
function stand(lines: readonly Line[], dated: readonly Dated[]): boolean {
	// A post in one line says nothing of the others.
	const first = dated.find(({ at, span }) => !readPost([withoutSpan(lines[at]?.text ?? '', span)], true))
	if (!first) return false
	// Nothing above the first, and a post below the last: so do all of them.
	const last = dated.at(-1)
	if (
		last &&
		dated.length > 1 &&
		isPostAlone(below(lines, last.at, lines.length)) &&
		!isPostAlone(above(lines, -1, first.at))
	)
		return false
	const beside = withoutSpan(lines[first.at]?.text ?? '', first.span)
	const before = lines
		.slice(Math.max(0, first.at - 3), first.at)
		.filter((line) => isHead(line) && columnTitles([line]).size === 0)
	if (before.length === 0) return false
	// A heading of the part in words that we do not know.
	if (before.length === 1 && !roleWords.test(before[0]?.text ?? '') && !isPlaceOfWork(before[0]?.text ?? ''))
		return beside.replace(/[\s\t|,–-]/g, '') !== ''
			? roleWords.test(beside) && !isPlaceOfWork(lines[first.at + 1]?.text ?? '')
			: true
	// A title beside its time, and the place of the post before it only where it stands above each.
	return (
		!roleWords.test(beside) ||
		before.some(({ text }) => (isPlaceOfWork(text) || isLabelledPlace(text)) && !findSpan(text))
	)
}

/** `Wolverhampton, England, United Kingdom` */
const isLocation =
	/, ?(?:India|United Kingdom|UK|England|United Arab Emirates|UAE|Saudi Arabia|KSA|Oman|Qatar|Kuwait|Bahrain|Maldives|Ireland|Singapore|Malaysia|Nepal|Bangladesh|United States|USA|Australia|New Zealand|Germany)$/

/** `Runs the psoriasis clinic twice a week`, where the print has lost the mark in front: plain words, and no role. */
const isDuty = (text: string) =>
	!roleWords.test(text) &&
	/(?<!\p{L})(?:the|an?|to|per|with)(?!\p{L})/u.test(text) &&
	(text.match(/(?<![\p{L}\p{M}.’'-])\p{Ll}[\p{L}\p{M}]{3,}/gu) ?? []).length >= 3

/** Part of the name of a post: no point of a list, and no sentence. */
const isHead = ({ text, isPoint }: Line) =>
	!isPoint &&
	text.length <= 110 &&
	!(isLocation.test(text) && !isPlaceOfWork(text) && !isLabelledPlace(text)) &&
	!/^[\p{Ll}]/u.test(text) &&
	!isDuty(text) &&
	!(/\.$/.test(text) && text.split(' ').length > 7) &&
	!/@|^\W*(?:mobile|phone|email|address|date of birth|responsibilit|duties|job profile|key)/iu.test(text)

/** The line of the time and those in front of it that name the post, the nearest first. */
function above(lines: readonly Line[], previous: number, at: number): Line[] {
	const block = lines.slice(at, at + 1)
	for (let next = at - 1; next > previous && block.length < 4; next--) {
		const line = lines[next]
		if (!line || !isHead(line)) break
		block.push(line)
		if (isWhole(block)) break
	}
	return block
}

/** The line of the time and those behind it that name the post; points in a list are what was done there. */
function below(lines: readonly Line[], at: number, next: number): Line[] {
	const block = lines.slice(at, at + 1)
	for (const line of lines.slice(at + 1, Math.min(next, at + 4))) {
		if ((line.isPoint && !block[0]?.isPoint) || !isHead({ ...line, isPoint: false }) || isWhole(block)) break
		block.push(line)
	}
	return block
}

/** `Name of employer: …` may stand below what was done there. */
function withLabelledPlace(block: Line[], all: readonly Line[]): Line[] {
	const place = isWhole(block) ? undefined : all.find(({ text }) => isLabelledPlace(text))
	return place && !block.includes(place) ? [...block, place] : block
}

/** A role and a place in the lines around a time. */
const isPostAlone = (block: readonly Line[]) => isWhole(block.slice(1))

const isWhole = (block: readonly Line[]) =>
	block.some(({ text }) => roleWords.test(text)) &&
	block.some(({ text }) => partsOf(text).some((part) => part.kind !== 'role' && isPlaceOfWork(part.text)))

/** Several posts at one place, which stands above the first. */
function underOne(texts: readonly string[], hospital: string | null): Post | null {
	const role = texts.flatMap(partsOf).find((part) => part.kind === 'role')
	return role && hospital !== null ? { hospital, role: role.text, isSure: false } : null
}
