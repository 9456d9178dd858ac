import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { keysAreFull, maxKeys } from '#app/api/limits.ts'
import Keys from '#app/api/routes/keys.tsx'
import { endpointsAreFull, maxEndpoints } from '#app/webhooks/limits.ts'
import Webhooks from '#app/webhooks/routes/list.tsx'

type KeysPage = Parameters<typeof Keys>[0]
type WebhooksPage = Parameters<typeof Webhooks>[0]

const html = (page: React.ReactElement) => renderToStaticMarkup(<MemoryRouter>{page}</MemoryRouter>)

const keys = (count: number) => {
	const key = { name: 'Payroll', ending: 'abcd', scopes: [], created: '', lastUsed: '', revoked: null, isBacked: true }
	const loaderData = {
		isVerified: true,
		fresh: null,
		keys: Array.from({ length: count }, (_, at) => ({ ...key, id: String(at) })),
	}
	return html(<Keys {...({ loaderData } as unknown as KeysPage)} />)
}

const webhooks = (count: number) => {
	const endpoint = { url: 'https://hr.example/hook', events: 1, last: '', stoppedAt: null }
	const loaderData = { endpoints: Array.from({ length: count }, (_, at) => ({ ...endpoint, id: String(at) })) }
	return html(<Webhooks {...({ loaderData } as unknown as WebhooksPage)} />)
}

test('a hospital with as many API keys as it may have is told so instead of being offered one more', () => {
	expect(keys(maxKeys - 1)).toContain('Create key')
	expect(keys(maxKeys)).not.toContain('Create key')
	expect(keys(maxKeys)).toContain(keysAreFull)
})

test('a hospital with as many webhooks as it may have is told so instead of being offered one more', () => {
	expect(webhooks(maxEndpoints - 1)).toContain('Add webhook')
	expect(webhooks(maxEndpoints)).not.toContain('Add webhook')
	expect(webhooks(maxEndpoints)).toContain(endpointsAreFull)
})
