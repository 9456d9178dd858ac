import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { credentials } from '#app/credentials/tables.server.ts'
import type { Specialist } from '#app/identity/actor.ts'
import { db, only } from '#app/platform/database/db.server.ts'
import { aSpecialist } from '../../fixtures.server.ts'
import { saveRegistration } from './registration-step.server.ts'

const typed = (fields: Record<string, string>) => {
	const form = new FormData()
	for (const [name, value] of Object.entries(fields)) form.set(name, value)
	return form
}
const listOwn = ({ specialistId }: Specialist) =>
	db.select().from(credentials).where(eq(credentials.specialistId, specialistId))

test('a number is kept without a photo of the certificate, once the council and the year are there', async () => {
	const asha = await aSpecialist()
	expect(await saveRegistration(asha, typed({ councilCode: 'MH-MC', number: ' ', year: '' }), null)).toBeNull()
	expect(await listOwn(asha)).toEqual([])

	expect(await saveRegistration(asha, typed({ councilCode: 'MH-MC', number: '2011/04/1234', year: '' }), null)).toEqual(
		{
			fields: { year: [expect.any(String)] },
		},
	)
	const whole = typed({ councilCode: 'MH-MC', number: '2011/04/1234', year: '2011' })
	expect(await saveRegistration(asha, whole, null)).toBeNull()
	expect(only(await listOwn(asha))).toMatchObject({ councilCode: 'MH-MC', number: '2011/04/1234', status: 'pending' })
})
