import { expect, test } from 'vitest'
import { consumeFlash } from '#app/platform/http/flash.server.ts'
import { logOut } from './logging-out.server.ts'

/** The message that the next page shows. */
const messageOf = async (response: Response) => {
	const cookie = response.headers.getSetCookie().map((line) => line.split(';')[0])
	return (await consumeFlash(new Request('http://localhost/', { headers: { cookie: cookie.join('; ') } })))?.message
}

test('logging out ends the session, empties what the browser keeps and says so on the home page', async () => {
	let ended = false

	const response = await logOut(() => Promise.resolve(void (ended = true)))

	expect(ended).toBe(true)
	expect(response.headers.get('location')).toBe('/')
	expect(response.headers.get('clear-site-data')).toBe('"cache", "storage"')
	expect(response.headers.getSetCookie().join()).toMatch(/^s=; Max-Age=0/)
	expect(await messageOf(response)).toMatchObject({
		title: 'Logged out',
		detail: 'You have been successfully logged out.',
	})
})

test('when the database is away no one reads that they are logged out', async () => {
	const away = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' })

	const response = await logOut(() => Promise.reject(away))

	expect(response.headers.has('clear-site-data')).toBe(false)
	expect(response.headers.getSetCookie().join()).not.toMatch(/^s=/)
	expect(await messageOf(response)).toEqual({
		title: 'Logout failed',
		detail: 'There was a problem logging you out. Please try again.',
		tone: 'danger',
	})
	await expect(logOut(() => Promise.reject(new Error('a bug')))).rejects.toThrow('a bug')
})
