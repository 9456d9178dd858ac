import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { anApplication } from '#app/applications/fixtures.server.ts'
import { applications } from '#app/applications/tables.server.ts'
import { db, only } from '#app/platform/database/db.server.ts'
import { routeArgs } from '#test/ask-route.ts'
import { anOffer } from '../fixtures.server.ts'
import { findAcceptedElsewhere } from '../queries.server.ts'
import { offers } from '../tables.server.ts'
import { action, loader } from './accept-offer.tsx'

type Specialist = Awaited<ReturnType<typeof anOffer>>['specialist']

const accept = async (as: Specialist, offerId: string, form: Record<string, string> = {}) =>
	action(await routeArgs(`/offers/${offerId}/acceptance`, { as, form }))

test('accepting asks what becomes of other open applications, and withdraws them only when told to', async () => {
	const { id, specialist } = await anOffer()
	const other = await anApplication({ specialist })
	const rejected = await anApplication({ specialist, stage: 'rejected' })
	const args = await routeArgs(`/offers/${id}/acceptance`, { as: specialist })
	expect((await loader(args)).others).toMatchObject([{ id: other.id }])

	expect(await accept(specialist, id)).toMatchObject({ init: { status: 422 } })
	expect(await statusOf(id)).toBe('sent')

	await accept(specialist, id, { others: 'withdraw' })
	expect(await statusOf(id)).toBe('accepted')
	expect([await stageOf(other.id), await stageOf(rejected.id)]).toEqual(['withdrawn', 'rejected'])
})

test('other applications that are kept stay open, and the next offer warns of the accepted one', async () => {
	const first = await anOffer()
	const { specialist } = first
	const second = await anOffer({ application: await anApplication({ specialist, stage: 'offered' }) })

	expect(await findAcceptedElsewhere(specialist, second.id)).toBeNull()
	await accept(specialist, first.id, { others: 'keep' })

	expect(await stageOf(second.application.id)).toBe('offered')
	expect(await findAcceptedElsewhere(specialist, second.id)).toMatchObject({ id: first.id })
})

test('without other open applications one press accepts', async () => {
	const { id, specialist } = await anOffer()

	await accept(specialist, id)

	expect(await statusOf(id)).toBe('accepted')
})

test('a second press is no refusal, and still withdraws the other applications if a first one did not come to it', async () => {
	const { id, specialist } = await anOffer()
	const other = await anApplication({ specialist })
	await accept(specialist, id, { others: 'keep' })

	const again = await accept(specialist, id, { others: 'withdraw' })

	expect(again).toMatchObject({ status: 303 })
	expect([await statusOf(id), await stageOf(other.id)]).toEqual(['accepted', 'withdrawn'])
})

const statusOf = async (id: string) => only(await db.select().from(offers).where(eq(offers.id, id))).status
const stageOf = async (id: string) => only(await db.select().from(applications).where(eq(applications.id, id))).stage
