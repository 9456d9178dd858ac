import { eq } from 'drizzle-orm'
import type { Point } from '#app/catalog/places/distance.ts'
import type { Specialist } from '#app/identity/actor.ts'
import { db } from '#app/platform/database/db.server.ts'
import { specialists } from '../tables.server.ts'

/** Where the specialist lives, for their own eyes; null until they have added a place that we know. */
export async function findHomePlace(actor: Specialist): Promise<Point | null> {
	const [row] = await db
		.select({ lat: specialists.latitude, lng: specialists.longitude })
		.from(specialists)
		.where(eq(specialists.id, actor.specialistId))
	return row && row.lat !== null && row.lng !== null ? { lat: row.lat, lng: row.lng } : null
}

/** The specialist's years of experience, for their own eyes; null until they have added them. */
export async function findOwnYears(actor: Specialist): Promise<number | null> {
	const [row] = await db
		.select({ years: specialists.yearsOfExperience })
		.from(specialists)
		.where(eq(specialists.id, actor.specialistId))
	return row?.years ?? null
}
