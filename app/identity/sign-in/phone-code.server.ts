import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { and, desc, eq, exists, gt, isNotNull, isNull, lt, or, type SQL, sql } from 'drizzle-orm'
import { db, only, type Queryable, type Transaction } from '#app/platform/database/db.server.ts'
import { writeTogether } from '#app/platform/database/write-together.server.ts'
import { outgoingSms, outgoingWhatsApp, queueDeliveries } from '#app/platform/delivery/deliveries.server.ts'
import { isMonthFull } from '#app/platform/delivery/whatsapp-month.server.ts'
import { smsIsDown } from '#app/platform/delivery/sms-outage.server.ts'
import { isRegistered } from '#app/platform/delivery/sms.server.ts'
import { languageOfSms, writeSms } from '#app/platform/delivery/sms-template.ts'
import { env } from '#app/platform/env.server.ts'
import { languageNow } from '#app/platform/language/words.ts'
import { counter } from '#app/platform/metrics.server.ts'
import { fail, ok, type Result } from '#app/platform/result.ts'
import { deliveries } from '#app/platform/tables.server.ts'
import { isOneOf, newCode, sealCode } from './code.server.ts'
import { type Caller, isBrowser } from './known-device.server.ts'
import { isAbsent } from './long-absence.server.ts'
import { isInEffect } from './suspended-numbers.server.ts'
import {
	type Comparison,
	inLineForLimits,
	limitedTransaction,
	limitsOfComparison,
	consumeSend,
	type Wait,
} from '../limits.server.ts'
import { recordFailedProof } from '../sessions/security-events.server.ts'
import {
	accounts,
	type ChallengeIntent,
	knownDevices,
	phoneChallenges,
	phoneCodes,
	suspendedNumbers,
} from '../tables.server.ts'
import { hashToken, newToken } from '../tokens.server.ts'
import { signInCode, whatsappCode } from './sign-in-code.ts'

/** Seconds between the first code and a resend, and before the last one. */
const resendGaps = [30, 60]
const codeLifeSeconds = 300
const maxComparisons = 5
/** Longer than a code lives, so that a code which an outage held back still finds its challenge. */
const codes = counter<'what'>('app_sign_in_codes_total', 'Codes asked for, and codes typed that were right or wrong')

const challengeLife = sql`interval '30 minutes'`

/**
 * Starts proving `phone` and queues the first code. Returns the token for the challenge cookie, or how long to wait.
 * Known and unknown numbers get the same answer; whether there is an account is said only after the code. A browser
 * that asked for this number in the last five minutes goes on with its code (`earlier` is the token in its cookie).
 * `onAllowed` runs once every limit has let the sender pass; if it throws, nothing was sent or counted.
 */
export async function startChallenge(
	phone: string,
	intent: ChallengeIntent,
	caller: Caller,
	earlier?: string,
	onAllowed: (tx: Transaction) => Promise<void> = () => Promise.resolve(),
): Promise<{ ok: true; token: string } | Wait> {
	const { own, isKnown } = await findNumber(phone, caller)
	return limitedTransaction({ address: caller.address, phone }, async (tx) => {
		if (earlier !== undefined && (await goOn(tx, earlier, phone, intent))) {
			await onAllowed(tx)
			return { ok: true, token: earlier }
		}
		const waitSeconds = await consumeSend(tx, phone, { address: caller.address, own }, isKnown)
		if (waitSeconds > 0) return { ok: false, waitSeconds }

		const token = newToken()
		const challengeId = hashToken(token)
		const challenge = tx
			.insert(phoneChallenges)
			.values({ id: challengeId, phone, intent, expiresAt: sql`now() + ${challengeLife}` })
		await writeTogether(tx, [challenge, await queueCode(tx, challengeId, phone, 1)])
		await onAllowed(tx)
		return { ok: true, token }
	})
}

/** Whether the number has an account, and whether that knows the browser. The same statement for known and unknown numbers. */
async function findNumber(phone: string, { device }: Caller, on: Queryable = db) {
	const [account] = await on
		.select({ own: knownDevices.tokenHash })
		.from(accounts)
		.leftJoin(knownDevices, and(eq(knownDevices.accountId, accounts.id), isBrowser(device)))
		.where(eq(accounts.phone, phone))
	return { isKnown: account !== undefined, own: account?.own ?? undefined }
}

/** Keeps the challenge with what was typed this time; false when it is for another number, or can no longer be met. */
async function goOn(tx: Transaction, token: string, phone: string, intent: ChallengeIntent) {
	const challengeId = hashToken(token)
	const [kept] = await tx
		.update(phoneChallenges)
		.set({ intent })
		.where(
			and(
				eq(phoneChallenges.id, challengeId),
				mayBeCompared,
				eq(phoneChallenges.phone, phone),
				exists(
					tx
						.select()
						.from(phoneCodes)
						.where(and(eq(phoneCodes.challengeId, challengeId), isFresh)),
				),
			),
		)
		.returning({ id: phoneChallenges.id })
	return kept !== undefined
}

const isFresh = gt(phoneCodes.createdAt, sql`now() - make_interval(secs => ${codeLifeSeconds})`)

const codeSms = (code: string) =>
	writeSms(
		signInCode,
		{ code, host: new URL(env.APP_ORIGIN).hostname },
		languageOfSms(signInCode, languageNow(), isRegistered),
	)

/** Queues the message; what is returned keeps the code with its challenge. */
async function queueCode(tx: Transaction, challengeId: string, phone: string, send: number, by: CodeChannel = 'sms') {
	const [id, code] = [randomUUID(), newCode()]
	const queued = { to: phone, key: `sign-in-code/${id}`, giveUpAfterSeconds: 30 * 60 }
	const language = languageNow()
	const message =
		by === 'whatsapp'
			? outgoingWhatsApp({
					...{ ...queued, text: whatsappCode.texts[language](code), buttons: [], code },
					template: { name: whatsappCode.name, language, values: [code] },
				})
			: outgoingSms({ ...queued, sms: codeSms(code) })
	const deliveryId = only(await queueDeliveries(tx, [message]))
	codes({ what: 'asked' })
	return tx
		.insert(phoneCodes)
		.values({ id, challengeId, send, deliveryId, ...sealCode(challengeId, code) })
		.getSQL()
}

export type ResendFailure = 'expired' | 'no-more-sends'

export type CodeChannel = 'sms' | 'whatsapp'

/**
 * Queues another code for the challenge, at most two, after the pause that the page counts down. By WhatsApp it counts as one of them, and
 * need not wait for an SMS while none gets through.
 */
export async function resendCode(
	token: string,
	caller: Caller,
	wanted: CodeChannel = 'sms',
): Promise<Result<null, ResendFailure> | Wait> {
	const challengeId = hashToken(token)
	const by = wanted === 'whatsapp' && (await isMonthFull()) ? 'sms' : wanted
	const isInPlaceOfSms = by === 'whatsapp' && (await smsIsDown())
	return limitedTransaction({ address: caller.address }, async (tx) => {
		const [challenge] = await tx
			.select()
			.from(phoneChallenges)
			.where(and(eq(phoneChallenges.id, challengeId), isOpen))
			.for('update')
		// After five comparisons no code of this challenge works.
		if (!challenge || challenge.attempts >= maxComparisons) return fail('expired')
		const [last] = await tx
			.select({
				send: phoneCodes.send,
				channel: deliveries.channel,
				waited: sql<number>`floor(extract(epoch from now() - ${phoneCodes.createdAt}))::int`,
			})
			.from(phoneCodes)
			.innerJoin(deliveries, eq(deliveries.id, phoneCodes.deliveryId))
			.where(eq(phoneCodes.challengeId, challengeId))
			.orderBy(desc(phoneCodes.send))
			.limit(1)
		const gap = resendGaps[(last?.send ?? 1) - 1]
		if (!last || gap === undefined) return fail('no-more-sends')
		const needNotWait = isInPlaceOfSms && last.channel === 'sms'
		if (last.waited < gap && !needNotWait) return { ok: false, waitSeconds: gap - last.waited }

		const { phone } = challenge
		const { own, isKnown } = await findNumber(phone, caller, tx)
		const waitSeconds = await consumeSend(tx, phone, { address: caller.address, own }, isKnown, needNotWait)
		if (waitSeconds > 0) return { ok: false, waitSeconds }
		await tx.execute(await queueCode(tx, challengeId, phone, last.send + 1, by))
		return ok(null)
	})
}

const isOpen = and(isNull(phoneChallenges.usedAt), gt(phoneChallenges.expiresAt, sql`now()`))
const mayBeCompared = and(isOpen, lt(phoneChallenges.attempts, maxComparisons))

/** Sent at most five minutes ago, or sent by a process that died before it could say so. */
const isLive = or(
	gt(deliveries.sentAt, sql`now() - make_interval(secs => ${codeLifeSeconds})`),
	and(isNull(deliveries.sentAt), gt(phoneCodes.createdAt, sql`now() - make_interval(secs => ${codeLifeSeconds * 2})`)),
)

/** What the code page shows: the number, whether the SMS has left, when another can be asked for. `null` when there is nothing to prove. */
export async function findChallenge(token: string) {
	const challengeId = hashToken(token)
	const [row] = await db
		.select({
			phone: phoneChallenges.phone,
			intent: phoneChallenges.intent,
			attempts: phoneChallenges.attempts,
			send: phoneCodes.send,
			waited: sql<number>`floor(extract(epoch from now() - ${phoneCodes.createdAt}))::int`,
			channel: deliveries.channel,
			status: deliveries.status,
			tries: deliveries.attempts,
			isProved: sql<boolean>`${phoneChallenges.provedAt} is not null`,
			isExpired: sql<boolean>`${deliveries.status} = 'sent' and not ${isLive}`,
		})
		.from(phoneChallenges)
		.innerJoin(phoneCodes, eq(phoneCodes.challengeId, phoneChallenges.id))
		.innerJoin(deliveries, eq(deliveries.id, phoneCodes.deliveryId))
		.where(and(eq(phoneChallenges.id, challengeId), isOpen))
		.orderBy(desc(phoneCodes.send))
		.limit(1)
	if (!row) return null
	const gap = resendGaps[row.send - 1]
	return {
		phone: row.phone,
		intent: row.intent,
		attemptsLeft: maxComparisons - row.attempts,
		/** Seconds until a resend is allowed; null when all three sends are used. */
		resendInSeconds: gap === undefined ? null : Math.max(0, gap - row.waited),
		delivery: deliveryWord(row.status, row.tries),
		/** By which the last code was sent. */
		by: row.channel === 'whatsapp' ? ('whatsapp' as const) : ('sms' as const),
		/** The last code that was sent is too old; another one can be asked for. */
		isExpired: row.isExpired,
		/** The code was right. What is missing is the name or the consent of someone new. */
		isProved: row.isProved,
	}
}

/** For what the number was to be proved; also of a challenge that is used or has expired. */
export async function findIntent(token: string) {
	const [challenge] = await db
		.select({ intent: phoneChallenges.intent })
		.from(phoneChallenges)
		.where(eq(phoneChallenges.id, hashToken(token)))
	return challenge?.intent ?? null
}

/** 'held-up' until the SMS provider takes it. It is then sent automatically. */
export type DeliveryWord = 'sent' | 'on-its-way' | 'held-up' | 'refused'

function deliveryWord(status: (typeof deliveries.$inferSelect)['status'], tries: number): DeliveryWord {
	if (status === 'sent') return 'sent'
	if (status === 'failed' || status === 'cancelled') return 'refused'
	return status === 'queued' && tries > 0 ? 'held-up' : 'on-its-way'
}

/** As `findChallenge`, but gives the SMS up to `forMs` to leave, so that the first look at the page already knows. */
export async function findChallengeWhenSent(token: string, forMs: number) {
	const until = performance.now() + forMs
	for (;;) {
		const challenge = await findChallenge(token)
		if (challenge?.delivery !== 'on-its-way' || performance.now() >= until) return challenge
		await pause(60)
	}
}

export type CodeFailure = 'wrong-code'

/** A challenge whose code was right, and what was known of its number before. */
export type Compared = {
	challengeId: string
	comparison: Comparison
	intent: ChallengeIntent
	accountId: string | null
	/** The account has not been used for so long that the number may be another person's. */
	isAbsent: boolean
	/** Why the number can neither log in nor register. */
	suspension: string | null
}

/** A challenge that `condition` describes, with all that logging in has to know of its number. */
async function findToCompare(
	challengeId: string,
	caller: Caller,
	condition: SQL | undefined,
): Promise<Compared | null> {
	const [found] = await db
		.select({
			phone: phoneChallenges.phone,
			intent: phoneChallenges.intent,
			own: knownDevices.tokenHash,
			accountId: accounts.id,
			isAbsent: sql<boolean>`coalesce(${isAbsent}, false)`,
			suspension: suspendedNumbers.reason,
		})
		.from(phoneChallenges)
		.leftJoin(accounts, eq(accounts.phone, phoneChallenges.phone))
		.leftJoin(knownDevices, and(eq(knownDevices.accountId, accounts.id), isBrowser(caller.device)))
		.leftJoin(suspendedNumbers, and(eq(suspendedNumbers.phone, phoneChallenges.phone), isInEffect))
		.where(and(eq(phoneChallenges.id, challengeId), condition))
	if (!found) return null
	const { phone, own, ...known } = found
	return { ...known, challengeId, comparison: { phone, address: caller.address, own: own ?? undefined } }
}

/**
 * Compares `code`, at most five times per challenge: the counter is raised and committed before anything is compared, so
 * parallel guesses cannot pass it. Says nothing more than right or wrong: spent, expired and unknown challenges are wrong too.
 */
export async function compareCode(
	token: string,
	code: string,
	caller: Caller,
): Promise<Result<Compared, CodeFailure> | Wait> {
	const challengeId = hashToken(token)
	const challenge = await findToCompare(challengeId, caller, mayBeCompared)
	if (!challenge) {
		isOneOf(challengeId, code, [])
		return fail('wrong-code')
	}
	const { comparison, intent, accountId } = challenge
	const counted = await countComparison(challengeId, comparison)
	if (!counted.ok) return counted

	const isRight = isOneOf(challengeId, code, counted.value)
	codes({ what: isRight ? 'right' : 'wrong' })
	if (isRight) return ok(challenge)
	const kind = intent.flow === 'confirm' ? 'confirmation-failed' : 'sign-in-failed'
	await recordFailedProof(kind, accountId ?? undefined, 'sms-code')
	return fail('wrong-code')
}

/** Writes down that the code was right, where an account cannot be made yet. */
export const recordProof = (challengeId: string) =>
	db
		.update(phoneChallenges)
		.set({ provedAt: sql`now()` })
		.where(and(eq(phoneChallenges.id, challengeId), isOpen))

/** The challenge of this browser whose code was right before, as `compareCode` answers. */
export async function findProof(token: string, caller: Caller): Promise<Result<Compared, CodeFailure>> {
	const proved = await findToCompare(hashToken(token), caller, and(isOpen, isNotNull(phoneChallenges.provedAt)))
	return proved ? ok(proved) : fail('wrong-code')
}

/**
 * Committed when it returns: the attempt, and what the limits count, both or neither. The challenge is locked first, so
 * that of a flood of guesses only five come to the limits. The first look spares an attempt to whoever has to wait anyway. Returns what there is
 * to compare with.
 */
export async function countComparison(
	challengeId: string,
	comparison: Comparison,
): Promise<Result<SentCode[], CodeFailure> | Wait> {
	const { look, decision } = limitsOfComparison(comparison)
	type Row = { looked: number; decided: number | null } & (SentCode | { mac: null })
	const { rows } = await inLineForLimits(comparison, () =>
		db.execute<Row>(sql`with look as materialized (select ${look} as seconds),
			attempt as (
				update ${phoneChallenges} set attempts = ${phoneChallenges.attempts} + 1
				where ${phoneChallenges.id} = ${challengeId} and ${mayBeCompared} and (select seconds from look) = 0
				returning id
			),
			decision as materialized (select ${decision} as seconds from attempt)
			select look.seconds as looked, decision.seconds as decided, ${phoneCodes.mac}, ${phoneCodes.pepperId} as "pepperId"
			from look
			left join decision on true
			left join (${phoneCodes} join ${deliveries} on ${deliveries.id} = ${phoneCodes.deliveryId})
				on ${phoneCodes.challengeId} = ${challengeId} and ${isLive}`),
	)
	const [{ looked, decided } = { looked: 0, decided: null }] = rows
	if (decided === null && looked === 0) return fail('wrong-code')
	if (decided !== 0) return { ok: false, waitSeconds: decided ?? looked }
	return ok(rows.filter((row) => row.mac !== null))
}

type SentCode = { mac: Buffer; pepperId: string }

/** Uses the challenge up. Only the first caller gets it; for the others it was never right. */
export async function consumeChallenge(tx: Transaction, challengeId: string) {
	const [used] = await useUp(tx, challengeId)
	return used ?? null
}

/** The same for a statement that does more. */
export const useUp = (tx: Transaction, challengeId: string) =>
	tx
		.update(phoneChallenges)
		.set({ usedAt: sql`now()` })
		.where(and(eq(phoneChallenges.id, challengeId), isOpen))
		.returning({ phone: phoneChallenges.phone, intent: phoneChallenges.intent })
