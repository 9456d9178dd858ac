import { recordDemoSend } from '../demo-outbox.server.ts'
import type { MailSender } from '../mail.server.ts'

export const demoMail: MailSender = {
	async send({ to, subject, text }) {
		await recordDemoSend({ channel: 'email', to, subject, text })
		return { providerId: null }
	},
}
