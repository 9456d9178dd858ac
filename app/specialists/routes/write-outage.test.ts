import { eq, sql } from 'drizzle-orm'
import { afterEach, expect, test } from 'vitest'
import { challengeCookie } from '#app/identity/sessions/cookies.server.ts'
import { aPhone, aSession } from '#app/identity/fixtures.server.ts'
import { startChallenge } from '#app/identity/sign-in/phone-code.server.ts'
import { accounts } from '#app/identity/tables.server.ts'
import { db } from '#app/platform/database/db.server.ts'
import { newestCodeTo } from '#app/platform/delivery/sending-fixtures.server.ts'
import { consumeFlash } from '#app/platform/http/flash.server.ts'
import { routeArgs } from '#test/ask-route.ts'
import { aSpecialist } from '../fixtures.server.ts'
import { action as enterCode } from './code.tsx'
import { action as completeProfile } from './complete-profile.tsx'
import { action as register } from './register.tsx'
import { action as resend } from './resend-code.tsx'
import { action as saveSettings } from './settings.tsx'

/** The disk is full: what is there can be read, nothing can be stored in this table. */
async function fillDisk(table: 'specialists' | 'phone_challenges') {
	await db.execute(sql`create or replace function disk_full() returns trigger language plpgsql as
		$$ begin raise exception 'no space left on device' using errcode = '53100'; end $$`)
	await db.execute(
		sql`create trigger disk_full before insert or update on ${sql.identifier(table)} execute function disk_full()`,
	)
}
const emptyDisk = () => db.execute(sql`drop function if exists disk_full cascade`)
afterEach(emptyDisk)

type Answer = { data: { form?: string; fields?: Record<string, string[]>; values?: object }; init: { status: number } }

const send = async (handler: unknown, path: string, fields: Record<string, string>, cookie = '') =>
	(handler as (given: unknown) => Promise<Answer & Response>)(await routeArgs(path, { cookie, form: fields }))

async function asAsha() {
	const asha = await aSpecialist()
	return (await aSession({ id: asha.accountId, kind: 'specialist' })).cookie
}

const typed = { speciality: 'Neurosurgeon', location: 'Nashik' }

test('settings that cannot be stored come back as they were typed', async () => {
	const cookie = await asAsha()
	await fillDisk('specialists')

	const answer = await send(saveSettings, '/settings', { ...typed, name: 'Dr Asha Menon', version: '1' }, cookie)

	expect(answer.init.status).toBe(503)
	expect(answer.data).toMatchObject({ form: 'Failed to save settings. Please try again.', values: typed })
})

test('so does the profile that is being completed', async () => {
	const cookie = await asAsha()
	await fillDisk('specialists')

	const answer = await send(completeProfile, '/doctors/complete-profile', typed, cookie)

	expect(answer.init.status).toBe(503)
	expect(answer.data).toMatchObject({ form: 'Failed to complete profile. Please try again.', values: typed })
})

test.each([
	['register', 'Failed to send verification code. Please try again.'],
	['quick', 'Failed to send OTP. Please try again.'],
])('a code that cannot be asked for keeps name and number, in the words of either form: %s', async (flow, said) => {
	await fillDisk('phone_challenges')
	const form = { flow, name: 'Dr Asha Menon', phone: aPhone(), consent: 'on' }

	const answer = await send(register, '/doctors/register', form)

	expect(answer.init.status).toBe(503)
	expect(answer.data).toMatchObject({ form: said, values: { name: form.name, phone: form.phone } })
})

/** A code on its way to the number, and the cookie of the browser that asked. */
async function aCode(phone: string) {
	const intent = {
		flow: 'register' as const,
		name: 'Dr Asha Menon',
		consents: ['account' as const, 'applications' as const],
	}
	const started = await startChallenge(phone, intent, { address: '203.0.113.9' })
	const code = await newestCodeTo(phone)
	const cookie = await challengeCookie.serialize(started.ok ? started.token : '')
	return { code, cookie: cookie.split(';')[0] ?? '' }
}

test('a profile that cannot be created asks to try again, and the code still works', async () => {
	const phone = aPhone()
	const { code, cookie } = await aCode(phone)
	await fillDisk('specialists')

	const refused = await send(enterCode, '/doctors/register/code', { code }, cookie)
	await emptyDisk()
	const accepted = await send(enterCode, '/doctors/register/code', { code }, cookie)

	expect(refused.init.status).toBe(503)
	expect(refused.data.form).toBe('Failed to create profile. Please try again.')
	expect(accepted.status).toBe(303)
	expect(await db.$count(accounts, eq(accounts.phone, phone))).toBe(1)
})

/** The message of the next page. */
async function messageOf(answer: Response) {
	const cookie = answer.headers.get('Set-Cookie')?.split(';')[0] ?? ''
	return (await consumeFlash(new Request('http://localhost:3000/', { headers: { cookie } })))?.message
}

test('a wrong code says so at its field, and a code that has run out cannot be sent again', async () => {
	const { code, cookie } = await aCode(aPhone())
	const other = String((Number(code) + 1) % 1_000_000).padStart(6, '0')

	const wrong = await send(enterCode, '/doctors/register/code', { code: other }, cookie)
	const stranger = (await challengeCookie.serialize('a-token-that-nobody-has')).split(';')[0] ?? ''
	const gone = await send(resend, '/doctors/register/code/resend', {}, stranger)

	expect(wrong.data.fields?.['code']?.[0]).toMatch(/^Verification failed. Please try again./)
	expect(await messageOf(gone)).toMatchObject({ title: 'Failed to resend OTP. Please try again.' })
})
