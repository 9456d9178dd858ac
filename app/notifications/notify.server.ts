import { randomUUID } from 'node:crypto'
import { and, eq, inArray, isNotNull } from 'drizzle-orm'
import { brand } from '#app/brand.ts'
import { accounts } from '#app/identity/tables.server.ts'
import type { Transaction } from '#app/platform/db.server.ts'
import { queueMail, queueSms } from '#app/platform/deliveries.server.ts'
import { env } from '#app/platform/env.server.ts'
import { announceChange } from '#app/platform/live.server.ts'
import type { MailCalendar } from '#app/platform/mail.server.ts'
import { renderMail } from '#app/platform/mail-layout.server.ts'
import { asSystemIn } from '#app/platform/row-guard.server.ts'
import { type Choice, type EventKey, reachesBySms } from './channels.ts'
import { type Message, type MessageText, outsideLink, pushOf } from './message.ts'
import { queuePush } from './push.server.ts'
import { fillIn } from './sms-templates.ts'
import { notifications } from './tables.server.ts'
import { readPreferences } from './preferences.server.ts'

export type Reader = {
	/** Missing if the email address belongs to no account. */
	accountId?: string
	/** Null: unknown, so the email begins 'Hello,'. Missing: the email has no greeting. */
	name?: string | null
	email?: string | null
	phone?: string | null
	/** A member of a hospital that we have suspended: told outside the app only about the hospital itself. */
	isPaused?: boolean
}

/** A declared message without its examples. */
export type Sendable<Facts> = Omit<Message<Facts>, 'examples'>

type Sending<Facts, To> = {
	to: readonly To[]
	/**
	 * Identifies the event, such as `stage/<event id>`: each reader gets one message per key. Without a key every call sends.
	 * Erasure finds messages about a person by the ids in it.
	 */
	key?: string
	facts: NoInfer<Facts>
}
type SendingOutside<Facts, To> = Sending<Facts, To> & {
	/** Calendar invite or cancellation that goes with the email. */
	calendar?: ((reader: { name: string; email: string }) => MailCalendar) | undefined
}

/** Sends a message in the app and outside it, in the caller's transaction. */
export async function send<Facts>(
	tx: Transaction,
	message: Sendable<Facts>,
	sending: SendingOutside<Facts, Reader & { accountId: string }>,
) {
	await notify(tx, message, sending)
	await writeTo(tx, message, sending)
}

/** Adds a message to the app's list of notifications; open pages update their count at once. */
export async function notify<Facts>(
	tx: Transaction,
	message: Sendable<Facts>,
	{ to, key = randomUUID(), facts }: Sending<Facts, { accountId: string }>,
) {
	const { title, app, href = '/notifications' } = message.write(facts)
	if (app === undefined || to.length === 0) return
	await tx
		.insert(notifications)
		.values(to.map(({ accountId }) => ({ accountId, key, title, body: app, href })))
		// No target: with one, the rows of others would have to be visible.
		.onConflictDoNothing()
	await announceChange(
		tx,
		to.map(({ accountId }) => accountId),
		{ kind: 'notifications' },
	)
}

/** Takes a notice back, when what it told was undone. */
export const retractNotice = (tx: Transaction, key: string) =>
	asSystemIn(tx, 'readers of a notice are others', () => tx.delete(notifications).where(eq(notifications.key, key)))

/**
 * Sends a message by email, SMS and browser notification, as far as each reader has these switched on for its event.
 * Without an event it goes by email only, whatever the settings. SMS takes the place of email for people who have no address.
 */
export async function writeTo<Facts>(
	tx: Transaction,
	message: Sendable<Facts>,
	{ to: named, key: event = randomUUID(), facts, calendar }: SendingOutside<Facts, Reader>,
) {
	const awake = named.filter(({ isPaused }) => !isPaused || message.event === 'hospital-status')
	const to = message.evenSuspended ? awake : await withoutSuspended(tx, awake)
	const text = message.write(facts)
	const push = pushOf(text)
	const preferences = message.event === undefined ? () => mailboxOnly : await preferencesOf(tx, to, message.event)
	for (const reader of to) {
		const { accountId, name, email, phone } = reader
		const wants = preferences(accountId ?? '')
		const key = [event, accountId].filter(Boolean).join('/')
		if (text.email && email && wants.email) {
			const mail = renderEmail(text, name, message.event !== undefined)
			await queueMail(tx, { to: email, ...mail, calendar: calendar?.({ name: name ?? '', email }), key: `mail/${key}` })
		}
		if (push && accountId && wants.push) await queuePush(tx, accountId, { key, ...push })
		const isInPlaceOfMail = !email && wants.email
		const chosen = wants.sms || (isInPlaceOfMail && message.event && reachesBySms(message.event)) ? text.sms : undefined
		const sms = chosen ?? (isInPlaceOfMail ? text.smsInstead : undefined)
		if (sms && phone)
			await queueSms(tx, { to: phone, sms: fillIn(sms, env.APP_ORIGIN + outsideLink(text)), key: `sms/${key}` })
	}
}

/** Nothing is sent to a suspended account; what is listed in the app is there when it is restored. */
async function withoutSuspended<To extends Reader>(tx: Transaction, to: readonly To[]): Promise<readonly To[]> {
	const ids = to.flatMap(({ accountId }) => accountId ?? [])
	if (ids.length === 0) return to
	const rows = await tx
		.select({ id: accounts.id })
		.from(accounts)
		.where(and(inArray(accounts.id, ids), isNotNull(accounts.suspendedAt)))
	const suspended = new Set(rows.map(({ id }) => id))
	return to.filter(({ accountId }) => accountId === undefined || !suspended.has(accountId))
}

const mailboxOnly: Choice = { email: true, push: false, sms: false }

const preferencesOf = (tx: Transaction, readers: readonly Reader[], event: EventKey) =>
	readPreferences(
		tx,
		readers.flatMap(({ accountId }) => accountId ?? []),
		event,
	)

const switchable = `You are receiving this because you have an account on ${brand.name}. Change your notification preferences in Settings.`

/** The email with its layout, greeting and footnote. */
function renderEmail(text: MessageText, name: string | null | undefined, canBeSwitchedOff: boolean) {
	const { title, email = [], button, inEmail = {} } = text
	const { subject = title, heading = subject, lists = [], more, footnote, links, unsubscribeUrl, replyTo } = inEmail
	const greeting = name === undefined ? [] : [name === null ? 'Hello,' : `Hello ${name},`]
	const mail = renderMail({
		heading,
		paragraphs: [...greeting, ...email],
		lists: lists.map((list) => ({
			...list,
			entries: list.entries.map(({ href, ...entry }) => ({ ...entry, url: env.APP_ORIGIN + href })),
		})),
		more,
		action: button === undefined ? undefined : { label: button, url: env.APP_ORIGIN + outsideLink(text) },
		footnote: canBeSwitchedOff ? switchable : footnote,
		links,
	})
	return { subject, ...mail, unsubscribeUrl, replyTo }
}
