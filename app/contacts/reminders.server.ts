import { and, asc, eq, gt, isNull, lte, sql } from 'drizzle-orm'
import { z } from 'zod'
import { hospitals } from '#app/hospitals/tables.server.ts'
import { send } from '#app/notifications/notify.server.ts'
import { db, type Transaction } from '#app/platform/database/db.server.ts'
import { eachAlone } from '#app/platform/delivery/each-alone.server.ts'
import { defineTask } from '#app/platform/tasks/tasks.server.ts'
import { requestLink } from './link.server.ts'
import { requestWaiting } from './messages.ts'
import { requestKey } from './requests/request-mail.server.ts'
import { contactRequests } from './tables.server.ts'
import { lockRequest } from './transitions.server.ts'

const atOnce = 200
const halfTime = sql`${contactRequests.sentAt} + (${contactRequests.expiresAt} - ${contactRequests.sentAt}) / 2`

/** In the daytime: reminds of requests that have been without an answer for half of their time, each once. */
export const remindOfRequests = defineTask({
	name: 'contacts.remind',
	payload: z.object({}),
	schedule: '*/10 8-20 * * *',
	async run() {
		const due = await db
			.select({ id: contactRequests.id })
			.from(contactRequests)
			.innerJoin(hospitals, eq(hospitals.id, contactRequests.hospitalId))
			.where(isDue)
			.orderBy(asc(contactRequests.expiresAt))
			.limit(atOnce)
		await eachAlone(due, ({ id }) => db.transaction((tx) => remindOfOne(tx, id)))
	},
})

const isDue = and(
	eq(contactRequests.status, 'sent'),
	isNull(contactRequests.remindedAt),
	lte(halfTime, sql`now()`),
	gt(contactRequests.expiresAt, sql`now()`),
	eq(hospitals.status, 'verified'),
)

/** One that another process is at is left to it. */
async function remindOfOne(tx: Transaction, requestId: string) {
	const [due] = await tx
		.select({ expiresAt: contactRequests.expiresAt })
		.from(contactRequests)
		.innerJoin(hospitals, eq(hospitals.id, contactRequests.hospitalId))
		.where(and(eq(contactRequests.id, requestId), isDue))
		.for('update', { of: contactRequests, skipLocked: true })
	if (!due) return
	await tx.update(contactRequests).set({ remindedAt: sql`now()` }).where(eq(contactRequests.id, requestId))
	const request = await lockRequest(tx, requestId, undefined)
	if (!request) return
	const { id, hospitalName, hospitalInSms, jobTitle, reason } = request
	await send(tx, requestWaiting, {
		to: [request.reader],
		key: `${requestKey(id)}/reminder`,
		facts: {
			...{ id, hospitalName, hospitalInSms, about: jobTitle ?? reason ?? '' },
			...{ link: requestLink(id), expiresAt: due.expiresAt },
		},
	})
}
