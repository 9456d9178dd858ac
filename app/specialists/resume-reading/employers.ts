import type { Line } from './lines.ts'
import { findSpan, firstDay, lastDay } from './months.ts'
import { cut, findPlaceOfWork, isPlaceOfWork, piecesOf, roleWords } from './workplaces.ts'

export type ProposedEmployer = { hospital: string; role: string; startsOn: string; endsOn: string | null }

const isTitle = ({ text }: Line) => roleWords.test(text) || isPlaceOfWork(text)

/** Posts with a time, a role and a place; one that lacks any of them is left to the person. */
export function findEmployers(lines: readonly Line[], today: string): ProposedEmployer[] {
	const own = lines.filter(({ part }) => part === 'experience')
	const from = own.length > 0 ? own : lines.filter(({ part }) => part === 'top' || part === 'other')
	const dated = from.flatMap(({ text }, at) => {
		const span = findSpan(text)
		return span && firstDay(span.from) <= today ? [{ at, span }] : []
	})
	const [first] = dated
	if (!first) return []
	// A time below its title or its place, as opposed to beside or above them.
	const beside = (from[first.at]?.text ?? '').replace(first.span.text, '')
	const titlesStandAbove = !isPlaceOfWork(beside) && from.slice(Math.max(0, first.at - 2), first.at).some(isTitle)
	return dated
		.flatMap(({ at, span }, index) => {
			const previous = dated[index - 1]?.at ?? -1
			const next = dated[index + 1]?.at ?? from.length
			const near = titlesStandAbove ? above(from, previous, at) : below(from, at, next)
			const post = readPost(near.map((line) => line.replace(span.text, '\t')))
			return post ? [{ ...post, startsOn: firstDay(span.from), endsOn: span.to ? lastDay(span.to) : null }] : []
		})
		.slice(0, 20)
}

/** The line of the time and at most two in front of it, the nearest first. */
const above = (lines: readonly Line[], previous: number, at: number) =>
	lines
		.slice(Math.max(previous + 1, at - 2), at + 1)
		.toReversed()
		.filter(({ isPoint }, index) => !isPoint || index === 0)
		.map(({ text }) => text)

/** The line of the time and at most two behind it; points in a list are what was done there. */
function below(lines: readonly Line[], at: number, next: number) {
	const [own, ...others] = lines.slice(at, Math.min(next, at + 3))
	const end = others.findIndex(({ isPoint, text }) => (isPoint && !own?.isPoint) || text.length > 110)
	return [own, ...(end === -1 ? others : others.slice(0, end))].flatMap((line) => (line ? [line.text] : []))
}

function readPost(lines: readonly string[]): { hospital: string; role: string } | null {
	const role = lines.map(findRole).find((found) => found !== null) ?? null
	if (role === null) return null
	const hospital = lines.map(findPlaceOfWork).find((found) => found !== null) ?? onlyOther(lines, role)
	return hospital === null ? null : { hospital, role }
}

/** `Registrar, Anesthesiology`: the piece with a role in it, and behind the comma its department. */
function findRole(line: string): string | null {
	for (const piece of piecesOf(line)) {
		const parts = piece.split(/,\s*/)
		const at = parts.findIndex((part) => roleWords.test(part) && !/hospital|institute|college|clinic\b/i.test(part))
		if (at === -1) continue
		const department = parts[at + 1] ?? ''
		const role = tidyRole(parts[at] ?? '')
		if (role.length > 100) continue
		return isDepartment(department) ? `${role}, ${department}` : role
	}
	return null
}

const isDepartment = (part: string) =>
	!isPlaceOfWork(part) &&
	/^(?:dept\.?|department|an(?:a)?esth|icu|critical|surg|ortho|ot\b|general|cardiac|emergency)/i.test(part)

const tidyRole = (role: string) =>
	role
		.replace(
			/^(?:.*\b(?:working|worked|employed|joined|posted)\b )?(?:currently |presently )?(?:as )?(?:an? |the )?/i,
			'',
		)
		.replace(/\s+in$/i, '')
		.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase())

/** Many a hospital is called neither hospital nor clinic: then it is the one name beside the role. */
function onlyOther(lines: readonly string[], role: string): string | null {
	const [name, ...more] = lines
		.slice(0, 2)
		.flatMap(piecesOf)
		.filter(
			(piece) => !piece.includes(role.split(',')[0] ?? role) && /^\p{Lu}/u.test(piece) && piece.split(' ').length <= 7,
		)
		.filter((piece) => !roleWords.test(piece) && !/\d/.test(piece))
	return name && more.length === 0 ? cut(name) : null
}
