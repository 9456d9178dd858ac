import { and, asc, eq, inArray, isNull, or, sql } from 'drizzle-orm'
import { z } from 'zod'
import { caseAddress, queues, rightsKinds } from '#app/cases/kinds.ts'
import { accounts } from '#app/identity/tables.server.ts'
import { send } from '#app/notifications/notify.server.ts'
import { db, type Transaction } from '#app/platform/database/db.server.ts'
import { eachAlone } from '#app/platform/delivery/each-alone.server.ts'
import { defineTask } from '#app/platform/tasks/tasks.server.ts'
import { formatDateTime } from '#app/platform/text/dates.ts'
import { answerDue, urgencyOf } from './clock.ts'
import { rightsRequestUrgent } from './messages.ts'
import { requestNumber } from './request-number.ts'
import { rightsKindTexts } from './status.ts'
import { rightsRequests } from './tables.server.ts'

/** Tells the operators who answer them which requests are due soon or overdue: each of them once for each. */
export async function warnOfUrgentRequests(now = new Date()) {
	const open = await db
		.select()
		.from(rightsRequests)
		.where(and(eq(rightsRequests.status, 'open'), or(...rightsKinds.map((kind) => isUrgent(kind, now)))))
		.orderBy(asc(rightsRequests.createdAt))
	if (open.length === 0) return
	const readers = await db.transaction(listReaders)
	await eachAlone(open, async (request) => {
		const { id, kind, createdAt } = request
		const urgency = urgencyOf(kind, createdAt, now)
		if (urgency === null) return
		await db.transaction((tx) =>
			send(tx, rightsRequestUrgent, {
				to: readers,
				key: `rights/${id}/${urgency}`,
				facts: {
					...{ requestNumber: requestNumber(request), kind: rightsKindTexts[kind].name, urgency },
					...{ due: formatDateTime(answerDue(kind, createdAt)), href: caseAddress(kind, id) },
				},
			}),
		)
	})
}

const isUrgent = (kind: (typeof rightsKinds)[number], now: Date) =>
	and(
		eq(rightsRequests.kind, kind),
		sql`${rightsRequests.createdAt} < ${now}::timestamptz - make_interval(hours => ${queues[kind].targetHours}) * 0.75`,
	)

const listReaders = (tx: Transaction) =>
	tx
		.select({ accountId: accounts.id, name: accounts.name, email: accounts.email })
		.from(accounts)
		.where(and(inArray(accounts.operatorRole, ['moderate', 'lead']), isNull(accounts.suspendedAt)))

/** An order has three hours, so this looks every five minutes, day and night. */
export const warnOfUrgent = defineTask({
	name: 'rights.warn-of-urgent',
	payload: z.object({}),
	schedule: '*/5 * * * *',
	run: () => warnOfUrgentRequests(),
})
