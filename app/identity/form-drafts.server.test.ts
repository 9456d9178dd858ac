import { sql } from 'drizzle-orm'
import { RouterContextProvider } from 'react-router'
import { expect, test } from 'vitest'
import { db, only } from '#app/platform/database/db.server.ts'
import { anAccount, aSession } from './fixtures.server.ts'
import { saveFormDraft } from './save-form-draft.server.ts'
import { findFormDraft } from './form-drafts.server.ts'
import { requireSpecialist } from './groups.server.ts'
import { getActor, identifyActor } from './sessions/session.server.ts'
import { accounts, formDrafts, sessions } from './tables.server.ts'

const page = 'http://localhost/settings'
const typed = { name: 'Dr Asha R. Menon', languages: ['English', 'Marathi'] }

function aForm(cookie: string, { files = false } = {}) {
	const body = new FormData()
	body.append('name', typed.name)
	for (const language of typed.languages) body.append('languages', language)
	body.append('password', 'a secret of mine')
	if (files) body.append('resume', new File(['%PDF'], 'cv.pdf'))
	return new Request(page, { method: 'POST', body, headers: { cookie } })
}

/** Sends a request through the root middleware to a page for specialists. */
async function send(request: Request) {
	const context = new RouterContextProvider()
	const args = { request, context, params: {}, pattern: '/settings', url: new URL(request.url) }
	await identifyActor(() => Promise.resolve(null))(args, () => Promise.resolve(new Response()))
	const response = await saveFormDraft(args, async () => {
		try {
			requireSpecialist(context, request)
			return new Response('saved')
		} catch (thrown) {
			if (thrown instanceof Response) return thrown
			throw thrown
		}
	})
	if (!(response instanceof Response)) throw new Error('No answer')
	const kept = response.headers.getSetCookie().find((line) => line.startsWith('kept='))
	return { response, kept: kept?.split(';')[0], actor: getActor(context) }
}

const asking = (...cookies: (string | undefined)[]) => new Request(page, { headers: { cookie: cookies.join('; ') } })

/** What the account finds on the page when it is signed in again with these cookies. */
async function find(account: Pick<typeof accounts.$inferSelect, 'id' | 'kind'>, kept: string | undefined) {
	const { cookie } = await aSession(account)
	const { actor } = await send(asking(cookie))
	return findFormDraft(actor, asking(cookie, kept))
}

test('what was typed after the session ran out is kept for its owner, without password and file', async () => {
	const [asha, ravi] = [await anAccount(), await anAccount()]
	const { cookie } = await aSession(asha)
	await db.update(sessions).set({ lastSeenAt: sql`now() - interval '15 days'` })

	const { response, kept } = await send(aForm(cookie, { files: true }))

	expect(response.headers.get('location')).toBe('/doctors/register?returnTo=%2Fsettings&mode=login')
	expect(only(await db.select().from(formDrafts)).fields.toString('latin1')).not.toContain('Menon')
	expect(await find(asha, kept)).toEqual({ path: '/settings', values: typed })
	expect(await find(ravi, kept)).toBeNull()
	expect(await find(asha, undefined)).toBeNull()
})

test('where the session is gone altogether, the same kind of account gets it, and no other', async () => {
	const asha = await anAccount()
	const { cookie } = await aSession(asha)
	await db.delete(sessions)

	const { kept } = await send(aForm(cookie))

	expect(await find(asha, kept)).toEqual({ path: '/settings', values: typed })
	expect(
		await findFormDraft({ kind: 'operator', accountId: asha.id, sessionId: '', name: '', role: 'lead' }, asking(kept)),
	).toBeNull()
	await db.update(formDrafts).set({ expiresAt: sql`now()` })
	expect(await find(asha, kept)).toBeNull()
})

test.each([
	['who never had a session', ''],
	['who made a cookie up', 's=AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA.c2lnbmF0dXJl'],
])('nothing is kept for a visitor %s', async (_, cookie) => {
	expect((await send(aForm(cookie))).kept).toBeUndefined()
	expect(await db.$count(formDrafts)).toBe(0)
})

test('sending the page drops what was kept for it, and another page does not', async () => {
	const asha = await anAccount()
	const { cookie } = await aSession(asha)
	await db.delete(sessions)
	const { kept } = await send(aForm(cookie))
	const again = await aSession(asha)

	await send(new Request('http://localhost/theme', { method: 'POST', headers: { cookie: `${again.cookie}; ${kept}` } }))
	expect(await db.$count(formDrafts)).toBe(1)
	const { response } = await send(aForm(`${again.cookie}; ${kept}`))
	expect(await response.text()).toBe('saved')
	expect(await db.$count(formDrafts)).toBe(0)
})
