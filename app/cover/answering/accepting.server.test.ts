import { eq, like } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { aMember } from '#app/hospitals/fixtures.server.ts'
import { notifications } from '#app/notifications/tables.server.ts'
import { db } from '#app/platform/database/db.server.ts'
import { countQueued } from '#app/platform/tasks/tasks.server.ts'
import { acceptCover, declineCover, giveBackCover, markPaid } from './answers.server.ts'
import { aCoverRequest, aCoverSpecialist, askFor, aWorkedCover, hoursFromNow } from '../fixtures.server.ts'
import { specialistRecordOf } from '../settlement/records.server.ts'
import { notifyOthers } from '../notifications.server.ts'
import { confirmHours, enterHours } from '../settlement/hours.server.ts'
import { cancelCover } from '../asking/requests.server.ts'
import { coverAsks } from '../tables.server.ts'
import { requestOfId, askedFor, runWave, mayTire, covered, startedAgo } from '../cover-story.fixtures.server.ts'

describe('accepting', () => {
	test('of any number at once exactly one wins, and the others are told that they need not hurry', async () => {
		const people = await Promise.all(Array.from({ length: 12 }, () => aCoverSpecialist()))
		const request = await aCoverRequest()
		await askFor(
			request.id,
			people.map(({ specialistId }) => specialistId),
		)

		const answers = await Promise.all(people.map((person) => acceptCover(person, request.id, mayTire)))

		expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
		expect(answers.filter((answer) => !answer.ok && answer.failure === 'taken')).toHaveLength(11)
		const { specialistId } = await requestOfId(request.id)
		expect(await countQueued(notifyOthers)).toBe(1)
		await notifyOthers.run({ requestId: request.id })
		await notifyOthers.run({ requestId: request.id })
		const told = await db
			.select()
			.from(notifications)
			.where(like(notifications.key, `cover/${request.id}/taken/%`))
		expect(told.map(({ accountId }) => accountId).toSorted()).toEqual(
			people
				.map((person) => person.specialistId)
				.filter((id) => id !== specialistId)
				.toSorted(),
		)
	})

	test('when the hospital cancels, those who were asked are told that, and not that someone else has it', async () => {
		const person = await aCoverSpecialist()
		const request = await aCoverRequest()
		await askFor(request.id, [person.specialistId])
		await cancelCover(request.member, request.id, 'The case was moved.')
		await notifyOthers.run({ requestId: request.id })

		const told = await db.select().from(notifications).where(eq(notifications.accountId, person.accountId))
		expect(told.map(({ title }) => title)).toEqual(['No longer needed: LSCS'])
	})

	test('one person who accepts two at one time gets one of them', async () => {
		const person = await aCoverSpecialist()
		const requests = [await aCoverRequest(), await aCoverRequest(), await aCoverRequest()]
		for (const { id } of requests) await askFor(id, [person.specialistId])

		const answers = await Promise.all(requests.map(({ id }) => acceptCover(person, id, mayTire)))

		expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
		expect(answers.filter((answer) => !answer.ok && answer.failure === 'overlap')).toHaveLength(2)
	})

	test('one person who accepts two at one moment, of which one cannot be reached from the other, gets one of them', async () => {
		const answers = await Promise.all(
			Array.from({ length: 6 }, async () => {
				const person = await aCoverSpecialist()
				const pune = await aCoverRequest({ startsIn: 3, hours: 1 })
				const mumbai = await aCoverRequest({ startsIn: 5, hours: 1, latitude: 19.076, longitude: 72.8777 })
				for (const { id } of [pune, mumbai]) await askFor(id, [person.specialistId])
				const both = await Promise.all([pune, mumbai].map(({ id }) => acceptCover(person, id, { mayTire: true })))
				return both.map((one) => (one.ok ? 'accepted' : one.failure)).toSorted()
			}),
		)

		for (const both of answers) expect(both).toEqual(['accepted', 'travel'])
	})

	test('not what cannot be reached in time from other cover, in another town', async () => {
		const { person } = await covered({ startsIn: 1, hours: 1, latitude: 19.076, longitude: 72.8777 })
		const request = await aCoverRequest({ startsIn: 3 })
		await askFor(request.id, [person.specialistId])

		expect(await acceptCover(person, request.id, { mayTire: true })).toEqual({ ok: false, failure: 'travel' })
	})

	test('a day that becomes too long is accepted only by someone who has read it', async () => {
		const { person } = await covered({ startsIn: 8, hours: 10 })
		const request = await aCoverRequest({ startsIn: 2, hours: 4 })
		await askFor(request.id, [person.specialistId])

		expect(await acceptCover(person, request.id, { mayTire: false })).toEqual({
			ok: false,
			failure: 'warned',
			warnings: ['long-day'],
		})
		expect(await acceptCover(person, request.id, { mayTire: true })).toMatchObject({ ok: true })
	})

	test('not by someone who was not asked, not after the start, not once it is cancelled', async () => {
		const person = await aCoverSpecialist()
		const [notAsked, begun, cancelled] = [await aCoverRequest(), await aCoverRequest(), await aCoverRequest()]
		await askFor(begun.id, [person.specialistId])
		await askFor(cancelled.id, [person.specialistId])
		await startedAgo(begun.id, 1)
		await cancelCover(cancelled.member, cancelled.id, 'The case was moved.')

		const failures = await Promise.all([notAsked, begun, cancelled].map(({ id }) => acceptCover(person, id, mayTire)))
		expect(failures.map((one) => (one.ok ? null : one.failure))).toEqual(['not-found', 'over', 'over'])
	})

	test('who gave it back cannot wipe that from the record with ‘Not this time’', async () => {
		const person = await aCoverSpecialist()
		const answers = async (id: string) =>
			(await db.select().from(coverAsks).where(eq(coverAsks.requestId, id)).orderBy(coverAsks.askedAt)).map(
				({ answer }) => answer,
			)
		const member = await aMember()
		for (const startsIn of [3, 6, 9]) {
			const { request } = await covered({ member, startsIn }, person)
			await giveBackCover(person, request.id, 'My flight is late.')

			expect(await declineCover(person, request.id)).toMatchObject({ ok: true })

			expect(await answers(request.id)).toEqual(['gave-back'])
		}
		expect(await specialistRecordOf(person.specialistId)).toMatchObject({ late: 3, veryLate: 0 })
	})

	test('nor by accepting it again', async () => {
		const person = await aCoverSpecialist()
		const member = await aMember()
		for (const startsIn of [3, 6, 9]) {
			const { request } = await covered({ member, startsIn }, person)
			await giveBackCover(person, request.id, 'My flight is late.')
			expect(await acceptCover(person, request.id, mayTire)).toMatchObject({ ok: true })
		}

		expect(await specialistRecordOf(person.specialistId)).toMatchObject({ late: 3, veryLate: 0 })
	})

	test('a second time by the one who has it is no mistake, and changes nothing', async () => {
		const { request, person, member } = await covered()
		const before = await requestOfId(request.id)

		expect(await acceptCover(person, request.id, mayTire)).toEqual({ ok: true, value: null })

		expect(await requestOfId(request.id)).toEqual(before)
		const told = await db.select().from(notifications).where(eq(notifications.accountId, member.accountId))
		expect(told).toHaveLength(1)
	})

	test('who cannot come gives it back, and others are asked at once but not the same person again', async () => {
		const { request, person, member } = await covered()
		const other = await aCoverSpecialist()

		expect(await giveBackCover(person, request.id, 'My flight is late.')).toMatchObject({ ok: true })

		expect(await requestOfId(request.id)).toMatchObject({ status: 'open', specialistId: null, acceptedAt: null })
		await runWave(request.id)
		expect((await askedFor(request.id)).toSorted()).toEqual([person.specialistId, other.specialistId].toSorted())
		const told = await db.select().from(notifications).where(eq(notifications.accountId, member.accountId))
		expect(told.map(({ title }) => title)).toContain('Dr Asha Menon can no longer cover LSCS')
	})
})

describe('a second tap', () => {
	test('changes nothing: given back, cancelled, hours entered, confirmed and paid once', async () => {
		const person = await aCoverSpecialist()
		const given = (await covered({}, person)).request
		const cancelled = await aCoverRequest()
		const { id, member } = await aWorkedCover(person, { endedAgo: 50 })
		const hours = { startsAt: hoursFromNow(-52), endsAt: hoursFromNow(-50), asDescribed: true }
		const twice = async (act: () => Promise<unknown>) => [await act(), await act()]
		const done = { ok: true, value: null }

		expect(await twice(() => giveBackCover(person, given.id, 'My flight is late.'))).toEqual([done, done])
		expect(await twice(() => cancelCover(cancelled.member, cancelled.id, 'Moved.'))).toEqual([done, done])
		expect(await twice(() => enterHours(person, id, hours))).toEqual([done, done])
		const { version } = await requestOfId(id)
		expect(await twice(() => confirmHours(member, id, version))).toEqual([done, done])
		await markPaid(person, id, true)
		const { paidAt } = await requestOfId(id)
		await markPaid(person, id, true)

		expect((await requestOfId(id)).paidAt).toEqual(paidAt)
		const told = await db.select().from(notifications).where(eq(notifications.accountId, member.accountId))
		expect(told.filter(({ title }) => title.includes('entered the hours'))).toHaveLength(1)
	})
})
