import { qualificationsOf } from '#app/catalog/qualifications.ts'
import { allSkills } from '#app/catalog/skills.ts'
import { foldSpelling } from '#app/catalog/words/spelling.ts'
import { specialities } from '#app/catalog/specialities.ts'
import type { SuggestionKind } from './suggestion.ts'

/** A word of the catalog with all that people type for it, folded to one spelling. */
type CatalogEntry = { kind: SuggestionKind; text: string; folded: string; synonyms: readonly string[] }

const entry = (kind: SuggestionKind, text: string, synonyms: readonly string[] = []): CatalogEntry => ({
	kind,
	text,
	folded: foldSpelling(text),
	synonyms: synonyms.map(foldSpelling),
})

/** What every search understands. Made once; looking through it asks no database. */
export const catalogEntries: readonly CatalogEntry[] = [
	...specialities
		.filter(({ slug }) => slug !== 'other')
		.map(({ name, synonyms }) => entry('Speciality', name, synonyms)),
	...allSkills.map((name) => entry('Skill', name)),
	...[...new Set([...qualificationsOf('doctor'), ...qualificationsOf('nurse')])].map((name) =>
		entry('Qualification', name),
	),
]

export const specialityEntries = catalogEntries.filter(({ kind }) => kind === 'Speciality')
