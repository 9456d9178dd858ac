import { expect, test } from 'vitest'
import { db } from '#app/platform/database/db.server.ts'
import type { Specialist } from '../actor.ts'
import { formatDevice } from './device-labels.ts'
import { anAccount, aSession } from '../fixtures.server.ts'
import { endAllSessions, endOwnSession, listSessions } from './session-list.server.ts'
import { sessions } from '../tables.server.ts'

async function aSpecialist(): Promise<{ account: { id: string; kind: 'specialist' }; actor: Specialist }> {
	const { id } = await anAccount()
	const account = { id, kind: 'specialist' } as const
	const { sessionId } = await aSession(account)
	return { account, actor: { kind: 'specialist', accountId: id, specialistId: id, sessionId, name: '' } }
}

test('the list holds the own sessions, this one first, and none that ended', async () => {
	const [{ account, actor }] = [await aSpecialist(), await aSpecialist()]
	const other = await aSession(account)

	expect(await listSessions(actor)).toMatchObject([
		{ id: actor.sessionId, isThis: true },
		{ id: other.sessionId, isThis: false },
	])
	await db.update(sessions).set({ lastSeenAt: new Date(Date.now() - 15 * 86_400_000) })
	expect(await listSessions(actor)).toEqual([])
})

test('one session is ended by its owner alone, and never the one that asks', async () => {
	const [asha, ravi] = [await aSpecialist(), await aSpecialist()]
	const { sessionId } = await aSession(asha.account)

	expect(await endOwnSession(ravi.actor, sessionId)).toBe(false)
	expect(await endOwnSession(asha.actor, asha.actor.sessionId)).toBe(false)
	expect(await endOwnSession(asha.actor, sessionId)).toBe(true)
	expect(await listSessions(asha.actor)).toHaveLength(1)
})

test('all other sessions end at once, and those of other people stay', async () => {
	const [asha, ravi] = [await aSpecialist(), await aSpecialist()]
	for (const _ of [1, 2, 3]) await aSession(asha.account)

	await endAllSessions(asha.actor, asha.actor.sessionId)

	expect(await listSessions(asha.actor)).toMatchObject([{ isThis: true }])
	expect(await listSessions(ravi.actor)).toHaveLength(1)
})

test.each([
	[
		'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Mobile Safari/537.36',
		'Chrome on Android',
	],
	[
		'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/28.0 Chrome/130.0.0.0 Mobile Safari/537.36',
		'Samsung Internet on Android',
	],
	[
		'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Mobile/15E148 Safari/604.1',
		'Safari on iPhone',
	],
	[
		'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36 Edg/141.0.0.0',
		'Edge on Windows',
	],
	['Mozilla/5.0 (Macintosh; Intel Mac OS X 15.7; rv:144.0) Gecko/20100101 Firefox/144.0', 'Firefox on Mac'],
	['curl/8.5.0', 'Unknown browser'],
])('%s is in words %s', (userAgent, words) => {
	expect(formatDevice(userAgent)).toBe(words)
})
