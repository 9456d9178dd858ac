import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { z } from 'zod'
import { addressIn, type Language } from '#app/platform/language/languages.ts'
import { brand } from '#app/brand.ts'
import type { AccountKind } from '#app/identity/actor.ts'
import { signInPages } from '#app/identity/groups.server.ts'
import { keyedHash } from '#app/identity/tokens.server.ts'
import { db, type Queryable, type Transaction } from '#app/platform/database/db.server.ts'
import { hearOfWhatsApp, outgoingWhatsApp, queueDeliveries } from '#app/platform/delivery/deliveries.server.ts'
import type { WhatsAppButton } from '#app/platform/delivery/whatsapp.server.ts'
import { recordStanding, type Standing } from '#app/platform/delivery/whatsapp-standing.server.ts'
import { env } from '#app/platform/env.server.ts'
import { inLanguage } from '#app/platform/language/language.server.ts'
import { t } from '#app/platform/language/words.ts'
import { seal, unseal } from '#app/platform/seal.server.ts'
import { announce, defineEvent, defineTask, enqueueAll } from '#app/platform/tasks/tasks.server.ts'
import { istToday } from '#app/platform/text/dates.ts'
import { whatsappEvents } from '../tables.server.ts'
import { decisions, pageOf } from './buttons.server.ts'
import { endWhatsApp, findWhatsAppContacts, type Sender } from './contacts.server.ts'
import type { Heard } from './events.server.ts'

const sealedAs = 'whatsapp event'
const rowsAtOnce = 1_000

/** Keeps what happened, each once, and queues the work. Nothing else is done while Meta waits. */
export async function receiveWhatsApp(heard: readonly Heard[], standings: readonly Standing[] = []) {
	if (heard.length === 0 && standings.length === 0) return
	const rows = heard.map((one) => {
		const id = randomUUID()
		const isOfPerson = 'sender' in one
		return {
			...{ id, wamid: one.wamid, kind: one.kind, code: one.kind === 'failed' ? one.code : null },
			content: isOfPerson ? seal(sealedAs, id, JSON.stringify(one)) : null,
		}
	})
	await db.transaction(async (tx) => {
		await recordStanding(tx, standings)
		// A statement holds no more than 65,535 values.
		for (let from = 0; from < rows.length; from += rowsAtOnce) {
			const stored = await tx
				.insert(whatsappEvents)
				.values(rows.slice(from, from + rowsAtOnce))
				.onConflictDoNothing()
				.returning({ eventId: whatsappEvents.id })
			await enqueueAll(tx, takeWhatsAppEvent, stored)
		}
	})
}

/**
 * A button was pressed by a person who has WhatsApp on. The room that made the button reads what it is (`readPress`), does it, and answers
 * (`answerPress`).
 */
export const whatsappPressed = defineEvent({
	name: 'whatsapp.pressed',
	payload: z.object({ eventId: z.uuid(), accountId: z.uuid() }),
})
export type PressId = z.infer<typeof whatsappPressed.payload>

/** What the button sent; null once it was answered. */
export async function readPress({ eventId }: PressId): Promise<string | null> {
	const heard = await openEvent(db, eventId)
	return heard?.kind === 'press' ? heard.payload : null
}

/** Ends the press. One that was answered before is not answered again. */
export const answerPress = (press: PressId, answer: Answer) =>
	db.transaction(async (tx) => {
		const heard = await openEvent(tx, press.eventId)
		if (!heard) return
		const key = `answer/${press.eventId}/${press.accountId}` as const
		await answerOnWhatsApp(tx, { key, to: addressOf(heard.sender) }, answer)
		await tx.update(whatsappEvents).set({ content: null }).where(eq(whatsappEvents.id, press.eventId))
	})

async function openEvent(on: Queryable, eventId: string): Promise<OfPerson | null> {
	const [event] = await on
		.select({ content: whatsappEvents.content })
		.from(whatsappEvents)
		.where(eq(whatsappEvents.id, eventId))
	const opened = event?.content && unseal(sealedAs, eventId, event.content)
	return opened ? (JSON.parse(opened) as OfPerson) : null
}

const addressOf = ({ phone, userId }: Sender) => phone ?? userId ?? ''

/** A status can be faster than the answer that tells us the id of the message. */
const unknownSeconds = 120

export const takeWhatsAppEvent = defineTask({
	name: 'notifications.take-whatsapp-event',
	payload: z.object({ eventId: z.uuid() }),
	retryLimit: 10,
	retryDelayMax: 30,
	run: ({ eventId }) =>
		db.transaction(async (tx) => {
			const [event] = await tx
				.select({
					...{ wamid: whatsappEvents.wamid, kind: whatsappEvents.kind, code: whatsappEvents.code },
					takenAt: whatsappEvents.takenAt,
					isOld: sql<boolean>`${whatsappEvents.at} < now() - make_interval(secs => ${unknownSeconds})`,
				})
				.from(whatsappEvents)
				.where(eq(whatsappEvents.id, eventId))
				.for('update')
			if (!event || event.takenAt) return
			const { wamid, kind, code } = event
			let taken: Taken = { accountId: null }
			if (kind === 'arrived' || kind === 'failed') {
				const isKnown = await hearOfWhatsApp(tx, { providerId: wamid, code: kind === 'failed' ? (code ?? 0) : null })
				if (!isKnown && !event.isOld) throw new Error('Not a message that we know yet')
			} else {
				const heard = await openEvent(tx, eventId)
				if (heard) taken = await takeFromPerson(tx, eventId, heard)
			}
			await tx
				.update(whatsappEvents)
				.set({ takenAt: sql`now()`, accountId: taken.accountId, ...(taken.isPress ? {} : { content: null }) })
				.where(eq(whatsappEvents.id, eventId))
		}),
})

type OfPerson = Extract<Heard, { sender: Sender }>
/** Whose event it was, and whether a room still has to do what was pressed. */
type Taken = { accountId: string | null; isPress?: true }

async function takeFromPerson(tx: Transaction, eventId: string, heard: OfPerson): Promise<Taken> {
	const { sender } = heard
	const to = addressOf(sender)
	const contacts = await findWhatsAppContacts(tx, sender)
	const [contact] = contacts
	const language = contact?.language ?? 'en'
	if (heard.kind === 'stop') {
		await endWhatsApp(tx, contacts)
	} else if (heard.kind === 'typed') {
		// After STOP nothing is sent, and to others one answer a day: a program that answers programs would never end.
		const key = `typed/${istToday(new Date())}/${contact?.accountId ?? keyedHash(`whatsapp ${to}`)}` as const
		if (!contact || contact.isOpen) await answerOnWhatsApp(tx, { key, to }, typedAnswer(language, contact?.kind))
	} else if (
		contact?.isOpen &&
		contact.kind === 'specialist' &&
		decisions.some((decision) => heard.payload.startsWith(`${decision}.`))
	) {
		await announce(tx, whatsappPressed, { eventId, accountId: contact.accountId })
		return { accountId: contact.accountId, isPress: true }
	} else {
		const page = contact?.isOpen ? pageOf(heard.payload, contact.accountId) : null
		const answer = page ? { text: pageIn(language, page) } : deadButton(language)
		await answerOnWhatsApp(tx, { key: `answer/${eventId}/${contact?.accountId ?? ''}`, to }, answer)
	}
	return { accountId: contact?.accountId ?? null }
}

/** `list`: what one selects to see the buttons as the rows of a list. */
export type Answer = { text: string; buttons?: WhatsAppButton[]; list?: string }

/** How keys of messages without a template begin, after `whatsapp/`. */
export const answerKinds = ['answer', 'typed'] as const

/** To whom has just written to us, which WhatsApp takes for 24 hours without a template. One for each key. */
const answerOnWhatsApp = (
	tx: Transaction,
	{ key, to }: { key: `${(typeof answerKinds)[number]}/${string}`; to: string },
	{ buttons = [], ...answer }: Answer,
) => queueDeliveries(tx, [outgoingWhatsApp({ key: `whatsapp/${key}`, to, ...answer, buttons })])

export const pageIn = (language: Language, path: string) => new URL(addressIn(language, path), env.APP_ORIGIN).href

const logIn = (language: Language, kind: AccountKind = 'specialist') =>
	pageIn(language, kind === 'specialist' ? `${signInPages.specialist}?mode=login` : signInPages[kind])

const typedAnswer = (language: Language, kind: AccountKind = 'specialist'): Answer =>
	inLanguage(language, () => ({
		text: t`No one reads messages here. Log in to ${{ site: brand.name }} to answer: ${{ link: logIn(language, kind) }}`,
	}))

/** Of someone else, too old, or after they have turned WhatsApp off. */
export const deadButton = (language: Language): Answer =>
	inLanguage(language, () => ({
		text: t`This button no longer works. Log in to ${{ site: brand.name }} to answer: ${{ link: logIn(language) }}`,
	}))
