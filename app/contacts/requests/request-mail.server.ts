import { z } from 'zod'
import { writeTo } from '#app/notifications/notify.server.ts'
import { db, type Transaction } from '#app/platform/database/db.server.ts'
import { defineTask, enqueue } from '#app/platform/tasks/tasks.server.ts'
import { requestLink } from '../link.server.ts'
import { type ReceivedRequest, requestReceived } from '../messages.ts'
import { lockRequest } from '../transitions.server.ts'

export const requestKey = (requestId: string) => `contact-request/${requestId}`
export const receivedFacts = (request: Omit<ReceivedRequest, 'link'>) => ({ ...request, link: requestLink(request.id) })

/** Email and SMS about a request once it can no longer be withdrawn. None if it was withdrawn or answered, or the hospital was suspended. */
export const writeAboutRequest = defineTask({
	name: 'contacts.email-about-request',
	payload: z.object({ requestId: z.uuid() }),
	run: ({ requestId }) => db.transaction((tx) => writeAbout(tx, requestId)),
})

async function writeAbout(tx: Transaction, requestId: string): Promise<void> {
	const request = await lockRequest(tx, requestId, undefined)
	if (request?.status !== 'sent' || request.hospitalStatus !== 'verified') return
	// The sending may have waited for a lock after the task was queued.
	if (request.isFresh) return enqueue(tx, writeAboutRequest, { requestId }, { startAfterSeconds: 5 })

	const about = request.jobTitle ?? request.reason ?? ''
	await writeTo(tx, requestReceived, {
		to: [request.reader],
		key: requestKey(requestId),
		facts: receivedFacts({ ...request, about }),
	})
}
