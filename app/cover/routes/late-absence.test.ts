import { and, eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { db } from '#app/platform/database/db.server.ts'
import { routeArgs } from '#test/ask-route.ts'
import { reportAbsence } from '../settlement/absence.server.ts'
import { aCoverSpecialist, aWorkedCover } from '../fixtures.server.ts'
import { coverEvents } from '../tables.server.ts'
import { loader as loadForm } from './disagree.tsx'
import { loader as loadPage } from './show.tsx'

test('an absence is offered to be contested for a week, and its form is refused before someone types', async () => {
	const as = await aCoverSpecialist()
	const { id, member } = await aWorkedCover(as, { endedAgo: 5 })
	await reportAbsence(member, id, 'No one came.')
	const page = async () => loadPage(await routeArgs(`/cover/${id}`, { as }))
	const form = async () => loadForm(await routeArgs(`/cover/${id}/disagreement`, { as }))
	expect([(await page()).mayContest, (await form()).isMissed]).toEqual([true, true])

	await db
		.update(coverEvents)
		.set({ at: sql`at - interval '7 days 1 minute'` })
		.where(and(eq(coverEvents.requestId, id), eq(coverEvents.to, 'missed')))

	expect((await page()).mayContest).toBe(false)
	await expect(form()).rejects.toMatchObject({ init: { status: 409 } })
})
