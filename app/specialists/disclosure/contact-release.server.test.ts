import { expect, test } from 'vitest'
import { aHospital, aMember } from '#app/hospitals/fixtures.server.ts'
import { consumeAllowance } from '#app/platform/daily-allowance.server.ts'
import { strangers } from '#app/relations/rules.ts'
import { releaseContact } from './contact-release.server.ts'
import { disclose } from './disclosure.ts'
import { aSpecialist } from '../fixtures.server.ts'
import { noClaims } from '../profile/profile.ts'
import { findProfile } from '../queries.server.ts'

async function sharedProfile() {
	const facts = await findProfile((await aSpecialist()).specialistId)
	const relation = { ...strangers, contactAccepted: true }
	const profile = facts && disclose({ ...facts, ...noClaims }, { kind: 'hospital', relation })
	if (!profile) throw new Error('not disclosed')
	return profile
}

test('a hospital is shown the contact details of a hundred people a day, all its members together', async () => {
	const hospital = await aHospital()
	const [owner, colleague] = [await aMember({ hospitalId: hospital.id }), await aMember({ hospitalId: hospital.id })]
	const [first, next] = [await sharedProfile(), await sharedProfile()]
	expect((await releaseContact(owner, first)).phone).toBe(first.phone)
	const others = Array.from({ length: 99 }, (_, n) => `someone ${n}`)
	await consumeAllowance(`contacts ${hospital.id}`, others, 100)

	expect(await releaseContact(colleague, next)).toMatchObject({ name: next.name, phone: null, email: null })
	expect((await releaseContact(colleague, first)).phone).toBe(first.phone)
	expect((await releaseContact(await aMember(), next)).phone).toBe(next.phone)
})
