import { and, eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { aMember } from '#app/hospitals/fixtures.server.ts'
import { db } from '#app/platform/database/db.server.ts'
import { specialists } from '#app/specialists/tables.server.ts'
import { markPaid, reportProgress } from '../answering/answers.server.ts'
import { aCoverRequest, aCoverSpecialist, aWorkedCover, hoursFromNow } from '../fixtures.server.ts'
import { findOurs } from '../asking/hospital-cover.server.ts'
import { hospitalRecordOf, publishDescriptions, saveReply, specialistRecordOf } from './records.server.ts'
import { confirmHours, enterHours } from './hours.server.ts'
import { cancelCover } from '../asking/requests.server.ts'
import { coverAsks, coverEvents } from '../tables.server.ts'
import { requestOfId, covered, startedAgo } from '../cover-story.fixtures.server.ts'

describe('after it', () => {
	test('hours are entered once it has begun, confirmed by the hospital, and paid as the person says', async () => {
		const { request, person, member } = await covered({ payUnit: 'hour', payPaise: 200_000n })
		const worked = { startsAt: hoursFromNow(-3), endsAt: hoursFromNow(-0.5), asDescribed: true }
		expect(await enterHours(person, request.id, worked)).toMatchObject({ failure: 'not-begun' })
		expect(await reportProgress(person, request.id, 'on-the-way')).toMatchObject({ ok: true })
		await startedAgo(request.id, 3)

		expect(await enterHours(person, request.id, worked)).toMatchObject({ ok: true })

		const finished = await requestOfId(request.id)
		expect(finished).toMatchObject({ status: 'finished', duePaise: 500_000n, asDescribed: true })
		expect(await confirmHours(member, request.id, finished.version - 1)).toMatchObject({ failure: 'changed' })
		expect(await markPaid(person, request.id, true)).toMatchObject({ failure: 'changed' })
		expect(await confirmHours(member, request.id, finished.version)).toMatchObject({ ok: true })
		expect(await markPaid(person, request.id, true)).toMatchObject({ ok: true })
		expect((await requestOfId(request.id)).paidAt).not.toBeNull()
		expect(await enterHours(person, request.id, worked)).toMatchObject({ failure: 'changed' })
	})

	test('how a hospital pays and how a person keeps their word are shown from three on', async () => {
		const [member, person] = [await aMember(), await aCoverSpecialist()]
		const done = async (daysAgo: number, paidAfter: number | null) => {
			const request = await aCoverRequest({
				member,
				startsIn: -24 * daysAgo,
				status: 'confirmed',
				specialistId: person.specialistId,
				acceptedAt: hoursFromNow(-24 * daysAgo - 5),
				workedFrom: hoursFromNow(-24 * daysAgo),
				workedTo: hoursFromNow(-24 * daysAgo + 2),
				paidAt: paidAfter === null ? null : hoursFromNow(-24 * (daysAgo - paidAfter) + 1),
				asDescribed: daysAgo !== 60,
				arrivedAt: hoursFromNow(-24 * daysAgo + (daysAgo === 70 ? 0.5 : 0.1)),
			})
			await db.insert(coverAsks).values({
				requestId: request.id,
				specialistId: person.specialistId,
				wave: 1,
				answer: 'accepted',
				answeredAt: hoursFromNow(-24 * daysAgo - 5),
			})
		}
		await done(50, 3)
		await done(60, 9)
		expect(await hospitalRecordOf(member.hospitalId)).toBeNull()
		expect(await specialistRecordOf(person.specialistId)).toBeNull()

		await done(80, null)
		// Two payments and one that is late are three cases, and two are too few for a median.
		expect(await hospitalRecordOf(member.hospitalId)).toMatchObject({ days: null, paid: 2, unpaid: 1 })
		await done(70, 5)

		expect(await hospitalRecordOf(member.hospitalId)).toEqual({
			...{ days: 5, paid: 3, unpaid: 1, described: null, cancelled: { late: 0, veryLate: 0, of: 4 } },
			reply: null,
		})
		expect(await specialistRecordOf(person.specialistId)).toEqual({
			...{ accepted: 4, done: 4, onTime: { yes: 3, of: 4 }, late: 0, veryLate: 0, missed: 0 },
			reply: null,
		})
	})

	test('what is said of cover as described is published for three specialists at once', async () => {
		const member = await aMember()
		const said = async (asDescribed: boolean) => {
			const person = await aCoverSpecialist()
			await aWorkedCover(person, { endedAgo: 50, member, status: 'confirmed', asDescribed })
			return person
		}
		const shown = async () => {
			await publishDescriptions.run({})
			return (await hospitalRecordOf(member.hospitalId))?.described ?? null
		}
		const first = await said(true)
		for (const endedAgo of [60, 70])
			await aWorkedCover(first, { endedAgo, member, status: 'confirmed', asDescribed: true })
		expect(await shown()).toBeNull()
		await said(true)
		expect(await shown()).toBeNull()
		await said(true)
		expect(await shown()).toEqual({ yes: 5, of: 5 })

		await said(false)
		expect(await shown()).toEqual({ yes: 5, of: 5 })
		await db.delete(specialists).where(eq(specialists.id, first.specialistId))
		await said(true)
		expect(await shown()).toEqual({ yes: 3, of: 4 })
	})

	test('what the hospital cancelled is not among what a person accepted', async () => {
		const person = await aCoverSpecialist()
		const member = await aMember()
		for (const endedAgo of [50, 60, 70]) await aWorkedCover(person, { endedAgo, member, status: 'finished' })
		await aWorkedCover(person, { endedAgo: 80, member, status: 'cancelled' })

		expect(await specialistRecordOf(person.specialistId)).toMatchObject({ accepted: 3, done: 3 })
	})

	test('an arrival that was not reported until the end is that of the hours, and not a late one', async () => {
		const person = await aCoverSpecialist()
		const { id, startsAt, endsAt } = await aWorkedCover(person, { endedAgo: 1 })

		expect(await reportProgress(person, id, 'arrived')).toMatchObject({ failure: 'over' })
		const slip = new Date(startsAt.getTime() + 3_600_000)
		await enterHours(person, id, { startsAt: slip, endsAt, asDescribed: true })
		await enterHours(person, id, { startsAt, endsAt, asDescribed: true })

		expect((await requestOfId(id)).arrivedAt).toEqual(startsAt)
	})

	test('on the way and arrived are reported hours before the start, not days', async () => {
		const { request, person, member } = await covered({ startsIn: 30 })
		for (const step of ['on-the-way', 'arrived'] as const)
			expect(await reportProgress(person, request.id, step)).toMatchObject({ failure: 'too-early' })
		const soon = await covered({ member, startsIn: 3 }, person)
		expect(await reportProgress(person, soon.request.id, 'arrived')).toMatchObject({ failure: 'too-early' })
		expect(await reportProgress(person, soon.request.id, 'on-the-way')).toMatchObject({ ok: true })
		await startedAgo(soon.request.id, -0.5)
		expect(await reportProgress(person, soon.request.id, 'arrived')).toMatchObject({ ok: true })

		expect(await requestOfId(request.id)).toMatchObject({ onTheWayAt: null, arrivedAt: null })
	})

	test('a hospital that cancels late after someone accepted has that in its record, and both sides may say something about theirs', async () => {
		const person = await aCoverSpecialist()
		const member = await aMember()
		const cancel = async (startsIn: number) => {
			const { request } = await covered({ member, startsIn }, person)
			await cancelCover(member, request.id, 'The case was moved.')
			await startedAgo(request.id, 0.1)
			// The move stays as long before the start as it was.
			const at = hoursFromNow(-0.1 - startsIn)
			await db
				.update(coverEvents)
				.set({ at })
				.where(and(eq(coverEvents.requestId, request.id), eq(coverEvents.to, 'cancelled')))
		}
		await cancel(1.5)
		await cancel(11)
		expect(await hospitalRecordOf(member.hospitalId)).toBeNull()
		await cancel(30)
		await saveReply(member, 'Two lists were moved by the surgeon.')

		expect(await hospitalRecordOf(member.hospitalId)).toMatchObject({
			cancelled: { late: 2, veryLate: 1, of: 3 },
			described: null,
			reply: 'Two lists were moved by the surgeon.',
		})
		await saveReply(member, null)
		expect(await hospitalRecordOf(member.hospitalId)).toMatchObject({ reply: null })

		// A hospital that has read the number and cancels has it in the record at once, however early that is.
		const { request: early } = await covered({ member, startsIn: 200 }, await aCoverSpecialist())
		await cancelCover(member, early.id, 'The case was moved.')
		expect(await hospitalRecordOf(member.hospitalId)).toMatchObject({ cancelled: { late: 2, of: 3 } })
		const { request: read } = await covered({ member, startsIn: 200 }, await aCoverSpecialist())
		expect((await findOurs(member, read.id))?.person?.phone).not.toBeNull()
		await cancelCover(member, read.id, 'The case was moved.')
		expect(await hospitalRecordOf(member.hospitalId)).toMatchObject({ cancelled: { late: 3, of: 4 } })
	})
})

test('a person who deletes their account leaves the work of the hospital without a name', async () => {
	const { request, person, member } = await covered()
	await startedAgo(request.id, 3)
	await enterHours(person, request.id, { startsAt: hoursFromNow(-3), endsAt: hoursFromNow(-1) })

	await db.delete(specialists).where(eq(specialists.id, person.specialistId))

	expect(await findOurs(member, request.id)).toMatchObject({
		request: { status: 'finished', specialistId: null },
		person: null,
	})
	expect(
		await db
			.select()
			.from(coverAsks)
			.where(and(eq(coverAsks.requestId, request.id))),
	).toEqual([])
})
