// The link to the chat with us, where our number is set: for specialists and for members of hospitals.
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, expect, test } from 'vitest'
import { aMember } from '#app/hospitals/fixtures.server.ts'
import { loader as showPhone } from '#app/hospitals/routes/member-phone.tsx'
import { MemberWhatsAppPanel } from '#app/hospitals/team/member-whatsapp-panel.tsx'
import { env } from '#app/platform/env.server.ts'
import { WhatsAppPanel } from '#app/specialists/components/whatsapp-panel.tsx'
import { aSpecialist } from '#app/specialists/fixtures.server.ts'
import { loader as showSettings } from '#app/specialists/routes/settings-notifications.tsx'
import { routeArgs } from './ask-route.ts'
import { phone } from './whatsapp-people.ts'

afterEach(() => {
	env.WHATSAPP_NUMBER = undefined
})

/** What both panels show. */
async function panels() {
	const [member, specialist] = [await aMember({ phone }), await aSpecialist({ phone: '+919822000002' })]
	const theirs = (await showPhone(await routeArgs('/hospital/settings/phone', { as: member }))).whatsapp
	const own = (await showSettings(await routeArgs('/settings/notifications', { as: specialist }))).whatsapp
	if (!theirs || !own) throw new Error('WhatsApp is not offered')
	return [createElement(MemberWhatsAppPanel, theirs), createElement(WhatsAppPanel, own)].map((element) =>
		renderToStaticMarkup(createElement(RouterProvider, { router: createMemoryRouter([{ path: '/', element }]) })),
	)
}

test('settings link to the chat with us where our number is set', async () => {
	env.WHATSAPP_NUMBER = '+912240001234'
	for (const panel of await panels())
		expect(panel).toMatch(/<a href="https:\/\/wa\.me\/912240001234"[^>]*>Open our chat in WhatsApp<\/a>/)
})

test('without a number there is no link', async () => {
	for (const panel of await panels()) expect(panel).not.toContain('wa.me')
})
