import { expect, test } from 'vitest'
import * as settings from './settings.tsx'
import * as shortcuts from './switch-shortcuts.tsx'
import { aMember } from '../fixtures.server.ts'
import { findOwnSeat } from '../team/membership.server.ts'
import type { Member } from '#app/identity/actor.ts'
import { consentReceipts } from '#app/identity/tables.server.ts'
import { writeTo } from '#app/notifications/notify.server.ts'
import { db } from '#app/platform/database/db.server.ts'
import { deliveries } from '#app/platform/tables.server.ts'
import { routeArgs } from '#test/ask-route.ts'

async function post(route: { action: (args: never) => unknown }, member: Member, form: Record<string, string>) {
	const args = await routeArgs('/hospital/settings', { as: member, form })
	const got: unknown = await Promise.resolve(route.action(args)).catch((thrown: unknown) => thrown)
	return got instanceof Response ? got.status : (got as { init?: { status?: number } }).init?.status
}

test('a member chooses which event goes by which channel, and agrees to nothing that specialists are asked', async () => {
	const member = await aMember()
	const reader = { accountId: member.accountId, name: member.name, email: 'meera@lakeside.example' }
	const text = { title: 'News', email: ['News.'] }
	const tell = (key: string, event: 'application-received' | 'hospital-status') =>
		db.transaction((tx) =>
			writeTo(tx, { name: 'test.news', to: 'member', event, write: () => text }, { to: [reader], key, facts: null }),
		)
	const on = { email: 'on', messages: 'on', updates: 'on' }

	expect(await post(settings, member, { ...on, version: '0', channels: 'hospital-status email' })).toBe(303)
	await tell('a', 'application-received')
	await tell('b', 'hospital-status')

	expect(await db.$count(deliveries)).toBe(1)
	expect(await db.$count(consentReceipts)).toBe(0)
	expect(await post(settings, member, { ...on, version: '0' })).toBe(409)
	expect(await post(settings, member, { ...on, version: '1', channels: 'job-digest email' })).toBe(400)
})

test('each member switches the single keys off and on for themselves', async () => {
	const member = await aMember()
	const colleague = await aMember({ hospitalId: member.hospitalId })

	expect(await post(shortcuts, member, { returnTo: 'https://evil.example' })).toBe(303)
	expect(await findOwnSeat(member)).toEqual({ keyboardShortcuts: false })
	expect(await findOwnSeat(colleague)).toEqual({ keyboardShortcuts: true })
	await post(shortcuts, member, { on: 'on' })

	expect(await findOwnSeat(member)).toEqual({ keyboardShortcuts: true })
})
