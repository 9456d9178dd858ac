import { type AnyPgColumn, date, integer, text } from 'drizzle-orm/pg-core'
import { type SQL, sql } from 'drizzle-orm'
import type { z } from 'zod'
import { oneOf } from '../database/columns.server.ts'
import {
	type DeclaredField,
	type DeclaredFields,
	type Filled,
	forEachField,
	meaningOf,
	namesOf,
	type Values,
} from './declared-fields.ts'
import { optionalText } from './text.server.ts'
import { meant } from './typed-fields.server.ts'

const integerColumn = () => integer()
const lineColumn = () => text()
const dayColumn = () => date()
const choiceColumn = <Choice extends string>(choices: readonly Choice[]) =>
	text({ enum: choices as [Choice, ...Choice[]] })

type ColumnOf<Field> = Field extends { kind: 'count' }
	? ReturnType<typeof integerColumn>
	: Field extends { kind: 'choice' }
		? ReturnType<typeof choiceColumn<Filled<Field> & string>>
		: Field extends { kind: 'day' }
			? ReturnType<typeof dayColumn>
			: ReturnType<typeof lineColumn>

/** A column for each field, null where it is not filled. */
export const columnsOf = <Fields extends DeclaredFields>(fields: Fields) =>
	forEachField(fields, (field) => {
		switch (field.kind) {
			case 'count':
				return integerColumn()
			case 'choice':
				return choiceColumn(Object.keys(field.names))
			case 'line':
				return lineColumn()
			case 'day':
				return dayColumn()
		}
	}) as { [Name in keyof Fields]: ColumnOf<Fields[Name]> }

/** The limits of the fields, for a CHECK. */
export function areWithinLimits<Fields extends DeclaredFields>(
	table: Record<keyof Fields, AnyPgColumn>,
	fields: Fields,
): SQL {
	const limits = namesOf(fields).flatMap((name) => {
		const field: DeclaredField | undefined = fields[name]
		if (field?.kind === 'choice') return oneOf(table[name])
		if (field?.kind !== 'count') return []
		const least = field.atLeast === undefined ? sql.raw(String(field.min)) : table[field.atLeast]
		return sql`${table[name]} between ${least} and ${sql.raw(String(field.max))}`
	})
	return sql.join(limits, sql.raw(' and '))
}

const problemOf = (field: DeclaredField): string => {
	if (field.kind === 'count') return `Enter a whole number from ${field.min} to ${field.max}.`
	return field.kind === 'day' ? 'Choose a date that exists.' : 'Choose one of the options.'
}

/** The schema of each field. `withoutContact` says why a line may hold no contact details. */
export const schemasOf = <Fields extends DeclaredFields>(fields: Fields, withoutContact: string) =>
	forEachField(fields, (field) =>
		field.kind === 'line'
			? optionalText({ max: field.max, withoutContact })
			: meant((typed) => meaningOf(field, typed) ?? { problem: problemOf(field) }),
	) as unknown as { [Name in keyof Fields]: z.ZodType<Values<Fields>[Name], string | undefined> }
