import { eq, like, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { db, only } from '#app/platform/database/db.server.ts'
import {
	forgetAllPasswordFailures,
	limitsOfComparison,
	consumeMail,
	consumePasskeyChallenge,
	consumePasswordAttempt,
	consumeSend,
} from './limits.server.ts'
import { signInEvents } from './tables.server.ts'

const phone = '+919822012345'
const email = 'meera@lakeside.example'
const address = '203.0.113.7'
const stranger = { address, own: undefined }
const known = { address, own: 'a browser that has logged in' }

const send = (source: typeof stranger | typeof known) => () =>
	db.transaction((tx) => consumeSend(tx, phone, source, false))
const compare = (source: typeof stranger | typeof known) => () =>
	db
		.execute<{ wait: number }>(sql`select ${limitsOfComparison({ phone, ...source }).decision} as wait`)
		.then(({ rows }) => only(rows).wait)
const mail =
	(source: typeof stranger | typeof known, kind: 'mail' | 'invitation' = 'mail') =>
	() =>
		db.transaction((tx) => consumeMail(tx, email, source, kind))
const passkey = (source: typeof stranger | typeof known) => () =>
	db.transaction((tx) => consumePasskeyChallenge(tx, source))
const password = async () => {
	const taken = await consumePasswordAttempt({ email, ...stranger })
	return 'waitSeconds' in taken ? taken.waitSeconds : 0
}

const ofOwn = / of a browser that has logged in$/

// Of each: what is counted, how many in how many minutes, what is asked for, and the key that counts it.
test.each([
	['texts to one number since it last logged in', 1, 0.5, send(stranger), /^unproved:/],
	['texts to one number', 3, 10, send(stranger), /^phone:/],
	['texts to one number', 5, 60, send(stranger), /^phone:/],
	['texts to one number', 10, 1440, send(stranger), /^phone:/],
	['texts from one address', 60, 60, send(stranger), /^address:/],
	['texts to a block of ten thousand numbers', 10, 60, send(stranger), /^block:/],
	['texts to numbers without an account', 2_000, 1440, send(stranger), /^all$/],
	['texts that a known browser asks for', 3, 10, send(known), /^phone:.* of /],
	['texts that a known browser asks for', 5, 60, send(known), /^phone:.* of /],
	['texts that a known browser asks for', 10, 1440, send(known), /^phone:.* of /],
	['wrong codes for one number', 10, 60, compare(stranger), /^phone:/],
	['wrong codes for one number', 30, 1440, compare(stranger), /^phone:/],
	['wrong codes for one number', 100, 43_200, compare(stranger), /^phone:/],
	['wrong codes of a known browser', 10, 60, compare(known), ofOwn],
	['wrong codes of a known browser', 30, 1440, compare(known), ofOwn],
	['codes tried from one address', 30, 5, compare(stranger), /^address:/],
	['wrong passwords from one address', 30, 5, password, /^address:/],
	['wrong passwords from one address', 200, 1440, password, /^address:/],
	['mails to one address', 3, 10, mail(stranger), /^email:/],
	['mails to one address', 10, 1440, mail(stranger), /^email:/],
	['mails that a known browser asks for', 3, 10, mail(known), ofOwn],
	['mails asked for from one address', 60, 60, mail(stranger), /^address:/],
	['invitations to one address', 10, 1440, mail(stranger, 'invitation'), /^email:/],
	['passkey challenges from one address', 60, 5, passkey(stranger), /^address:/],
	['passkey challenges of a known browser', 60, 5, passkey(known), ofOwn],
])('%s: %i in %f minutes, not one more, and again when they are over', async (_what, limit, minutes, take, counts) => {
	await take()
	const counted = (await db.select().from(signInEvents)).find(({ key }) => counts.test(key))
	if (!counted) throw new Error('Nothing counts it')
	/** How long the next has to wait after so many, so many seconds ago. */
	const waitAfter = async (count: number, secondsAgo: number) => {
		await db.delete(signInEvents)
		const at = sql`now() - make_interval(secs => ${secondsAgo})`
		const rows = Array.from({ length: count }, () => ({ kind: counted.kind, key: counted.key, at }))
		if (rows.length > 0) await db.insert(signInEvents).values(rows)
		return take()
	}

	expect(await waitAfter(limit - 1, minutes * 60 - 5)).toBe(0)
	const wait = await waitAfter(limit, minutes * 60 - 5)
	expect(wait).toBeGreaterThan(0)
	expect(wait).toBeLessThanOrEqual(5)
	expect(await waitAfter(limit, minutes * 60 + 1)).toBe(0)
})

test('who has an account gets a code also on a day on which strangers have asked for all of theirs', async () => {
	await db.insert(signInEvents).values(Array.from({ length: 2_000 }, () => ({ kind: 'send' as const, key: 'all' })))
	const codeFor = (isKnown: boolean) => db.transaction((tx) => consumeSend(tx, phone, stranger, isKnown))

	expect(await codeFor(false)).toBeGreaterThan(0)
	expect(await codeFor(true)).toBe(0)
})

test('a browser that has logged in gets its mail, however many others at its address have asked for', async () => {
	for (let at = 0; at < 60; at++) await db.transaction((tx) => consumeMail(tx, `${at}@lakeside.example`, stranger))

	expect(await mail(stranger)()).toBeGreaterThan(0)
	expect(await mail(known)()).toBe(0)
})

test('who has proved the address starts at zero in every browser', async () => {
	const wrong = (source: typeof stranger | typeof known) => consumePasswordAttempt({ email, ...source })
	for (const source of [stranger, known]) await wrong(source)
	const counted = () => db.$count(signInEvents, like(signInEvents.key, 'email:%'))
	expect(await counted()).toBe(2)

	await db.transaction((tx) => forgetAllPasswordFailures(tx, email))

	expect(await counted()).toBe(0)
})

test('of a hundred mails asked for at once from one address, sixty are sent', async () => {
	const asked = await Promise.all(
		Array.from({ length: 100 }, (_, at) => db.transaction((tx) => consumeMail(tx, `${at}@lakeside.example`, stranger))),
	)

	expect(asked.filter((wait) => wait === 0)).toHaveLength(60)
	expect(await db.$count(signInEvents, eq(signInEvents.kind, 'mail'))).toBe(120)
})

test('an event that was written after this request began makes no one wait longer than its window', async () => {
	for (let count = 0; count < 10; count++) await compare(stranger)()
	await db.update(signInEvents).set({ at: sql`now() + interval '900 ms'` })

	expect(await compare(stranger)()).toBe(3_600)
})
