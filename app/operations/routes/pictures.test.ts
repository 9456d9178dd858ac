import { renderToStaticMarkup } from 'react-dom/server'
import { createElement } from 'react'
import { createRoutesStub } from 'react-router'
import { expect, test } from 'vitest'
import { anOperator } from '#app/identity/fixtures.server.ts'
import { db } from '#app/platform/database/db.server.ts'
import { aWaitingPicture } from '#app/platform/files/picture-review-fixtures.server.ts'
import { picturesPerPage } from '#app/platform/files/picture-reviews.server.ts'
import { pictureReviews } from '#app/platform/tables.server.ts'
import { askRoute, redirectOf, routeArgs } from '#test/ask-route.ts'
import { pictureRefusalReasons } from '../cases/case-reasons.ts'
import * as approval from './approve-picture.tsx'
import * as overview from './overview.tsx'
import * as pictureFile from './picture-file.tsx'
import * as queue from './pictures.tsx'
import * as refusal from './refuse-picture.tsx'

async function ask(page = 1) {
	const path = page > 1 ? `/operator/pictures?page=${page}` : '/operator/pictures'
	return queue.loader(await routeArgs(path, { as: await anOperator({ operatorRole: 'moderate' }) }))
}

async function countOnOverview() {
	const { queues } = await overview.loader(
		await routeArgs('/operator', { as: await anOperator({ operatorRole: 'moderate' }) }),
	)
	return queues.find(({ to }) => to === '/operator/pictures')?.count
}

test('an operator sees how many pictures wait on the overview, looks at one and approves it', async () => {
	await db.delete(pictureReviews)
	const operator = await anOperator({ operatorRole: 'moderate' })
	const { id } = await aWaitingPicture()

	expect(await countOnOverview()).toBe(1)
	const { pictures, total } = await ask()
	expect([pictures.map((one) => one.id), total]).toEqual([[id], 1])
	const file = await askRoute(pictureFile.loader, `/operator/pictures/${id}`, { as: operator })
	expect([file.status, await file.text()]).toEqual([200, 'a picture'])

	const path = `/operator/pictures/${id}/approval`
	const approve = async () => redirectOf(await askRoute(approval.action, path, { as: operator, form: {} }))
	expect(await approve()).toMatchObject({ to: '/operator/pictures', message: { title: 'Picture approved' } })
	expect(await approve()).toMatchObject({ message: { title: 'This picture is no longer waiting', tone: 'danger' } })
	expect([(await ask()).total, await countOnOverview()]).toEqual([0, 0])
})

test('a picture is removed for one of the reasons that its owner reads, and for no other', async () => {
	await db.delete(pictureReviews)
	const operator = await anOperator({ operatorRole: 'moderate' })
	const { id } = await aWaitingPicture()
	const refuse = (reason: string) =>
		askRoute(refusal.action, `/operator/pictures/${id}/refusal`, { as: operator, form: { reason } })

	expect((await refuse('Ugly')).init?.status ?? (await refuse('Ugly')).status).toBe(400)
	expect((await ask()).total).toBe(1)
	expect(await redirectOf(await refuse(pictureRefusalReasons[0]))).toMatchObject({
		...{ to: '/operator/pictures', message: { title: 'Picture removed' } },
	})
	expect((await ask()).total).toBe(0)
})

test('a queue of pictures that is longer than a page goes on, and says of how many', async () => {
	await db.delete(pictureReviews)
	for (let at = 0; at < picturesPerPage + 1; at++) await aWaitingPicture()

	const [first, second] = [await ask(), await ask(2)]
	expect([first.pictures.length, first.hasMore, second.pictures.length, second.hasMore]).toEqual([
		...[picturesPerPage, true],
		...[1, false],
	])
	expect(new Set([...first.pictures, ...second.pictures].map(({ id }) => id)).size).toBe(picturesPerPage + 1)

	const Page = queue.default as React.ComponentType<{ loaderData: typeof first }>
	const Stub = createRoutesStub([{ path: '/', Component: () => createElement(Page, { loaderData: first }) }])
	expect(renderToStaticMarkup(createElement(Stub))).toContain(`1–${picturesPerPage} of ${picturesPerPage + 1}`)
})
