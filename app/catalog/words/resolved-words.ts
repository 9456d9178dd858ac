import { qualificationsOf } from '../qualifications.ts'
import { findSpeciality } from '../specialities.ts'
import { allSkills } from '../skills.ts'
import { foldSpelling } from './spelling.ts'
import type { Entry } from './vocabulary.ts'
import { findEntry, findPlainEntry, findTurnedEntry } from './vocabulary-index.ts'
import { wordsOf } from './words.ts'

// What someone typed of their work, in words of the vocabulary alone. For who may not read it as it was typed: a name, a place or a
// telephone number in it is no word of the vocabulary.

const longestForm = 6

/** The entries that a text says, in its order; everything between them is left out. */
function entriesIn(text: string): Entry[] {
	const keys = wordsOf(text).map(({ key }) => key)
	const found: Entry[] = []
	for (let at = 0; at < keys.length; ) {
		let taken = 1
		for (let length = Math.min(longestForm, keys.length - at); length > 0; length--) {
			const parts = keys.slice(at, at + length)
			const entry = findEntry(parts) ?? findTurnedEntry(parts) ?? findPlainEntry(parts, () => false)
			if (!entry) continue
			found.push(entry)
			taken = length
			break
		}
		at += taken
	}
	return found
}

const degreeNames = new Map(
	[...qualificationsOf('doctor'), ...qualificationsOf('nurse')].map((name) => [foldSpelling(name), name]),
)

export const isKnownDegree = (name: string) => degreeNames.has(foldSpelling(name))

/** A course in computers, the managing director of a firm, and allowances. */
const otherMeaning =
	/\bM\.?S\.?[\s-]*(?:CIT|office|excel|word)\b|\bM\.?D\.?\s*(?:&|and|cum|\/|,)\s*(?:chairman|chairperson|CEO|director|owner|founder)\b|\bD\.?A\.?\s*(?:\+|&|and)\s*H\.?R\.?A\b/gi

/** 'MD Anaesthesiology' for 'M.D. (Anaesthesia), Pune'; null for words that name no degree. */
export function resolvedDegree(text: string): string | null {
	const exact = degreeNames.get(foldSpelling(text))
	if (exact !== undefined) return exact
	const degrees = entriesIn(text.replace(otherMeaning, ' ')).flatMap(({ label, degrees: names = [] }) =>
		names.length === 1 ? names : names.length > 1 || label === 'MBBS' ? [label] : [],
	)
	return degrees.length > 0 ? [...new Set(degrees)].join(', ') : null
}

const headsOfUnits = new Set(['OT In-charge Nurse', 'ICU In-charge', 'NICU In-charge'])

/** 'Consultant Anesthesiologist' for 'Consultant Anaesthetist, Ruby Hall'; null for words that name no post. */
export function resolvedRole(text: string): string | null {
	const entries = entriesIn(text)
	const rank = entries.find(({ title, experience, is }) => title && experience && !is)?.label
	const exact = entries.map(({ label }) => findSpeciality(label)).find((one) => one && one.slug !== 'other')?.name
	const said = entries.find(({ filter }) => filter?.name === 'profession')?.label
	const head = entries.find(({ label }) => headsOfUnits.has(label))?.label
	const role = [rank, head ?? exact ?? (rank === undefined ? said : undefined)].filter(Boolean).join(' ')
	return role === '' ? null : role
}

/** The one entry that all the words say. */
function entryOf(text: string): Entry | undefined {
	const parts = wordsOf(text).map(({ key }) => key)
	return parts.length === 0 || parts.length > longestForm
		? undefined
		: (findEntry(parts) ?? findTurnedEntry(parts) ?? findPlainEntry(parts, () => false))
}

const skillNames = new Map(allSkills.map((name) => [foldSpelling(name), name]))

/** A typed skill by its name in the catalog: 'General anesthesia' for 'GA'. As it was typed where it is none, or could be several. */
export function skillNamed(text: string): string {
	const exact = skillNames.get(foldSpelling(text))
	if (exact !== undefined) return exact
	const { label = '', skills = [] } = entryOf(text) ?? {}
	const [first, ...others] = skills
	return first !== undefined && (others.length === 0 || label === first) && skillNames.has(foldSpelling(first))
		? first
		: text
}

/** A typed degree by its name in the catalog: 'MD Anaesthesiology' for 'M.D. Anaes'. As it was typed where it is none. */
export function degreeNamed(text: string): string {
	const exact = degreeNames.get(foldSpelling(text))
	if (exact !== undefined) return exact
	const { label, degrees = [] } = entryOf(text) ?? {}
	const [degree, ...others] = degrees
	const isKept = degrees.some((name) => foldSpelling(name) === foldSpelling(text))
	return degree !== undefined && !isKept && (others.length === 0 || label === degree) ? degree : text
}
