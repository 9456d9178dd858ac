import { createTransport } from 'nodemailer'
import { circuitBreaker } from '../circuit-breaker.server.ts'
import type { MailCalendar, MailSender } from '../mail.server.ts'
import { SenderRefused, SenderUnavailable } from '../sending.server.ts'

type Account = { url: string; from: string; host: string; requireTls: boolean; timeoutMs?: number }

export function smtp({ url, from, host, requireTls, timeoutMs = 5_000 }: Account): MailSender {
	const guard = circuitBreaker('smtp')
	const transport = createTransport({
		url,
		requireTLS: requireTls,
		dnsTimeout: timeoutMs,
		connectionTimeout: timeoutMs,
		greetingTimeout: timeoutMs,
		socketTimeout: timeoutMs,
		// A mail is what we wrote, never something fetched while it is sent.
		disableFileAccess: true,
		disableUrlAccess: true,
	})

	return {
		send: ({ id, to, subject, text, html, replyTo, unsubscribeUrl, calendar }) =>
			guard(async () => {
				try {
					const sent = await transport.sendMail({
						messageId: `<${id}@${host}>`,
						from,
						to: { name: '', address: to },
						...(replyTo === undefined ? {} : { replyTo: { name: '', address: replyTo } }),
						subject,
						text,
						html,
						// Nodemailer sends it as an alternative to the text and as a file: some calendars look for the one, some for the other.
						...(calendar === undefined ? {} : { icalEvent: icalEvent(calendar) }),
						headers: {
							'Auto-Submitted': 'auto-generated',
							'X-Auto-Response-Suppress': 'All',
							...(unsubscribeUrl === undefined ? {} : oneClick(unsubscribeUrl)),
						},
					})
					return { providerId: sent.messageId }
				} catch (error) {
					throw isLasting(error) ? new SenderRefused(reason(error)) : new SenderUnavailable(reason(error))
				}
			}),
	}
}

const icalEvent = ({ method, text }: MailCalendar) => ({ method, content: text, filename: 'invitation.ics' })

/** Prepared, so that the address stays on one line: some mail programs do not unfold it. */
const oneClick = (url: string) => ({
	'List-Unsubscribe': { prepared: true, value: `<${url}>` },
	'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
})

const field = (error: unknown, name: 'code' | 'responseCode' | 'command'): unknown =>
	typeof error === 'object' && error !== null ? Reflect.get(error, name) : undefined

/**
 * The server said no to this recipient or this text, or the address is none. Every other no (log-in, encryption, our
 * own address) is trouble of our account: it can be mended, and the mail should still go out then.
 */
function isLasting(error: unknown) {
	if (field(error, 'command') === 'MAIL FROM') return false
	const code = field(error, 'code')
	const response = field(error, 'responseCode')
	return (code === 'EENVELOPE' || code === 'EMESSAGE') && (typeof response !== 'number' || response >= 500)
}

/** Codes only: the server's own words repeat the address. */
function reason(error: unknown) {
	const code = field(error, 'code')
	const status = field(error, 'responseCode')
	const name = typeof code === 'string' ? code : 'failed'
	return typeof status === 'number' ? `smtp: ${name}, status ${status}` : `smtp: ${name}`
}
