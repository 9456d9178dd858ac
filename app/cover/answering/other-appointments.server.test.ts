import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { anInterview } from '#app/interviews/fixtures.server.ts'
import { listBusy } from '#app/interviews/proposing/busy.server.ts'
import { chooseSlot } from '#app/interviews/proposing/responding.server.ts'
import { interviews, interviewSlots } from '#app/interviews/tables.server.ts'
import { istToday } from '#app/platform/text/dates.ts'
import { db, only } from '#app/platform/database/db.server.ts'
import { acceptCover } from './answers.server.ts'
import { listEligible } from '../asking/candidates.server.ts'
import { addDaysOff, addExtraHours } from '../availability/days-off.server.ts'
import { aCoverRequest, aCoverSpecialist, askFor, aWorkedCover } from '../fixtures.server.ts'
import { myLine } from '../lines.ts'
import { findMyCover, listAsking } from '../my-cover.server.ts'

const mayTire = { mayTire: true }
const mayNot = { mayTire: false }

/** Asked for cover in three hours, for two. */
async function asked(person: { specialistId: string }, story: Parameters<typeof aCoverRequest>[0] = {}) {
	const request = await aCoverRequest(story)
	await askFor(request.id, [person.specialistId])
	return request
}

test('an interview at the time of the case refuses its acceptance, and who has one is not asked', async () => {
	const person = await aCoverSpecialist()
	const interview = await anInterview({ specialist: person, status: 'scheduled', startsInMinutes: 4 * 60 })
	const request = await asked(person)

	expect(await findMyCover(person, request.id)).toMatchObject({ clash: 'interview' })
	expect(await acceptCover(person, request.id, mayTire)).toEqual({ ok: false, failure: 'interview' })
	const others = await aCoverRequest()
	expect(await listEligible(db, { request: others, onlyNightCallers: false })).toEqual([])

	await db.update(interviews).set({ status: 'cancelled' }).where(eq(interviews.id, interview.id))
	expect(await acceptCover(person, request.id, mayNot)).toMatchObject({ ok: true })
})

test('a call before the case is in no one’s way, an interview in person across the town is', async () => {
	const person = await aCoverSpecialist()
	const { id } = await anInterview({ specialist: person, status: 'scheduled', startsInMinutes: 150, minutes: 29 })
	const baner = { latitude: 18.559, longitude: 73.7868 }
	const request = await asked(person, baner)
	expect(await findMyCover(person, request.id)).toMatchObject({ clash: null, warnings: [] })

	await db.update(interviews).set({ mode: 'in-person', place: '12 Lake Road' }).where(eq(interviews.id, id))

	expect(await findMyCover(person, request.id)).toMatchObject({ clash: 'interview-travel' })
	expect(await acceptCover(person, request.id, mayTire)).toEqual({ ok: false, failure: 'interview-travel' })
})

test('a list of requests says which of them a person cannot take', async () => {
	const person = await aCoverSpecialist()
	await anInterview({ specialist: person, status: 'scheduled', startsInMinutes: 4 * 60 })
	const clashing = await asked(person)
	const free = await asked(person, { startsIn: 26 })

	expect((await listAsking(person)).map(myLine)).toMatchObject([
		{ id: clashing.id, note: 'You have an interview at this time', isBooked: true },
		{ id: free.id, note: null, isBooked: false },
	])
})

test('a day off is said before acceptance, and is no clash', async () => {
	const person = await aCoverSpecialist()
	const request = await asked(person)
	const day = istToday(request.startsAt)
	await addDaysOff(person, { first: day, last: istToday(request.endsAt) })

	expect(await findMyCover(person, request.id)).toMatchObject({ clash: null, warnings: ['day-off'], isTooTired: false })
	expect(await acceptCover(person, request.id, mayNot)).toMatchObject({ failure: 'warned', warnings: ['day-off'] })
	await addExtraHours(person, { startsAt: request.startsAt, endsAt: request.endsAt })
	expect(await findMyCover(person, request.id)).toMatchObject({ warnings: [] })
	expect(await acceptCover(person, request.id, mayNot)).toMatchObject({ ok: true })
})

test('who covers somewhere is not free for an interview, neither proposed nor chosen', async () => {
	const person = await aCoverSpecialist()
	const interview = await anInterview({ specialist: person, slots: [4 * 60] })
	await aWorkedCover(person, { endedAgo: -5 })

	const busy = await listBusy(db, { interviewerAccountIds: [], specialistId: person.specialistId })
	expect(busy).toMatchObject([{ isSpecialist: true, interviewers: [] }])
	const slot = only(await db.select().from(interviewSlots).where(eq(interviewSlots.interviewId, interview.id)))
	expect(await chooseSlot(person, interview.id, slot.id)).toEqual({ ok: false, failure: 'own-overlap' })
})

test('of an interview chosen and cover accepted at one moment, one is refused', async () => {
	const person = await aCoverSpecialist()
	const interview = await anInterview({ specialist: person, slots: [4 * 60] })
	const slot = only(await db.select().from(interviewSlots).where(eq(interviewSlots.interviewId, interview.id)))
	const request = await asked(person)

	const outcomes = await Promise.all([
		chooseSlot(person, interview.id, slot.id),
		acceptCover(person, request.id, mayTire),
	])

	expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1)
	const { rows } = await db.execute(sql`select from commitments where specialist_id = ${person.specialistId}`)
	expect(rows).toHaveLength(1)
})
