import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { aMember } from '#app/hospitals/fixtures.server.ts'
import { notifications } from '#app/notifications/tables.server.ts'
import { db } from '#app/platform/database/db.server.ts'
import { aHiddenHospital, aSpecialist } from '#app/specialists/fixtures.server.ts'
import { declineRequest } from './responding.server.ts'
import { expireRequest } from './expiry.server.ts'
import { aContactRequest, ageRequest } from './fixtures.server.ts'
import { listSentRequests } from './requests/hospital-requests.server.ts'

const freeText = 'Anesthesia for the Menon clinic'

/** Two requests of one hospital: declined, and never answered. */
async function answered(privacy: { anonymousMode?: boolean; profileVisibility?: boolean; hides?: boolean }) {
	const member = await aMember()
	const someone = () => aSpecialist({ specialitySlug: null, speciality: freeText })
	const [declining, silent] = [await someone(), await someone()]
	const request = await aContactRequest({ member, specialist: declining })
	const unanswered = await aContactRequest({ member, specialist: silent })
	await db.execute(
		sql`update specialists set anonymous_mode = ${privacy.anonymousMode ?? false}, profile_visibility = ${privacy.profileVisibility ?? true}`,
	)
	if (privacy.hides) for (const person of [declining, silent]) await aHiddenHospital(person, member.hospitalName)
	await declineRequest(declining, request.id, null)
	await ageRequest(unanswered.id, '15 days')
	await expireRequest(unanswered.id)
	const told = await db.select().from(notifications).where(eq(notifications.accountId, member.accountId))
	const requests = await listSentRequests(member, { status: null, shown: 24 })
	return {
		titles: told.map(({ title }) => title).sort(),
		listed: requests.map(({ name, speciality }) => `${name}, ${speciality}`),
	}
}

test('a hospital reads the name and the field of whom it asked', async () => {
	expect(await answered({})).toEqual({
		titles: ['Dr Asha Menon declined your request', 'Dr Asha Menon did not respond'],
		listed: Array(2).fill(`Dr Asha Menon, ${freeText}`),
	})
})

test('a hospital reads neither name nor typed speciality of a specialist in anonymous mode', async () => {
	expect(await answered({ anonymousMode: true })).toEqual({
		titles: ['The specialist you contacted declined your request', 'The specialist you contacted did not respond'],
		listed: Array(2).fill('null, Specialist'),
	})
})

test.each([
	['gone private', { profileVisibility: false }],
	['hidden from the hospital', { hides: true }],
])('of a specialist who has %s since it reads nothing', async (_what, privacy) => {
	expect(await answered(privacy)).toEqual({
		titles: ['The specialist you contacted declined your request', 'The specialist you contacted did not respond'],
		listed: Array(2).fill('null, null'),
	})
})
