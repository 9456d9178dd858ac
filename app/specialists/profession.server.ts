import { eq } from 'drizzle-orm'
import type { Profession } from '#app/catalog/specialities.ts'
import type { Specialist } from '#app/identity/actor.ts'
import { db } from '#app/platform/database/db.server.ts'
import { notSpecified } from './profile/profile.ts'
import { specialists } from './tables.server.ts'

/** Null until the specialist has added a speciality. */
export async function findProfession(actor: Specialist): Promise<Profession | null> {
	const [row] = await db
		.select({ profession: specialists.profession, speciality: specialists.speciality })
		.from(specialists)
		.where(eq(specialists.id, actor.specialistId))
	return row && row.speciality !== notSpecified ? row.profession : null
}
