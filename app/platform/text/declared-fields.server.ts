import { type AnyPgColumn, bigint, boolean, date, integer, text } from 'drizzle-orm/pg-core'
import { type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import { t } from '../language/words.ts'
import { oneOf } from '../database/columns.server.ts'
import {
	choicesOf,
	type DeclaredField,
	type DeclaredFields,
	type Filled,
	forEachField,
	meaningOf,
	namesOf,
	unitNames,
	type ValueOf,
} from './declared-fields.ts'
import { optionalText, plainText, type Sentence } from './text.server.ts'
import { amountField, amountFor, meant, parts, requiredField } from './typed-fields.server.ts'

const integerColumn = () => integer()
const usualColumn = (usual: number) => integer().notNull().default(usual)
const amountColumn = () => bigint({ mode: 'bigint' })
const tickColumn = (usual: boolean) => boolean().notNull().default(usual)
const lineColumn = () => text()
const requiredLineColumn = () => text().notNull()
const dayColumn = () => date()
const choiceColumn = <Choice extends string>(choices: readonly Choice[]) =>
	text({ enum: choices as [Choice, ...Choice[]] })
const choicesColumn = <Choice extends string>(choices: readonly Choice[]) =>
	choiceColumn(choices).array().notNull().default(sql`'{}'`)
const wordsColumn = () => text().array().notNull().default(sql`'{}'`)

type ColumnOf<Field> = Field extends { kind: 'count'; usual: number }
	? ReturnType<typeof usualColumn>
	: Field extends { kind: 'amount' }
		? ReturnType<typeof amountColumn>
		: Field extends { kind: 'tick' }
			? ReturnType<typeof tickColumn>
			: Field extends { kind: 'count' }
				? ReturnType<typeof integerColumn>
				: Field extends { kind: 'choice' }
					? ReturnType<typeof choiceColumn<Filled<Field> & string>>
					: Field extends { kind: 'choices' }
						? ReturnType<typeof choicesColumn<Filled<Field> & string>>
						: Field extends { kind: 'words' }
							? ReturnType<typeof wordsColumn>
							: Field extends { kind: 'day' }
								? ReturnType<typeof dayColumn>
								: Field extends { required: true }
									? ReturnType<typeof requiredLineColumn>
									: ReturnType<typeof lineColumn>

/** A column for each field, null where it is not filled. */
export const columnsOf = <Fields extends DeclaredFields>(fields: Fields) =>
	forEachField(fields, (field) => {
		switch (field.kind) {
			case 'count':
				return field.usual === undefined ? integerColumn() : usualColumn(field.usual)
			case 'amount':
				return amountColumn()
			case 'tick':
				return tickColumn(field.usual)
			case 'choice':
				return choiceColumn(choicesOf(field.names))
			case 'choices':
				return choicesColumn(choicesOf(field.names))
			case 'line':
			case 'text':
				return field.required ? requiredLineColumn() : lineColumn()
			case 'words':
				return wordsColumn()
			case 'day':
				return dayColumn()
		}
	}) as { [Name in keyof Fields]: ColumnOf<Fields[Name]> }

/** The columns of the fields alone, of a table that has others besides. */
export const columnsIn = <Fields extends DeclaredFields, Table extends Record<keyof Fields, AnyPgColumn>>(
	fields: Fields,
	table: Table,
) => forEachField(fields, (_, name) => table[name]) as unknown as Pick<Table, keyof Fields>

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
	if (field.kind === 'count' && !field.names) {
		const { min, max, unit } = field
		return unit === undefined
			? t`Enter a whole number from ${{ min }} to ${{ max }}.`
			: t`Enter a whole number of ${{ unit: unitNames[unit] }} from ${{ min }} to ${{ max }}.`
	}
	return field.kind === 'day' ? t`Choose a date that exists.` : t`Choose one of the options.`
}

type Rules = {
	/** Why a text may hold no contact details. */
	withoutContact?: Sentence
	/** What else is refused in a text. */
	refuse?: (value: unknown, context: z.RefinementCtx) => void
}

function schemaOf(field: DeclaredField, { withoutContact, refuse = () => undefined }: Rules): z.ZodType {
	const rules = withoutContact === undefined ? {} : { withoutContact }
	switch (field.kind) {
		case 'line':
		case 'text': {
			const limits = { max: field.max, multiline: field.kind === 'text', ...rules }
			return (field.required ? plainText(limits) : optionalText(limits)).superRefine(refuse)
		}
		case 'words': {
			const { most, max, what } = field
			return parts(
				/[,\n]/,
				most,
				max,
				() => t`Enter at most ${{ most }} ${{ what }}, separated by commas.`,
				withoutContact,
			).superRefine(refuse)
		}
		case 'choices': {
			const choices = choicesOf(field.names)
			return (
				z
					.array(z.enum(choices))
					.default([])
					// In the order of the declaration, each once.
					.transform((ticked) => choices.filter((choice) => ticked.includes(choice)))
			)
		}
		case 'tick':
			return z
				.literal('on')
				.optional()
				.transform((ticked) => ticked === 'on')
		case 'amount':
			return amountFor({ unit: field.unit, ...(field.unit === null ? {} : { to: 'dropped' }) }, amountField)
		case 'count':
		case 'choice':
		case 'day': {
			const schema = meant((typed) => meaningOf(field, typed) ?? { problem: problemOf(field) })
			return field.kind === 'count' && field.usual !== undefined ? requiredField(schema) : schema
		}
	}
}

type Typed<Field> = Field extends { kind: 'choices' } ? string[] | undefined : string | undefined

/** The schema of each field. */
export const schemasOf = <Fields extends DeclaredFields>(fields: Fields, rules: Rules = {}) =>
	forEachField(fields, (field) => schemaOf(field, rules)) as unknown as {
		[Name in keyof Fields]: z.ZodType<ValueOf<Fields[Name]>, Typed<Fields[Name]>>
	}
