import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { challengeCookie } from '#app/identity/sessions/cookies.server.ts'
import { aPhone } from '#app/identity/fixtures.server.ts'
import { startChallenge } from '#app/identity/sign-in/phone-code.server.ts'
import { phoneChallenges } from '#app/identity/tables.server.ts'
import { db } from '#app/platform/database/db.server.ts'
import { askRoute } from '#test/ask-route.ts'
import { loader } from './code.tsx'

test('someone whose attempt to log in has expired is asked for the number again, and not to register', async () => {
	const intent = { flow: 'login', returnTo: '/applications' } as const
	const started = await startChallenge(aPhone(), intent, { address: '203.0.113.40' })
	const cookie = (await challengeCookie.serialize(started.ok ? started.token : '')).split(';')[0] ?? ''
	await db.update(phoneChallenges).set({ expiresAt: sql`now()` })

	const answer = await askRoute(loader, '/doctors/register/code', { cookie })

	expect(answer.headers.get('Location')).toBe('/doctors/register?mode=login&returnTo=%2Fapplications')
})
