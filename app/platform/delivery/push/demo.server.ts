import { recordDemoSend } from '../demo-outbox.server.ts'
import type { PushSender } from '../push.server.ts'

export const demoPush: PushSender = {
	async send({ endpoint, title, href }) {
		await recordDemoSend({ channel: 'push', to: endpoint, subject: title, text: href })
		return { providerId: null }
	},
}
