import { callingOut } from '../../tracing.server.ts'
import { createHash } from 'node:crypto'
import webpush from 'web-push'
import type { PushSender } from '../push.server.ts'
import { RecipientGone, SenderRefused, SenderUnavailable } from '../sending.server.ts'
import type { VapidKeys } from './vapid.server.ts'

type Account = VapidKeys & { subject: string; timeoutMs?: number }

/** After a day no one needs the message. */
const lifetimeSeconds = 24 * 3600

/** The push service of the reader's browser (RFC 8030), sealed so that only that browser can read it (RFC 8291). */
export function webPush({ subject, timeoutMs = 10_000, ...keys }: Account): PushSender {
	return {
		async send({ endpoint, p256dh, auth, title, href, tag }) {
			const request = webpush.generateRequestDetails(
				{ endpoint, keys: { p256dh, auth } },
				JSON.stringify({ title, href, tag }),
				{ TTL: lifetimeSeconds, urgency: 'normal', topic: topicOf(tag), vapidDetails: { subject, ...keys } },
			)
			const content = { headers: request.headers, body: new Uint8Array(request.body) }
			const response = await callingOut('push service', () => post(endpoint, content, timeoutMs))
			if (response.ok) return { providerId: response.headers.get('location') }
			throw problemOf(response.status)
		},
	}
}

/** A redirect is not followed: the address was checked, and where it leads was not. */
async function post(endpoint: string, content: RequestInit, timeoutMs: number) {
	try {
		return await fetch(endpoint, {
			...content,
			method: 'POST',
			redirect: 'error',
			signal: AbortSignal.timeout(timeoutMs),
		})
	} catch (error) {
		throw new SenderUnavailable(`push service: ${error instanceof Error ? error.name : 'failed'}`)
	}
}

function problemOf(status: number) {
	const what = `push service: HTTP ${status}`
	if (status === 404 || status === 410) return new RecipientGone(what)
	// Our keys or our pace are at fault, or the service is: a later try may help.
	if (status === 401 || status === 408 || status === 425 || status === 429 || status >= 500)
		return new SenderUnavailable(what)
	return new SenderRefused(what)
}

/** At most 32 letters of base64url: of several messages under one name, a sleeping phone gets the last. */
const topicOf = (tag: string) => createHash('sha256').update(tag).digest('base64url').slice(0, 32)
