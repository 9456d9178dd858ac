import { type ComponentType, createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test } from 'vitest'
import { aFirstRequest } from '#app/cover/fixtures.server.ts'
import { routeArgs } from '#test/ask-route.ts'
import { aHospital, aMember } from '../fixtures.server.ts'
import Verification, { loader } from './verification.tsx'

test('a hospital whose first request waits is not invited to send one, nor asked for the number that it sent', async () => {
	const hospital = await aHospital({ status: 'pending', registrationNumber: null })
	const member = await aMember({ hospitalId: hospital.id })
	const page = async () => {
		const loaderData = await loader(await routeArgs('/hospitals/verification', { as: member }))
		const element = createElement(Verification as ComponentType<object>, { loaderData } as object)
		const router = createMemoryRouter([{ path: '/', element }])
		return renderToStaticMarkup(createElement(RouterProvider, { router }))
	}
	expect(await page()).toContain('Send your first request for cover')

	await aFirstRequest({ member })

	const html = await page()
	expect(html).toContain('Your first request is waiting for our call')
	expect(html).not.toContain('Send your first request for cover')
	expect(html).toContain('value="PMC/NH/2019/114"')
})
