// Alone: loads its modules with the settings of production.
import { afterEach, expect, test, vi } from 'vitest'

afterEach(() => vi.unstubAllEnvs())

const production = {
	APP_MODE: 'production',
	APP_ORIGIN: 'https://theatrelist.example',
	SECRET: 'x'.repeat(40),
	CODE_PEPPERS: `k1:${'y'.repeat(40)}`,
	SMS_SENDER: 'msg91',
	MSG91_AUTH_KEY: 'key',
	MAIL_SENDER: 'smtp',
	SMTP_URL: 'smtps://mail.example',
	MAIL_FROM: 'hello@theatrelist.example',
	FILE_SCANNER: 'clamd',
}

test('in production there is no outbox', async () => {
	for (const [name, value] of Object.entries(production)) vi.stubEnv(name, value)
	vi.resetModules()
	const page = await import('./outbox.tsx')
	const list = await import('./outbox-json.tsx')
	const asked = { request: new Request('https://theatrelist.example/dev/outbox') }

	await expect(page.loader(asked as Parameters<typeof page.loader>[0])).rejects.toMatchObject({ init: { status: 404 } })
	await expect(list.loader(asked as Parameters<typeof list.loader>[0])).rejects.toMatchObject({ init: { status: 404 } })
})
