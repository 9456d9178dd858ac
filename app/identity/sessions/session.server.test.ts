import { eq, sql } from 'drizzle-orm'
import { RouterContextProvider } from 'react-router'
import { expect, test } from 'vitest'
import { db, only } from '#app/platform/database/db.server.ts'
import { challengeCookie, challengeTokenOf } from './cookies.server.ts'
import { anAccount, aSession } from '../fixtures.server.ts'
import { noteSignIn } from '../sign-in/known-device.server.ts'
import {
	carriesSession,
	endSession,
	endSessionOfBrowser,
	endSessionsOf,
	getActor,
	identifyActor,
	openSession,
} from './session.server.ts'
import { accounts, sessions } from '../tables.server.ts'

const asking = (cookie: string, path = '/profile') => new Request(`http://localhost${path}`, { headers: { cookie } })
const seat = {
	hospitalId: 'h',
	hospitalName: 'Lakeside',
	hospitalStatus: 'verified',
	role: 'owner',
	sites: null,
} as const

/** The actor that the app sees in this cookie. */
async function actorOf(cookie: string, path?: string, membership: typeof seat | null = seat) {
	const [request, context] = [asking(cookie, path), new RouterContextProvider()]
	const identify = identifyActor(() => Promise.resolve(membership))
	await identify({ request, context, params: {}, pattern: '/profile', url: new URL(request.url) }, () =>
		Promise.resolve(new Response()),
	)
	return getActor(context)
}

test('a session says who is asking, and its token is stored nowhere', async () => {
	const account = await anAccount()
	const { sessionId, cookie } = await aSession(account)

	expect(await actorOf(cookie)).toEqual({
		kind: 'specialist',
		accountId: account.id,
		specialistId: account.id,
		sessionId,
		name: 'Dr Asha Menon',
	})
	const token = /=([\w-]+)\./.exec(cookie)?.[1] ?? ''
	expect(token.length).toBeGreaterThanOrEqual(43)
	expect(JSON.stringify(await db.select().from(sessions))).not.toContain(token)
})

test.each([
	['nothing', ''],
	['a guess', 's=AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA.signature'],
	['8 kB of junk', `s=${'x'.repeat(8_192)}`],
	['a quote', `s=' or 1=1 --`],
	['an empty value', 's='],
])('%s in the cookie is a visitor', async (_what, cookie) => {
	await aSession(await anAccount())

	expect(await actorOf(cookie)).toEqual({ kind: 'visitor' })
})

test('two session cookies sign no one in', async () => {
	const { cookie } = await aSession(await anAccount())

	expect(await actorOf(`${cookie}; s=AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA.x`)).toEqual({ kind: 'visitor' })
	expect(carriesSession(asking(`${cookie}; ${cookie}`))).toBe(false)
})

test('a session ends at once with logout, with suspension and with the account', async () => {
	const [asha, ravi] = [await anAccount(), await anAccount()]
	const [ours, theirs] = [await aSession(asha), await aSession(ravi)]
	const actor = await actorOf(ours.cookie)
	if (actor.kind === 'visitor') throw new Error('Not signed in')

	await endSession(actor)
	await db.update(accounts).set({ suspendedAt: sql`now()` }).where(eq(accounts.id, ravi.id))

	expect(await actorOf(ours.cookie)).toEqual({ kind: 'visitor' })
	expect(await actorOf(theirs.cookie)).toEqual({ kind: 'visitor' })
})

test.each([
	['specialist', '14 days', '30 days'],
	['member', '1 hour', '24 hours'],
	['operator', '15 minutes', '8 hours'],
] as const)(
	'a session of a %s lasts %s without use and %s in all, not a minute longer',
	async (kind, idle, absolute) => {
		const { sessionId, cookie } = await aSession(await anAccount({ kind }))
		const set = (values: object) => db.update(sessions).set(values).where(eq(sessions.id, sessionId))
		const ago = (interval: string, more: string) => sql`now() - ${interval}::interval - ${more}::interval`

		await set({ lastSeenAt: ago(idle, '-1 minute') })
		expect((await actorOf(cookie)).kind).toBe(kind)
		await set({ lastSeenAt: ago(idle, '1 second') })
		expect((await actorOf(cookie)).kind).toBe('visitor')
		await set({ lastSeenAt: sql`now()`, createdAt: ago(absolute, '-1 minute') })
		expect((await actorOf(cookie)).kind).toBe(kind)
		await set({ createdAt: ago(absolute, '1 second') })
		expect((await actorOf(cookie)).kind).toBe('visitor')
	},
)

test('a page that is open and asks for news keeps no session alive, a page that is opened does', async () => {
	const { sessionId, cookie } = await aSession(await anAccount())
	const sixMinutesAgo = { lastSeenAt: sql`now() - interval '6 minutes'` }
	const isFresh = async () =>
		only(await db.select({ fresh: sql<boolean>`${sessions.lastSeenAt} > now() - interval '1 minute'` }).from(sessions))
			.fresh

	await db.update(sessions).set(sixMinutesAgo).where(eq(sessions.id, sessionId))
	await actorOf(cookie, '/updates')
	expect(await isFresh()).toBe(false)
	await actorOf(cookie, '/profile')
	expect(await isFresh()).toBe(true)
})

test('use is written down every five minutes at most', async () => {
	const { cookie } = await aSession(await anAccount())
	const lastSeen = async () => only(await db.select({ at: sessions.lastSeenAt }).from(sessions)).at.getTime()
	const before = await lastSeen()
	await actorOf(cookie)
	expect(await lastSeen()).toBe(before)

	await db.update(sessions).set({ lastSeenAt: sql`now() - interval '6 minutes'` })
	await actorOf(cookie)

	expect(await lastSeen()).toBeGreaterThanOrEqual(before)
})

test('a sixth session ends the oldest', async () => {
	const account = await anAccount()
	const cookies = []
	for (const _ of [1, 2, 3, 4, 5, 6]) cookies.push((await aSession(account)).cookie)

	const kinds = await Promise.all(cookies.map(async (cookie) => (await actorOf(cookie)).kind))

	expect(kinds).toEqual(['visitor', ...Array(5).fill('specialist')])
})

test('of eight logins at once by one person five stay open', async () => {
	const account = await anAccount()
	const logIn = () =>
		db.transaction(async (tx) => {
			await noteSignIn(tx, account.id, asking(''))
			return openSession(tx, account, { ipAddress: '127.0.0.1', userAgent: 'test' })
		})

	await Promise.all(Array.from({ length: 8 }, logIn))

	expect(await db.$count(sessions)).toBe(5)
})

test('signing in ends only the earlier session of this browser', async () => {
	const [asha, ravi] = [await anAccount(), await anAccount()]
	const [ours, theirs] = [await aSession(asha), await aSession(ravi)]

	await endSessionOfBrowser(db, asking(ours.cookie))

	expect((await actorOf(ours.cookie)).kind).toBe('visitor')
	expect((await actorOf(theirs.cookie)).kind).toBe('specialist')
})

test('all sessions of an account can be ended but the one that asks', async () => {
	const account = await anAccount()
	const [kept, ended] = [await aSession(account), await aSession(account)]

	await endSessionsOf(db, account.id, kept.sessionId)

	expect((await actorOf(kept.cookie)).kind).toBe('specialist')
	expect((await actorOf(ended.cookie)).kind).toBe('visitor')
})

test('a member without a hospital is a visitor', async () => {
	const { cookie } = await aSession(await anAccount({ kind: 'member' }))

	expect(await actorOf(cookie, '/profile', null)).toEqual({ kind: 'visitor' })
})

test('a challenge is known only by a cookie that we signed', async () => {
	const signed = (await challengeCookie.serialize('token')).split(';')[0] ?? ''

	expect(await challengeTokenOf(asking(signed))).toBe('token')
	expect(await challengeTokenOf(asking(`${signed}x`))).toBeUndefined()
	expect(await challengeTokenOf(asking('otp=%E0%A4%A'))).toBeUndefined()
	expect(await challengeTokenOf(asking(`otp=${btoa('"token"')}.`))).toBeUndefined()
	expect(await challengeTokenOf(asking(''))).toBeUndefined()
})
