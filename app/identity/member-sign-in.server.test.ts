import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { anAccount, fixturePassword } from './fixtures.server.ts'
import { signInWithPassword } from './member-sign-in.server.ts'
import { sessions, signInEvents } from './tables.server.ts'
import { db } from '#app/platform/db.server.ts'

const email = 'ravi@us.example'
const anOperatorAccount = () => anAccount({ kind: 'operator', email, password: fixturePassword })
const signIn = (password: string, as = email) =>
	signInWithPassword(new Request('http://localhost:3000/', { method: 'POST' }), 'operator', { email: as, password })
const failures = () => db.$count(signInEvents, eq(signInEvents.kind, 'password-failure'))
const letPass = (seconds: number) =>
	db.update(signInEvents).set({ at: sql`${signInEvents.at} - make_interval(secs => ${seconds})` })

test('of forty wrong passwords at once ten are compared, and then the right one has to wait too', async () => {
	await anOperatorAccount()
	await Promise.all(Array.from({ length: 40 }, (_, number) => signIn(`guess number ${number}`)))

	expect(await failures()).toBe(10)
	expect(await signIn(fixturePassword)).toEqual({ ok: false, failure: 'wrong-password' })
})

test('after ten wrong ones the wait is a minute, and each further one doubles it', async () => {
	await anOperatorAccount()
	for (let time = 0; time < 10; time++) await signIn('not the password')
	await letPass(66)
	await signIn('not the password')

	await letPass(66)
	expect(await signIn(fixturePassword)).toMatchObject({ ok: false })
	await letPass(60)
	expect(await signIn(fixturePassword)).toMatchObject({ ok: true })
})

test('the right password clears the count', async () => {
	await anOperatorAccount()
	for (let time = 0; time < 9; time++) await signIn('not the password')

	expect(await signIn(fixturePassword)).toMatchObject({ ok: true })
	expect(await failures()).toBe(0)
})

test('an address that nobody has is locked like any other', async () => {
	for (let time = 0; time < 12; time++) await signIn('not the password', 'nobody@us.example')

	expect(await failures()).toBe(10)
})

test('a suspended account hears so only with the right password, and keeps no session', async () => {
	await anAccount({ kind: 'operator', email, password: fixturePassword, suspendedAt: new Date() })

	expect(await signIn('not the password')).toEqual({ ok: false, failure: 'wrong-password' })
	expect(await signIn(fixturePassword)).toEqual({ ok: false, failure: 'suspended' })
	expect(await db.$count(sessions)).toBe(0)
})

test('an operator has at most two sessions, the oldest ends', async () => {
	const account = await anOperatorAccount()
	for (let time = 0; time < 3; time++) await signIn(fixturePassword)

	expect(await db.$count(sessions, eq(sessions.accountId, account.id))).toBe(2)
})
