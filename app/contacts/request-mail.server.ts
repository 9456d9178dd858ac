import { z } from 'zod'
import { writeTo } from '#app/notifications/notify.server.ts'
import { db, type Transaction } from '#app/platform/db.server.ts'
import { defineTask, enqueue } from '#app/platform/tasks.server.ts'
import { requestLink } from './link.server.ts'
import { lockRequest } from './transitions.server.ts'

/** Email and SMS about a request once it can no longer be withdrawn. None if it was withdrawn or answered. */
export const writeAboutRequest = defineTask({
	name: 'contacts.write-about-request',
	payload: z.object({ requestId: z.uuid() }),
	run: ({ requestId }) => db.transaction((tx) => writeAbout(tx, requestId)),
})

async function writeAbout(tx: Transaction, requestId: string): Promise<void> {
	const request = await lockRequest(tx, requestId, undefined)
	if (request?.status !== 'sent') return
	// The sending may have waited for a lock after the task was queued.
	if (request.isFresh) return enqueue(tx, writeAboutRequest, { requestId }, { startAfterSeconds: 5 })

	const { reader, hospitalName, jobTitle, reason, message } = request
	const about = jobTitle ?? reason ?? ''
	const url = requestLink(requestId)
	await writeTo(tx, [reader], {
		key: `contact-request/${requestId}`,
		event: 'contact-request',
		mail: {
			subject: `${hospitalName} would like to talk to you`,
			paragraphs: [
				`${hospitalName}, a verified hospital, would like to contact you about: ${about}.`,
				message,
				'Your phone number and email address stay hidden unless you accept. You have 14 days to respond.',
			],
			action: { label: 'View request', href: new URL(url).pathname },
		},
		sms: { template: 'contact-request', params: { hospital: hospitalName, subject: about, url } },
	})
}
