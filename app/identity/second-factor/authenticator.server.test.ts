import { eq, sql } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { type Member, needsSecondFactor, type Operator } from '../actor.ts'
import { beginEnrolment, finishEnrolment, removeAuthenticator } from './authenticator.server.ts'
import { codeNow } from './authenticator-fixtures.server.ts'
import { anAccount, aSession, fixturePassword } from '../fixtures.server.ts'
import { signInWithPassword } from '../sign-in/member-sign-in.server.ts'
import { awaitSecondFactor, checkAppCode, signInWithSecondFactor } from './second-factor.server.ts'
import { clearedSessionCookie } from '../sessions/session.server.ts'
import { accounts, sessions, twoFactors } from '../tables.server.ts'
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

const wrong = (code: string) => String((Number(code) + 500_000) % 1_000_000).padStart(6, '0')

/** With an app that has shown no code yet: as if half a minute had gone by since. */
async function enrol() {
	const begun = await beginEnrolment(operator, signedIn, { password: fixturePassword, address: here })
	if (!begun.ok) throw new Error(begun.failure)
	const finished = await finishEnrolment(operator, signedIn, codeNow(begun.value.secret))
	if (!finished.ok) throw new Error(finished.failure)
	await db.update(twoFactors).set({ lastStep: null })
	return { ...begun.value, cookies: finished.value.cookies }
}
const sessionsNow = () => db.select({ id: sessions.id }).from(sessions)

test('an app is set up with the password and a code, and everything else that was signed in ends', async () => {
	await aSession({ id: operator.accountId, kind: 'operator' })
	const { cookies, qr, recoveryCodes } = await enrol()

	expect(qr.size).toBeGreaterThan(30)
	expect(recoveryCodes).toHaveLength(10)
	expect(only(await db.select().from(accounts)).twoFactorEnabled).toBe(true)
	expect(await sessionsNow()).toHaveLength(1)
	expect(cookies.join()).toMatch(/^s=/)
	expect((await db.select().from(auditEvents)).map(({ action }) => action)).toContain('account.second-factor-on')
})

test('neither a wrong password nor a wrong code switches anything on', async () => {
	expect(await beginEnrolment(operator, signedIn, { password: 'not the password', address: here })).toEqual({
		ok: false,
		failure: 'wrong-password',
	})
	const begun = await beginEnrolment(operator, signedIn, { password: fixturePassword, address: here })
	const code = begun.ok ? codeNow(begun.value.secret) : ''

	expect(await finishEnrolment(operator, signedIn, wrong(code))).toEqual({ ok: false, failure: 'wrong-code' })
	expect(only(await db.select().from(accounts)).twoFactorEnabled).toBe(false)
	expect((await signInWithPassword(page(), 'operator', { email, password: fixturePassword }, here)).ok).toBe(true)
})

test('the secret is sealed in the database', async () => {
	const { secret, recoveryCodes } = await enrol()
	const row = JSON.stringify(await db.select().from(twoFactors))

	for (const code of [secret.replaceAll(' ', ''), ...recoveryCodes]) expect(row).not.toContain(code)
})

test('after that the password alone opens no session, and password and code open one', async () => {
	const { secret } = await enrol()
	await db.delete(sessions)
	const typed = await signInWithPassword(page(), 'operator', { email, password: fixturePassword }, here)

	expect(typed).toMatchObject({ ok: true, value: { awaitsCode: true } })
	expect(await sessionsNow()).toEqual([])
	const browser = carrying(typed.ok ? typed.value.cookies : [])
	expect(await signInWithSecondFactor(browser, codeNow(secret))).toMatchObject({ ok: true })
	expect(await sessionsNow()).toHaveLength(1)
	expect(await signInWithSecondFactor(browser, codeNow(secret, 1))).toEqual({ ok: false, failure: 'start-again' })
})

test('a code without the password opens nothing, not even beside another session', async () => {
	const { secret } = await enrol()
	const other = await anAccount({ kind: 'operator', password: fixturePassword })
	const { cookie } = await aSession({ id: other.id, kind: 'operator' })

	expect(await signInWithSecondFactor(page(), codeNow(secret))).toEqual({ ok: false, failure: 'start-again' })
	expect(await signInWithSecondFactor(page(cookie), codeNow(secret))).toEqual({ ok: false, failure: 'start-again' })
})

test('of twenty codes tried at once for one password five are compared, and the right one comes too late', async () => {
	const { secret } = await enrol()
	const browser = carrying(await typePassword())
	for (let time = 0; time < 5; time++) await signInWithSecondFactor(browser, wrong(codeNow(secret)))

	expect(await signInWithSecondFactor(browser, codeNow(secret))).toEqual({ ok: false, failure: 'start-again' })

	const second = carrying(await typePassword())
	const outcomes = await Promise.all(
		Array.from({ length: 20 }, () => signInWithSecondFactor(second, wrong(codeNow(secret)))),
	)
	expect(outcomes.filter((outcome) => !outcome.ok && outcome.failure === 'wrong-code').length).toBeLessThanOrEqual(5)
})

test('ten wrong codes in a row close the way in for a while, even with the right one', async () => {
	const { secret } = await enrol()
	for (let round = 0; round < 2; round++) {
		const browser = carrying(await typePassword())
		for (let time = 0; time < 5; time++) await signInWithSecondFactor(browser, wrong(codeNow(secret)))
	}

	expect(await signInWithSecondFactor(carrying(await typePassword()), codeNow(secret))).toEqual({
		ok: false,
		failure: 'locked',
	})
})

test('the right code sent twenty times at once opens one session', async () => {
	const { secret } = await enrol()
	await db.delete(sessions)
	const browser = carrying(await typePassword())
	const code = codeNow(secret)
	const outcomes = await Promise.all(Array.from({ length: 20 }, () => signInWithSecondFactor(browser, code)))

	expect(outcomes.filter(({ ok }) => ok).length).toBe(1)
	expect(await sessionsNow()).toHaveLength(1)
})

test.each(['specialist', 'member', 'operator'] as const)(
	'a code from the app of one %s works once: in two browsers at once, again later, and to confirm',
	async (kind) => {
		const account = await anAccount({ kind, password: fixturePassword })
		const { cookie, sessionId } = await aSession(account)
		const actor = {
			kind,
			accountId: account.id,
			sessionId,
			specialistId: account.id,
			name: '',
			role: 'lead',
		} as Operator
		const begun = await beginEnrolment(actor, page(cookie), { password: fixturePassword, address: here })
		const secret = begun.ok ? begun.value.secret : ''
		const waiting = async () => carrying([await db.transaction((tx) => awaitSecondFactor(tx, account.id))])
		const [code, next] = [codeNow(secret), codeNow(secret, 1)]
		expect(await finishEnrolment(actor, page(cookie), code)).toMatchObject({ ok: true })
		await db.delete(sessions)

		// The one that set the app up is used, too.
		expect(await signInWithSecondFactor(await waiting(), code)).toEqual({ ok: false, failure: 'wrong-code' })
		await db.update(twoFactors).set({ lastStep: null })
		const browsers = [await waiting(), await waiting()]
		const outcomes = await Promise.all(browsers.map((browser) => signInWithSecondFactor(browser, code)))
		expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1)
		expect(await sessionsNow()).toHaveLength(1)
		expect(await signInWithSecondFactor(await waiting(), code)).toEqual({ ok: false, failure: 'wrong-code' })
		expect(await checkAppCode(account.id, code)).toEqual({ ok: false, failure: 'wrong-code' })
		expect(await checkAppCode(account.id, next)).toMatchObject({ ok: true })
		for (const used of [next, code])
			expect(await checkAppCode(account.id, used)).toEqual({ ok: false, failure: 'wrong-code' })
		expect(await sessionsNow()).toHaveLength(1)
	},
)

test('two waits for a second factor in one browser open nothing: the code of one account is not taken for the other', async () => {
	const { secret } = await enrol()
	const other = await anAccount({ kind: 'operator' })
	const theirs = pairsIn([await db.transaction((tx) => awaitSecondFactor(tx, other.id))])
	const own = pairsIn(await typePassword())

	for (const cookie of [`${theirs}; ${own}`, `${own}; ${theirs}`])
		expect(await signInWithSecondFactor(page(cookie), codeNow(secret))).toEqual({ ok: false, failure: 'start-again' })
})

test('the session of another account in the browser does not get in the way, and ends', async () => {
	const { secret } = await enrol()
	await db.delete(sessions)
	const other = await anAccount({ kind: 'operator' })
	const { cookie } = await aSession(other)

	const signedIn = await signInWithSecondFactor(page(`${cookie}; ${pairsIn(await typePassword())}`), codeNow(secret))

	expect(signedIn).toMatchObject({ ok: true })
	expect(await db.select({ of: sessions.accountId }).from(sessions)).toEqual([{ of: operator.accountId }])
})

test('a recovery code works once', async () => {
	const [code = ''] = (await enrol()).recoveryCodes

	expect(await signInWithSecondFactor(carrying(await typePassword()), ` ${code} `)).toMatchObject({ ok: true })
	expect(await signInWithSecondFactor(carrying(await typePassword()), code)).toEqual({
		ok: false,
		failure: 'wrong-code',
	})
})

test('the app is removed with the password, and then the password is enough', async () => {
	const { cookies } = await enrol()
	const browser = carrying(cookies)

	expect(await removeAuthenticator(operator, browser, { password: 'not the password', address: here })).toEqual({
		ok: false,
		failure: 'wrong-password',
	})
	expect(await removeAuthenticator(operator, browser, { password: fixturePassword, address: here })).toMatchObject({
		ok: true,
	})
	expect(await db.select().from(twoFactors)).toEqual([])
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
		await db.update(twoFactors).set({ lastStep: null })
		const signed = await signInWithSecondFactor(carrying(typed), codeNow(secret))
		if (!signed.ok) throw new Error(signed.failure)
		return [...typed, ...signed.value.cookies]
	}
	const known = (signedIn.headers.get('cookie') ?? '').split('; ')

	const first = await signIn(known)
	await signIn(first)
	// Logged out: the session's cookie is cleared, the browser stays known.
	await signIn([...first, await clearedSessionCookie()])
	await db.update(sessions).set({ expiresAt: sql`now() - interval '1 minute'` })
	await signIn(first)
	expect(await announced()).toBe(0)

	const other = await signIn([])
	expect(await announced()).toBe(1)
	await signIn(other)
	await signIn(first)
	expect(await announced()).toBe(1)
})
