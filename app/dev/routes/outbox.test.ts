// Alone: loads its modules with the settings of production.
import { afterEach, expect, test, vi } from 'vitest'
import { productionSettings } from '#test/production-settings.ts'

afterEach(() => vi.unstubAllEnvs())

test('in production there is no outbox, and no made-up code of a card', async () => {
	for (const [name, value] of Object.entries(productionSettings)) vi.stubEnv(name, value)
	vi.resetModules()
	const page = await import('./outbox.tsx')
	const list = await import('./outbox-json.tsx')
	const code = await import('./identity-code.tsx')
	const asked = { request: new Request('https://theatrelist.example/dev/outbox') }

	await expect(page.loader(asked as Parameters<typeof page.loader>[0])).rejects.toMatchObject({ init: { status: 404 } })
	await expect(code.loader(asked as Parameters<typeof code.loader>[0])).rejects.toMatchObject({ init: { status: 404 } })
	await expect(list.loader(asked as Parameters<typeof list.loader>[0])).rejects.toMatchObject({ init: { status: 404 } })
})
