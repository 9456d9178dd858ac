import { notUnderstoodSentence, understoodSentence, type WordKind } from '#app/catalog/words/typed-words.server.ts'
import type { FormProblem } from '#app/platform/http/form.ts'
import { notFound } from '#app/platform/http/http.ts'
import { type EntryFailure, educationList, experienceList, type List, skillList } from './entries.server.ts'
import { courseTitle, courseYears, postPeriod, skillLevelNames } from '../profile/profile.ts'
import type { EducationEntry, ExperienceEntry, SkillEntry } from './section-contents.server.ts'
import { isListName, type ListName, maxEntries } from './sections.ts'
import { t } from '#app/platform/language/words.ts'

/** An entry as its list prints it. */
export type EntryLine = {
	id: string
	title: string
	detail: string
	/** What of it we do not know, and what that means. */
	notes?: string[]
}

type AnyEntry = { id: string }
type Listed<Entry extends AnyEntry> = { list: List<Entry>; line: (entry: Entry) => EntryLine }

const lists = {
	experience: {
		list: experienceList,
		line: (entry: ExperienceEntry) => ({
			id: entry.id,
			title: entry.role,
			detail: `${entry.hospital} · ${postPeriod(entry)}`,
		}),
	},
	education: {
		list: educationList,
		line: (entry: EducationEntry) => ({
			id: entry.id,
			title: courseTitle(entry),
			detail: [entry.institution, courseYears(entry)].filter(Boolean).join(' · '),
			notes: notesOf('education', entry),
		}),
	},
	skills: {
		list: skillList,
		line: (entry: SkillEntry) => ({
			id: entry.id,
			title: entry.name,
			detail: skillLevelNames[entry.level],
			notes: notesOf('skills', entry),
		}),
	},
}

/** The words of an entry that are read by a vocabulary. A degree may have its subject in a field of its own. */
type Words = Readonly<Record<string, unknown>>
const textOf = (words: Words, ...names: string[]) =>
	names.flatMap((name) => (typeof words[name] === 'string' && words[name] !== '' ? [words[name]] : [])).join(' ')

const wordsOf: Record<ListName, { kind: WordKind; text: (entry: Words) => string }[]> = {
	experience: [],
	education: [
		{ kind: 'degree', text: (entry) => textOf(entry, 'degree', 'field') },
		{ kind: 'college', text: (entry) => textOf(entry, 'institution') },
	],
	skills: [{ kind: 'skill', text: (entry) => textOf(entry, 'name') }],
}

const notesOf = (name: ListName, entry: Words): string[] =>
	wordsOf[name].flatMap(({ kind, text }) => notUnderstoodSentence(kind, text(entry)) ?? [])

/** For after saving: what the typed words were understood as. */
export const understoodOf = (name: ListName, typed: NonNullable<FormProblem['values']>): string[] =>
	wordsOf[name].flatMap(({ kind, text }) => understoodSentence(kind, text(typed).trim()) ?? [])

/** The list that an address under /profile names: its pages are the same for all three. */
export function listOf(request: Request): Listed<AnyEntry> {
	const [, , name] = new URL(request.url).pathname.split(/[/.]/)
	if (!isListName(name)) throw notFound()
	return lists[name] as unknown as Listed<AnyEntry>
}

/** The sentence for an entry that was refused. What is not there is a 404 and never gets this far. */
export const entryRefusal = (failure: Exclude<EntryFailure, 'not-found' | 'stale'>, name: ListName) =>
	({
		twice: t`You have already added this skill.`,
		'too-many': t`You can add up to ${{ most: maxEntries[name] }} entries. Remove one to add another.`,
		'at-the-end': t`This entry is already at that end of the list.`,
	})[failure]
