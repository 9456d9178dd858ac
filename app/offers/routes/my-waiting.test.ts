import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { anApplication } from '#app/applications/fixtures.server.ts'
import { aSpecialist } from '#app/specialists/fixtures.server.ts'
import { routeArgs } from '#test/ask-route.ts'
import { WaitingPage } from '../components/waiting-page.tsx'
import { loader } from './my-waiting.tsx'

const html = (lists: Awaited<ReturnType<typeof loader>>) =>
	renderToStaticMarkup(
		createElement(MemoryRouter, null, createElement(WaitingPage, { ...lists, back: { to: '/', label: 'Back' } })),
	)

test('a specialist reads how many answers they wait for, and the page goes on to the last', async () => {
	const asha = await aSpecialist()
	for (let at = 0; at < 26; at++) await anApplication({ specialist: asha })
	const ask = async (path: string) => loader(await routeArgs(path, { as: asha }))

	const page = await ask('/waiting')
	expect([page.awaited.length, page.total.awaited, page.more?.to]).toEqual([24, 26, '/waiting?shown=48'])
	expect(html(page)).toContain('Showing the first 24 of 26.')
	const whole = await ask('/waiting?shown=48')
	expect([new Set(whole.awaited.map(({ key }) => key)).size, whole.more]).toEqual([26, null])
	expect(html(whole)).not.toContain('Showing the first')
})
