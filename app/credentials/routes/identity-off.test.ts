// Alone: loads its modules with the settings of production.
import { afterEach, expect, test, vi } from 'vitest'
import { productionSettings } from '#test/production-settings.ts'

afterEach(() => vi.unstubAllEnvs())

test('without the issuer’s key there is no identity check', async () => {
	for (const [name, value] of Object.entries(productionSettings)) vi.stubEnv(name, value)
	vi.resetModules()
	const { issuerKeys } = await import('../identity-code/issuer-keys.server.ts')
	const page = await import('./identity.tsx')
	const asked = { request: new Request('https://theatrelist.example/') } as never

	expect(issuerKeys()).toBeNull()
	await expect(page.loader(asked)).rejects.toMatchObject({ init: { status: 404 } })
	await expect(page.action(asked)).rejects.toMatchObject({ init: { status: 404 } })
})
