import { randomUUID } from 'node:crypto'
import { subscriptionEvents, subscriptions } from '#app/billing/tables.server.ts'
import { dayFromNow, daysAgo } from './clock.ts'
import type { SeedHospital } from './hospitals.ts'
import { insertAll } from './insert.ts'
import { startOfIstDay } from '#app/platform/text/dates.ts'

/** Every verified hospital has paid for a plan: the first, which is shown, for the largest, the others for Growth. */
export async function insertSubscriptions(hospitals: readonly SeedHospital[]) {
	const rows = hospitals
		.filter(({ status }) => status === 'verified')
		.map(({ id: hospitalId }, at) => ({
			id: randomUUID(),
			hospitalId,
			plan: at === 0 ? ('network' as const) : ('growth' as const),
			status: 'active' as const,
			endsAt: startOfIstDay(dayFromNow(300)),
			version: 2,
			createdAt: daysAgo(79),
		}))
	await insertAll(subscriptions, rows)
	await insertAll(
		subscriptionEvents,
		rows.flatMap(({ id: subscriptionId }) => [
			{ subscriptionId, to: 'trialing' as const, at: daysAgo(79) },
			{ subscriptionId, from: 'trialing' as const, to: 'active' as const, at: daysAgo(65) },
		]),
	)
}
