// Reasons that earlier releases stored as English sentences are stored by their keys once the night has passed.
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { anApplication } from '#app/applications/fixtures.server.ts'
import { nameApplicationReasons } from '#app/applications/name-reasons.server.ts'
import { applicationEvents, applications } from '#app/applications/tables.server.ts'
import { aCoverRequest } from '#app/cover/fixtures.server.ts'
import { nameCoverReasons } from '#app/cover/settlement/name-reasons.server.ts'
import { readStored } from '#app/cover/settlement/stored-reasons.ts'
import { coverEvents } from '#app/cover/tables.server.ts'
import { nameInterviewReasons } from '#app/interviews/changes/name-reasons.server.ts'
import { anInterview } from '#app/interviews/fixtures.server.ts'
import { interviewEvents, interviews } from '#app/interviews/tables.server.ts'
import { db, only } from '#app/platform/database/db.server.ts'

const byReason = <Row extends { reason: string | null }>(one: Row, other: Row) =>
	String(one.reason).localeCompare(String(other.reason))

test('of applications, with the days that they named and the words that follow', async () => {
	const closed = await anApplication({ stage: 'rejected', reason: 'The hospital did not answer in 14 days.' })
	const prepared = await anApplication({
		stage: 'rejected',
		reason: 'The position has been filled. Dear Dr Menon, thank you.',
	})
	const own = await anApplication({ stage: 'rejected', reason: 'The position has been filled by a colleague.' })

	await nameApplicationReasons.run({})

	const find = async (id: string) => {
		const { rejectionReason, rejectionKey, rejectionDays } = only(
			await db.select().from(applications).where(eq(applications.id, id)),
		)
		const events = await db.select().from(applicationEvents).where(eq(applicationEvents.applicationId, id))
		const event = events.find(({ to }) => to === 'rejected')
		expect([event?.reason, event?.reasonKey, event?.reasonDays]).toEqual([rejectionReason, rejectionKey, rejectionDays])
		return [rejectionReason, rejectionKey, rejectionDays]
	}
	expect(await find(closed.id)).toEqual([null, 'no-answer', 14])
	expect(await find(prepared.id)).toEqual(['Dear Dr Menon, thank you.', 'filled', null])
	expect(await find(own.id)).toEqual(['The position has been filled by a colleague.', null, null])
})

test('of interviews, with the place that the hospital wrote', async () => {
	const { id } = await anInterview({ status: 'scheduled' })
	const was = [
		'Previously: In person. Address: 12 Lake Road, Wakad, Pune',
		'This interview can no longer take place.',
		'I am on call.',
	]
	await db.delete(interviewEvents).where(eq(interviewEvents.interviewId, id))
	await db.insert(interviewEvents).values(was.map((reason) => ({ interviewId: id, to: 'scheduled' as const, reason })))
	await db.update(interviews).set({ reason: was[1] }).where(eq(interviews.id, id))

	await nameInterviewReasons.run({})

	const events = await db.select().from(interviewEvents).where(eq(interviewEvents.interviewId, id))
	expect(events.toSorted(byReason).map(({ reason, reasonKey }) => [reason, reasonKey])).toEqual([
		['12 Lake Road, Wakad, Pune', 'was-in-person'],
		['I am on call.', null],
		[null, 'cannot-take-place'],
	])
	const interview = only(await db.select().from(interviews).where(eq(interviews.id, id)))
	expect([interview.reason, interview.reasonKey]).toEqual([null, 'cannot-take-place'])
})

test('of cover, word for word as they were told', async () => {
	const request = await aCoverRequest()
	const was = [
		'Neither side entered the hours in 14 days.',
		'The hospital did not answer in 7 days, so the hours as entered count.',
		'The specialist did not answer in 5 days, so the hours as entered count.',
		'The hospital has been suspended.',
		'The hospital could not be verified.',
		'The specialist can no longer come.',
		'The patient was moved.',
	]
	await db.insert(coverEvents).values(was.map((reason) => ({ requestId: request.id, to: 'open' as const, reason })))

	await nameCoverReasons.run({})

	const events = await db.select().from(coverEvents).where(eq(coverEvents.requestId, request.id))
	expect(events.map(readStored).filter(Boolean).toSorted()).toEqual(was.toSorted())
	expect(events.flatMap(({ reason }) => reason ?? [])).toEqual(['The patient was moved.'])
})
