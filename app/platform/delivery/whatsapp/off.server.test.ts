// Alone: loads its modules with the settings of production.
import { afterEach, expect, test, vi } from 'vitest'
import { productionSettings } from '#test/production-settings.ts'

afterEach(() => vi.unstubAllEnvs())

test('in production nothing leaves by WhatsApp until it has a sender', async () => {
	for (const [name, value] of Object.entries(productionSettings)) vi.stubEnv(name, value)
	vi.resetModules()
	const { hasWhatsApp, whatsappSender } = await import('../whatsapp.server.ts')

	expect(hasWhatsApp).toBe(false)
	await expect(whatsappSender.send({ to: '+919822012345', text: '', buttons: [] })).rejects.toThrow('turned off')
})
