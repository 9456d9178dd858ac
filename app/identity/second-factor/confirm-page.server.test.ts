import { expect, test } from 'vitest'
import { anOperator } from '../fixtures.server.ts'
import { routeArgs } from '#test/ask-route.ts'
import { afterConfirming, loadConfirmPage } from './confirm-page.server.ts'

const at = (query: string) => new Request(`http://localhost/account/confirm/password?${query}`, { method: 'POST' })
const file = '/hospitals/dashboard/candidates.csv?q=icu+nurse'

test('who confirmed for a file comes to a link for it, since no page can be left for a file', async () => {
	const query = new URLSearchParams({ returnTo: file })
	const to = (await afterConfirming(at(query.toString()), [])).headers.get('Location') ?? ''

	expect(to).toBe(`/account/confirm?${query}&confirmed=yes`)
	const { context } = await routeArgs(to, { as: await anOperator() })
	expect((await loadConfirmPage(context, new Request(`http://localhost${to}`))).file).toBe(file)
	expect(
		(await loadConfirmPage(context, new Request(`http://localhost${to.replace('&confirmed=yes', '')}`))).file,
	).toBe(null)
})

test.each(['/settings/passkeys', '/hospital/billing?year=2026', '/hospitals/dashboard?q=a.b'])(
	'who confirmed for the page %s comes to it',
	async (page) => {
		const query = new URLSearchParams({ returnTo: page })
		expect((await afterConfirming(at(query.toString()), [])).headers.get('Location')).toBe(page)
	},
)
