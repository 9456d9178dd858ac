import { isCalendarDate } from './dates.ts'
import { type NumberUnit, typedNumber } from './typed-numbers.ts'

/*
 * The optional fields of a form, declared once. What a form stores, checks, shows while it is filled and offers to programs is made of the
 * declaration: values here, columns, CHECK and schema in declared-fields.server.ts. Null is a field that was left empty.
 */

type Common = {
	/** As the form and its errors call it. */
	label: string
	/** For programs, where the label does not say enough. */
	about?: string
}

export type DeclaredField = Common &
	(
		| {
				kind: 'count'
				min: number
				max: number
				/** The field that this one may not be below. */
				atLeast?: string
				unit?: NumberUnit
		  }
		| { kind: 'choice'; names: Readonly<Record<string, string>> }
		| { kind: 'line'; max: number }
		| { kind: 'day' }
	)

export type DeclaredFields = Readonly<Record<string, DeclaredField>>

/** What a field holds when it is filled. */
export type Filled<Field> = Field extends { kind: 'count' }
	? number
	: Field extends { kind: 'choice'; names: Readonly<Record<infer Choice, string>> }
		? Choice
		: string

export type Values<Fields> = { [Name in keyof Fields]: Filled<Fields[Name]> | null }

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

/** What was typed means this; undefined where it means nothing. Never asked about an empty text. */
export function meaningOf(field: DeclaredField, text: string): string | number | undefined {
	switch (field.kind) {
		case 'count': {
			const number = typedNumber(text, field.unit)
			return number !== null && number >= field.min && number <= field.max ? number : undefined
		}
		case 'choice':
			return Object.hasOwn(field.names, text) ? text : undefined
		case 'line':
			return text.trim()
		case 'day':
			return isCalendarDate(text) ? text : undefined
	}
}

/** The values of a form that is still being filled; what makes no sense yet is left out. `read` gives '' for an empty field. */
export const valuesSoFar = <Fields extends DeclaredFields>(fields: Fields, read: (name: string) => string) =>
	forEachField(fields, (field, name) =>
		read(name).trim() === '' ? null : (meaningOf(field, read(name)) ?? null),
	) as Values<Fields>

/** The choices of a field as a list to choose from. */
export const optionsOf = (names: Readonly<Record<string, string>>) =>
	Object.entries(names).map(([value, label]) => ({ value, label }))
