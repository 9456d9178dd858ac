import { expect, test } from 'vitest'
import { consumeFlash, flash } from './flash.server.ts'

test('a page that is read again unasked leaves the message to the page that it is for', async () => {
	const cookie = (await flash({ title: 'Job saved' })).split(';', 1)[0] ?? ''
	const asked = (headers: Record<string, string>) =>
		consumeFlash(new Request('http://localhost/jobs', { headers: { cookie, ...headers } }))

	expect(await asked({ 'x-unasked': '1' })).toBeNull()
	expect((await asked({}))?.message.title).toBe('Job saved')
})
