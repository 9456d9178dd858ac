import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aPhone } from '#app/identity/fixtures.server.ts'
import { accounts, phoneChallenges, sessions, signInEvents } from '#app/identity/tables.server.ts'
import { db, only } from '#app/platform/database/db.server.ts'
import { specialists } from '#app/specialists/tables.server.ts'
import { askForCode, codeFor, cookiesOf, enterCode } from './phone-visitor.ts'
import { startBuiltServer } from './server-under-test.ts'

type Server = Awaited<ReturnType<typeof startBuiltServer>>
let servers: [Server, Server]

// Behind a proxy, so that every guess can come from an address of its own: the limit per address would stop them sooner.
beforeAll(async () => {
	servers = [
		await startBuiltServer({ TRUSTED_PROXIES: '1', RUN_TASKS: 'true' }),
		await startBuiltServer({ TRUSTED_PROXIES: '1' }),
	]
})

afterAll(() => Promise.all(servers.map((server) => server.stop())))

async function aChallenge() {
	const phone = aPhone()
	const asked = await askForCode(servers[0].port, phone)
	expect(asked.status).toBe(303)
	return { phone, cookie: cookiesOf(asked), code: await codeFor(phone) }
}

/** One guess after the other to each server in turn, all under way at once. */
const guesses = (count: number, code: (at: number) => string, cookie: string) =>
	Promise.all(
		Array.from({ length: count }, (_, at) =>
			enterCode(servers[at % 2 === 0 ? 0 : 1].port, code(at), cookie, {
				'X-Forwarded-For': `198.51.${at % 200}.${at % 250}`,
			}),
		),
	)

test('of 200 wrong codes at once over two processes, five are compared', async () => {
	const { code, cookie } = await aChallenge()

	const answers = await guesses(200, (at) => String((Number(code) + 1 + at) % 1_000_000).padStart(6, '0'), cookie)

	// 503 is a server that has more to do than it can: no answer at all.
	expect(answers.filter(({ status }) => status !== 422 && status !== 503)).toEqual([])
	expect(only(await db.select().from(phoneChallenges)).attempts).toBe(5)
	expect(await db.$count(signInEvents, eq(signInEvents.kind, 'compare'))).toBe(5)
	expect(await db.$count(signInEvents, eq(signInEvents.kind, 'failure'))).toBe(5)
	const right = await enterCode(servers[1].port, code, cookie)
	expect(right.status).toBe(422)
	expect(await db.$count(sessions)).toBe(0)
})

test('the right code 100 times at once over two processes opens one session', async () => {
	const { phone, code, cookie } = await aChallenge()

	const answers = await guesses(100, () => code, cookie)

	const signedIn = answers.filter(({ headers }) => headers['set-cookie']?.some((set) => set.startsWith('s=')))
	expect(signedIn).toHaveLength(1)
	expect(signedIn[0]).toMatchObject({ status: 303 })
	expect(answers.filter(({ status }) => status === 500)).toEqual([])
	expect(await db.$count(sessions)).toBe(1)
	expect(await db.$count(accounts, eq(accounts.phone, phone))).toBe(1)
	expect(await db.$count(specialists)).toBe(1)
})

test('a known number and a new one get the same answer, byte for byte but for the cookie', async () => {
	const { phone, code, cookie } = await aChallenge()
	await enterCode(servers[0].port, code, cookie)
	await db.update(signInEvents).set({ at: new Date(Date.now() - 120_000) })

	const [known, unknown] = [await askForCode(servers[0].port, phone), await askForCode(servers[1].port, aPhone())]

	expect(bare(known)).toEqual(bare(unknown))
	expect(known).toMatchObject({ status: 303, text: '' })
})

/** Without what differs between any two answers. */
function bare({ status, text, headers }: Awaited<ReturnType<typeof askForCode>>) {
	const { 'set-cookie': cookies = [], date: _date, 'x-request-id': _id, ...rest } = headers
	return { status, text, rest, cookies: cookies.map((cookie) => decodeURIComponent(cookie).length) }
}
