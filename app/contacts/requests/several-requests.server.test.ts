import { eq } from 'drizzle-orm'
import { expect, test, vi } from 'vitest'
import { aContactRequest } from '../fixtures.server.ts'
import { contactRequests } from '../tables.server.ts'
import { requestsPerDay } from '../limits.ts'
import { aMember } from '#app/hospitals/fixtures.server.ts'
import { db } from '#app/platform/database/db.server.ts'
import { aSpecialist } from '#app/specialists/fixtures.server.ts'
import { askSeveral, formatRefusals } from './several-requests.server.ts'

const input = {
	jobId: null,
	reason: 'Covering cardiac lists in December',
	payFrom: 1_200_000n,
	payTo: null,
	payUnit: 'shift' as const,
	place: 'Shivajinagar, Pune',
	message: 'Would you cover some nights?',
}
const countSent = (hospitalId: string) => db.$count(contactRequests, eq(contactRequests.hospitalId, hospitalId))

test('one text to several is a request to each, and one refusal stops no other', async () => {
	const member = await aMember()
	const [first, asked, privateSpecialist, last] = [
		await aSpecialist(),
		await aSpecialist(),
		await aSpecialist({ profileVisibility: false }),
		await aSpecialist(),
	]
	await aContactRequest({ member, specialist: asked })
	const ids = [first, asked, privateSpecialist, last].map(({ specialistId }) => specialistId)

	const { sent, refused } = await askSeveral(member, ids, input)

	expect(sent).toHaveLength(2)
	expect([...refused]).toEqual([
		['already-waiting', 1],
		['not-found', 1],
	])
	expect(formatRefusals(refused)).toBe(
		'1 not sent: already sent a request, awaiting response. 1 not sent: no longer visible to your hospital.',
	)
	expect(await countSent(member.hospitalId)).toBe(3)
})

test('each of several counts: at the limit of the day the rest are not asked, and it is said', async () => {
	const member = await aMember()
	for (let at = 0; at < requestsPerDay - 1; at++) await aContactRequest({ member, sentAt: new Date() })
	const people = [await aSpecialist(), await aSpecialist(), await aSpecialist()]

	const { sent, refused } = await askSeveral(
		member,
		people.map(({ specialistId }) => specialistId),
		input,
	)

	expect(sent).toHaveLength(1)
	expect([...refused]).toEqual([['none-left-today', 2]])
	expect(formatRefusals(refused)).toMatch(/^2 not sent\. Your hospital has reached today’s contact request limit\./)
})

test('a plan that is over stops all of them, and says why', () => {
	expect(formatRefusals(new Map([['plan-over', 3]]))).toMatch(/^3 not sent\. Your hospital’s plan has ended/)
})

test('a fault after some were sent stops the others, and is said', async () => {
	const member = await aMember()
	const people = [await aSpecialist(), await aSpecialist(), await aSpecialist()]
	const transaction = db.transaction.bind(db)
	let at = 0
	const failing = vi
		.spyOn(db, 'transaction')
		.mockImplementation((...given) => (++at === 2 ? Promise.reject(new Error('gone')) : transaction(...given)))
	const asked = await askSeveral(
		member,
		people.map(({ specialistId }) => specialistId),
		input,
	)
	failing.mockRestore()

	expect(asked.sent).toHaveLength(1)
	expect(formatRefusals(asked.refused)).toBe('2 not sent because of a problem on our side. Try again later.')
})
