import { and, desc, eq, gt, inArray, lt, sql } from 'drizzle-orm'
import { db, type Queryable, type Transaction } from '#app/platform/db.server.ts'
import { signInEvents } from './tables.server.ts'
import { keyedHash } from './tokens.server.ts'

type EventKind = typeof signInEvents.$inferInsert.kind

/** At most `limit` events of a kind with one key in `minutes`, which may be a fraction. */
type Rule = { limit: number; minutes: number }

/** Sends to one number since it last signed in, to one number, from one address, to one block of ten thousand numbers, and in all (security policy, docs/decisions/0003). */
const sendRules = {
	unproved: [{ limit: 1, minutes: 0.5 }],
	phone: [
		{ limit: 3, minutes: 10 },
		{ limit: 5, minutes: 60 },
		{ limit: 10, minutes: 24 * 60 },
	],
	address: [{ limit: 60, minutes: 60 }],
	block: [{ limit: 10, minutes: 60 }],
} satisfies Record<string, Rule[]>
const sendsPerDay = 2_000

/** A right code forgets the failures before it, so the last rule counts a hundred in a row. */
const failureRules: Rule[] = [
	{ limit: 10, minutes: 60 },
	{ limit: 30, minutes: 24 * 60 },
	{ limit: 100, minutes: 30 * 24 * 60 },
]
const comparisonsPerAddress: Rule[] = [{ limit: 30, minutes: 5 }]
const passkeyChallengesPerAddress: Rule[] = [{ limit: 60, minutes: 5 }]

const keys = {
	phone: (phone: string) => `phone:${keyedHash(phone)}`,
	unproved: (phone: string) => `unproved:${keyedHash(phone)}`,
	address: (address: string) => `address:${keyedHash(address)}`,
	block: (phone: string) => `block:${keyedHash(phone.slice(0, -4))}`,
	device: (deviceHash: string) => `device:${deviceHash}`,
	email: (email: string) => `email:${keyedHash(email)}`,
}
const everySend = 'all'

/**
 * Whoever holds these locks is alone with the keys until the transaction ends, in all processes. Sends and comparisons
 * have locks of their own: one locks before, the other after the row of the challenge.
 */
async function lockKeys(tx: Transaction, purpose: EventKind, of: string[]) {
	for (const key of of) await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`${purpose} ${key}`}, 7))`)
}

/** Seconds until one more event is allowed by every rule: 0, or until the oldest that counts leaves its window. */
async function secondsToWait(on: Queryable, kind: EventKind, key: string, rules: Rule[]): Promise<number> {
	const longest = Math.max(...rules.map(({ minutes }) => minutes))
	const waits = rules.map(({ limit, minutes }) => {
		const since = sql`now() - make_interval(secs => ${minutes * 60})`
		const counted = sql`filter (where ${signInEvents.at} > ${since})`
		const untilOldestLeaves = sql`greatest(1, ceil(extract(epoch from min(${signInEvents.at}) ${counted} - (${since}))))`
		return sql`case when count(*) ${counted} >= ${limit} then ${untilOldestLeaves} else 0 end`
	})
	const [row] = await on
		.select({ seconds: sql<number>`greatest(${sql.join(waits, sql`, `)})::int` })
		.from(signInEvents)
		.where(
			and(
				eq(signInEvents.key, key),
				eq(signInEvents.kind, kind),
				gt(signInEvents.at, sql`now() - make_interval(secs => ${longest * 60})`),
			),
		)
	return row?.seconds ?? 0
}

/**
 * Counts one send to `phone` from `address` if every limit allows it. Answers alike for known and unknown numbers.
 * Returns 0, or the seconds to wait.
 */
export async function takeSend(tx: Transaction, phone: string, address: string, known: boolean): Promise<number> {
	const of = [keys.phone(phone), keys.address(address), keys.block(phone)]
	await lockKeys(tx, 'send', of)
	const wait = Math.max(
		await secondsToWait(tx, 'send', keys.unproved(phone), sendRules.unproved),
		await secondsToWait(tx, 'send', keys.phone(phone), sendRules.phone),
		await secondsToWait(tx, 'send', keys.address(address), sendRules.address),
		await secondsToWait(tx, 'send', keys.block(phone), sendRules.block),
		known ? 0 : await secondsToWait(tx, 'send', everySend, [{ limit: sendsPerDay, minutes: 24 * 60 }]),
	)
	if (wait === 0) await record(tx, 'send', [...of, keys.unproved(phone), everySend])
	return wait
}

/** A device that signed in to the account before counts its own failures, so that a stranger cannot lock the owner out. */
const failureKey = (phone: string, deviceHash: string | undefined) =>
	deviceHash ? keys.device(deviceHash) : keys.phone(phone)

/** Who compares a code: the number it was sent to, the caller's address, the browser if the account knows it. */
export type Comparison = { phone: string; address: string; deviceHash: string | undefined }

/** Seconds until a code may be compared, or 0. Without the locks it is a first look, which may be out of date at once. */
export async function secondsUntilComparison(
	on: Queryable,
	{ phone, address, deviceHash }: Comparison,
): Promise<number> {
	return Math.max(
		await secondsToWait(on, 'compare', keys.address(address), comparisonsPerAddress),
		await secondsToWait(on, 'failure', failureKey(phone, deviceHash), failureRules),
	)
}

/** As `secondsUntilComparison`, with everybody else who counts against the same limits waiting for this transaction. */
export async function lockComparison(tx: Transaction, comparison: Comparison): Promise<number> {
	const { phone, address, deviceHash } = comparison
	await lockKeys(tx, 'compare', [keys.address(address), failureKey(phone, deviceHash)])
	return secondsUntilComparison(tx, comparison)
}

/** Counts a comparison, and as a failure until the code turns out right: what runs beside it sees it at once. */
export async function recordComparison(tx: Transaction, { phone, address, deviceHash }: Comparison) {
	await record(tx, 'compare', [keys.address(address)])
	await record(tx, 'failure', [failureKey(phone, deviceHash)])
}

/** Seconds until a password may be tried again for this e-mail: ten failures cost a minute, and each further one doubles it up to 15. */
async function secondsUntilPassword(on: Queryable, email: string): Promise<number> {
	const [row] = await on
		.select({
			failures: sql<number>`count(*)::int`,
			since: sql<number>`extract(epoch from now() - max(${signInEvents.at}))::int`,
		})
		.from(signInEvents)
		.where(
			and(
				eq(signInEvents.key, keys.email(email)),
				eq(signInEvents.kind, 'password-failure'),
				gt(signInEvents.at, sql`now() - interval '12 hours'`),
			),
		)
	if (!row || row.failures < 10) return 0
	return Math.max(0, Math.min(60 * 2 ** (row.failures - 10), 15 * 60) - row.since)
}

/** Counts one challenge for a passkey: anybody can ask for them, and each is a row. Returns 0, or the seconds to wait. */
export async function takePasskeyChallenge(tx: Transaction, address: string): Promise<number> {
	await lockKeys(tx, 'passkey', [keys.address(address)])
	const wait = await secondsToWait(tx, 'passkey', keys.address(address), passkeyChallengesPerAddress)
	if (wait === 0) await record(tx, 'passkey', [keys.address(address)])
	return wait
}

/** Mails that anybody can cause by typing an address: links to confirm it, to set a new password, notices to its owner. */
const mailRules = {
	email: [
		{ limit: 3, minutes: 10 },
		{ limit: 10, minutes: 24 * 60 },
	],
	address: [{ limit: 60, minutes: 60 }],
} satisfies Record<string, Rule[]>

/** Counts one mail to `email` asked for from `address`, alike for known and unknown ones. Returns 0, or the seconds to wait. */
export async function takeMail(tx: Transaction, email: string, address: string): Promise<number> {
	await lockKeys(tx, 'mail', [keys.email(email)])
	const wait = Math.max(
		await secondsToWait(tx, 'mail', keys.email(email), mailRules.email),
		await secondsToWait(tx, 'mail', keys.address(address), mailRules.address),
	)
	if (wait === 0) await record(tx, 'mail', [keys.email(email), keys.address(address)])
	return wait
}

/**
 * Counts a password as wrong before it is compared, so that guesses sent all at once are counted too; a right one is
 * forgiven with `forgetPasswordFailures`. False when none may be compared now.
 */
export async function takePasswordAttempt(email: string): Promise<boolean> {
	return db.transaction(async (tx) => {
		await lockKeys(tx, 'password-failure', [keys.email(email)])
		if ((await secondsUntilPassword(tx, email)) > 0) return false
		await record(tx, 'password-failure', [keys.email(email)])
		return true
	})
}

/** The right password clears the count: it is about what came in a row. */
export const forgetPasswordFailures = (email: string, on: Queryable = db) =>
	on.delete(signInEvents).where(and(eq(signInEvents.key, keys.email(email)), eq(signInEvents.kind, 'password-failure')))

async function record(on: Queryable, kind: EventKind, of: string[]) {
	await on.insert(signInEvents).values(of.map((key) => ({ kind, key })))
}

/** A right code clears the failures of the number: they count what came in a row. */
export async function forgetCodeFailures(tx: Transaction, phone: string, deviceHash: string | undefined) {
	await tx
		.delete(signInEvents)
		.where(and(eq(signInEvents.kind, 'failure'), inArray(signInEvents.key, [failureKey(phone, deviceHash)])))
}

/** What led to a sign-in leaves the counts that are about texts nobody waits for: of the block, and between two sends. */
export async function approveSends(tx: Transaction, phone: string, count: number) {
	const latest = tx
		.select({ id: signInEvents.id })
		.from(signInEvents)
		.where(and(eq(signInEvents.kind, 'send'), eq(signInEvents.key, keys.block(phone))))
		.orderBy(desc(signInEvents.at))
		.limit(count)
	await tx.delete(signInEvents).where(inArray(signInEvents.id, latest))
	await tx.delete(signInEvents).where(and(eq(signInEvents.kind, 'send'), eq(signInEvents.key, keys.unproved(phone))))
}

/** Counters are of no use after 30 days. */
export const removeOldSignInEvents = () =>
	db.delete(signInEvents).where(lt(signInEvents.at, sql`now() - interval '30 days'`))
