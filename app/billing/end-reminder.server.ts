import { and, eq, sql } from 'drizzle-orm'
import { z } from 'zod'
import { listOwnersToNotify } from '#app/hospitals/team/membership.server.ts'
import { send } from '#app/notifications/notify.server.ts'
import { formatDate } from '#app/platform/text/dates.ts'
import { db, type Transaction } from '#app/platform/database/db.server.ts'
import { eachAlone } from '#app/platform/delivery/each-alone.server.ts'
import { defineTask } from '#app/platform/tasks/tasks.server.ts'
import { planEnding } from './messages.ts'
import { paymentProvider } from './payment-provider.server.ts'
import { approvedOrderStatuses } from './status.ts'
import { planOrders, subscriptions } from './tables.server.ts'

const remindDaysBefore = 3

/** Every morning: owners whose trial or plan ends within three days, and which nothing renews, are told, once for each end. */
export const remindOfEnd = defineTask({
	name: 'billing.remind-of-end',
	payload: z.object({}),
	schedule: '45 9 * * *',
	async run() {
		const due = await db.select({ id: subscriptions.id }).from(subscriptions).where(isToBeReminded).limit(500)
		await eachAlone(due, ({ id }) => db.transaction((tx) => remind(tx, id)))
	},
})

const { status, endsAt, endRemindedFor } = subscriptions
const approved = sql.raw(approvedOrderStatuses.map((one) => `'${one}'`).join(', '))
const isRenewed = sql`exists (select 1 from ${planOrders} where ${planOrders.hospitalId} = ${subscriptions.hospitalId}
	and ${planOrders.status} in (${approved}) and not ${planOrders.isEnding} and ${planOrders.replacedAt} is null)`
const isToBeReminded = sql`${status} in ('trialing', 'active') and ${endRemindedFor} is distinct from ${endsAt}
	and ${endsAt} > clock_timestamp() and ${endsAt} <= clock_timestamp() + make_interval(days => ${remindDaysBefore}) and not ${isRenewed}`

async function remind(tx: Transaction, subscriptionId: string) {
	const [ending] = await tx
		.update(subscriptions)
		.set({ endRemindedFor: endsAt })
		.where(and(eq(subscriptions.id, subscriptionId), isToBeReminded))
		.returning({ hospitalId: subscriptions.hospitalId, plan: subscriptions.plan, is: status, endsAt })
	if (!ending?.endsAt) return
	await send(tx, planEnding, {
		to: await listOwnersToNotify(tx, ending.hospitalId),
		key: `plan-ending/${subscriptionId}/${ending.endsAt.getTime()}`,
		// A millisecond before midnight belongs to the day that is named.
		facts: {
			plan: ending.plan,
			isTrial: ending.is === 'trialing',
			isPayable: paymentProvider !== null,
			on: formatDate(new Date(ending.endsAt.getTime() - 1)),
		},
	})
}
