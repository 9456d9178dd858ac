import { recordDemoSend } from '../demo-outbox.server.ts'
import type { MailSender } from '../mail.server.ts'

export const demoMail: MailSender = {
	async send({ to, subject, text, replyTo, calendar }) {
		const head = replyTo ? `Reply-To: ${replyTo}\n\n` : ''
		const entry = calendar
			? `\n\ntext/calendar; method=${calendar.method}\n\n${calendar.text.replaceAll('\r\n', '\n')}`
			: ''
		await recordDemoSend({ channel: 'email', to, subject, text: head + text + entry })
		return { providerId: null }
	},
}
