import { gt, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { db } from '#app/platform/database/db.server.ts'
import { removeOldRows } from '#app/platform/retention.server.ts'
import { saveDraft } from './form-drafts.server.ts'
import { startPasskeyChallenge } from './second-factor/passkey-challenges.server.ts'
import { startChallenge } from './sign-in/phone-code.server.ts'
import {
	formDrafts,
	passkeyChallenges,
	personalData,
	phoneChallenges,
	phoneCodes,
	signInEvents,
} from './tables.server.ts'

test('codes are gone a day after they could last be used, counters after 30 days', async () => {
	await startChallenge('+919000000777', { flow: 'register' }, { address: '203.0.113.7' })
	await db.update(phoneChallenges).set({ expiresAt: sql`now() - interval '25 hours'` })
	await db.update(signInEvents).set({ at: sql`now() - interval '31 days'` })
	await startChallenge('+919000010778', { flow: 'register' }, { address: '203.0.113.8' })
	await db
		.update(signInEvents)
		.set({ at: sql`${signInEvents.at} - interval '29 days 23 hours'` })
		.where(gt(signInEvents.at, sql`now() - interval '1 day'`))

	await removeOldRows(personalData)

	expect(await db.$count(phoneChallenges)).toBe(1)
	expect(await db.$count(phoneCodes)).toBe(1)
	expect((await db.select({ key: signInEvents.key }).from(signInEvents)).length).toBe(5)
})

test('what was typed and what a passkey had to sign are gone once they are of no use', async () => {
	const form = new FormData()
	form.append('name', 'Dr Asha Menon')
	const keep = () => saveDraft(form, { path: '/settings', kind: 'specialist', accountId: null })
	await keep()
	await startPasskeyChallenge('challenge', null, { address: '203.0.113.7' })
	for (const table of [formDrafts, passkeyChallenges])
		await db.update(table).set({ expiresAt: sql`now() - interval '1 second'` })
	await keep()
	await startPasskeyChallenge('challenge', null, { address: '203.0.113.7' })

	await removeOldRows(personalData)

	expect(await db.$count(formDrafts)).toBe(1)
	expect(await db.$count(passkeyChallenges)).toBe(1)
})
