import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test } from 'vitest'
import type { Specialist } from '#app/identity/actor.ts'
import { aMember } from '#app/hospitals/fixtures.server.ts'
import { acceptLater } from '#app/messages/later-acceptance.server.ts'
import { db } from '#app/platform/database/db.server.ts'
import { aSpecialist } from '#app/specialists/fixtures.server.ts'
import { routeArgs } from '#test/ask-route.ts'
import { aContactRequest } from '../fixtures.server.ts'
import { listOpenRequests } from '../requests/my-requests.server.ts'
import { contactRequests } from '../tables.server.ts'
import MyRequests, { loader } from './my-requests.tsx'

test('a specialist reaches every request that they were sent, however many', async () => {
	const [asha, member] = [await aSpecialist(), await aMember()]
	const declined = await aContactRequest({ member, specialist: asha, status: 'declined' })
	const { id: _id, member: _member, specialist: _specialist, ...values } = declined
	await db.insert(contactRequests).values(Array.from({ length: 204 }, () => values))
	const open = await aContactRequest({ member, specialist: asha })

	const ask = async (query: string) => loader(await routeArgs(`/contact-requests${query}`, { as: asha }))
	const first = await ask('')
	expect([first.requests.length, first.requests[0]?.id, first.more]).toEqual([
		...[24, open.id],
		{ to: '/contact-requests?shown=48', summary: '24 of 206' },
	])
	const all = await ask('?shown=216')
	expect([new Set(all.requests.map(({ id }) => id)).size, all.more]).toEqual([206, null])
	expect((await listOpenRequests(asha)).map(({ id }) => id)).toEqual([open.id])
})

/** The page as HTML. */
async function shown(specialist: Specialist) {
	const loaderData = await loader(await routeArgs('/contact-requests', { as: specialist }))
	const element = <MyRequests {...({ loaderData } as unknown as Parameters<typeof MyRequests>[0])} />
	return renderToStaticMarkup(<RouterProvider router={createMemoryRouter([{ path: '/', element }])} />)
}

test('in the minute in which an acceptance can be undone, nothing asks for an answer', async () => {
	const { id, specialist } = await aContactRequest({})
	expect(await shown(specialist)).toContain('Awaiting your response')

	await acceptLater(specialist, id, { share: true })

	const page = await shown(specialist)
	expect(page).toContain('Accepted. Takes effect in')
	expect(page).not.toMatch(/Awaiting your response|respond by/)
})

test('declining in the list leads to what it means, and sends nothing yet', async () => {
	const { id, specialist } = await aContactRequest({})
	const page = await shown(specialist)

	expect(page).toContain(`href="/contact-requests/${id}#decline"`)
	expect(page).not.toContain(`/contact-requests/${id}/refusal`)
})
