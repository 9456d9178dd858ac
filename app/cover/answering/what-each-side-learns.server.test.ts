import { eq, sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { blockHospital } from '#app/contacts/blocks.server.ts'
import { aMember } from '#app/hospitals/fixtures.server.ts'
import { notifications } from '#app/notifications/tables.server.ts'
import { db } from '#app/platform/database/db.server.ts'
import { reportAbsence } from '../settlement/absence.server.ts'
import { acceptCover, declineCover } from './answers.server.ts'
import { aCoverRequest, aCoverSpecialist, askFor, aWorkedCover, hoursFromNow } from '../fixtures.server.ts'
import { findOurs } from '../asking/hospital-cover.server.ts'
import { findMyCover, listAsking, listHeld } from '../my-cover.server.ts'
import { lastReason } from '../settlement/last-reason.server.ts'
import { enterHours } from '../settlement/hours.server.ts'
import { cancelCover } from '../asking/requests.server.ts'
import { coverRequests } from '../tables.server.ts'
import { mayTire, covered } from '../cover-story.fixtures.server.ts'

describe('what each side learns', () => {
	test('of those who were asked and did not accept the hospital learns nothing but their number', async () => {
		const [silent, declines] = [
			await aCoverSpecialist({ name: 'Dr Silent Rao' }),
			await aCoverSpecialist({ name: 'Dr Busy Rao' }),
		]
		const request = await aCoverRequest()
		await askFor(request.id, [silent.specialistId, declines.specialistId])
		expect(await declineCover(declines, request.id)).toMatchObject({ ok: true })

		const page = await findOurs(request.member, request.id)

		expect(page).toMatchObject({ asked: null, person: null, record: null })
		expect(JSON.stringify(page, (_key, value) => (typeof value === 'bigint' ? String(value) : value))).not.toMatch(
			/Rao/,
		)
		expect(await db.select().from(notifications).where(eq(notifications.accountId, request.member.accountId))).toEqual(
			[],
		)
	})

	test('name and number of who accepted, for the hospital that asked alone, and each look is noted', async () => {
		const { request, person, member } = await covered()

		expect((await findOurs(member, request.id))?.person).toMatchObject({ name: person.name })
		expect(await findOurs(await aMember(), request.id)).toBeNull()
		const { rows } = await db.execute(
			sql`select what, detail from profile_access where specialist_id = ${person.specialistId}`,
		)
		expect(rows).toEqual([{ what: 'contact', detail: ['phone'] }])
	})

	test('the number of someone who has blocked the hospital since is gone, and the name of who worked there stays', async () => {
		const person = await aCoverSpecialist()
		const { id, member } = await aWorkedCover(person, { endedAgo: 50 })
		expect((await findOurs(member, id))?.person?.phone).toMatch(/^\+91/)

		await blockHospital(person, member.hospitalId)

		expect((await findOurs(member, id))?.person).toMatchObject({ name: person.name, phone: null })
	})

	test('a specialist reads all that is to do, also old, and what the hospital has cancelled', async () => {
		const person = await aCoverSpecialist()
		const { id: owed, member } = await aWorkedCover(person, { endedAgo: 1000, status: 'confirmed' })
		await db
			.update(coverRequests)
			.set({ workedFrom: hoursFromNow(-1002), workedTo: hoursFromNow(-1000) })
			.where(eq(coverRequests.id, owed))
		for (let paid = 0; paid < 50; paid++)
			await aWorkedCover(person, { endedAgo: 10 + 4 * paid, member, status: 'confirmed', paidAt: new Date() })
		const { id: cancelled } = await aWorkedCover(person, { endedAgo: -20, member, status: 'cancelled' })

		const { ahead, past } = await listHeld(person)

		expect(ahead.map(({ request }) => request.id)).toEqual([owed])
		expect(past[0]?.request.id).toBe(cancelled)
	})

	test('the number of the hospital only for who accepted', async () => {
		const { request, person } = await covered()
		const other = await aCoverSpecialist()
		await askFor(request.id, [other.specialistId])

		expect((await findMyCover(person, request.id))?.hospital.phone).toBe('+912069120150')
		expect((await findMyCover(other, request.id))?.hospital.phone).toBeNull()
		await cancelCover(request.member, request.id, 'The case was moved.')
		expect(await findMyCover(person, request.id)).toMatchObject({ isMine: true, hospital: { phone: null } })
		expect(await lastReason(request.id)).toMatchObject({ reason: 'The case was moved.' })
		expect(await findMyCover(await aCoverSpecialist(), request.id)).toBeNull()
	})

	test('others who were asked read that it is taken, and not what became of the one who has it', async () => {
		const [person, other] = [await aCoverSpecialist(), await aCoverSpecialist()]
		const { id, member } = await aWorkedCover(person, { endedAgo: 5 })
		await askFor(id, [other.specialistId])
		await enterHours(person, id, { startsAt: hoursFromNow(-7), endsAt: hoursFromNow(-5), asDescribed: false })
		const nothing = {
			specialistId: null,
			arrivedAt: null,
			workedFrom: null,
			duePaise: null,
			asDescribed: null,
			version: 0,
		}
		expect(await findMyCover(other, id)).toMatchObject({ isMine: false, request: { status: 'covered', ...nothing } })

		await reportAbsence(member, id, 'No one came.')

		expect(await findMyCover(other, id)).toMatchObject({ isMine: false, request: { status: 'covered', ...nothing } })
		expect((await findMyCover(person, id))?.request.status).toBe('missed')
	})

	test('a hospital that is blocked has asked nothing', async () => {
		const person = await aCoverSpecialist()
		const request = await aCoverRequest()
		await askFor(request.id, [person.specialistId])
		expect(await listAsking(person)).toHaveLength(1)

		await blockHospital(person, request.hospitalId)

		expect(await listAsking(person)).toEqual([])
		expect(await acceptCover(person, request.id, mayTire)).toMatchObject({ failure: 'not-found' })
	})
})
