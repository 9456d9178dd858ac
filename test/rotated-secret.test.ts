// Alone: loads its modules under one secret and then under another.
import { afterEach, expect, test, vi } from 'vitest'

const [older, newer] = ['the-older-secret-of-forty-characters-000', 'the-newer-secret-of-forty-characters-111']
afterEach(() => vi.unstubAllEnvs())

/** What a process with these settings would do. */
async function processWith(secret: string, accepted: string) {
	vi.stubEnv('SECRET', secret)
	vi.stubEnv('SECRETS_ACCEPTED', accepted)
	vi.resetModules()
	return {
		...(await import('#app/alerts/search-to-save.server.ts')),
		...(await import('#app/contacts/link.server.ts')),
		...(await import('#app/content/spam-trap.server.ts')),
		...(await import('#app/identity/second-factor/authenticator.server.ts')),
		...(await import('#app/identity/second-factor/authenticator-fixtures.server.ts')),
		...(await import('#app/identity/sessions/ended-session.server.ts')),
		...(await import('#app/identity/fixtures.server.ts')),
		...(await import('#app/identity/sign-in/member-sign-in.server.ts')),
		...(await import('#app/identity/second-factor/app-code.server.ts')),
		...(await import('#app/identity/second-factor/second-factor.server.ts')),
		...(await import('#app/identity/tables.server.ts')),
		...(await import('#app/notifications/unsubscribe.server.ts')),
		...(await import('#app/platform/database/db.server.ts')),
		...(await import('#app/platform/seal.server.ts')),
	}
}

const requestId = '0190c1a4-7d2e-7b6a-9a55-3f1d2b7c8e90'
const alerts = { kind: 'job alerts', path: '/unsubscribe', find: async () => null, turn: async () => false }
const page = (cookie = '') => new Request('http://localhost:3000/', { method: 'POST', headers: { cookie } })
const pairOf = (line = '') => line.split(';')[0] ?? ''

test('what the replaced secret signed or sealed is accepted while it is listed, and not after', async () => {
	const now = new Date()
	const before = await processWith(older, '')
	const cookie = pairOf(await before.keepSearch('q=icu'))
	const { cookie: sessionCookie } = await before.aSession(await before.anAccount({ kind: 'specialist' }))
	const made = {
		sealed: before.seal('delivery', 'row-1', 'code 048213'),
		link: before.requestLink(requestId).slice('/r/'.length),
		stamp: before.stampForm(new Date(now.getTime() - 60_000)),
		unsubscribe: before.unsubscribeUrlOf(alerts, { of: 'account', id: requestId }).split('/').at(-1),
	}
	const readBy = async ({ db: _db, ...it }: typeof before) => [
		it.unseal('delivery', 'row-1', made.sealed),
		it.readRequestLink(made.link),
		it.judgeStamp(made.stamp, now),
		it.readToken(alerts, made.unsubscribe)?.id ?? null,
		await it.consumeSearchToSave(page(cookie)),
		(await it.findEndedSession(page(sessionCookie))) !== null,
	]

	const during = await processWith(newer, older)
	expect(await readBy(during)).toEqual(['code 048213', requestId, 'person', requestId, 'q=icu', true])
	expect(pairOf(await during.keepSearch('q=icu'))).not.toBe(cookie)
	expect(during.requestLink(requestId)).not.toContain(made.link)

	const after = await processWith(newer, '')
	expect(await readBy(after)).toEqual([null, null, 'unreadable', null, null, false])
	for (const { db } of [before, during, after]) await db.$client.end()
})

test('an authenticator app goes on working, also once the replaced secret is gone', async () => {
	const [email, address] = ['ravi@us.example', '203.0.113.7']
	const signIn = async (it: Awaited<ReturnType<typeof processWith>>) => {
		const typed = await it.signInWithPassword(page(), 'operator', { email, password: it.fixturePassword }, address)
		return typed.ok ? typed.value.cookies.map(pairOf).join('; ') : ''
	}
	const before = await processWith(older, '')
	const account = await before.anAccount({ kind: 'operator', email, password: before.fixturePassword })
	const { sessionId } = await before.aSession(account)
	const operator = { kind: 'operator', accountId: account.id, sessionId, name: account.name, role: 'lead' } as const

	// The app is made under the older secret and asked for under the newer.
	const during = await processWith(newer, older)
	const typedAgain = { password: before.fixturePassword, address }
	const begun = await before.beginEnrolment(operator, typedAgain)
	if (!begun.ok) throw new Error(begun.failure)
	expect((await during.finishEnrolment(operator, during.codeNow(begun.value.secret))).ok).toBe(true)
	await during.db.update(during.authenticators).set({ lastStep: null })
	const pending = await signIn(before)
	expect((await during.signInWithSecondFactor(page(pending), during.codeNow(begun.value.secret), address)).ok).toBe(
		true,
	)
	await during.db.update(during.authenticators).set({ lastStep: null })

	await during.resealApps()

	const after = await processWith(newer, '')
	const [code, recovery] = [after.codeNow(begun.value.secret), begun.value.recoveryCodes[0] ?? '']
	expect((await after.signInWithSecondFactor(page(await signIn(after)), code, address)).ok).toBe(true)
	expect((await after.signInWithSecondFactor(page(await signIn(after)), recovery, address)).ok).toBe(true)
	for (const { db } of [before, during, after]) await db.$client.end()
})
