import { sql } from 'drizzle-orm'
import { isPictureShown } from '#app/platform/files/picture-reviews.server.ts'
import { hospitals } from '../tables.server.ts'

/** Another logo has another address, so browsers may keep each for long. */
export const logoMark = (logoKey: string) => logoKey.slice(-12)

/** The address of a hospital's logo for its own members, also before we have looked at it. */
export const ownLogoPath = sql<
	string | null
>`'/hospitals/' || ${hospitals.id} || '/logo/' || right(${hospitals.logoKey}, 12)`

/** The same, for any query that joins hospitals; null while a drawn front stands in. */
export const logoPath = sql<string | null>`case when ${isPictureShown(hospitals.logoKey)} then ${ownLogoPath} end`
