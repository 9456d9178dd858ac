import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { aMember } from '#app/hospitals/fixtures.server.ts'
import { blockHospital } from './blocks.server.ts'
import { aContactRequest, ageRequest } from './fixtures.server.ts'
import { findContactStates } from './state.server.ts'

const day = 24 * 3600 * 1000

async function stateOf({ member, specialistId }: Awaited<ReturnType<typeof aContactRequest>>) {
	return (await findContactStates(member, [specialistId])).get(specialistId)
}

test('after a decline the hospital reads from which day it may ask again, 90 days on, and then nothing', async () => {
	const declined = await aContactRequest({ status: 'declined' })

	expect((await stateOf(declined))?.cooldownEndsAt?.getTime()).toBe((declined.decidedAt?.getTime() ?? 0) + 90 * day)

	await ageRequest(declined.id, '88 days 23 hours')
	expect((await stateOf(declined))?.cooldownEndsAt).toBeInstanceOf(Date)
	await ageRequest(declined.id, '2 hours')
	expect(await stateOf(declined)).toMatchObject({ status: 'declined', cooldownEndsAt: null })
})

test('a withdrawn acceptance cools off from the day it was withdrawn', async () => {
	const revokedAt = new Date(Date.now() - 10 * day)
	const ended = await aContactRequest({
		status: 'accepted',
		sentAt: sql`now() - interval '100 days'`,
		decidedAt: sql`now() - interval '99 days'`,
		revokedAt,
	})

	expect(await stateOf(ended)).toMatchObject({
		revoked: true,
		cooldownEndsAt: new Date(revokedAt.getTime() + 90 * day),
	})
})

test('a waiting, withdrawn or expired request does not stop asking again', async () => {
	for (const status of ['sent', 'accepted', 'withdrawn', 'expired'] as const)
		expect(await stateOf(await aContactRequest({ status }))).toMatchObject({ status, cooldownEndsAt: null })
})

test('a block reads as any other no, and another hospital reads nothing', async () => {
	const asked = await aContactRequest()
	await blockHospital(asked.specialist, asked.hospitalId)

	expect(await stateOf(asked)).toMatchObject({ status: 'declined', cooldownEndsAt: expect.any(Date) })
	expect(await stateOf({ ...asked, member: await aMember() })).toBeUndefined()
})
