import { and, eq, isNull, ne } from 'drizzle-orm'
import { findTypedSpeciality } from '#app/catalog/words/typed-speciality.server.ts'
import { db } from '#app/platform/database/db.server.ts'
import { notSpecified } from '../profile/profile.ts'
import { specialists } from '../tables.server.ts'

/**
 * Reads specialities that an older release did not understand once more, with the words of this one. A nurse who wrote
 * 'स्टाफ नर्स' was saved as a doctor, and nothing could be matched to her.
 */
export async function readSpecialitiesAgain(): Promise<void> {
	const typed = await db
		.selectDistinct({ speciality: specialists.speciality })
		.from(specialists)
		.where(and(isNull(specialists.specialitySlug), ne(specialists.speciality, notSpecified)))
	for (const { speciality } of typed) {
		const known = findTypedSpeciality(speciality)
		if (!known) continue
		await db
			.update(specialists)
			.set({ speciality: known.name, specialitySlug: known.slug, profession: known.profession })
			.where(and(isNull(specialists.specialitySlug), eq(specialists.speciality, speciality)))
	}
}
