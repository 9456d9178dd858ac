import { customType, timestamp, uuid } from 'drizzle-orm/pg-core'

/** An instant, with its zone kept by PostgreSQL. */
export const instant = () => timestamp({ withTimezone: true })
export const createdNow = () => instant().notNull().defaultNow()
export const primaryId = () => uuid().primaryKey().defaultRandom()

/** Raw bytes: hashes, sealed payloads. */
export const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' })
