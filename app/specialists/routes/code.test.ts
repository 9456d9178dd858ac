import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { findAccountAppeal, tokenIn } from '#app/cases/appeals.server.ts'
import { challengeCookie } from '#app/identity/sessions/cookies.server.ts'
import { anOperator, aPhone, aSession } from '#app/identity/fixtures.server.ts'
import { startChallenge } from '#app/identity/sign-in/phone-code.server.ts'
import { liftNumber, suspendNumber } from '#app/identity/sign-in/suspended-numbers.server.ts'
import { accounts, phoneChallenges, sessions, signInEvents } from '#app/identity/tables.server.ts'
import { suspendAccount } from '#app/operations/people/suspension.server.ts'
import { db } from '#app/platform/database/db.server.ts'
import { newestCodeTo } from '#app/platform/delivery/sending-fixtures.server.ts'
import { whatsappPace } from '#app/platform/tables.server.ts'
import { aSpecialist } from '../fixtures.server.ts'
import { askRoute, routeArgs } from '#test/ask-route.ts'
import { action, loader } from './code.tsx'

test('someone whose attempt to log in has expired is asked for the number again, and not to register', async () => {
	const intent = { flow: 'login', returnTo: '/applications' } as const
	const started = await startChallenge(aPhone(), intent, { address: '203.0.113.40' })
	const cookie = (await challengeCookie.serialize(started.ok ? started.token : '')).split(';')[0] ?? ''
	await db.update(phoneChallenges).set({ expiresAt: sql`now()` })

	const answer = await askRoute(loader, '/doctors/register/code', { cookie })

	expect(answer.headers.get('Location')).toBe('/doctors/register?mode=login&returnTo=%2Fapplications')
})

/** The right code of a number, with the cookie of the browser that asked for it. */
async function aCodeFor(phone: string, address = '203.0.113.41') {
	const started = await startChallenge(phone, { flow: 'login', returnTo: '/' }, { address })
	const cookie = (await challengeCookie.serialize(started.ok ? started.token : '')).split(';')[0] ?? ''
	return { cookie, code: await newestCodeTo(phone) }
}

test('whoever logs in to a suspended account reads why, and can appeal', async () => {
	const { specialistId } = await aSpecialist()
	const phone = aPhone()
	await db.update(accounts).set({ phone }).where(eq(accounts.id, specialistId))
	await suspendAccount(await anOperator(), specialistId, 'The degree certificate is forged.')
	const { cookie, code } = await aCodeFor(phone)

	const answer = await askRoute(action, '/doctors/register/code', { cookie, form: { code } })

	const to = answer.headers.get('Location') ?? ''
	expect(to).toMatch(/^\/appeal\?token=/)
	expect(await findAccountAppeal(tokenIn(to))).toMatchObject({ reason: 'The degree certificate is forged.' })
})

test.each(['known', 'new'])(
	'the holder of a suspended number that is %s reads why after the right code, and gets in again once it is restored',
	async (what) => {
		const [operator, phone] = [await anOperator(), aPhone()]
		const person = what === 'known' ? await aSpecialist() : null
		if (person) await db.update(accounts).set({ phone }).where(eq(accounts.id, person.specialistId))
		const session = person && (await aSession({ id: person.accountId, kind: 'specialist' }))
		const suspended = await suspendNumber(operator, { phone, reason: 'Order 12/2026.' })
		if (session) expect(await db.$count(sessions, eq(sessions.accountId, person?.accountId ?? ''))).toBe(0)
		const enter = async (address: string) => {
			const { cookie, code } = await aCodeFor(phone, address)
			return askRoute(action, '/doctors/register/code', { cookie, form: { code } })
		}

		const refused = await enter('203.0.113.42')
		expect(refused.headers.get('Location')).toBe('/doctors/register?mode=login')
		expect(refused.headers.getSetCookie().join()).not.toContain('session')
		expect(await suspendNumber(operator, { phone, reason: 'Again.' })).toEqual({ ok: false, failure: 'already' })

		await db.delete(signInEvents)
		await liftNumber(operator, suspended.ok ? suspended.value.id : '')
		const entered = await enter('203.0.113.43')
		expect(entered.headers.get('Location')).toBe(person ? '/' : '/doctors/register/name')
	},
)

test('WhatsApp is offered for the code until not even a code may leave by it this month', async () => {
	const { cookie } = await aCodeFor(aPhone(), '203.0.113.44')
	const offered = async () => (await loader(await routeArgs('/doctors/register/code', { cookie }))).whatsappInSeconds
	expect(await offered()).toBeGreaterThan(0)

	await db.insert(whatsappPace).values({ recipient: 'month', taken: 2 ** 30, freeAt: sql`now() + interval '1 day'` })
	expect(await offered()).toBe(null)
})
