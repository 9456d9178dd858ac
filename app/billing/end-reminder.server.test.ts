import { eq, like } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { aMember } from '#app/hospitals/fixtures.server.ts'
import { notifications } from '#app/notifications/tables.server.ts'
import { db } from '#app/platform/database/db.server.ts'
import { deliveries } from '#app/platform/tables.server.ts'
import { remindOfEnd } from './end-reminder.server.ts'
import { aSubscription } from './fixtures.server.ts'
import { planOrders, subscriptions } from './tables.server.ts'

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000)
const noticesOf = async (accountId: string) =>
	(await db.select().from(notifications).where(eq(notifications.accountId, accountId))).map(({ title }) => title)
const mailsAbout = (subscriptionId: string) =>
	db.$count(deliveries, like(deliveries.key, `mail/plan-ending/${subscriptionId}/%`))

async function anOwner(subscription: Parameters<typeof aSubscription>[0]) {
	const owner = await aMember({ email: `owner-${crypto.randomUUID()}@example.com`, emailVerified: true })
	const { id } = await aSubscription({ hospitalId: owner.hospitalId, ...subscription })
	return { ...owner, subscriptionId: id }
}

const anOrder = (hospitalId: string, isEnding: boolean) =>
	db.insert(planOrders).values({
		...{ hospitalId, plan: 'growth', cycle: 'monthly', provider: 'razorpay', status: 'active', isEnding },
		providerId: `sub_${crypto.randomUUID()}`,
	})

test('owners are told once, three days before a trial or a plan ends that nothing renews', async () => {
	const trial = await anOwner({ status: 'trialing', plan: 'starter', endsAt: inDays(2.9) })
	const granted = await anOwner({ endsAt: inDays(1) })
	const cancelled = await anOwner({ endsAt: inDays(1) })
	await anOrder(cancelled.hospitalId, true)
	const renewed = await anOwner({ endsAt: inDays(1) })
	await anOrder(renewed.hospitalId, false)
	const later = await anOwner({ endsAt: inDays(3.1) })

	await remindOfEnd.run({})
	await remindOfEnd.run({})

	expect(await noticesOf(trial.accountId)).toEqual([expect.stringMatching(/^Your trial ends on \w/)])
	expect(await noticesOf(granted.accountId)).toEqual([expect.stringMatching(/^Your plan ends on \w/)])
	expect(await noticesOf(cancelled.accountId)).toHaveLength(1)
	expect(await mailsAbout(trial.subscriptionId)).toBe(1)
	expect([await noticesOf(renewed.accountId), await noticesOf(later.accountId)]).toEqual([[], []])

	// A further month that was granted has an end of its own.
	await db
		.update(subscriptions)
		.set({ endsAt: inDays(2) })
		.where(eq(subscriptions.id, granted.subscriptionId))
	await remindOfEnd.run({})
	expect(await noticesOf(granted.accountId)).toHaveLength(2)
})
