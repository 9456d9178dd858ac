import { getTableColumns, sql } from 'drizzle-orm'
import { type AnyPgColumn, customType, integer, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { sqlList } from './database-objects.ts'

/** An instant, with its zone kept by PostgreSQL. */
export const instant = () => timestamp({ withTimezone: true })
export const createdNow = () => instant().notNull().defaultNow()
export const primaryId = () => uuid().primaryKey().defaultRandom()

/** Raw bytes: hashes, sealed payloads. */
export const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' })

/** A file of the store, of one of these types. */
export const storedFileColumns = <const Types extends [string, ...string[]]>(types: Types) => ({
	storageKey: text().notNull().unique(),
	/** As the person's file was called, made safe. */
	fileName: text().notNull(),
	contentType: text({ enum: types }).notNull(),
	sizeBytes: integer().notNull(),
	/** Nothing is shown or downloadable before a scanner has called it clean. */
	scan: text({ enum: ['scanning', 'clean', 'infected'] })
		.notNull()
		.default('scanning'),
})

/** Beside a `reason` in words: the key of one that the product gives, and the days that it names (`storeWhy`). */
export const givenReasonColumns = <Key extends string, const Keys extends Readonly<[Key, ...Key[]]>>(keys: Keys) => ({
	reasonKey: text({ enum: keys }),
	reasonDays: integer(),
})

/** For a CHECK or a partial index: the column has one of these words, of all that its type lists where none are said. */
export const oneOf = (column: AnyPgColumn, words = wordsOf(column)) => sql`${column} in (${sql.raw(sqlList(words))})`

/** For a CHECK: reasons that name a number of days have one, and others have none. */
export const hasItsDays = (key: AnyPgColumn, days: AnyPgColumn, keys: readonly string[]) =>
	sql`(${key} is not null and ${oneOf(key, keys)}) = (${days} is not null)`

/** What stands beside the columns of a table knows their names alone. */
function wordsOf({ table, name }: AnyPgColumn): readonly string[] {
	const words = Object.values(getTableColumns(table)).find((column) => column.name === name)?.enumValues
	if (!words) throw new Error(`The type of ${name} lists no words`)
	return words
}
