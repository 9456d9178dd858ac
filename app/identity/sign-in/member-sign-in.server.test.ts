import { and, eq, like, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { confirmWithPassword } from '../second-factor/confirm.server.ts'
import { addOperator } from '../operators/add-operator.server.ts'
import { anAccount, aSession, fixturePassword } from '../fixtures.server.ts'
import { issueLinkToken, linkWorks, resetPassword, signInWithPassword } from './member-sign-in.server.ts'
import { restoreAccess } from './restore-access.server.ts'
import { authenticators, sessions, signInEvents, verifications } from '../tables.server.ts'
import { db } from '#app/platform/database/db.server.ts'
import { auditEvents } from '#app/platform/tables.server.ts'
import { readAuditEvents } from '#test/audit-events.ts'

const email = 'ravi@us.example'
const anOperatorAccount = () => anAccount({ kind: 'operator', email, password: fixturePassword })
const here = '203.0.113.7'
const page = (cookie = '') => new Request('http://localhost:3000/', { method: 'POST', headers: { cookie } })
const signIn = (password: string, as = email, { address = here, cookie = '' } = {}) =>
	signInWithPassword(page(cookie), 'operator', { email: as, password }, address)
const failures = () =>
	db.$count(signInEvents, and(eq(signInEvents.kind, 'password-failure'), like(signInEvents.key, 'email:%')))
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

test('however many were wrong, the wait is fifteen minutes at most', async () => {
	await anOperatorAccount()
	await signIn('not the password')
	const [wrong] = await db.select().from(signInEvents).where(like(signInEvents.key, 'email:%'))
	if (!wrong) throw new Error('Nothing was counted')
	const { kind, key, at } = wrong
	await db.insert(signInEvents).values(Array.from({ length: 19 }, () => ({ kind, key, at })))

	await letPass(14 * 60)
	expect(await signIn(fixturePassword)).toMatchObject({ ok: false })
	await letPass(61)
	expect(await signIn(fixturePassword)).toMatchObject({ ok: true })
})

test('the right password clears the count', async () => {
	await anOperatorAccount()
	for (let time = 0; time < 9; time++) await signIn('not the password')

	expect(await signIn(fixturePassword)).toMatchObject({ ok: true })
	expect(await failures()).toBe(0)
})

test('an address that no one has is locked like any other', async () => {
	for (let time = 0; time < 12; time++) await signIn('not the password', 'nobody@us.example')

	expect(await failures()).toBe(10)
})

test('one address that tries e-mail after e-mail is stopped, and everyone else logs in', async () => {
	await anOperatorAccount()
	for (let at = 0; at < 30; at++) await signIn('not the password', `nobody-${at}@us.example`)

	expect(await signIn('not the password', 'nobody@us.example')).toEqual({ ok: false, waitSeconds: expect.any(Number) })
	expect(await signIn(fixturePassword)).toEqual({ ok: false, waitSeconds: expect.any(Number) })
	expect(await signIn(fixturePassword, email, { address: '198.51.100.1' })).toMatchObject({ ok: true })
})

test('right passwords do not use the limit of their address up', async () => {
	await anOperatorAccount()
	for (let time = 0; time < 3; time++) await signIn(fixturePassword)

	expect(await db.$count(signInEvents)).toBe(0)
})

test('strangers who lock an address do not lock its owner out of a browser that has logged in before', async () => {
	await anOperatorAccount()
	const first = await signIn(fixturePassword)
	const cookie = (first.ok ? first.value.cookies : []).map((line) => line.split(';')[0]).join('; ')
	const strangers = { address: '198.51.100.1' }
	for (let time = 0; time < 12; time++) await signIn('not the password', email, strangers)

	expect(await signIn(fixturePassword, email, strangers)).toEqual({ ok: false, failure: 'wrong-password' })
	expect(await signIn(fixturePassword, email, { ...strangers, cookie })).toMatchObject({ ok: true })
	// The owner's login gives strangers no new tries, and a stolen browser has ten like any other.
	expect(await signIn(fixturePassword, email, strangers)).toEqual({ ok: false, failure: 'wrong-password' })
	for (let time = 0; time < 10; time++) await signIn('not the password', email, { cookie })
	expect(await signIn(fixturePassword, email, { cookie })).toEqual({ ok: false, failure: 'wrong-password' })
})

test('a browser that another account knows is a stranger here', async () => {
	await anOperatorAccount()
	await anAccount({ kind: 'operator', email: 'meera@us.example', password: fixturePassword })
	const other = await signIn(fixturePassword, 'meera@us.example')
	const cookie = (other.ok ? other.value.cookies : []).map((line) => line.split(';')[0]).join('; ')
	for (let time = 0; time < 10; time++) await signIn('not the password')

	expect(await signIn(fixturePassword, email, { cookie })).toEqual({ ok: false, failure: 'wrong-password' })
})

test('a logged-in operator confirms with the password whatever strangers try, and has ten tries too', async () => {
	const account = await anOperatorAccount()
	const { sessionId } = await aSession(account)
	const actor = { kind: 'operator', accountId: account.id, sessionId, name: account.name, role: 'lead' } as const
	for (let time = 0; time < 12; time++) await signIn('not the password')

	expect(await confirmWithPassword(actor, fixturePassword, here)).toMatchObject({ ok: true })
	for (let time = 0; time < 10; time++) await confirmWithPassword(actor, 'not the password', here)
	expect(await confirmWithPassword(actor, fixturePassword, here)).toEqual({ ok: false, failure: 'wrong-password' })
})

test('an operator who is locked out gets back by a command: the locks end, and a link sets a new password', async () => {
	const { id } = await anOperatorAccount()
	await db.insert(authenticators).values({
		accountId: id,
		secret: Buffer.alloc(0),
		recoveryCodes: [],
		isConfirmed: true,
		lockedUntil: new Date(Date.now() + 60_000),
	})
	for (let time = 0; time < 12; time++) await signIn('not the password')

	expect(await restoreAccess('nobody@us.example')).toEqual({ ok: false, failure: 'no-such-account' })
	const restored = await restoreAccess(email)
	expect(await signIn(fixturePassword)).toMatchObject({ ok: true, value: { awaitsCode: true } })
	expect(await db.select().from(authenticators)).toMatchObject([{ lockedUntil: null }])
	const link = restored.ok ? restored.value.link.replace(/^.*token=/, '') : ''
	const also = { firstProof: async () => undefined, afterwards: async () => undefined }
	expect(await resetPassword(link, 'a new long secret', here, also)).toMatchObject({ ok: true })
	await restoreAccess(email, { withoutSecondFactor: true })
	expect(await signIn('a new long secret')).toMatchObject({ ok: true, value: { awaitsCode: false } })
	const restorations = eq(auditEvents.action, 'account.access-restored')
	const audited = await readAuditEvents(restorations).orderBy(auditEvents.at)
	expect(audited.map(({ facts }) => facts)).toEqual([{ withoutSecondFactor: false }, { withoutSecondFactor: true }])
})

test('the first operator is added by a command, and logs in with the password that they set', async () => {
	const added = await addOperator('Ravi@us.example', 'Ravi Deshpande')
	expect(await addOperator(email, 'Another Ravi')).toEqual({ ok: false, failure: 'address-taken' })

	const link = added.ok ? added.value.link.replace(/^.*token=/, '') : ''
	const also = { firstProof: async () => undefined, afterwards: async () => undefined }
	expect(await resetPassword(link, 'a new long secret', here, also)).toMatchObject({ ok: true })
	expect(await signIn('a new long secret')).toMatchObject({ ok: true })
	expect(await db.$count(auditEvents, eq(auditEvents.action, 'account.operator-added'))).toBe(1)
})

test.each([
	['reset-password', 60],
	['confirm-email', 3 * 24 * 60],
] as const)('the link of a mail to %s works for %i minutes', async (purpose, minutes) => {
	const { id } = await anOperatorAccount()
	const link = await db.transaction((tx) => issueLinkToken(tx, purpose, id))
	const worksAfter = async (passed: number) => {
		await db
			.update(verifications)
			.set({ expiresAt: sql`${verifications.expiresAt} - make_interval(mins => ${passed})` })
		return linkWorks(purpose, link)
	}

	expect(await worksAfter(minutes - 1)).toBe(true)
	expect(await worksAfter(2)).toBe(false)
})

test('a suspended account hears so only with the right password, and keeps no session', async () => {
	await anAccount({ kind: 'operator', email, password: fixturePassword, suspendedAt: new Date() })

	expect(await signIn('not the password')).toEqual({ ok: false, failure: 'wrong-password' })
	expect(await signIn(fixturePassword)).toEqual({
		ok: false,
		failure: 'suspended',
		accountId: expect.any(String),
		reason: null,
	})
	expect(await db.$count(sessions)).toBe(0)
})

test('an operator has at most two sessions, the oldest ends', async () => {
	const account = await anOperatorAccount()
	for (let time = 0; time < 3; time++) await signIn(fixturePassword)

	expect(await db.$count(sessions, eq(sessions.accountId, account.id))).toBe(2)
})

test.each(['member', 'operator'] as const)(
	'a %s is notified when a new device logs in, and not at its later logins',
	async (kind) => {
		const account = await anAccount({ kind, email: 'kavita@lakeside.example', password: fixturePassword })
		const told = () =>
			db.$count(auditEvents, and(eq(auditEvents.subjectId, account.id), eq(auditEvents.action, 'account.new-device')))
		/** Logs in from a browser that carries the cookies of its last login, and returns those of this one. */
		const logIn = async (cookies: string[]) => {
			const headers = { cookie: cookies.map((cookie) => cookie.split(';')[0]).join('; ') }
			const request = new Request('http://localhost:3000/', { headers })
			const credentials = { email: 'kavita@lakeside.example', password: fixturePassword }
			const done = await signInWithPassword(request, kind, credentials, '203.0.113.9')
			return done.ok ? done.value.cookies : []
		}
		const [ward, theatre] = [await logIn([]), await logIn([])]
		expect(await told()).toBe(1)

		for (const browser of [ward, theatre, await logIn(ward)]) await logIn(browser)
		expect(await told()).toBe(1)
	},
)
