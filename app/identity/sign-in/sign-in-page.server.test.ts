import { RouterContextProvider } from 'react-router'
import { expect, test } from 'vitest'
import { type Context, requireAccount, requireSpecialist } from '../groups.server.ts'

/** Where a visitor who asks for this page is sent, and with which tab open. */
function sentTo(path: string, require: (context: Context, request: Request) => unknown = requireSpecialist) {
	try {
		require(new RouterContextProvider(), new Request(`http://localhost${path}`))
	} catch (sent) {
		if (!(sent instanceof Response)) throw sent
		const { pathname, searchParams } = new URL(sent.headers.get('location') ?? '', 'http://localhost')
		return `${pathname} ${searchParams.get('mode') ?? 'register'}`
	}
	return 'in'
}

test.each(['/jobs/1/apply', '/jobs/1/saving'])('a visitor who opens %s from a job is asked to register', (path) => {
	expect(sentTo(path)).toBe('/doctors/register register')
})

test.each([
	'/doctors/dashboard',
	'/settings/my-data',
	'/profile/credentials/1',
	'/cover',
	'/r/abc',
	'/saved-searches',
	'/jobs/saved',
])('a visitor who opens %s, which only messages and bookmarks lead to, is asked to log in', (path) => {
	expect(sentTo(path)).toBe('/doctors/register login')
})

test('the same holds for pages that both sides have', () => {
	expect(sentTo('/messages/with/1', requireAccount)).toBe('/doctors/register login')
})
