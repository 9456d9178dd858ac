import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { anApplication } from '#app/applications/fixtures.server.ts'
import { aMember } from '#app/hospitals/fixtures.server.ts'
import { aJob } from '#app/jobs/fixtures.server.ts'
import { reviews } from '#app/moderation/tables.server.ts'
import { notifications } from '#app/notifications/tables.server.ts'
import { addDays, istToday } from '#app/platform/text/dates.ts'
import { db, only } from '#app/platform/database/db.server.ts'
import { deliveries } from '#app/platform/tables.server.ts'
import { someTerms } from './fixtures.server.ts'
import { makeApprovedOffer, makeOffer } from './make-offer.server.ts'
import { offers } from './tables.server.ts'

async function received() {
	const member = await aMember()
	const application = await anApplication({ job: await aJob({ hospitalId: member.hospitalId }), stage: 'interview' })
	return { member, ...application }
}

test.each([
	{
		message: 'Welcome to our team.',
		terms: 'Deposit ₹15,000 as caution money. Originals remain with us for 24 months.',
	},
	{ message: 'To confirm this offer transfer ₹5,000 to lakesidehr@ybl today.', terms: null },
	{
		message: 'Welcome.',
		terms: 'Submit your original degree and council registration; they are kept until the bond is over.',
	},
])(
	'an offer that asks for money or keeps certificates waits for an operator: no offer, letter, notice or mail',
	async (texts) => {
		const { member, id, version, specialist } = await received()
		const [noticesBefore, mailsBefore] = [await noticesTo(specialist.accountId), await db.$count(deliveries)]

		expect(await makeOffer(member, id, { ...someTerms(), ...texts, version })).toMatchObject({
			ok: true,
			value: { isHeld: true },
		})

		expect(await db.$count(offers)).toBe(0)
		expect([await noticesTo(specialist.accountId), await db.$count(deliveries)]).toEqual([noticesBefore, mailsBefore])
		expect(await makeOffer(member, id, { ...someTerms(), ...texts, version })).toEqual({
			ok: false,
			failure: 'in-review',
		})
	},
)

test('an offer that an operator approved is made as it was written, also when the stage has changed', async () => {
	const { member, id, version } = await received()
	const terms = 'A bond of two years. A refundable deposit of ₹10,000 is due at joining.'
	await makeOffer(member, id, { ...someTerms(), terms, version })
	const review = only(await db.select().from(reviews).where(eq(reviews.subject, 'offer')))

	const made = await db.transaction((tx) => makeApprovedOffer(tx, member, id, review.held ?? ''))

	expect(made).toMatchObject({ ok: true, value: { isHeld: false } })
	expect(only(await db.select().from(offers))).toMatchObject({ terms, status: 'sent' })
})

test('an approved offer whose joining date is over is not made', async () => {
	const { member, id, version } = await received()
	const yesterday = addDays(istToday(new Date()), -1)
	const held = { message: 'Welcome', payPaise: { paise: '100' }, payUnit: 'month', startsOn: yesterday, version }

	expect(await db.transaction((tx) => makeApprovedOffer(tx, member, id, JSON.stringify(held)))).toEqual({
		ok: false,
		failure: 'joining-date-over',
	})
})

test('an offer may say whom to call', async () => {
	const { member, id, version } = await received()
	const message =
		'Welcome to our team. Call our HR desk at 020 2699 1188 or write to hr@lakesideheart.in with any question.'

	expect(await makeOffer(member, id, { ...someTerms(), message, version })).toMatchObject({ value: { isHeld: false } })
})

const noticesTo = (accountId: string) => db.$count(notifications, eq(notifications.accountId, accountId))
