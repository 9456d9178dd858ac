import { recordDemoSend } from '../demo-outbox.server.ts'
import type { SmsSender } from '../sms.server.ts'

export const demoSms: SmsSender = {
	async send({ to, text, code }) {
		await recordDemoSend({ channel: 'sms', to, text, code })
		return { providerId: null }
	},
}
