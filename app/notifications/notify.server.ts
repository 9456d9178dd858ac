import { eq } from 'drizzle-orm'
import { brand } from '#app/brand.ts'
import type { Transaction } from '#app/platform/db.server.ts'
import { queueMail, queueSms } from '#app/platform/deliveries.server.ts'
import { env } from '#app/platform/env.server.ts'
import { announceChange } from '#app/platform/live.server.ts'
import type { MailCalendar } from '#app/platform/mail.server.ts'
import { type MailContent, renderMail } from '#app/platform/mail-layout.server.ts'
import { type SmsParams, writeSms } from '#app/platform/sms-template.ts'
import type { Channel, EventKey } from './channels.ts'
import { queuePush } from './push.server.ts'
import { type SmsTemplateName, smsTemplates } from './sms-templates.ts'
import { notifications } from './tables.server.ts'
import { readPreferences } from './preferences.server.ts'

export type Notice = {
	/** Names the event, such as `stage/<event id>`: told twice, it is still one notice. */
	key: string
	title: string
	body?: string
	/** Path on this site. */
	href: string
}

/** Puts a notice on the list behind the bell, in the transaction that caused it; pages that are open count it at once. */
export async function notify(tx: Transaction, accountIds: string[], notice: Notice) {
	if (accountIds.length === 0) return
	await tx
		.insert(notifications)
		.values(accountIds.map((accountId) => ({ ...notice, accountId })))
		.onConflictDoNothing({ target: [notifications.key, notifications.accountId] })
	await announceChange(tx, accountIds, { kind: 'notifications' })
}

/** Takes a notice back, when what it told was undone. */
export const retractNotice = (tx: Transaction, key: string) =>
	tx.delete(notifications).where(eq(notifications.key, key))

export type Reader = { accountId: string; name: string; email?: string | null; phone?: string | null }

type EmailMessage<Template extends SmsTemplateName> = {
	key: string
	event: EventKey
	/** Its subject, first paragraph and link are the push as well. */
	mail?: Mail | ((reader: Reader) => Mail)
	/** Only by these, for what goes by mail later than by push. */
	by?: readonly Channel[]
	/** Only for what needs an answer soon. */
	sms?: { template: Template; params: SmsParams<(typeof smsTemplates)[Template]> }
}

type Mail = Omit<MailContent, 'heading' | 'action' | 'footnote'> & {
	subject: string
	action?: { label: string; href: string }
	/** Ends mails of this kind at one press, also for the mail program itself (RFC 8058). */
	unsubscribeUrl?: string
	/** Puts what the mail is about into the reader's calendar, or takes it out. */
	calendar?: MailCalendar
}

/**
 * Writes to people outside the site about an event, by the channels that they left switched on for it. Queued with the
 * caller's transaction. Everything that we send of our own accord goes through here.
 */
export async function writeTo<Template extends SmsTemplateName>(
	tx: Transaction,
	readers: Reader[],
	{ event, ...letter }: EmailMessage<Template>,
) {
	const accountIds = readers.map(({ accountId }) => accountId)
	const preferences = await readPreferences(tx, accountIds, event)
	const goes = (channel: Channel) => letter.by?.includes(channel) ?? true
	for (const reader of readers) {
		const wants = preferences(reader.accountId)
		const key = `${letter.key}/${reader.accountId}`
		const mail = typeof letter.mail === 'function' ? letter.mail(reader) : letter.mail
		if (mail && reader.email && wants.email && goes('email'))
			await queueMail(tx, { to: reader.email, ...writeMail(reader, mail), key: `mail/${key}` })
		if (mail && wants.push && goes('push')) await queuePush(tx, reader.accountId, { key, ...shorten(mail) })
		if (letter.sms && reader.phone && wants.sms)
			await queueSms(tx, { to: reader.phone, sms: fillIn(letter.sms), key: `sms/${key}` })
	}
}

const fillIn = <Name extends SmsTemplateName>({ template, params }: NonNullable<EmailMessage<Name>['sms']>) =>
	writeSms<string>(smsTemplates[template], params)

/** What a locked screen has room for. */
const shorten = ({ subject, paragraphs: [body = ''], action }: Mail) => ({
	title: subject,
	body: body.length > 160 ? `${body.slice(0, 159).trimEnd()}…` : body,
	href: action?.href ?? '/notifications',
})

function writeMail(reader: Reader, { subject, action, unsubscribeUrl, calendar, ...content }: Mail) {
	const mail = renderMail({
		...content,
		heading: subject,
		paragraphs: [`Hello ${reader.name},`, ...content.paragraphs],
		...(action ? { action: { label: action.label, url: env.APP_ORIGIN + action.href } } : {}),
		footnote: `You are receiving this because you have an account on ${brand.name}. Change your notification preferences in Settings.`,
	})
	return {
		subject,
		...mail,
		...(unsubscribeUrl === undefined ? {} : { unsubscribeUrl }),
		...(calendar === undefined ? {} : { calendar }),
	}
}
