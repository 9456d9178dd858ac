import { randomUUID } from 'node:crypto'
import { inArray } from 'drizzle-orm'
import { brand } from '#app/brand.ts'
import type { Transaction } from '#app/platform/database/db.server.ts'
import {
	outgoingMail,
	outgoingSms,
	outgoingWhatsApp,
	queueDeliveries,
} from '#app/platform/delivery/deliveries.server.ts'
import { languageOfSms } from '#app/platform/delivery/sms-template.ts'
import { isRegistered } from '#app/platform/delivery/sms.server.ts'
import { env } from '#app/platform/env.server.ts'
import { inLanguage } from '#app/platform/language/language.server.ts'
import type { Language } from '#app/platform/language/languages.ts'
import { announceChange } from '#app/platform/live/live.server.ts'
import type { MailCalendar } from '#app/platform/delivery/mail.server.ts'
import { renderMail } from '#app/platform/delivery/mail-layout.server.ts'
import { asSystemIn } from '#app/platform/database/row-guard.server.ts'
import { reachesBySms, whatsappSeconds } from './channels.ts'
import { type Message, type MessageText, outsideLink, pushOf } from './message.ts'
import { readPushWriter } from './push/push.server.ts'
import { fillIn, smsTemplates, type SmsTexts } from './sms-templates.ts'
import { storeNotice } from './stored-notice.server.ts'
import { notifications } from './tables.server.ts'
import { readAddressed } from './preferences.server.ts'
import { sealPayload } from './whatsapp/buttons.server.ts'
import { readWhatsAppNumbers } from './whatsapp/contacts.server.ts'
import { fillWhatsApp } from './whatsapp-templates.ts'
import { t } from '#app/platform/language/words.ts'

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
export const send = <Facts>(
	tx: Transaction,
	message: Sendable<Facts>,
	sending: SendingOutside<Facts, Reader & { accountId: string }>,
) => sendAll(tx, message, [sending])

/** The same of several events of one kind, with as many statements as for one. */
export async function sendAll<Facts>(
	tx: Transaction,
	message: Sendable<Facts>,
	sendings: readonly SendingOutside<Facts, Reader & { accountId: string }>[],
) {
	await notifyAll(tx, message, sendings)
	await writeToAll(tx, message, sendings)
}

/** Adds a message to the app's list of notifications; open pages update their count at once. */
export const notify = <Facts>(
	tx: Transaction,
	message: Sendable<Facts>,
	sending: Sending<Facts, { accountId: string }>,
) => notifyAll(tx, message, [sending])

/** The same of several events of one kind, with as many statements as for one. */
export async function notifyAll<Facts>(
	tx: Transaction,
	message: Sendable<Facts>,
	sendings: readonly Sending<Facts, { accountId: string }>[],
) {
	const notices = sendings.flatMap(({ to, key = randomUUID(), facts }) => {
		const notice = to.length > 0 ? storeNotice(message, facts) : null
		return notice === null ? [] : to.map(({ accountId }) => ({ accountId, key, ...notice }))
	})
	if (notices.length === 0) return
	// No target: with one, the rows of others would have to be visible.
	const listed = tx.insert(notifications).values(notices).onConflictDoNothing()
	await announceChange(
		tx,
		notices.map(({ accountId }) => accountId),
		{ kind: 'notifications' },
		[listed],
	)
}

/** Takes a notice back, when what it told was undone. */
export const retractNotice = (tx: Transaction, key: string) => retractNotices(tx, [key])

export const retractNotices = (tx: Transaction, keys: readonly string[]) =>
	asSystemIn(tx, 'readers of a notice are others', () =>
		tx.delete(notifications).where(inArray(notifications.key, [...keys])),
	)

/**
 * Sends a message by email, SMS and browser notification, as far as each reader has these switched on for its event.
 * Without an event it goes by email only, whatever the settings. SMS takes the place of email for people who have no address. Where the
 * message goes by WhatsApp, email and SMS leave only when that does not bring it in time.
 */
export const writeTo = <Facts>(tx: Transaction, message: Sendable<Facts>, sending: SendingOutside<Facts, Reader>) =>
	writeToAll(tx, message, [sending])

async function writeToAll<Facts>(
	tx: Transaction,
	message: Sendable<Facts>,
	sendings: readonly SendingOutside<Facts, Reader>[],
) {
	const accountIds = sendings.flatMap(({ to }) => to.flatMap(({ accountId }) => accountId ?? []))
	const addressed = await readAddressed(tx, accountIds, message.event)
	const named = sendings.flatMap(({ to, key = randomUUID(), facts, calendar }) => {
		const textIn = writerOf(message, facts)
		return to.map((reader) => {
			const { language, isSuspended, wants } = addressed(reader.accountId)
			return {
				...reader,
				event: key,
				...{ language, isSuspended, wants },
				text: textIn(language),
				smsIn: smsWriter(textIn, language),
				calendar,
			}
		})
	})
	const awake = named.filter(({ isPaused }) => !isPaused || message.event === 'hospital-status')
	// Nothing is sent to a suspended account; what is listed in the app is there when it is restored.
	const to = message.evenSuspended ? awake : awake.filter(({ isSuspended }) => !isSuspended)
	if (to.length === 0) return
	const pushesTo = await readPushWriter(
		tx,
		to.flatMap(({ accountId, text, wants }) => (accountId && pushOf(text) && wants.includes('push') ? accountId : [])),
	)
	const numbers = await readWhatsAppNumbers(
		tx,
		to.flatMap(({ accountId, text, wants }) =>
			accountId && text.whatsapp && wants.includes('whatsapp') ? accountId : [],
		),
	)
	const outgoing = to.flatMap(({ accountId, name, email, phone, event, language, wants, text, smsIn, calendar }) => {
		const key = [event, accountId].filter(Boolean).join('/')
		const push = pushOf(text)
		const mail =
			text.email &&
			email &&
			wants.includes('email') &&
			inLanguage(language, () => renderEmail(text, name, message.event !== undefined))
		const isInPlaceOfMail = !email && wants.includes('email')
		const chosen =
			wants.includes('sms') || (isInPlaceOfMail && message.event && reachesBySms(message.event)) ? text.sms : undefined
		const consented = text.whatsapp && message.event ? numbers.get(accountId ?? '') : undefined
		// The number that the message would go to by SMS, and no other.
		const onWhatsApp = consented === phone ? consented : undefined
		const standIn = chosen ?? (isInPlaceOfMail ? text.smsInstead : undefined)
		// Where nothing else is sent, the SMS is for when WhatsApp does not bring it.
		const sms = standIn ?? (onWhatsApp && !mail ? (text.sms ?? text.smsInstead) : undefined)
		const url = addressOf(outsideLink(text))
		const filled = sms && smsIn(sms, url)
		const written = text.sms ?? text.smsInstead
		const atNight = onWhatsApp && written ? smsIn(written, url).atNight : true
		// Of mail and SMS, each stands for what WhatsApp does not bring in time. A date in the calendar is no second message.
		const insteadOf =
			onWhatsApp && message.event ? { key: `whatsapp/${key}`, afterSeconds: whatsappSeconds(message.event) } : undefined
		const invite = email ? inLanguage(language, () => calendar?.({ name: name ?? '', email })) : undefined
		return [
			...(mail
				? [
						outgoingMail({
							...{ to: email, ...mail, calendar: invite, key: `mail/${key}` },
							...(invite ? {} : { insteadOf, atNight }),
						}),
					]
				: []),
			...(push && accountId && wants.includes('push') ? pushesTo(accountId, { key, ...push }) : []),
			...(onWhatsApp && text.whatsapp
				? [
						outgoingWhatsApp({
							...fillWhatsApp(text.whatsapp, {
								...{ language, url, sealed: (payload) => sealPayload(payload, accountId ?? '') },
							}),
							...{ to: onWhatsApp, key: `whatsapp/${key}`, atNight },
						}),
					]
				: []),
			...(filled && phone ? [outgoingSms({ to: phone, sms: filled, key: `sms/${key}`, insteadOf })] : []),
		]
	})
	await queueDeliveries(tx, outgoing)
}

/** One of our pages, as mail and SMS name it. */
const addressOf = (path: string) => new URL(path, env.APP_ORIGIN).href

/** The message in each language that one of its readers has, written once. */
function writerOf<Facts>(message: Sendable<Facts>, facts: Facts) {
	const written = new Map<Language, MessageText>()
	return (language: Language) => {
		const text = written.get(language) ?? inLanguage(language, () => message.write(facts))
		written.set(language, text)
		return text
	}
}

/**
 * An SMS of the message in the language of its reader, where the operators have that text, else in English. Either way with the values
 * as the message writes them in that language.
 */
const smsWriter = (textIn: (language: Language) => MessageText, wanted: Language) => (sms: SmsTexts, url: string) => {
	const language = languageOfSms(smsTemplates[sms.template], wanted, isRegistered)
	const { sms: beside, smsInstead } = textIn(language)
	const same = [beside, smsInstead].find((one) => one?.template === sms.template)
	return fillIn(same ?? sms, url, language)
}

const switchable = () =>
	t`You are receiving this because you have an account on ${{ site: brand.name }}. Change your notification preferences in Settings.`

/** The email with its layout, greeting and footnote. */
function renderEmail(text: MessageText, name: string | null | undefined, canBeSwitchedOff: boolean) {
	const { title, email = [], button, inEmail = {} } = text
	const { subject = title, heading = subject, lists = [], more, footnote, links, unsubscribeUrl, replyTo } = inEmail
	const greeting = name === undefined ? [] : [name === null ? t`Hello,` : t`Hello ${{ name }},`]
	const mail = renderMail({
		heading,
		paragraphs: [...greeting, ...email],
		lists: lists.map((list) => ({
			...list,
			entries: list.entries.map(({ href, ...entry }) => ({ ...entry, url: addressOf(href) })),
		})),
		more,
		action: button === undefined ? undefined : { label: button, url: addressOf(outsideLink(text)) },
		footnote: canBeSwitchedOff ? switchable() : footnote,
		links,
	})
	return { subject, ...mail, unsubscribeUrl, replyTo }
}
