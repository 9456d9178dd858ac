import { sql } from 'drizzle-orm'
import { RouterContextProvider } from 'react-router'
import { expect, test } from 'vitest'
import { aHospital, aMember } from '../fixtures.server.ts'
import { findMembership } from '../team/membership.server.ts'
import { action, loader } from './auth.tsx'
import { anAccount, anOperator, aSession, fixturePassword } from '#app/identity/fixtures.server.ts'
import { consumePasswordAttempt } from '#app/identity/limits.server.ts'
import { identifyActor } from '#app/identity/sessions/session.server.ts'
import { suspendAccount } from '#app/operations/people/suspension.server.ts'
import { db } from '#app/platform/database/db.server.ts'
import { consumeFlash } from '#app/platform/http/flash.server.ts'
import { requestFacts } from '#app/platform/http/request-context.server.ts'

const email = 'meera@lakeside.example'

async function argsFor(path: string, { form, cookie }: { form?: Record<string, string>; cookie?: string } = {}) {
	const request = new Request(`http://localhost:3000${path}`, {
		...(form ? { method: 'POST', body: new URLSearchParams(form) } : {}),
		...(cookie ? { headers: { cookie } } : {}),
	})
	const context = new RouterContextProvider()
	context.set(requestFacts, {
		requestId: '',
		cspNonce: '',
		clientAddress: '203.0.113.9',
		firstPage: false,
		language: null,
	})
	const args = { request, context, params: {}, url: new URL(request.url), pattern: '/hospital/auth' }
	await identifyActor(findMembership)(args, () => Promise.resolve(new Response()))
	return args as unknown as Parameters<typeof action>[0]
}

/** Where the answer leads, what it says there, or what is wrong with the form. */
async function post(path: string, form: Record<string, string>) {
	const answer = await action(await argsFor(path, { form }))
	if (!(answer instanceof Response)) return { status: answer.init?.status, ...answer.data }
	const cookies = answer.headers.getSetCookie()
	const said = await consumeFlash(
		new Request('http://localhost:3000/', {
			headers: { cookie: cookies.map((line) => line.split(';')[0]).join('; ') },
		}),
	)
	return {
		to: answer.headers.get('Location'),
		says: said?.message.title,
		isSignedIn: cookies.some((c) => /^s=./.test(c)),
	}
}

const logIn = (password: string, path = '/hospital/auth', as = email) => post(path, { email: as, password })

test('a verified hospital lands on the database, another on its verification, and either where it was headed', async () => {
	await aMember({ email, password: fixturePassword })
	const pending = await aHospital({ status: 'pending' })
	await aMember({ hospitalId: pending.id, email: 'new@deccan.example', password: fixturePassword })

	expect(await logIn(fixturePassword)).toEqual({
		to: '/doctor-database',
		says: 'Login successful',
		isSignedIn: true,
	})
	expect(await logIn(fixturePassword, '/hospital/auth', 'new@deccan.example')).toMatchObject({
		to: '/hospitals/verification',
	})
	expect(await logIn(fixturePassword, '/hospital/auth?returnTo=%2Fhospital%2Fpost-job')).toMatchObject({
		to: '/hospital/post-job',
	})
	expect(await logIn(fixturePassword, '/hospital/auth?returnTo=%2F%2Fevil.example')).toMatchObject({
		to: '/doctor-database',
	})
})

test('a wrong password, an unknown address, an account of another kind and a locked one are told the same', async () => {
	await aMember({ email, password: fixturePassword })
	await anAccount({ kind: 'operator', email: 'ravi@us.example', password: fixturePassword })
	await aMember({ email: 'locked@deccan.example', password: fixturePassword })
	for (let time = 0; time < 10; time++)
		await consumePasswordAttempt({ email: 'locked@deccan.example', address: '203.0.113.8', own: undefined })

	const refusals = [
		await logIn('not the password'),
		await logIn(fixturePassword, '/hospital/auth', 'nobody@deccan.example'),
		await logIn(fixturePassword, '/hospital/auth', 'ravi@us.example'),
		await logIn(fixturePassword, '/hospital/auth', 'locked@deccan.example'),
	]

	const form = 'Incorrect email or password. Check both, or reset your password.'
	for (const refusal of refusals) expect(refusal).toMatchObject({ status: 422, form })
	expect(JSON.stringify(refusals)).not.toContain(fixturePassword)
})

test('who has not confirmed the address is led to the page that sends the link again', async () => {
	await aMember({ email, password: fixturePassword, emailVerified: false })

	expect(await logIn(fixturePassword)).toEqual({
		to: '/hospital/resend-confirmation',
		says: 'Confirm your email address first',
		isSignedIn: false,
	})
})

test('both e-mail and password are asked for, and a registration for all its fields', async () => {
	expect(await post('/hospital/auth', { email, password: '' })).toMatchObject({
		status: 422,
		form: 'Please enter both email and password',
	})
	expect(await post('/hospital/auth?tab=register', { email, hospitalName: 'Lakeside' })).toMatchObject({
		status: 422,
		form: 'Please fill in all required fields.',
		values: { email, hospitalName: 'Lakeside' },
	})
})

test('a field that the form does not have is refused', async () => {
	await expect(post('/hospital/auth?tab=register', { email, status: 'verified' })).rejects.toMatchObject({
		init: { status: 400 },
	})
})

test('who is logged in already is sent on', async () => {
	const member = await aMember()
	const { cookie } = await aSession({ id: member.accountId, kind: 'member' })

	const sentTo = async (path: string) => {
		const answer: unknown = await loader(await argsFor(path, { cookie })).catch((thrown: unknown) => thrown)
		return answer instanceof Response ? answer.headers.get('Location') : null
	}

	expect(await sentTo('/hospital/auth')).toBe('/doctor-database')
	expect(await sentTo('/hospital/auth?returnTo=%2Fhospital%2Fpost-job')).toBe('/hospital/post-job')
})

test('a hospital that cannot be stored keeps what was typed', async () => {
	await db.execute(sql`create function disk_full() returns trigger language plpgsql as
		$$ begin raise exception 'no space left on device' using errcode = '53100'; end $$`)
	await db.execute(sql`create trigger disk_full before insert on hospitals execute function disk_full()`)
	const typed = { hospitalName: 'Lakeside Heart Institute', name: 'Meera Kulkarni', place: 'Pune' }
	const rest = { address: 'Baner Road', phone: '020 2555 0100', password: 'three theatres and a lake' }

	const answer = await post('/hospital/auth?tab=register', { ...typed, ...rest, email: 'desk@lakeside.example' })
	await db.execute(sql`drop function disk_full cascade`)

	expect(answer).toMatchObject({ status: 503, form: 'Registration failed. Please try again.', values: typed })
})

test('a member whose account is suspended gets to the reason and the appeal, and a wrong password gets nowhere', async () => {
	const { accountId } = await aMember({ email, password: fixturePassword })
	await suspendAccount(await anOperator(), accountId, 'Asked specialists for a deposit.')

	expect(await logIn(fixturePassword)).toEqual({
		to: expect.stringMatching(/^\/appeal\?token=/),
		says: 'This account has been suspended',
		isSignedIn: false,
	})
	expect(await logIn('another password')).toMatchObject({ status: 422 })
})
