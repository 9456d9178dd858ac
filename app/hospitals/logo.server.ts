import { sql } from 'drizzle-orm'
import { hospitals } from './tables.server.ts'

/** Another logo has another address, so browsers may keep each for long. */
export const logoMark = (logoKey: string) => logoKey.slice(-12)

/** The address of a hospital's logo, for any query that joins hospitals; null while a drawn front stands in. */
export const logoPath = sql<
	string | null
>`'/hospitals/' || ${hospitals.id} || '/logo/' || right(${hospitals.logoKey}, 12)`
