import { asc, eq } from 'drizzle-orm'
import { expect, onTestFinished, test } from 'vitest'
import { aHospital } from '#app/hospitals/fixtures.server.ts'
import { db, only } from '#app/platform/database/db.server.ts'
import { env } from '#app/platform/env.server.ts'
import { aSubscription } from './fixtures.server.ts'
import { paymentProvider } from './payment-provider.server.ts'
import { findPlan, grantPlan, holdPlan, listDue, moveOn } from './subscriptions.server.ts'
import { endSubscriptions } from './tasks.server.ts'
import { subscriptionEvents, subscriptions } from './tables.server.ts'

const hold = (hospitalId: string) => db.transaction((tx) => holdPlan(tx, hospitalId))
const rowsOf = (hospitalId: string) =>
	db.select().from(subscriptions).where(eq(subscriptions.hospitalId, hospitalId)).orderBy(asc(subscriptions.createdAt))
const statusOf = async (id: string) =>
	only(await db.select().from(subscriptions).where(eq(subscriptions.id, id))).status
const ago = (days: number) => new Date(Date.now() - days * 86_400_000)
const inAYear = new Date(Date.now() + 365 * 86_400_000)

function withTrialOf(days: number) {
	const before = env.TRIAL_DAYS
	env.TRIAL_DAYS = days
	onTestFinished(() => {
		env.TRIAL_DAYS = before
	})
}

test('the trial of a verified hospital begins once, with the first thing that counts, and not before it is verified', async () => {
	const [verified, pending] = [await aHospital(), await aHospital({ status: 'pending' })]

	const held = await Promise.all([hold(verified.id), hold(verified.id), hold(verified.id)])

	expect(held.map(({ plan, isOver }) => [plan, isOver])).toEqual(Array(3).fill(['starter', false]))
	expect(await rowsOf(verified.id)).toMatchObject([{ plan: 'starter', status: 'trialing', endsAt: expect.any(Date) }])
	expect(await hold(pending.id)).toMatchObject({ plan: 'starter', isOver: false })
	expect(await rowsOf(pending.id)).toEqual([])
})

test('a trial with days ends by the clock, before its task has come round, and no second one begins', async () => {
	withTrialOf(14)
	const { id } = await aHospital()
	await hold(id)
	const trial = only(await rowsOf(id))
	expect(Math.round(((trial.endsAt?.getTime() ?? 0) - Date.now()) / 86_400_000)).toBe(14)

	await db
		.update(subscriptions)
		.set({ endsAt: ago(0) })
		.where(eq(subscriptions.id, trial.id))
	expect(await findPlan(id)).toMatchObject({ isOver: true, contactRequests: 0, exports: false })
	await endSubscriptions.run({})

	expect(await statusOf(trial.id)).toBe('cancelled')
	expect(await hold(id)).toMatchObject({ isOver: true })
	expect(await rowsOf(id)).toHaveLength(1)
})

test('a paid plan goes on for seven days after its time, and then ends', async () => {
	const inGrace = await aSubscription({ endsAt: ago(6) })
	const over = await aSubscription({ endsAt: ago(8) })

	expect(await findPlan(inGrace.hospitalId)).toMatchObject({ plan: 'growth', isOver: false, exports: true })
	expect(await findPlan(over.hospitalId)).toMatchObject({ isOver: true, exports: false })
	await endSubscriptions.run({})
	await endSubscriptions.run({})
	expect([await statusOf(inGrace.id), await statusOf(over.id)]).toEqual(['past_due', 'cancelled'])

	const moves = await db.select().from(subscriptionEvents).where(eq(subscriptionEvents.subscriptionId, over.id))
	expect(moves.map(({ to }) => to).toSorted()).toEqual(['cancelled', 'past_due'])
})

test.each(['trialing', 'active', 'past_due'] as const)(
	'a payment puts a hospital that is %s on its plan',
	async (status) => {
		const { id, hospitalId } = await aSubscription({ status, plan: 'starter', endsAt: ago(2) })

		expect(await grantPlan(hospitalId, { plan: 'network', until: inAYear, agreedRequests: 900 })).toBe(true)

		expect(await rowsOf(hospitalId)).toMatchObject([
			{ id, status: 'active', plan: 'network', endsAt: inAYear, version: 2 },
		])
		expect(await findPlan(hospitalId)).toMatchObject({ plan: 'network', contactRequests: 900, isOver: false })
	},
)

test('a hospital whose plan has ended goes on with a new one, and the ended one stays as it was', async () => {
	const ended = await aSubscription({ status: 'cancelled', endsAt: ago(40), createdAt: ago(80) })

	await grantPlan(ended.hospitalId, { plan: 'growth', until: inAYear, agreedRequests: null })

	expect(await rowsOf(ended.hospitalId)).toMatchObject([
		{ id: ended.id, status: 'cancelled' },
		{ status: 'active', plan: 'growth' },
	])
	expect(await findPlan(ended.hospitalId)).toMatchObject({ plan: 'growth', isOver: false })
	expect(await grantPlan(crypto.randomUUID(), { plan: 'growth', until: inAYear, agreedRequests: null })).toBe(false)
})

test('what was paid while the task was on its way is not ended', async () => {
	const { id, hospitalId } = await aSubscription({ status: 'past_due', endsAt: ago(8) })
	expect((await listDue(500)).map((due) => due.id)).toContain(id)

	await grantPlan(hospitalId, { plan: 'growth', until: inAYear, agreedRequests: null })
	await moveOn(id)

	expect(await statusOf(id)).toBe('active')
})

test('a trial has an end also where no plan can be paid for, as late as one that begins now if it had none', async () => {
	const { id, hospitalId } = await aSubscription({ status: 'trialing', plan: 'starter', endsAt: null })
	expect(paymentProvider).toBeNull()
	await endSubscriptions.run({})

	const { endsAt } = only(await rowsOf(hospitalId))
	expect(Math.round(((endsAt?.getTime() ?? 0) - Date.now()) / 86_400_000)).toBe(14)
	expect(await statusOf(id)).toBe('trialing')
})
