import { eq } from 'drizzle-orm'
import { expect } from 'vitest'
import type { Specialist } from '#app/identity/actor.ts'
import { db, only } from '#app/platform/database/db.server.ts'
import { acceptCover } from './answering/answers.server.ts'
import { askWave } from './asking/cascade.server.ts'
import { aCoverRequest, aCoverSpecialist, askFor, hoursFromNow } from './fixtures.server.ts'
import { coverAsks, coverRequests } from './tables.server.ts'

export const requestOfId = async (id: string) =>
	only(await db.select().from(coverRequests).where(eq(coverRequests.id, id)))
export const askedFor = async (id: string) =>
	(await db.select().from(coverAsks).where(eq(coverAsks.requestId, id)).orderBy(coverAsks.askedAt)).map(
		({ specialistId }) => specialistId,
	)
/** The task of the wave that is planned now. */
export const waveTask = async (id: string) => ({
	requestId: id,
	plannedFor: (await requestOfId(id)).nextWaveAt?.toISOString() ?? '',
})
export const runWave = async (id: string) => askWave.run(await waveTask(id))
export const mayTire = { mayTire: false }

/** What a hospital types: a caesarean in three hours for two hours. */
export const typed = (changes: Record<string, unknown> = {}) => {
	const ist = (hours: number) => new Date(hoursFromNow(5.5 + hours)).toISOString()
	return {
		site: '',
		speciality: 'anesthesiologist',
		work: 'LSCS',
		urgency: 'emergency',
		patient: 'adult',
		date: ist(3).slice(0, 10),
		from: ist(3).slice(11, 16),
		to: ist(5).slice(11, 16),
		pay: '6,000',
		unit: 'case',
		equipment: ['machine'],
		...changes,
	}
}

/** A request with someone who has accepted it. */
export async function covered(story: Parameters<typeof aCoverRequest>[0] = {}, specialist?: Specialist) {
	const person = specialist ?? (await aCoverSpecialist())
	const request = await aCoverRequest(story)
	await askFor(request.id, [person.specialistId])
	expect(await acceptCover(person, request.id, { mayTire: true })).toEqual({ ok: true, value: null })
	return { request, person, member: request.member }
}

/** As if it had begun hours ago. */
export const startedAgo = (id: string, hours: number) =>
	db
		.update(coverRequests)
		.set({ startsAt: hoursFromNow(-hours), endsAt: hoursFromNow(2 - hours) })
		.where(eq(coverRequests.id, id))
