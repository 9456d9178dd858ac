import { recordDemoSend } from '../demo-outbox.server.ts'
import type { MailSender } from '../mail.server.ts'

export const demoMail: MailSender = {
	async send({ to, subject, text, replyTo }) {
		const head = replyTo ? `Reply-To: ${replyTo}\n\n` : ''
		await recordDemoSend({ channel: 'email', to, subject, text: head + text })
		return { providerId: null }
	},
}
