/** What a text can leave open. It is written in braces, as in {name}, and filled for each person. */
export const templateFields = ['name', 'job', 'hospital', 'sender', 'date'] as const
export type TemplateField = (typeof templateFields)[number]

/** What stands in place of each field. */
export type FieldValues = Record<TemplateField, string>

export const fieldLabels: Record<TemplateField, string> = {
	name: 'Name of the specialist',
	job: 'Job title',
	hospital: 'Hospital name',
	sender: 'Your name',
	date: 'Today’s date',
}

const braces = /\{([^{}\n]{0,40})\}/g

const fieldOf = (written: string) =>
	templateFields.find((field) => field === written.trim().toLocaleLowerCase('en-IN')) ?? null

/** The text with every known field replaced. A value is never read as a field again. */
export const fillFields = (text: string, values: FieldValues): string =>
	text.replace(braces, (whole, written: string) => {
		const field = fieldOf(written)
		return field ? values[field] : whole
	})

export const hasFields = (text: string): boolean => findFields(text).length > 0
const findFields = (text: string) => [...text.matchAll(braces)]

/** The first thing in braces that is no field, such as '{nmae}', or null. */
export const unknownField = (text: string): string | null =>
	findFields(text).find(([, written = '']) => fieldOf(written) === null)?.[0] ?? null

export const unknownFieldMessage = (written: string) =>
	`${written} is not a field. Use ${templateFields.map((field) => `{${field}}`).join(', ')}.`
