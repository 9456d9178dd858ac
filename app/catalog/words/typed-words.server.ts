import { formatOr } from '#app/platform/text/list.ts'
import { readCollege } from '../colleges.server.ts'
import { degreeNamed, isKnownDegree, skillNamed } from './resolved-words.ts'
import { isKnownSkill } from '../skills.ts'
import { foldSpelling } from './spelling.ts'
import { type TypedWords, typedAs } from './typed-words.ts'
import { entriesOf } from './understand.server.ts'
import type { Entry } from './vocabulary.ts'

/** A typed skill, with typing mistakes and in every script: 'PAC', 'IV canulation'. */
function readSkill(text: string): TypedWords {
	const named = skillNamed(text)
	if (isKnownSkill(named)) return { kind: 'known', name: named }
	const [said, ...others] = wholeEntries(text)
	const skills = said?.skills?.filter(isKnownSkill) ?? []
	if (others.length > 0 || said === undefined) return { kind: 'unknown' }
	const own = skills.find((name) => name === said.label)
	return typedAs(own === undefined ? skills : [own])
}

/** A typed degree, or several: 'MBBS, MD (Anaes)'. */
function readDegree(text: string): TypedWords {
	const named = degreeNamed(text)
	if (isKnownDegree(named)) return { kind: 'known', name: named }
	const meant = wholeEntries(text).map(({ label, degrees = [] }) => {
		const own = degrees.find((name) => name === label)
		return isKnownDegree(label) ? [label] : own === undefined ? [...degrees] : [own]
	})
	if (meant.length === 0 || meant.some((names) => names.length === 0)) return { kind: 'unknown' }
	const open = meant.find((names) => names.length > 1)
	return open ? typedAs(open) : typedAs([[...new Set(meant.flat())].join(', ')])
}

/** The entries that the words say, where no word is left over. */
function wholeEntries(text: string): Entry[] {
	const { entries, unknown } = entriesOf(text)
	return unknown.length > 0 ? [] : entries.map(({ entry }) => ({ ...entry, ...entry.inSpecialists }))
}

/** The name to save: that of the catalog where the words can only mean one, else the words. */
export function skillToSave(text: string): string {
	const read = readSkill(text)
	return read.kind === 'known' ? read.name : text
}

export function degreeToSave(text: string): string {
	const read = readDegree(text)
	return read.kind === 'known' && isKnownDegree(read.name) ? read.name : text
}

export function collegeToSave(text: string): string {
	const read = readCollege(text)
	return read.kind === 'known' ? read.name : text
}

const notKnown = {
	skill:
		'We do not know this skill. Your public card and an anonymous profile leave it out, and matches do not count it.',
	degree: 'We do not know this degree. Searches by degree and an anonymous profile leave it out.',
	college: 'We do not know this college. Hospitals see it as you typed it.',
}
export type WordKind = keyof typeof notKnown

const readers: Record<WordKind, (text: string) => TypedWords> = {
	skill: readSkill,
	degree: readDegree,
	college: readCollege,
}

/** What typed words were understood as, in a sentence; null where they are the name itself. */
export function understoodSentence(kind: WordKind, typed: string): string | null {
	const read = readers[kind](typed)
	if (read.kind === 'unknown') return notKnown[kind]
	if (read.kind === 'unsure') return `This may be ${formatOr(read.options)}. Enter the full name.`
	return foldSpelling(read.name) === foldSpelling(typed) ? null : `Understood as ${read.name}.`
}

/** What to say beside words that are saved and were not understood; null where they were. */
export const notUnderstoodSentence = (kind: WordKind, saved: string): string | null =>
	readers[kind](saved).kind === 'known' ? null : understoodSentence(kind, saved)

/** Beside the required skills of a job: those that we do not know. */
export function unknownSkills(skills: readonly string[]): string | null {
	const unknown = skills.filter((skill) => readSkill(skill).kind !== 'known').map((skill) => `“${skill}”`)
	return unknown.length === 0
		? null
		: `We do not know ${formatOr(unknown)}. Specialists read it as you typed it, but matches do not count it.`
}
