import { z } from 'zod'
import { isPushService } from './push/push-services.ts'

/** Notifications to mark as read; all when none is named. */
export const ReadInput = z.object({ id: z.array(z.uuid()).max(500).default([]) })

/** What a browser hands out when its owner agrees: where to send, and the keys that seal it (RFC 8291). */
export const PushSubscriptionInput = z.object({
	endpoint: z.string().max(1_000).refine(isPushService),
	p256dh: z.string().regex(/^[\w-]{87}$/),
	auth: z.string().regex(/^[\w-]{22}$/),
})
export type PushSubscriptionInput = z.infer<typeof PushSubscriptionInput>

/** One browser by its address, or all of them. */
export const PushRemovalInput = z.object({ endpoint: z.string().max(1_000).optional() })
