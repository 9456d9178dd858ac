import { eq, inArray } from 'drizzle-orm'
import { brand } from '#app/brand.ts'
import type { Queryable, Transaction } from '#app/platform/db.server.ts'
import { queueMail, queueSms } from '#app/platform/deliveries.server.ts'
import { env } from '#app/platform/env.server.ts'
import { renderMail } from '#app/platform/mail-layout.server.ts'
import type { SmsParams, SmsTemplateName } from '#app/sms-templates.ts'
import { notificationPreferences, notifications } from './tables.server.ts'

/** What the switches of the settings page are about. */
export type Topic = 'jobAlerts' | 'messages' | 'updates'

export type Notice = {
	/** Names the event, such as `stage/<event id>`: told twice, it is still one notice. */
	key: string
	title: string
	body?: string
	/** Path on this site. */
	href: string
}

/** Puts a notice on the list behind the bell, in the transaction that caused it. */
export async function notify(tx: Transaction, accountIds: string[], notice: Notice) {
	if (accountIds.length === 0) return
	await tx
		.insert(notifications)
		.values(accountIds.map((accountId) => ({ ...notice, accountId })))
		.onConflictDoNothing({ target: [notifications.key, notifications.accountId] })
}

/** Takes a notice back, when what it told was undone. */
export const retractNotice = (tx: Transaction, key: string) =>
	tx.delete(notifications).where(eq(notifications.key, key))

export type Reader = { accountId: string; name: string; email?: string | null; phone?: string | null }

type Letter<Template extends SmsTemplateName> = {
	key: string
	topic: Topic
	mail?: { subject: string; paragraphs: string[]; action?: { label: string; href: string } }
	/** Only for what needs an answer soon. */
	sms?: { template: Template; params: SmsParams<Template> }
}

/** Writes to people outside the site, by the channels that they left switched on. Queued with the caller's transaction. */
export async function writeTo<Template extends SmsTemplateName>(
	tx: Transaction,
	readers: Reader[],
	letter: Letter<Template>,
) {
	const switches = await readSwitches(
		tx,
		readers.map(({ accountId }) => accountId),
	)
	for (const reader of readers) {
		const wants = switches(reader.accountId)
		if (!wants[letter.topic]) continue
		const key = `${letter.key}/${reader.accountId}`
		if (letter.mail && reader.email && wants.email) {
			const { subject, paragraphs, action } = letter.mail
			const mail = renderMail({
				heading: subject,
				paragraphs: [`Hello ${reader.name},`, ...paragraphs],
				...(action ? { action: { label: action.label, url: env.APP_ORIGIN + action.href } } : {}),
				footnote: `You get this because you use ${brand.name}. Change what we write about in your settings.`,
			})
			await queueMail(tx, { to: reader.email, subject, ...mail, key: `mail/${key}` })
		}
		if (letter.sms && reader.phone) await queueSms(tx, { to: reader.phone, ...letter.sms, key: `sms/${key}` })
	}
}

const allOn = { email: true, jobAlerts: true, messages: true, updates: true }

async function readSwitches(on: Queryable, accountIds: string[]) {
	const rows =
		accountIds.length > 0
			? await on.select().from(notificationPreferences).where(inArray(notificationPreferences.accountId, accountIds))
			: []
	const byAccount = new Map(rows.map((row) => [row.accountId, row]))
	return (accountId: string) => byAccount.get(accountId) ?? allOn
}
