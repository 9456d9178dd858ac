import { sql } from 'drizzle-orm'
import { RouterContextProvider } from 'react-router'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { aSession } from '#app/identity/fixtures.server.ts'
import { identifyActor } from '#app/identity/session.server.ts'
import { db } from '#app/platform/db.server.ts'
import { aSpecialist } from '../fixtures.server.ts'
import { action as completeProfile } from './complete-profile.tsx'
import { action as saveSettings } from './settings.tsx'

// The disk is full: what is there can be read, nothing can be stored.
beforeEach(async () => {
	await db.execute(sql`create function disk_full() returns trigger language plpgsql as
		$$ begin raise exception 'no space left on device' using errcode = '53100'; end $$`)
	await db.execute(sql`create trigger disk_full before update on specialists execute function disk_full()`)
})
afterEach(() => db.execute(sql`drop function disk_full cascade`))

async function send(handler: unknown, fields: Record<string, string>) {
	const asha = await aSpecialist()
	const { cookie } = await aSession({ id: asha.accountId, kind: 'specialist' })
	const body = new URLSearchParams(fields)
	const request = new Request('http://localhost:3000/settings', { method: 'POST', headers: { cookie }, body })
	const context = new RouterContextProvider()
	const args = { request, context, params: {}, url: new URL(request.url), pattern: '/settings' }
	await identifyActor(() => Promise.resolve(null))(args, () => Promise.resolve(new Response()))
	return (handler as (given: typeof args) => Promise<{ data: unknown; init: { status: number } }>)(args)
}

const typed = { speciality: 'Neurosurgeon', location: 'Nashik' }

test('settings that cannot be stored come back as they were typed', async () => {
	const answer = await send(saveSettings, { ...typed, name: 'Dr Asha Menon', version: '1' })

	expect(answer.init.status).toBe(503)
	expect(answer.data).toMatchObject({ form: 'Failed to save settings. Please try again.', values: typed })
})

test('so does the profile that is being completed', async () => {
	const answer = await send(completeProfile, typed)

	expect(answer.init.status).toBe(503)
	expect(answer.data).toMatchObject({ form: 'Failed to complete profile. Please try again.', values: typed })
})
