import { randomUUID } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import { and, eq, inArray, isNull, lt, or, sql } from 'drizzle-orm'
import { z } from 'zod'
import { db, type Transaction } from '../database/db.server.ts'
import { istToday, startOfIstDay } from '../text/dates.ts'
import { type Environment, env } from '../env.server.ts'
import { faultOf } from '../http/faults.ts'
import { log } from '../log.server.ts'
import { type MailCalendar, type MailSender, mailSender } from './mail.server.ts'
import { counter } from '../metrics.server.ts'
import { type PushMessage, type PushSender, pushSender } from './push.server.ts'
import { seal, unseal } from '../seal.server.ts'
import { OverLimit, RecipientGone, SenderBusy, SenderRefused, SenderUnavailable, type Sent } from './sending.server.ts'
import { type SmsSender, smsSender } from './sms.server.ts'
import { deliveries } from '../tables.server.ts'
import { type WhatsAppMessage, type WhatsAppSender, whatsappSender } from './whatsapp.server.ts'
import { problemOf } from './whatsapp/cloud.server.ts'
import { takeTurn } from './whatsapp/pace.server.ts'
import { withinMonth } from './whatsapp-month.server.ts'
import { announce, defineEvent, defineTask, enqueue, enqueueAll } from '../tasks/tasks.server.ts'

const Sms = z.object({
	channel: z.literal('sms'),
	to: z.string(),
	template: z.string(),
	params: z.record(z.string(), z.string()),
	text: z.string(),
	code: z.string().optional(),
})
const Email = z.object({
	channel: z.literal('email'),
	to: z.string(),
	subject: z.string(),
	text: z.string(),
	html: z.string().optional(),
	replyTo: z.string().optional(),
	unsubscribeUrl: z.string().optional(),
	calendar: z.object({ method: z.enum(['REQUEST', 'CANCEL']), text: z.string() }).optional(),
})
const Push = z.object({
	channel: z.literal('push'),
	endpoint: z.string(),
	p256dh: z.string(),
	auth: z.string(),
	title: z.string(),
	href: z.string(),
	tag: z.string(),
})
const WhatsApp = z.object({
	channel: z.literal('whatsapp'),
	to: z.string(),
	text: z.string(),
	template: z.object({ name: z.string(), language: z.string(), values: z.array(z.string()) }).optional(),
	buttons: z.array(z.object({ label: z.string(), payload: z.string(), description: z.string().optional() })),
	list: z.string().optional(),
	code: z.string().optional(),
})
const Message = z.discriminatedUnion('channel', [Sms, Email, Push, WhatsApp])
type Message = z.infer<typeof Message>
type Senders = { sms: SmsSender; email: MailSender; push: PushSender; whatsapp: WhatsAppSender }
const realSenders: Senders = { sms: smsSender, email: mailSender, push: pushSender, whatsapp: whatsappSender }

/** A browser's push service knows it no more: whoever keeps the address forgets it. */
export const pushAddressGone = defineEvent({
	name: 'push-address-gone',
	payload: z.object({ endpoint: z.string() }),
})

/** Names the occasion, such as `application-stage/<event id>`: the same key queued twice is one message. */
type Queued = {
	key: string
	giveUpAfterSeconds?: number | undefined
	startAfterSeconds?: number | undefined
	/** It is sent when the message of this key has not arrived after so many seconds, and not at all once that one has. */
	insteadOf?: { key: string; afterSeconds: number } | undefined
}

const dayInSeconds = 24 * 60 * 60
const delivered = counter<'channel' | 'result'>(
	'app_deliveries_total',
	'Messages handed to a provider, by what came of it',
)

/** A process that claimed a message this long ago is taken to have died. Every sender gives up well before. */
const staleClaim = sql`now() - interval '60 seconds'`
/** For SMS, with the breaker's 20 s and the queue's 2 s, under the 30 s in which we promise to be back. */
const longestPauseSeconds = { sms: 6, email: 60, push: 60, whatsapp: 6 }

/** A message with what its queue has to know. */
type Outgoing = Queued & { message: Message }

type OutgoingSms = {
	to: string
	sms: { template: string; params: Record<string, string>; text: string; atNight?: boolean }
}

/** An SMS; `writeSms` fills in its template. During quiet hours it waits for the morning, unless its template says that it cannot. */
export function outgoingSms({
	to,
	sms: { atNight, ...sms },
	now,
	quietHours,
	...queued
}: OutgoingSms & Queued & Night): Outgoing {
	const startAfterSeconds = nightSeconds({ atNight, now, quietHours }) + (queued.insteadOf?.afterSeconds ?? 0)
	return { ...queued, startAfterSeconds, message: { channel: 'sms', to, ...sms, code: sms.params['code'] } }
}

type Night = { now?: Date | undefined; quietHours?: Environment['SMS_QUIET_HOURS'] | undefined }

const nightSeconds = ({
	atNight = false,
	now = new Date(),
	quietHours = env.SMS_QUIET_HOURS,
}: Night & { atNight?: boolean | undefined }) => (atNight ? 0 : secondsUntilMorning(now, quietHours))

/** How long an SMS waits at this instant: none by day, and at night until the hour in India at which quiet hours end. */
export function secondsUntilMorning(now: Date, quietHours: Environment['SMS_QUIET_HOURS']): number {
	if (!quietHours) return 0
	const { from, to } = quietHours
	const second = Math.floor((now.getTime() - startOfIstDay(istToday(now)).getTime()) / 1000)
	const [begins, ends] = [from * 3600, to * 3600]
	if (second < ends) return ends - second
	return second >= begins ? 24 * 3600 - second + ends : 0
}

type OutgoingMail = {
	to: string
	subject: string
	text: string
	html?: string
	/** An address: who answers this mail writes there. */
	replyTo?: string | undefined
	/** Our page that ends emails of this kind, at one POST. */
	unsubscribeUrl?: string | undefined
	calendar?: MailCalendar | undefined
}

/** A mail; `renderMail` writes `text` and `html`. One that stands in for a message which waits for the morning waits as long. */
export const outgoingMail = ({
	key,
	giveUpAfterSeconds,
	insteadOf,
	atNight = true,
	now,
	quietHours,
	startAfterSeconds = insteadOf && insteadOf.afterSeconds + nightSeconds({ atNight, now, quietHours }),
	...mail
}: OutgoingMail & Queued & Night & { atNight?: boolean }): Outgoing => ({
	...{ key, giveUpAfterSeconds, startAfterSeconds, insteadOf },
	message: { channel: 'email', ...mail },
})

/** A push to one browser. */
export const outgoingPush = ({ key, ...push }: PushMessage & Pick<Queued, 'key'>): Outgoing => ({
	key,
	message: { channel: 'push', ...push },
})

/** A message by WhatsApp; during quiet hours it waits like the SMS that may take its place. */
export const outgoingWhatsApp = ({
	key,
	atNight = true,
	now,
	quietHours,
	giveUpAfterSeconds,
	...message
}: WhatsAppMessage & { atNight?: boolean } & Pick<Queued, 'key' | 'giveUpAfterSeconds'> & Night): Outgoing => ({
	...{ key, giveUpAfterSeconds },
	startAfterSeconds: nightSeconds({ atNight, now, quietHours }),
	message: { channel: 'whatsapp', ...message },
})

/** Queues messages in the caller's transaction, with one statement for all. Returns their ids, of an earlier one where the key was used. */
export async function queueDeliveries(tx: Transaction, outgoing: readonly Outgoing[]): Promise<string[]> {
	if (outgoing.length === 0) return []
	const rows = outgoing.map(({ message, key, giveUpAfterSeconds = dayInSeconds, insteadOf }) => {
		const id = randomUUID()
		return {
			...{ id, key, channel: message.channel, insteadOf: insteadOf?.key ?? null },
			payload: seal('delivery', id, JSON.stringify(message)),
			giveUpAt: sql`now() + make_interval(secs => ${giveUpAfterSeconds})`,
		}
	})
	const named = { id: deliveries.id, key: deliveries.key }
	const queued = await tx
		.insert(deliveries)
		.values(rows)
		.onConflictDoNothing({ target: deliveries.key })
		.returning(named)
	const idOf = new Map(queued.map(({ id, key }) => [key, id]))
	const byWait = Map.groupBy(
		outgoing.filter(({ key }) => idOf.has(key)),
		({ startAfterSeconds = 0 }) => startAfterSeconds,
	)
	for (const [startAfterSeconds, those] of byWait) {
		const tasks = those.map(({ key }) => ({ deliveryId: idOf.get(key) ?? '' }))
		await enqueueAll(tx, deliverQueued, tasks, startAfterSeconds > 0 ? { startAfterSeconds } : {})
	}
	const earlier = outgoing.flatMap(({ key }) => (idOf.has(key) ? [] : [key]))
	if (earlier.length > 0)
		for (const { id, key } of await tx.select(named).from(deliveries).where(inArray(deliveries.key, earlier)))
			idOf.set(key, id)
	return outgoing.map(({ key }) => idOf.get(key) ?? '')
}

/** Cancels what has not left yet by WhatsApp to this account; one that is on its way is not tried again. What would take its place is sent in its time. */
export async function cancelWhatsApp(tx: Transaction, accountId: string) {
	await tx
		.update(deliveries)
		.set({ status: 'cancelled', payload: null })
		.where(
			and(
				eq(deliveries.channel, 'whatsapp'),
				inArray(deliveries.status, ['queued', 'sending']),
				eq(sql`split_part(${deliveries.key}, '/', -1)`, accountId),
			),
		)
}

/** Cancels what has not left yet to these accounts: each key ends with its reader, and with their browser for a push. */
export async function cancelDeliveries(tx: Transaction, accountIds: readonly string[]) {
	const reader = sql`split_part(${deliveries.key}, '/', case ${deliveries.channel} when 'push' then -2 else -1 end)`
	await tx
		.update(deliveries)
		.set({ status: 'cancelled', payload: null })
		.where(and(eq(deliveries.status, 'queued'), inArray(reader, [...accountIds])))
}

export const deliverQueued = defineTask({
	name: 'deliver',
	payload: z.object({ deliveryId: z.uuid() }),
	// Only for runs that died: a provider that is away is waited for with tasks of its own, see `tryAgainLater`.
	retryLimit: 100,
	retryDelayMax: 30,
	run: ({ deliveryId }) => deliver(deliveryId),
})

/**
 * Sends one queued message once, however many processes try at once. Twice only when a process dies between the
 * provider's acceptance and our commit, or when that does not reach us in time. Then the same text goes out again,
 * because a doubled code is harmless and a lost one is not.
 */
export async function deliver(deliveryId: string, senders: Partial<Senders> = {}) {
	const claimed = await claim(deliveryId)
	if (!claimed) return
	const { channel, key } = claimed
	const fail = async (lastError: string, result = 'failed') => {
		await settle(deliveryId, { status: 'failed', lastError })
		if (channel === 'whatsapp') await db.transaction((tx) => sendInstead(tx, [key]))
		delivered({ channel, result })
	}
	if (claimed.isTooLate) return fail('too late to be of use')

	const opened = claimed.payload && unseal('delivery', deliveryId, claimed.payload)
	if (!opened) return fail('cannot be unsealed')
	const message = Message.parse(JSON.parse(opened))
	if (claimed.insteadOf !== null && (await hasArrivedBefore(claimed.insteadOf)))
		return settle(deliveryId, { status: 'cancelled' })
	try {
		const sent = await send(deliveryId, message, { ...realSenders, ...senders })
		await settle(deliveryId, { status: 'sent', ...sent })
		delivered({ channel, result: 'sent' })
	} catch (error) {
		if (error instanceof RecipientGone && message.channel === 'push') {
			await db.transaction((tx) => announce(tx, pushAddressGone, { endpoint: message.endpoint }))
			await fail(error.message, 'gone')
		} else if (error instanceof OverLimit) {
			await fail(error.message, 'over-limit')
		} else if (error instanceof SenderRefused) {
			log.error({ deliveryId, problem: error.message }, 'message refused')
			await fail(error.message)
		} else if (error instanceof SenderBusy) {
			await tryAgainLater(deliveryId, error.seconds, error.message)
		} else if (error instanceof SenderUnavailable) {
			log.warn({ deliveryId, attempts: claimed.attempts, problem: error.message }, 'message waits for its sender')
			const pause = Math.min(longestPauseSeconds[channel], 2 ** Math.min(claimed.attempts - 1, 10))
			await tryAgainLater(deliveryId, pause, error.message, { failedAt: sql`now()` })
			delivered({ channel, result: 'postponed' })
		} else throw error
	}
}

async function send(deliveryId: string, message: Message, { sms, email, push, whatsapp }: Senders): Promise<Sent> {
	switch (message.channel) {
		case 'sms':
			return sms.send(message)
		case 'email':
			return email.send({ id: deliveryId, ...message })
		case 'push':
			return push.send(message)
		case 'whatsapp':
			return withinMonth(message, async () => {
				await takeTurn(message.to)
				return whatsapp.send(message)
			})
	}
}

/** Throws when another process holds a fresh claim, so that this task comes back in case that process dies. */
async function claim(deliveryId: string) {
	const [claimed] = await db
		.update(deliveries)
		.set({ status: 'sending', claimedAt: sql`now()`, attempts: sql`${deliveries.attempts} + 1` })
		.where(
			and(
				eq(deliveries.id, deliveryId),
				or(
					eq(deliveries.status, 'queued'),
					and(eq(deliveries.status, 'sending'), lt(deliveries.claimedAt, staleClaim)),
				),
			),
		)
		.returning({
			channel: deliveries.channel,
			key: deliveries.key,
			insteadOf: deliveries.insteadOf,
			payload: deliveries.payload,
			attempts: deliveries.attempts,
			isTooLate: sql<boolean>`${deliveries.giveUpAt} <= now()`,
		})
	if (!claimed && (await findDelivery(deliveryId))?.status === 'sending') throw new Error('Being sent elsewhere')
	return claimed
}

type Outcome = ({ status: 'sent' } & Sent) | { status: 'failed'; lastError: string } | { status: 'cancelled' }

/** Tries for a while when the database is restarting: an outcome that is not written down means a second send. */
async function settle(deliveryId: string, outcome: Outcome) {
	const { hasArrived, ...values } = 'hasArrived' in outcome ? outcome : { ...outcome, hasArrived: undefined }
	for (let pauseMs = 250; ; pauseMs *= 2) {
		try {
			await db
				.update(deliveries)
				.set({
					...values,
					...(outcome.status === 'sent' ? { sentAt: sql`now()` } : {}),
					...(hasArrived ? { arrivedAt: sql`now()` } : {}),
					payload: null,
				})
				.where(and(eq(deliveries.id, deliveryId), eq(deliveries.status, 'sending')))
			return
		} catch (error) {
			if (!faultOf(error) || pauseMs > 8_000) throw error
			await setTimeout(pauseMs)
		}
	}
}

/**
 * A fresh task rather than a failed one: the pause fits the channel, and there is no count of tries after which a
 * message would be lost in a long outage.
 */
async function tryAgainLater(
	deliveryId: string,
	pause: number,
	problem: string,
	outage: { failedAt?: ReturnType<typeof sql> } = {},
) {
	await db.transaction(async (tx) => {
		await tx
			.update(deliveries)
			.set({ status: 'queued', lastError: problem, ...outage })
			.where(and(eq(deliveries.id, deliveryId), eq(deliveries.status, 'sending')))
		await enqueue(tx, deliverQueued, { deliveryId }, { startAfterSeconds: pause })
	})
}

/** Whether the message of this key has reached the person. If not, it is not sent after this. */
async function hasArrivedBefore(key: string): Promise<boolean> {
	const [first] = await db
		.update(deliveries)
		.set({
			status: sql`case when ${isWaiting} then 'cancelled' else ${deliveries.status} end`,
			payload: sql`case when ${isWaiting} then null else ${deliveries.payload} end`,
		})
		.where(eq(deliveries.key, key))
		.returning({ arrivedAt: deliveries.arrivedAt })
	return (first?.arrivedAt ?? null) !== null
}
const isWaiting = inArray(deliveries.status, ['queued', 'sending'])

/** At once: what the messages of these keys say cannot arrive by them. */
async function sendInstead(tx: Transaction, keys: readonly string[]) {
	const instead = await tx
		.select({ deliveryId: deliveries.id })
		.from(deliveries)
		.where(and(inArray(deliveries.insteadOf, [...keys]), eq(deliveries.status, 'queued')))
	await enqueueAll(tx, deliverQueued, instead)
}

/** `code`: why it failed; null when it has arrived. */
type Status = { providerId: string; code: number | null }

/**
 * What the provider says later of a message that it had taken. Only forward: one that has arrived does not fail afterwards. False for
 * one that we do not know, or not yet.
 */
export async function hearOfWhatsApp(tx: Transaction, { providerId, code }: Status): Promise<boolean> {
	const its = and(eq(deliveries.channel, 'whatsapp'), eq(deliveries.providerId, providerId))
	const [found] = await tx.select({ key: deliveries.key }).from(deliveries).where(its).for('update')
	if (!found) return false
	if (code === null) {
		await tx
			.update(deliveries)
			.set({ arrivedAt: sql`coalesce(${deliveries.arrivedAt}, now())` })
			.where(and(its, eq(deliveries.status, 'sent')))
	} else {
		const lastError = problemOf(code).message
		const failed = await tx
			.update(deliveries)
			.set({ status: 'failed', sentAt: null, lastError })
			.where(and(its, eq(deliveries.status, 'sent'), isNull(deliveries.arrivedAt)))
		if (failed.rowCount === 1) await sendInstead(tx, [found.key])
	}
	return true
}

export async function findDelivery(deliveryId: string) {
	const [delivery] = await db
		.select({ status: deliveries.status, attempts: deliveries.attempts, sentAt: deliveries.sentAt })
		.from(deliveries)
		.where(eq(deliveries.id, deliveryId))
	return delivery ?? null
}
