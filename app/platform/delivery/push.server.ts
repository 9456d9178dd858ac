import { env, isDemo } from '../env.server.ts'
import { demoPush } from './push/demo.server.ts'
import { deriveVapidKeys, type VapidKeys } from './push/vapid.server.ts'
import type { Sent } from './sending.server.ts'

export type PushMessage = {
	/** Address and keys of one browser, as it gave them when it agreed. */
	endpoint: string
	p256dh: string
	auth: string
	title: string
	/** Path on this site that a tap opens. */
	href: string
	/** Names the occasion: a second message under the same name takes the place of the first. */
	tag: string
}

/** `send` throws `RecipientGone` when the browser has left, otherwise as the other senders do. */
export type PushSender = { send: (message: PushMessage) => Promise<Sent> }

const configured: VapidKeys | null =
	env.VAPID_PUBLIC_KEY && env.VAPID_PRIVATE_KEY
		? { publicKey: env.VAPID_PUBLIC_KEY, privateKey: env.VAPID_PRIVATE_KEY }
		: null

/** The pair that our pushes are signed with; `null` where push is switched off: in production without keys. */
export const vapidKeys: VapidKeys | null = configured ?? (isDemo ? deriveVapidKeys(env.SECRET) : null)

// Imported only where it is used, as with mail.
export const pushSender: PushSender = configured
	? (await import('./push/web-push.server.ts')).webPush({ ...configured, subject: env.VAPID_SUBJECT ?? env.APP_ORIGIN })
	: demoPush
