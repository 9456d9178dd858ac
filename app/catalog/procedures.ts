import { procedureEntries } from './words/vocabulary/procedures.ts'
import { foldSpelling } from './words/spelling.ts'

/** Procedures of the catalogue, as forms offer them. */
export const procedures = procedureEntries.map(({ label, forms }) => ({
	slug: foldSpelling(label).replaceAll(' ', '-'),
	name: label,
	forms: [label, ...forms.split(',')].map((form) => foldSpelling(form.trim())),
}))

const bySpelling = new Map(procedures.flatMap(({ slug, forms }) => forms.map((form) => [form, slug])))

/** The procedure that a text names in any of its usual spellings; null for anything else. */
export const procedureOf = (text: string): string | null => bySpelling.get(foldSpelling(text)) ?? null
