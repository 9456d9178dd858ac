import { eq, sql } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { type Member, needsSecondFactor, type Operator } from '../actor.ts'
import { beginEnrolment, finishEnrolment, removeAuthenticator } from './authenticator.server.ts'
import { codeNow } from './authenticator-fixtures.server.ts'
import { anAccount, aSession, fixturePassword } from '../fixtures.server.ts'
import { signInWithPassword } from '../sign-in/member-sign-in.server.ts'
import { checkAppCode } from './app-code.server.ts'
import { awaitSecondFactor, signInWithSecondFactor } from './second-factor.server.ts'
import { clearedSessionCookie } from '../sessions/session-cookie.server.ts'
import { accounts, authenticators, hasApp, sessions } from '../tables.server.ts'
import { db, only } from '#app/platform/database/db.server.ts'
import { auditEvents } from '#app/platform/tables.server.ts'

const email = 'ravi@us.example'
const here = '203.0.113.7'
let operator: Operator
let signedIn: Request

beforeEach(async () => {
	const account = await anAccount({ kind: 'operator', email, password: fixturePassword })
	operator = { kind: 'operator', accountId: account.id, sessionId: '', name: account.name, role: 'lead' }
	signedIn = carrying(await typePassword())
	operator.sessionId = only(await db.select().from(sessions)).id
})

const page = (cookie = '') => new Request('http://localhost:3000/', { method: 'POST', headers: { cookie } })

/** A browser with these cookies; of two with one name the later counts, and an empty one is gone. */
function carrying(cookies: string[]) {
	const jar = new Map(cookies.map((line) => (line.split(';')[0] ?? '').split(/=(.*)/s) as [string, string]))
	return page([...jar].flatMap(([name, value]) => (value ? [`${name}=${value}`] : [])).join('; '))
}

const pairsIn = (cookies: string[]) => cookies.map((line) => line.split(';')[0]).join('; ')

async function typePassword(from = page()) {
	const typed = await signInWithPassword(from, 'operator', { email, password: fixturePassword }, here)
	if (!typed.ok) throw new Error('Not signed in')
	return typed.value.cookies
}

const sendCode = (from: Request, code: string) => signInWithSecondFactor(from, code, here)

const wrong = (code: string) => String((Number(code) + 500_000) % 1_000_000).padStart(6, '0')

/** With an app that has shown no code yet: as if half a minute had gone by since. */
async function enrol() {
	const begun = await beginEnrolment(operator, { password: fixturePassword, address: here })
	if (!begun.ok) throw new Error(begun.failure)
	const finished = await finishEnrolment(operator, codeNow(begun.value.secret))
	if (!finished.ok) throw new Error(finished.failure)
	await db.update(authenticators).set({ lastStep: null })
	return { ...begun.value, cookies: finished.value.cookies }
}
const sessionsNow = () => db.select({ id: sessions.id }).from(sessions)

test('an app is set up with the password and a code, and everything else that was signed in ends', async () => {
	await aSession({ id: operator.accountId, kind: 'operator' })
	const { cookies, qr, recoveryCodes } = await enrol()

	expect(qr.size).toBeGreaterThan(30)
	expect(recoveryCodes).toHaveLength(10)
	expect(only(await db.select({ hasApp }).from(accounts)).hasApp).toBe(true)
	expect(await sessionsNow()).toHaveLength(1)
	expect(cookies.join()).toMatch(/^s=/)
	expect((await db.select().from(auditEvents)).map(({ action }) => action)).toContain('account.second-factor-on')
})

test('neither a wrong password nor a wrong code switches anything on', async () => {
	expect(await beginEnrolment(operator, { password: 'not the password', address: here })).toEqual({
		ok: false,
		failure: 'wrong-password',
	})
	const begun = await beginEnrolment(operator, { password: fixturePassword, address: here })
	const code = begun.ok ? codeNow(begun.value.secret) : ''

	expect(await finishEnrolment(operator, wrong(code))).toEqual({ ok: false, failure: 'wrong-code' })
	expect(only(await db.select({ hasApp }).from(accounts)).hasApp).toBe(false)
	expect((await signInWithPassword(page(), 'operator', { email, password: fixturePassword }, here)).ok).toBe(true)
})

test('the secret is sealed in the database', async () => {
	const { secret, recoveryCodes } = await enrol()
	const row = JSON.stringify(await db.select().from(authenticators))

	for (const code of [secret.replaceAll(' ', ''), ...recoveryCodes]) expect(row).not.toContain(code)
})

test('after that the password alone opens no session, and password and code open one', async () => {
	const { secret } = await enrol()
	await db.delete(sessions)
	const typed = await signInWithPassword(page(), 'operator', { email, password: fixturePassword }, here)

	expect(typed).toMatchObject({ ok: true, value: { awaitsCode: true } })
	expect(await sessionsNow()).toEqual([])
	const browser = carrying(typed.ok ? typed.value.cookies : [])
	expect(await sendCode(browser, codeNow(secret))).toMatchObject({ ok: true })
	expect(await sessionsNow()).toHaveLength(1)
	expect(await sendCode(browser, codeNow(secret, 1))).toEqual({ ok: false, failure: 'start-again' })
})

test('a code without the password opens nothing, not even beside another session', async () => {
	const { secret } = await enrol()
	const other = await anAccount({ kind: 'operator', password: fixturePassword })
	const { cookie } = await aSession({ id: other.id, kind: 'operator' })

	expect(await sendCode(page(), codeNow(secret))).toEqual({ ok: false, failure: 'start-again' })
	expect(await sendCode(page(cookie), codeNow(secret))).toEqual({ ok: false, failure: 'start-again' })
})

test('of twenty codes tried at once for one password five are compared, and the right one comes too late', async () => {
	const { secret } = await enrol()
	const browser = carrying(await typePassword())
	for (let time = 0; time < 5; time++) await sendCode(browser, wrong(codeNow(secret)))

	expect(await sendCode(browser, codeNow(secret))).toEqual({ ok: false, failure: 'start-again' })

	const second = carrying(await typePassword())
	const outcomes = await Promise.all(Array.from({ length: 20 }, () => sendCode(second, wrong(codeNow(secret)))))
	expect(outcomes.filter((outcome) => !outcome.ok && outcome.failure === 'wrong-code').length).toBeLessThanOrEqual(5)
})

test('ten wrong codes in a row close the way in for a while, even with the right one', async () => {
	const { secret } = await enrol()
	for (let round = 0; round < 2; round++) {
		const browser = carrying(await typePassword())
		for (let time = 0; time < 5; time++) await sendCode(browser, wrong(codeNow(secret)))
	}

	expect(await sendCode(carrying(await typePassword()), codeNow(secret))).toEqual({
		ok: false,
		failure: 'locked',
	})
})

test('the right code sent twenty times at once opens one session', async () => {
	const { secret } = await enrol()
	await db.delete(sessions)
	const browser = carrying(await typePassword())
	const code = codeNow(secret)
	const outcomes = await Promise.all(Array.from({ length: 20 }, () => sendCode(browser, code)))

	expect(outcomes.filter(({ ok }) => ok).length).toBe(1)
	expect(await sessionsNow()).toHaveLength(1)
})

test.each(['specialist', 'member', 'operator'] as const)(
	'a code from the app of one %s works once: in two browsers at once, again later, and to confirm',
	async (kind) => {
		const account = await anAccount({ kind, password: fixturePassword })
		const { sessionId } = await aSession(account)
		const actor = {
			kind,
			accountId: account.id,
			sessionId,
			specialistId: account.id,
			name: '',
			role: 'lead',
		} as Operator
		const begun = await beginEnrolment(actor, { password: fixturePassword, address: here })
		const secret = begun.ok ? begun.value.secret : ''
		const waiting = async () => carrying([await db.transaction((tx) => awaitSecondFactor(tx, account.id))])
		const [code, next] = [codeNow(secret), codeNow(secret, 1)]
		expect(await finishEnrolment(actor, code)).toMatchObject({ ok: true })
		await db.delete(sessions)

		// The one that set the app up is used, too.
		expect(await sendCode(await waiting(), code)).toEqual({ ok: false, failure: 'wrong-code' })
		await db.update(authenticators).set({ lastStep: null })
		const browsers = [await waiting(), await waiting()]
		const outcomes = await Promise.all(browsers.map((browser) => sendCode(browser, code)))
		expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1)
		expect(await sessionsNow()).toHaveLength(1)
		expect(await sendCode(await waiting(), code)).toEqual({ ok: false, failure: 'wrong-code' })
		const check = (typed: string) => db.transaction((tx) => checkAppCode(tx, account.id, typed))
		expect(await check(code)).toBe('replayed')
		expect(await check(next)).toBe('right')
		for (const used of [next, code]) expect(await check(used)).toBe('replayed')
		expect(await sessionsNow()).toHaveLength(1)
	},
)

test('two waits for a second factor in one browser open nothing: the code of one account is not taken for the other', async () => {
	const { secret } = await enrol()
	const other = await anAccount({ kind: 'operator' })
	const theirs = pairsIn([await db.transaction((tx) => awaitSecondFactor(tx, other.id))])
	const own = pairsIn(await typePassword())

	for (const cookie of [`${theirs}; ${own}`, `${own}; ${theirs}`])
		expect(await sendCode(page(cookie), codeNow(secret))).toEqual({ ok: false, failure: 'start-again' })
})

test('the session of another account in the browser does not get in the way, and ends', async () => {
	const { secret } = await enrol()
	await db.delete(sessions)
	const other = await anAccount({ kind: 'operator' })
	const { cookie } = await aSession(other)

	const signedIn = await sendCode(page(`${cookie}; ${pairsIn(await typePassword())}`), codeNow(secret))

	expect(signedIn).toMatchObject({ ok: true })
	expect(await db.select({ of: sessions.accountId }).from(sessions)).toEqual([{ of: operator.accountId }])
})

test('a recovery code works once', async () => {
	const [code = ''] = (await enrol()).recoveryCodes

	expect(await sendCode(carrying(await typePassword()), ` ${code.toUpperCase().replaceAll('-', ' ')} `)).toMatchObject({
		ok: true,
	})
	expect(await sendCode(carrying(await typePassword()), code)).toEqual({
		ok: false,
		failure: 'wrong-code',
	})
})

test('the app is removed with the password, and then the password is enough', async () => {
	await enrol()

	expect(await removeAuthenticator(operator, { password: 'not the password', address: here })).toEqual({
		ok: false,
		failure: 'wrong-password',
	})
	expect(await removeAuthenticator(operator, { password: fixturePassword, address: here })).toMatchObject({
		ok: true,
	})
	expect(await db.select().from(authenticators)).toEqual([])
	expect(await signInWithPassword(page(), 'operator', { email, password: fixturePassword }, here)).toMatchObject({
		ok: true,
		value: { awaitsCode: false },
	})
})

test('only who decides or sees candidates needs it, and only in production', () => {
	const member = { kind: 'member', hospitalStatus: 'verified' } as Member
	const pending = { kind: 'member', hospitalStatus: 'pending' } as Member

	expect([operator, member].map((actor) => needsSecondFactor(actor, 'production'))).toEqual([true, true])
	expect([pending, { kind: 'visitor' } as const].map((actor) => needsSecondFactor(actor, 'production'))).toEqual([
		false,
		false,
	])
	expect([operator, member].map((actor) => needsSecondFactor(actor, 'demo'))).toEqual([false, false])
})

test('a browser that an operator has signed in from before announces nothing, whatever ended the session; another does, once', async () => {
	const { secret } = await enrol()
	const announced = () => db.$count(auditEvents, eq(auditEvents.action, 'account.new-device'))
	/** With password and code, from a browser that carries these cookies; what it carries afterwards. */
	async function signIn(jar: string[]) {
		const typed = [...jar, ...(await typePassword(carrying(jar)))]
		await db.update(authenticators).set({ lastStep: null })
		const signed = await sendCode(carrying(typed), codeNow(secret))
		if (!signed.ok) throw new Error(signed.failure)
		return [...typed, ...signed.value.cookies]
	}
	const known = (signedIn.headers.get('cookie') ?? '').split('; ')

	const first = await signIn(known)
	await signIn(first)
	// Logged out: the session's cookie is cleared, the browser stays known.
	await signIn([...first, clearedSessionCookie()])
	await db.update(sessions).set({ expiresAt: sql`now() - interval '1 minute'` })
	await signIn(first)
	expect(await announced()).toBe(0)

	const other = await signIn([])
	expect(await announced()).toBe(1)
	await signIn(other)
	await signIn(first)
	expect(await announced()).toBe(1)
})
