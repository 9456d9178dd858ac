import { eq, sql } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { aContactRequest } from '../fixtures.server.ts'
import { action as accept } from './accept.tsx'
import { loader as list } from './my-requests.tsx'
import { loader as page } from './show.tsx'
import { action as undo } from './undo-acceptance.tsx'
import { contactRequests } from '../tables.server.ts'
import { notifications } from '#app/notifications/tables.server.ts'
import { db } from '#app/platform/database/db.server.ts'
import { createQueues, type Task } from '#app/platform/tasks/tasks.server.ts'
import { findRelation } from '#app/relations/queries.server.ts'
import { askRoute, redirectOf } from '#test/ask-route.ts'
import { settleAcceptance } from '#app/messages/later-acceptance.server.ts'

beforeAll(() => createQueues([settleAcceptance as unknown as Task]))

async function acceptARequest(
	form: Record<string, string> = {},
	overrides: Parameters<typeof aContactRequest>[0] = {},
) {
	const request = await aContactRequest(overrides)
	const path = `/contact-requests/${request.id}/acceptance`
	const answer = await redirectOf(await askRoute(accept, path, { as: request.specialist, form }))
	return { request, path, answer }
}

const settle = (requestId: string, acceptance = { share: false, anyway: false }) =>
	settleAcceptance.run({ requestId, ...acceptance })

const passAMinute = (id: string) =>
	db
		.update(contactRequests)
		.set({ acceptsAt: sql`clock_timestamp() - interval '1 second'` })
		.where(eq(contactRequests.id, id))

const isAccepted = async ({ hospitalId, specialist }: { hospitalId: string; specialist: { specialistId: string } }) =>
	(await findRelation({ hospitalId, specialistId: specialist.specialistId }))?.contactAccepted

test('the list says what accepting releases, and for a minute the hospital sees and is told nothing', async () => {
	const { request, answer } = await acceptARequest()

	const page = (await askRoute(list, '/contact-requests', { as: request.specialist })) as unknown as {
		releases: string
		requests: { isBeingAccepted: boolean }[]
	}
	expect(page.releases).toContain('your phone number and your email address')
	expect(page.requests).toMatchObject([{ isBeingAccepted: true }])
	expect(answer.message?.undo).toMatchObject({ label: 'Undo' })
	expect(await isAccepted(request)).toBe(false)
	expect(await db.$count(notifications)).toBe(0)

	await settle(request.id)
	expect(await isAccepted(request)).toBe(false)

	await passAMinute(request.id)
	await settle(request.id)
	expect(await isAccepted(request)).toBe(true)
})

test('what is undone in time is never accepted', async () => {
	const { request, path } = await acceptARequest()

	const answer = await redirectOf(await askRoute(undo, `${path}/undo`, { as: request.specialist, form: {} }))
	await settle(request.id)

	expect(answer.message?.title).toBe('Not accepted')
	expect(await isAccepted(request)).toBe(false)
	const [row] = await db.select().from(contactRequests)
	expect(row).toMatchObject({ status: 'sent', acceptsAt: null })
})

test('its own page can share phone and email with the acceptance, and be undone for the same minute', async () => {
	const { request } = await acceptARequest({ share: 'on' })
	const open = async () =>
		(await askRoute(page, `/contact-requests/${request.id}`, { as: request.specialist })) as unknown as {
			status: string
			isBeingAccepted: boolean
		}
	const { rows: queued } = await db.execute<{ data: { share: boolean } }>(
		sql`select data from pgboss.job where name = ${settleAcceptance.name} and data ->> 'requestId' = ${request.id}`,
	)

	expect(await open()).toMatchObject({ status: 'sent', isBeingAccepted: true })
	expect(await isAccepted(request)).toBe(false)
	expect(queued).toMatchObject([{ data: { share: true } }])

	await passAMinute(request.id)
	await settle(request.id, { share: true, anyway: false })

	expect(await open()).toMatchObject({ status: 'accepted', isBeingAccepted: false })
	expect(await db.select().from(contactRequests)).toMatchObject([{ contactShared: true }])
})

test('a request that is accepted in its last minute does not expire before the acceptance takes effect', async () => {
	const { request } = await acceptARequest({}, { expiresAt: new Date(Date.now() + 20_000) })

	const [row] = await db.select().from(contactRequests).where(eq(contactRequests.id, request.id))
	expect(row?.expiresAt.getTime()).toBeGreaterThan(row?.acceptsAt?.getTime() ?? Number.POSITIVE_INFINITY)
})
