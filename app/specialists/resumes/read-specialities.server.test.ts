import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { db } from '#app/platform/database/db.server.ts'
import { aSpecialist } from '../fixtures.server.ts'
import { readNamesAgain } from './read-names.server.ts'
import { specialists } from '../tables.server.ts'

test('a speciality that was not understood before is understood once the words are known, and others stay', async () => {
	const free = { specialitySlug: null, profession: 'doctor' as const }
	const nurse = await aSpecialist({ ...free, speciality: 'स्टाफ नर्स' })
	const other = await aSpecialist({ ...free, speciality: 'Zonal lead' })

	await readNamesAgain.run({})

	const read = async ({ specialistId }: { specialistId: string }) => {
		const [row] = await db
			.select({
				slug: specialists.specialitySlug,
				speciality: specialists.speciality,
				profession: specialists.profession,
			})
			.from(specialists)
			.where(eq(specialists.id, specialistId))
		return row
	}
	expect(await read(nurse)).toEqual({ slug: 'staff-nurse', speciality: 'Staff Nurse', profession: 'nurse' })
	expect(await read(other)).toEqual({ slug: null, speciality: 'Zonal lead', profession: 'doctor' })
})
