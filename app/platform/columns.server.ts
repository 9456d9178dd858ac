import { customType, integer, text, timestamp, uuid } from 'drizzle-orm/pg-core'

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
