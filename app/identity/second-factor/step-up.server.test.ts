import { sql } from 'drizzle-orm'
import { RouterContextProvider } from 'react-router'
import { expect, test } from 'vitest'
import { db, only } from '#app/platform/database/db.server.ts'
import { newestCodeTo } from '#app/platform/delivery/sending-fixtures.server.ts'
import type { Specialist } from '../actor.ts'
import { confirmWithApp, confirmWithCode, confirmWithPassword, findMeans, sendConfirmation } from './confirm.server.ts'
import { anAccount, anOperator, aPasskey, aPhone, aSession, fixturePassword } from '../fixtures.server.ts'
import { enter, requireAccount } from '../groups.server.ts'
import { signInWithCode } from '../sign-in/phone-sign-in.server.ts'
import { identifyActor } from '../sessions/session.server.ts'
import { waitsUntil } from './step-up.ts'
import { requireRecentProof } from './step-up.server.ts'
import { accounts, sessions } from '../tables.server.ts'

const here = '203.0.113.7'
const page = 'http://localhost/settings/my-data?show=all'

/** What happens to the sender of this cookie who asks for something that needs a fresh proof. */
async function ask(cookie: string, init: RequestInit = {}) {
	const context = new RouterContextProvider()
	const request = new Request(page, { ...init, headers: { cookie } })
	const args = { request, context, params: {}, pattern: '/', url: new URL(page) }
	await identifyActor(() => Promise.resolve(null))(args, () => Promise.resolve(new Response()))
	try {
		await enter('accounts', requireAccount)(args, () => Promise.resolve(new Response()))
		return (await requireRecentProof(context, request)).kind
	} catch (thrown) {
		if (!(thrown instanceof Response)) throw thrown
		return thrown.headers.get('location')
	}
}

async function aSpecialist(): Promise<{ actor: Specialist; cookie: string; phone: string }> {
	const phone = aPhone()
	const account = await anAccount({ phone })
	const { sessionId, cookie } = await aSession(account)
	const actor = { kind: 'specialist', accountId: account.id, specialistId: account.id, sessionId, name: '' } as const
	return { actor, cookie, phone }
}

const timePasses = (minutes: number) =>
	db.update(sessions).set({ authenticatedAt: sql`now() - make_interval(mins => ${minutes})` })

async function askForCode(actor: Specialist) {
	const sent = await sendConfirmation(actor, { address: here }, undefined)
	if (!sent.ok) throw new Error('No code may be sent')
	return sent.token
}

const confirm = (actor: Specialist, token: string, code: string) =>
	confirmWithCode(actor, { token, code, address: here, request: new Request(page) })

test('a proof of the last ten minutes is enough, an older one leads to the page that asks again', async () => {
	const { cookie } = await aSpecialist()

	await timePasses(9)
	expect(await ask(cookie)).toBe('specialist')
	await timePasses(11)
	expect(await ask(cookie)).toBe('/account/confirm?returnTo=%2Fsettings%2Fmy-data%3Fshow%3Dall')
	expect(await ask('')).toBe('/doctors/register?returnTo=%2Fsettings%2Fmy-data%3Fshow%3Dall&mode=login')
})

test('the code of the own phone confirms once, with a new token in place of the old', async () => {
	const { actor, cookie, phone } = await aSpecialist()
	await timePasses(11)
	const token = await askForCode(actor)
	const code = await newestCodeTo(phone)

	const confirmed = await confirm(actor, token, code)

	expect(confirmed).toMatchObject({ ok: true })
	expect(await ask(cookie)).toMatch(/^\/doctors\/register/)
	expect(await ask(confirmed.ok ? (confirmed.value.cookie.split(';')[0] ?? '') : '')).toBe('specialist')
	expect(await confirm(actor, token, code)).toEqual({ ok: false, failure: 'wrong-code' })
})

test('a code that someone else asked for confirms nothing', async () => {
	const [asha, ravi] = [await aSpecialist(), await aSpecialist()]
	const token = await askForCode(ravi.actor)

	expect(await confirm(asha.actor, token, await newestCodeTo(ravi.phone))).toEqual({ ok: false, failure: 'wrong-code' })
})

test('a code for confirming opens no session', async () => {
	const { actor, phone } = await aSpecialist()
	const token = await askForCode(actor)
	const code = await newestCodeTo(phone)
	const request = new Request(page)

	const signedIn = await signInWithCode({ token, code, address: here, request }, async () => undefined)

	expect(signedIn).toEqual({ ok: false, failure: 'wrong-code' })
	expect(await db.$count(sessions)).toBe(1)
})

test('an operator confirms with the password, and a wrong one does not', async () => {
	const account = await anAccount({ kind: 'operator', password: fixturePassword })
	const { sessionId } = await aSession(account)
	const actor = { kind: 'operator', accountId: account.id, sessionId, name: account.name, role: 'lead' } as const

	expect(await confirmWithPassword(actor, 'not the password', here)).toEqual({ ok: false, failure: 'wrong-password' })
	expect(await confirmWithPassword(actor, fixturePassword, here)).toMatchObject({ ok: true })
	expect(await confirmWithApp(await anOperator(), '123456')).toMatchObject({ ok: false })
})

test('everyone is offered only the ways they have to prove who they are', async () => {
	const { actor, phone } = await aSpecialist()
	const operator = await anOperator()
	await aPasskey(operator.accountId)

	expect(await findMeans(actor)).toMatchObject({ phone, hasApp: false, hasPasskey: false })
	expect(await findMeans(operator)).toMatchObject({ phone: null, hasApp: false, hasPasskey: true })
})

test('a session that has ended cannot be confirmed back to life', async () => {
	const { actor, phone } = await aSpecialist()
	const token = await askForCode(actor)
	await db.delete(sessions)

	expect(await confirm(actor, token, await newestCodeTo(phone))).toEqual({ ok: false, failure: 'wrong-code' })
})

test('an SMS alone from a browser that is new to the account waits a day, in production', () => {
	const now = new Date('2026-11-21T10:00:00Z')
	const hoursAgo = (hours: number) => new Date(now.getTime() - hours * 3_600_000)
	const sms = {
		kind: 'specialist',
		hasStrongProof: false,
		knownSince: hoursAgo(2),
		accountSince: hoursAgo(900),
	} as const

	expect(waitsUntil(sms, 'production', now)).toEqual(new Date('2026-11-22T08:00:00Z'))
	expect(waitsUntil({ ...sms, knownSince: null }, 'production', now)).toEqual(new Date('2026-11-22T10:00:00Z'))
	expect(waitsUntil({ ...sms, knownSince: hoursAgo(25) }, 'production', now)).toBeNull()
	expect(waitsUntil({ ...sms, hasStrongProof: true }, 'production', now)).toBeNull()
	expect(waitsUntil({ ...sms, accountSince: hoursAgo(3) }, 'production', now)).toBeNull()
	expect(waitsUntil(sms, 'demo', now)).toBeNull()
})

test('the session keeps its age when it is confirmed', async () => {
	const { actor, phone } = await aSpecialist()
	const opened = only(await db.select().from(sessions)).createdAt
	const token = await askForCode(actor)
	await confirm(actor, token, await newestCodeTo(phone))

	expect(only(await db.select().from(sessions)).createdAt).toEqual(opened)
	expect(await db.$count(accounts)).toBe(1)
})
