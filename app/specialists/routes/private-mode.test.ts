import { expect, test } from 'vitest'
import type { Specialist } from '#app/identity/actor.ts'
import { consumeFlash } from '#app/platform/http/flash.server.ts'
import { routeArgs } from '#test/ask-route.ts'
import { aSpecialist } from '../fixtures.server.ts'
import { findPrivacy } from '../disclosure/privacy.server.ts'
import { action } from './private-mode.tsx'

async function press(as: Specialist, fields: Record<string, string>) {
	const response = await action(await routeArgs('/settings/private-mode', { as, form: fields }))
	if (!(response instanceof Response)) return { to: null, said: null }
	const said = await consumeFlash(
		new Request('http://localhost:3000/', {
			headers: { cookie: response.headers.get('set-cookie')?.split(';')[0] ?? '' },
		}),
	)
	return { to: response.headers.get('location'), said: said?.message ?? null }
}

test('Private Mode says so word for word, and can be undone from where it was pressed', async () => {
	const asha = await aSpecialist()

	const { to, said } = await press(asha, { mode: 'on', returnTo: '/doctors/dashboard' })

	expect(to).toBe('/doctors/dashboard')
	expect(said).toMatchObject({
		title: 'Private Mode enabled',
		detail: 'Your profile is now hidden from hospitals',
		undo: { action: '/settings/private-mode', fields: { mode: 'off', returnTo: '/doctors/dashboard' } },
	})
	expect((await findPrivacy(asha)).profileVisibility).toBe(false)

	const undone = await press(asha, said?.undo?.fields ?? {})
	expect(undone.said).toMatchObject({
		title: 'Private Mode disabled',
		detail: 'Your profile is now visible to hospitals',
	})
	expect((await findPrivacy(asha)).profileVisibility).toBe(true)
})

test('no one is sent to another site', async () => {
	const { to } = await press(await aSpecialist(), { mode: 'on', returnTo: '//evil.example' })

	expect(to).toBe('/')
})
