import { t, words } from '../language/words.ts'
import { formatDay, isCalendarDate } from './dates.ts'
import { formatRupees, type PayUnit, rupeesForField } from './money.ts'
import { parseRupees } from './typed-amount.ts'
import { type NumberUnit, typedNumber } from './typed-numbers.ts'

/*
 * The optional fields of a form, declared once. What a form stores, checks, shows while it is filled, prints and offers to programs is made of
 * the declaration: values here, columns, CHECK and schema in declared-fields.server.ts, the field itself in ui/fields/declared-input.tsx. Null is
 * a field that was left empty; of a field that takes several it is an empty list.
 */

type Common = {
	/** As the form and its errors call it. */
	label: string
	/** For programs, where the label does not say enough. */
	about?: string
	/** Under the label in the form. */
	hint?: string
	/** As it is called where it is printed, where the label of the form is too long for that. */
	fact?: string
	/** A line that is never left empty. */
	required?: true
}

/** What the choices of a field are called, by the value that is stored. */
export type Names = Readonly<Record<string, string>>

export type DeclaredField = Common &
	(
		| {
				kind: 'count'
				min: number
				max: number
				/** The field that this one may not be below. */
				atLeast?: string
				unit?: keyof typeof unitNames
				/** Where each number has a name it is chosen, and printed so. */
				names?: Names
				/** What stands there until someone changes it. It is never left empty. */
				usual?: number
		  }
		/** `none` is what it is called to choose nothing, where that is an answer too. */
		| { kind: 'choice'; names: Names; none?: string }
		| { kind: 'choices'; names: Names }
		| { kind: 'line'; max: number }
		| { kind: 'text'; max: number; rows?: number }
		/** At most so many `what`, of so many characters each. They are separated by commas. */
		| { kind: 'words'; what: string; most: number; max: number }
		| { kind: 'day' }
		/** The least of a range, in paise; `unit` is null for a sum that is paid once. */
		| { kind: 'amount'; unit: PayUnit | null }
		| { kind: 'tick'; usual: boolean }
	)

export type DeclaredFields = Readonly<Record<string, DeclaredField>>

/** What a field holds when it is filled. */
export type Filled<Field> = Field extends { kind: 'count' }
	? number
	: Field extends { kind: 'choice' | 'choices'; names: Readonly<Record<infer Choice, string>> }
		? Choice
		: Field extends { kind: 'amount' }
			? bigint
			: Field extends { kind: 'tick' }
				? boolean
				: string

/** What a field holds, filled or not. */
export type ValueOf<Field> = Field extends { kind: 'choices' | 'words' }
	? Filled<Field>[]
	: Field extends { required: true } | { usual: number | boolean }
		? Filled<Field>
		: Filled<Field> | null

export type Values<Fields> = { [Name in keyof Fields]: ValueOf<Fields[Name]> }

/** The same as the fields of a form. */
export type FormValues<Fields> = {
	[Name in keyof Fields]: Fields[Name] extends { kind: 'choices' } ? string[] : string
}

export const defineFields = <const Fields extends DeclaredFields>(fields: Fields) => fields

export const namesOf = <Fields extends DeclaredFields>(fields: Fields) =>
	Object.keys(fields) as (keyof Fields & string)[]

/** Something for each field. */
export const forEachField = <Fields extends DeclaredFields, Made>(
	fields: Fields,
	make: (field: DeclaredField, name: keyof Fields & string) => Made,
) =>
	Object.fromEntries(namesOf(fields).map((name) => [name, make(fields[name] as DeclaredField, name)])) as Record<
		keyof Fields,
		Made
	>

/** The fields alone of what holds them among others. */
export const fieldsIn = <Fields extends DeclaredFields>(fields: Fields, from: Values<Fields>) =>
	forEachField(fields, (_, name) => from[name]) as Values<Fields>

/** Read where they are shown: a label is in the language of its reader. */
export const labelsOf = <Fields extends DeclaredFields>(fields: Fields) =>
	Object.defineProperties(
		{},
		forEachField(fields, (field) => ({ get: () => field.label, enumerable: true })),
	) as Record<keyof Fields, string>

/** What stands behind a number. */
export const unitNames: Readonly<Record<Exclude<NumberUnit, 'plain'>, string>> = words({
	years: 'years',
	km: 'km',
	hours: 'hours',
	percent: 'percent',
	days: 'days',
	months: 'months',
	beds: 'beds',
	tables: 'tables',
})

/** The parts of a list as it was typed. */
const wordsIn = (text: string) =>
	text
		.split(/[,\n]/)
		.map((part) => part.trim())
		.filter(Boolean)

type Meaning = string | number | bigint | boolean | readonly string[]

/** What was typed means this; undefined where it means nothing. Never asked about an empty text. */
export function meaningOf(field: DeclaredField, text: string): Meaning | undefined {
	switch (field.kind) {
		case 'count': {
			const number = typedNumber(text, field.unit)
			return number !== null && number >= field.min && number <= field.max ? number : undefined
		}
		case 'choice':
			return Object.hasOwn(field.names, text) ? text : undefined
		case 'choices':
			return Object.hasOwn(field.names, text) ? [text] : undefined
		case 'line':
		case 'text':
			return text.trim()
		case 'words':
			return wordsIn(text)
		case 'day':
			return isCalendarDate(text) ? text : undefined
		case 'amount':
			return parseRupees(text) ?? undefined
		case 'tick':
			return text === 'on'
	}
}

/** What a field holds that no one has filled. */
function unfilled(field: DeclaredField) {
	if ('usual' in field && field.usual !== undefined) return field.usual
	return field.kind === 'choices' || field.kind === 'words' ? [] : null
}

/** What the fields hold where nothing is stored yet. */
export const usualValues = <Fields extends DeclaredFields>(fields: Fields) =>
	forEachField(fields, unfilled) as Values<Fields>

/** The values of a form that is still being filled; what makes no sense yet is left out. `read` gives '' for an empty field. */
export const valuesSoFar = <Fields extends DeclaredFields>(fields: Fields, read: (name: string) => string) =>
	forEachField(
		fields,
		(field, name) => (read(name).trim() === '' ? undefined : meaningOf(field, read(name))) ?? unfilled(field),
	) as Values<Fields>

/** What is stored, as the fields of the form hold it; without it a form that begins. */
export const formValuesOf = <Fields extends DeclaredFields>(fields: Fields, stored: Values<Fields> | null) =>
	forEachField(fields, (field, name) => {
		const value = (stored?.[name] ?? null) as Meaning | null
		if (value === null) return field.kind === 'choices' ? [] : ''
		if (typeof value === 'object') return field.kind === 'choices' ? value : value.join(', ')
		if (typeof value === 'bigint') return rupeesForField(value)
		if (typeof value === 'boolean') return value ? 'on' : ''
		return String(value)
	}) as FormValues<Fields>

/** A value as it is printed for people; '' where there is none. */
export function printed(field: DeclaredField, value: Meaning | null): string {
	if (value === null) return ''
	if (typeof value === 'bigint') return formatRupees(value)
	if (typeof value === 'boolean') return value ? t.of('answer')`Yes` : t.of('answer')`No`
	if (field.kind === 'day') return formatDay(String(value))
	const unit = field.kind === 'count' && field.unit !== undefined ? ` ${unitNames[field.unit]}` : ''
	const nameOf = (one: string | number) =>
		('names' in field ? field.names?.[String(one)] : undefined) ?? `${String(one)}${unit}`
	return typeof value === 'object' ? value.map(nameOf).join(', ') : nameOf(value)
}

/** Label and value of each field, as they are printed. */
export const factsOf = <Fields extends DeclaredFields>(fields: Fields, values: Values<Fields>) =>
	namesOf(fields).map((name) => {
		const field = fields[name] as DeclaredField
		return { name, label: field.fact ?? field.label, value: printed(field, values[name] as Meaning | null) }
	})

/** What may be stored of a field that is chosen. */
export const choicesOf = <Choice extends string>(names: Readonly<Record<Choice, string>>) =>
	Object.keys(names) as [Choice, ...Choice[]]

/** The choices of a field as a list to choose from. */
export const optionsOf = (names: Names) => Object.entries(names).map(([value, label]) => ({ value, label }))
