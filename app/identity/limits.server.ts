import { and, desc, eq, gt, inArray, or, sql } from 'drizzle-orm'
import { db, only, type Queryable, type Transaction } from '#app/platform/database/db.server.ts'
import { inLine } from '#app/platform/http/in-line.server.ts'
import { fail, ok, type Result } from '#app/platform/result.ts'
import { phoneCodes, signInEvents } from './tables.server.ts'
import { keyedHash } from './tokens.server.ts'

type EventKind = typeof signInEvents.$inferInsert.kind

/** At most `limit` events of a kind with one key in `minutes`, which may be a fraction. */
type Rule = { limit: number; minutes: number }

/** Sends to one number since it last signed in, to one number, from one address, to one block of ten thousand numbers, and in all (security policy, docs/decisions/sign-in.md). */
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
/** A limit that no count reaches. */
const never = 2 ** 31 - 1

/** A right code forgets the failures before it, so the last rule counts a hundred in a row. */
const failureRules: Rule[] = [
	{ limit: 10, minutes: 60 },
	{ limit: 30, minutes: 24 * 60 },
	{ limit: 100, minutes: 30 * 24 * 60 },
]
const comparisonsPerAddress: Rule[] = [{ limit: 30, minutes: 5 }]
/** Only wrong ones, as a right one is removed. Each costs 30 ms of a processor. */
const passwordsPerAddress: Rule[] = [
	{ limit: 30, minutes: 5 },
	{ limit: 200, minutes: 24 * 60 },
]
const passkeyChallengesPerAddress: Rule[] = [{ limit: 60, minutes: 5 }]

const keys = {
	phone: (phone: string) => `phone:${keyedHash(phone)}`,
	unproved: (bucket: string) => `unproved:${bucket}`,
	address: (address: string) => `address:${keyedHash(address)}`,
	block: (phone: string) => `block:${keyedHash(phone.slice(0, -4))}`,
	email: (email: string) => `email:${keyedHash(email)}`,
}
const everySend = 'all'

/**
 * Where a request comes from: an address, and `own` if the account knows more of it: a browser that has signed in
 * before, a session, the link of a mail. What is known counts in a bucket of its own, so that strangers cannot use up
 * what the owner needs.
 */
export type Source = { address: string; own: string | undefined }

const bucketOf = (key: string, own: string | undefined) => (own === undefined ? key : `${key} of ${own}`)

/** A transaction that will decide limits of this address, and of the number or email address that is asked for. */
export const limitedTransaction = <Value>(of: Limited, work: (tx: Transaction) => Promise<Value>): Promise<Value> =>
	inLineForLimits(of, () => db.transaction(work))

type Limited = { address: string; phone?: string; email?: string }

/** The same of what decides them in a statement of its own. */
export const inLineForLimits = <Value>(
	{ address, phone, email }: Limited,
	work: () => Promise<Value>,
): Promise<Value> =>
	inLine([`address ${address}`, ...(phone ? [keys.block(phone)] : []), ...(email ? [keys.email(email)] : [])], work)

type Counted = { kind: EventKind; key: string; rules: Rule[] }
type Happening = { kind: EventKind; key: string }

const texts = (of: readonly string[]) => sql`${sql.param(of)}::text[]`

function rulesOf(counted: readonly Counted[]) {
	const rules = counted.flatMap(({ kind, key, rules }) => rules.map((rule) => ({ kind, key, ...rule })))
	return sql.join(
		[
			texts(rules.map(({ kind }) => kind)),
			texts(rules.map(({ key }) => key)),
			sql`${sql.param(rules.map(({ limit }) => limit))}::int[]`,
			sql`${sql.param(rules.map(({ minutes }) => minutes * 60))}::float8[]`,
		],
		sql`, `,
	)
}

/** Seconds until every rule allows one more, or 0. Without the locks it is a first look, which may be out of date at once. */
const secondsToWait = (counted: readonly Counted[]) => sql<number>`seconds_to_wait(${rulesOf(counted)})`

/** What is decided under the locks of these keys: by which rules, and what is written down if they allow it. */
type Decision = { locked: readonly string[]; counted: readonly Counted[]; happens: readonly Happening[] }

/**
 * Seconds to wait, or 0: then it is written down. Sends and comparisons have separate locks (`purpose`), because one locks before the row of the
 * challenge and the other after it.
 */
function consumeLimits(purpose: EventKind, { locked, counted, happens }: Decision) {
	const locks = [...new Set(locked)].map((key) => `${purpose} ${key}`)
	const written = [texts(happens.map(({ kind }) => kind)), texts(happens.map(({ key }) => key))]
	return sql<number>`consume_limits(${texts(locks)}, ${rulesOf(counted)}, ${sql.join(written, sql`, `)})`
}

async function decide(tx: Transaction, kind: EventKind, decision: Omit<Decision, 'happens'> & { recorded: string[] }) {
	const happens = [...new Set(decision.recorded)].map((key) => ({ kind, key }))
	const { rows } = await tx.execute<{ seconds: number }>(
		sql`select ${consumeLimits(kind, { ...decision, happens })} as seconds`,
	)
	return only(rows).seconds
}

/**
 * Counts one send to `phone` from `address` if every limit allows it. Answers alike for known and unknown numbers.
 * Returns 0, or the seconds to wait. `needNotWait`: the pause after the code before is not asked for, because that one cannot have come.
 */
export async function consumeSend(
	tx: Transaction,
	phone: string,
	{ address, own }: Source,
	known: boolean,
	needNotWait = false,
): Promise<number> {
	const of = [keys.phone(phone), keys.address(address), keys.block(phone)]
	const bucket = bucketOf(keys.phone(phone), own)
	const kind = 'send'
	const ofStrangers: Counted[] = [
		{ kind, key: keys.address(address), rules: sendRules.address },
		{ kind, key: keys.block(phone), rules: sendRules.block },
	]
	return decide(tx, kind, {
		locked: [...of, bucket],
		counted: [
			{ kind, key: keys.unproved(bucket), rules: needNotWait ? [] : sendRules.unproved },
			{ kind, key: bucket, rules: sendRules.phone },
			...(own ? [] : ofStrangers),
			// Counted for a known number too, so that the answer takes as long.
			{ kind, key: everySend, rules: [{ limit: known ? never : sendsPerDay, minutes: 24 * 60 }] },
		],
		// What a known browser asks for counts for strangers too: a number gets no more than it would without.
		recorded: [...of, bucket, keys.unproved(keys.phone(phone)), keys.unproved(bucket), everySend],
	})
}

/** A code to compare: where it is typed, and the number it was sent to. */
export type Comparison = Source & { phone: string }

const failuresOf = ({ phone, own }: Comparison) => bucketOf(keys.phone(phone), own)
const comparisonsOf = ({ address, own }: Comparison) => (own ? [] : [keys.address(address)])

/** Of a code to compare: the seconds to wait at a first look, and the decision, which counts it as a failure until it turns out right: what runs beside it sees it at once. */
export function limitsOfComparison(comparison: Comparison) {
	const compared = comparisonsOf(comparison).map(
		(key) => ({ kind: 'compare', key, rules: comparisonsPerAddress }) as const,
	)
	const counted: Counted[] = [{ kind: 'failure', key: failuresOf(comparison), rules: failureRules }, ...compared]
	const locked = [...comparisonsOf(comparison), failuresOf(comparison)]
	return { look: secondsToWait(counted), decision: consumeLimits('compare', { locked, counted, happens: counted }) }
}

/** Seconds until a password may be tried again in this bucket: ten failures cost a minute, and each further one doubles it up to 15. */
async function secondsUntilPassword(on: Queryable, bucket: string): Promise<number> {
	const [row] = await on
		.select({
			failures: sql<number>`count(*)::int`,
			since: sql<number>`extract(epoch from now() - max(${signInEvents.at}))::int`,
		})
		.from(signInEvents)
		.where(
			and(
				eq(signInEvents.key, bucket),
				eq(signInEvents.kind, 'password-failure'),
				gt(signInEvents.at, sql`now() - interval '12 hours'`),
			),
		)
	if (!row || row.failures < 10) return 0
	return Math.max(0, Math.min(60 * 2 ** (row.failures - 10), 15 * 60) - row.since)
}

/** Counts one passkey challenge, because anyone can ask for them and each is a row. Returns 0 or the seconds to wait. */
export async function consumePasskeyChallenge(tx: Transaction, { address, own }: Source): Promise<number> {
	const key = own === undefined ? keys.address(address) : bucketOf('passkey', own)
	const counted = [{ kind: 'passkey', key, rules: passkeyChallengesPerAddress } as const]
	return decide(tx, 'passkey', { locked: [key], counted, recorded: [key] })
}

/** Emails anyone can cause by typing an address, namely confirmation links, reset links and messages to its owner. */
const mailRules = {
	email: [
		{ limit: 3, minutes: 10 },
		{ limit: 10, minutes: 24 * 60 },
	],
	address: [{ limit: 60, minutes: 60 }],
} satisfies Record<string, Rule[]>

/**
 * Counts one mail to `email`, alike for known and unknown ones. Returns 0, or the seconds to wait. Invitations, which a
 * hospital sends, count separately from mails that anyone can ask for.
 */
export async function consumeMail(
	tx: Transaction,
	email: string,
	{ address, own }: Source,
	kind: 'mail' | 'invitation' = 'mail',
): Promise<number> {
	const bucket = bucketOf(keys.email(email), own)
	return decide(tx, kind, {
		locked: [bucket, keys.address(address)],
		counted: [
			{ kind, key: bucket, rules: mailRules.email },
			...(own ? [] : [{ kind, key: keys.address(address), rules: mailRules.address }]),
		],
		recorded: [bucket, keys.address(address)],
	})
}

/** A password to compare: where it is typed, and for which account. */
export type PasswordAttempt = Source & { email: string }
const attemptsOf = ({ email, address, own }: PasswordAttempt) => ({
	bucket: bucketOf(keys.email(email), own),
	ofAddress: own ? [] : [keys.address(address)],
})

export type Wait = { ok: false; waitSeconds: number }

/**
 * Counts a password as wrong before it is hashed, so that guesses sent all at once are counted too, and an address that
 * guesses costs us no more processor than its limit; a right one is forgiven with `forgetPasswordFailures`. `locked` is
 * about the account, and must read like a wrong password; the wait is about the address alone.
 */
export async function consumePasswordAttempt(attempt: PasswordAttempt): Promise<Result<null, 'locked'> | Wait> {
	const { bucket, ofAddress } = attemptsOf(attempt)
	return limitedTransaction(attempt, async (tx) => {
		const kind = 'password-failure'
		const counted = ofAddress.map((key) => ({ kind, key, rules: passwordsPerAddress }) as const)
		const waitSeconds = await decide(tx, kind, { locked: [bucket, ...ofAddress], counted, recorded: [] })
		if (waitSeconds > 0) return { ok: false, waitSeconds }
		if ((await secondsUntilPassword(tx, bucket)) > 0) return fail('locked')
		await tx.insert(signInEvents).values([bucket, ...ofAddress].map((key) => ({ kind, key }) as const))
		return ok(null)
	})
}

/** The right password clears the count of its account, which is about what came in a row, and takes itself off the address. */
export async function forgetPasswordFailures(attempt: PasswordAttempt) {
	const { bucket, ofAddress } = attemptsOf(attempt)
	const ofKind = eq(signInEvents.kind, 'password-failure')
	const latest = db
		.select({ id: signInEvents.id })
		.from(signInEvents)
		.where(and(ofKind, inArray(signInEvents.key, ofAddress)))
		.orderBy(desc(signInEvents.at))
		.limit(1)
	await db
		.delete(signInEvents)
		.where(
			and(
				ofKind,
				or(eq(signInEvents.key, bucket), ofAddress.length > 0 ? inArray(signInEvents.id, latest) : undefined),
			),
		)
}

/** For an owner who proved the address in another way: every browser starts at zero. */
export const forgetAllPasswordFailures = (tx: Transaction, email: string) =>
	tx
		.delete(signInEvents)
		.where(and(eq(signInEvents.kind, 'password-failure'), sql`starts_with(${signInEvents.key}, ${keys.email(email)})`))

/**
 * After a right code: clears the failures of the number, which count what came in a row, and takes the SMS of its challenge out of the counts
 * of unused ones, per number block and between two sends.
 */
export function forgetCode(tx: Transaction, comparison: Comparison, challengeId: string) {
	const { phone, own } = comparison
	const ofKind = (kind: EventKind, ...of: string[]) => and(eq(signInEvents.kind, kind), inArray(signInEvents.key, of))
	const latest = sql`select ${signInEvents.id} from ${signInEvents} where ${ofKind('send', keys.block(phone))}
		order by ${signInEvents.at} desc limit (select count(*) from ${phoneCodes} where ${phoneCodes.challengeId} = ${challengeId})`
	const unproved = [keys.phone(phone), bucketOf(keys.phone(phone), own)].map(keys.unproved)
	return tx
		.delete(signInEvents)
		.where(
			or(
				ofKind('failure', failuresOf(comparison)),
				ofKind('send', ...unproved),
				sql`${signInEvents.id} in (${latest})`,
			),
		)
}
