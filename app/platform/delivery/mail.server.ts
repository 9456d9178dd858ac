import { env } from '../env.server.ts'
import { demoMail } from './mail/demo.server.ts'
import type { Sent } from './sending.server.ts'

/** An iCalendar object that comes with a mail: calendars offer to enter it, or take it out (RFC 5546). */
export type MailCalendar = { method: 'REQUEST' | 'CANCEL'; text: string }

type Mail = {
	/** Becomes the Message-ID, by which mailboxes recognise a mail that arrives twice. */
	id: string
	to: string
	subject: string
	text: string
	html?: string | undefined
	/** An address, without a name: who answers this mail writes there. */
	replyTo?: string | undefined
	/** Becomes List-Unsubscribe and List-Unsubscribe-Post (RFC 8058): mail programs show a button for it. */
	unsubscribeUrl?: string | undefined
	calendar?: MailCalendar | undefined
}

/** `send` throws `SenderUnavailable` when a later try may help, and `SenderRefused` when it will not. */
export type MailSender = { send: (mail: Mail) => Promise<Sent> }

// Imported only where it is used: nodemailer is a fifth of a second at every start.
export const mailSender: MailSender =
	env.MAIL_SENDER === 'smtp'
		? (await import('./mail/smtp.server.ts')).smtp({
				url: env.SMTP_URL ?? '',
				from: env.MAIL_FROM ?? '',
				host: new URL(env.APP_ORIGIN).hostname,
				requireTls: env.APP_MODE === 'production',
			})
		: demoMail
