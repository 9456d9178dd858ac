import { eq, sql } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { aContactRequest } from '../fixtures.server.ts'
import { action as accept } from './accept.tsx'
import { loader as list } from './my-requests.tsx'
import { action as undo } from './undo-acceptance.tsx'
import { contactRequests } from '../tables.server.ts'
import { notifications } from '#app/notifications/tables.server.ts'
import { db } from '#app/platform/db.server.ts'
import { createQueues, type Task } from '#app/platform/tasks.server.ts'
import { findRelation } from '#app/relations/queries.server.ts'
import { askRoute, redirectOf } from '#test/ask-route.ts'
import { settleAcceptance } from '#app/messages/later-acceptance.server.ts'

beforeAll(() => createQueues([settleAcceptance as unknown as Task]))

async function acceptInList() {
	const request = await aContactRequest()
	const path = `/contact-requests/${request.id}/acceptance`
	const answer = await redirectOf(await askRoute(accept, path, { as: request.specialist, form: { undoable: 'on' } }))
	return { request, path, answer }
}

const passAMinute = (id: string) =>
	db
		.update(contactRequests)
		.set({ acceptsAt: sql`clock_timestamp() - interval '1 second'` })
		.where(eq(contactRequests.id, id))

const isAccepted = async ({ hospitalId, specialist }: { hospitalId: string; specialist: { specialistId: string } }) =>
	(await findRelation({ hospitalId, specialistId: specialist.specialistId }))?.contactAccepted

test('the list says what accepting releases, and for a minute the hospital sees and is told nothing', async () => {
	const { request, answer } = await acceptInList()

	const page = (await askRoute(list, '/contact-requests', { as: request.specialist })) as unknown as {
		releases: string
		requests: { isBeingAccepted: boolean }[]
	}
	expect(page.releases).toContain('your phone number and your email address')
	expect(page.requests).toMatchObject([{ isBeingAccepted: true }])
	expect(answer.message?.undo).toMatchObject({ label: 'Undo' })
	expect(await isAccepted(request)).toBe(false)
	expect(await db.$count(notifications)).toBe(0)

	await settleAcceptance.run({ requestId: request.id })
	expect(await isAccepted(request)).toBe(false)

	await passAMinute(request.id)
	await settleAcceptance.run({ requestId: request.id })
	expect(await isAccepted(request)).toBe(true)
})

test('what is undone in time is never accepted', async () => {
	const { request, path } = await acceptInList()

	const answer = await redirectOf(await askRoute(undo, `${path}/undo`, { as: request.specialist, form: {} }))
	await settleAcceptance.run({ requestId: request.id })

	expect(answer.message?.title).toBe('Not accepted')
	expect(await isAccepted(request)).toBe(false)
	const [row] = await db.select().from(contactRequests)
	expect(row).toMatchObject({ status: 'sent', acceptsAt: null })
})
