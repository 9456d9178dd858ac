import { randomUUID } from 'node:crypto'
import type { Specialist } from '#app/identity/actor.ts'
import { fail, ok, type Result } from '#app/platform/result.ts'
import { changeSection, fingerprint, type Saved } from './revisions.server.ts'
import {
	type EducationEntry,
	type ExperienceEntry,
	educationSection,
	experienceSection,
	type Section,
	type SkillEntry,
	skillsSection,
} from './section-contents.server.ts'
import { type ListName, maxEntries } from './sections.ts'

/** A list of the profile, and what holds for its entries. */
export type List<Entry extends { id: string }> = {
	name: ListName
	section: Section<Entry[]>
	/** Where a new entry goes: before the first that comes after it by date, or at the end. The person may move it. */
	comesBefore: (added: Entry, other: Entry) => boolean
	/** Two entries that may not both be in the list. */
	isSame: (one: Entry, other: Entry) => boolean
}

export const experienceList: List<ExperienceEntry> = {
	name: 'experience',
	section: experienceSection,
	comesBefore: (added, other) => added.startsOn > other.startsOn,
	isSame: () => false,
}

export const educationList: List<EducationEntry> = {
	name: 'education',
	section: educationSection,
	comesBefore: (added, other) => lastYear(added) > lastYear(other),
	isSame: () => false,
}

/** Without an end it goes on; without any year it comes last. */
const lastYear = ({ startYear, endYear }: EducationEntry) => endYear ?? (startYear === null ? 0 : Infinity)

export const skillList: List<SkillEntry> = {
	name: 'skills',
	section: skillsSection,
	comesBefore: () => false,
	isSame: (one, other) => one.name.toLowerCase() === other.name.toLowerCase(),
}

export type EntryFailure = 'not-found' | 'stale' | 'twice' | 'too-many' | 'at-the-end'
type Owner = Pick<Specialist, 'specialistId'>
type Content<Entry> = Omit<Entry, 'id'>

/** Adds an entry where its date puts it. Fails with `too-many` or, for what is there already, `twice`. */
export const addEntry = <Entry extends { id: string }>(actor: Owner, list: List<Entry>, content: Content<Entry>) =>
	change(actor, list, (entries) => {
		if (entries.length >= maxEntries[list.name]) return fail('too-many')
		const added = { ...content, id: randomUUID() } as Entry
		if (entries.some((other) => list.isSame(added, other))) return fail('twice')
		const before = entries.findIndex((other) => list.comesBefore(added, other))
		return ok(entries.toSpliced(before === -1 ? entries.length : before, 0, added))
	})

/** Changes an entry and leaves it in its place. Fails with `stale` when it is no longer as the form saw it. */
export const editEntry = <Entry extends { id: string }>(
	actor: Owner,
	list: List<Entry>,
	entryId: string,
	content: Content<Entry>,
	seen: string,
) =>
	change(actor, list, (entries) => {
		const stored = entries.find(({ id }) => id === entryId)
		if (!stored) return fail('not-found')
		if (fingerprint(stored) !== seen) return fail('stale')
		const edited = { ...content, id: entryId } as Entry
		if (entries.some((other) => other.id !== entryId && list.isSame(edited, other))) return fail('twice')
		return ok(entries.map((entry) => (entry.id === entryId ? edited : entry)))
	})

export const removeEntry = <Entry extends { id: string }>(actor: Owner, list: List<Entry>, entryId: string) =>
	change(actor, list, (entries) => {
		const rest = entries.filter(({ id }) => id !== entryId)
		return rest.length === entries.length ? fail('not-found') : ok(rest)
	})

/** Swaps an entry with its neighbour. Fails with `at-the-end` where it has none on that side. */
export const moveEntry = <Entry extends { id: string }>(
	actor: Owner,
	list: List<Entry>,
	entryId: string,
	direction: 'up' | 'down',
) =>
	change(actor, list, (entries) => {
		const from = entries.findIndex(({ id }) => id === entryId)
		const [moved] = entries.slice(from, from + 1)
		if (from === -1 || !moved) return fail('not-found')
		const to = direction === 'up' ? from - 1 : from + 1
		if (to < 0 || to >= entries.length) return fail('at-the-end')
		return ok(entries.toSpliced(from, 1).toSpliced(to, 0, moved))
	})

const change = <Entry extends { id: string }>(
	actor: Owner,
	list: List<Entry>,
	how: (entries: Entry[]) => Result<Entry[], EntryFailure>,
): Promise<Result<Saved, EntryFailure>> => changeSection(actor, list.section, how)
