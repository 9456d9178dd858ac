import { and, asc, eq, lte, sql } from 'drizzle-orm'
import { z } from 'zod'
import { db } from '#app/platform/database/db.server.ts'
import { eachAlone } from '#app/platform/delivery/each-alone.server.ts'
import { defineTask } from '#app/platform/tasks/tasks.server.ts'
import { expireRequest } from './expiry.server.ts'
import { remindOfRequests } from './reminders.server.ts'
import { writeAboutRequest } from './requests/request-mail.server.ts'
import { contactRequests } from './tables.server.ts'

/** More are left for the next round: a night's worth of them must not hold the database for long. */
const maxAtOnce = 500

/** Ends requests that were not answered in time, frees their allowance and notifies both sides. */
export const expireRequests = defineTask({
	name: 'contacts.expire-requests',
	payload: z.object({}),
	schedule: '*/10 * * * *',
	run: async () => {
		const due = await db
			.select({ id: contactRequests.id })
			.from(contactRequests)
			.where(and(eq(contactRequests.status, 'sent'), lte(contactRequests.expiresAt, sql`now()`)))
			.orderBy(asc(contactRequests.expiresAt))
			.limit(maxAtOnce)
		await eachAlone(due, ({ id }) => expireRequest(id))
	},
})

export const contactTasks = [writeAboutRequest, expireRequests, remindOfRequests]
