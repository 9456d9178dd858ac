import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { blockHospital } from '#app/contacts/blocks.server.ts'
import { aMember } from '#app/hospitals/fixtures.server.ts'
import type { Member, Specialist } from '#app/identity/actor.ts'
import { anOperator } from '#app/identity/fixtures.server.ts'
import { istToday } from '#app/platform/text/dates.ts'
import { db } from '#app/platform/database/db.server.ts'
import { aSpecialist } from '#app/specialists/fixtures.server.ts'
import { chooseNext } from './candidates.server.ts'
import { addDaysOff } from '../availability/days-off.server.ts'
import { askFirst } from './favourites.server.ts'
import { aCoverRequest, aCoverSpecialist, askFor, hoursFromNow } from '../fixtures.server.ts'
import { findObstacles } from '../availability/obstacles.server.ts'
import type { Obstacle } from '../availability/obstacles.ts'
import { listUnaccepted } from './unaccepted.server.ts'
import { askedFor, runWave, covered } from '../cover-story.fixtures.server.ts'

describe('who is asked', () => {
	const cases: [why: string, isAsked: boolean, who: () => Promise<Specialist>][] = [
		['someone near who is available', true, () => aCoverSpecialist()],
		['who does not want to be asked', false, () => aCoverSpecialist({ preferences: { onUntil: null } })],
		['whose hours ended', false, () => aCoverSpecialist({ preferences: { onUntil: hoursFromNow(-1) } })],
		[
			'whose hours end before the work does',
			false,
			() => aCoverSpecialist({ preferences: { onUntil: hoursFromNow(4) } }),
		],
		[
			'who is available then by their week',
			true,
			() => aCoverSpecialist({ preferences: { onUntil: null, isOn: true }, availability: everyDay }),
		],
		[
			'who has that day off',
			false,
			async () => {
				const person = await aCoverSpecialist({ preferences: { onUntil: null, isOn: true }, availability: everyDay })
				await addDaysOff(person, { first: istToday(hoursFromNow(-24)), last: istToday(hoursFromNow(24)) })
				return person
			},
		],
		[
			'who has the day off and is available now all the same',
			true,
			async () => {
				const person = await aCoverSpecialist()
				await addDaysOff(person, { first: istToday(hoursFromNow(0)), last: '' })
				return person
			},
		],
		['whose week is empty', false, () => aCoverSpecialist({ preferences: { onUntil: null, isOn: true } })],
		['who wants more pay', false, () => aCoverSpecialist({ preferences: { leastCasePaise: 600_001n } })],
		['who wants this pay', true, () => aCoverSpecialist({ preferences: { leastCasePaise: 600_000n } })],
		[
			'who wants more an hour, for work by the case',
			true,
			() => aCoverSpecialist({ preferences: { leastHourPaise: 900_000n } }),
		],
		['who lives too far away', false, () => aCoverSpecialist({ latitude: 18.9, longitude: 73.8446 })],
		['who would come from a little way', false, () => aCoverSpecialist({ preferences: { radiusKm: 1 } })],
		['of another speciality', false, () => aCoverSpecialist({ specialitySlug: 'surgeon', speciality: 'Surgeon' })],
		['who is in Private Mode', false, () => aCoverSpecialist({ profileVisibility: false })],
	]
	const everyDay = Object.fromEntries(
		['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'].map((day) => [day, { from: '00:00', to: '23:59' }]),
	)

	test.each(cases)('%s: %s', async (_why, isAsked, who) => {
		const { specialistId } = await who()
		const request = await aCoverRequest({ startsIn: 3, hours: 2 })
		// Work over midnight would need two days of a week.
		const noon = new Date(Math.ceil(Date.now() / 86_400_000) * 86_400_000 + 6.5 * 3_600_000)
		const isByWeek = _why.includes('week')
		const asked = isByWeek ? { ...request, startsAt: noon, endsAt: new Date(noon.getTime() + 2 * 3_600_000) } : request

		const chosen = await chooseNext(db, { request: asked, limit: 10, onlyNightCallers: false })

		expect(chosen).toEqual(isAsked ? [specialistId] : [])
	})

	test.each<[why: string, Obstacle[], () => Promise<Specialist>]>([
		['who can be asked', [], () => aCoverSpecialist()],
		['in Private Mode', ['private'], () => aCoverSpecialist({ profileVisibility: false })],
		['who has not chosen who should not see them', ['hiding'], () => aCoverSpecialist({ hidingAskedAt: null })],
		['without a verified registration', ['registration'], () => aSpecialist()],
		['whose week is empty', ['week'], () => aCoverSpecialist({ preferences: { onUntil: null, isOn: true } })],
		['whose city is not known', ['place'], () => aCoverSpecialist({ latitude: null, longitude: null })],
	])('a specialist %s is told what keeps hospitals from asking, and nothing else', async (_who, told, who) => {
		const person = await who()

		expect(await findObstacles(person)).toEqual(told)
		const chosen = await chooseNext(db, { request: await aCoverRequest(), limit: 10, onlyNightCallers: false })
		expect(chosen).toEqual(told.length === 0 ? [person.specialistId] : [])
	})

	test('no one is asked without a registration that we have verified', async () => {
		const { specialistId } = await aSpecialist()
		await db.execute(
			sql`insert into cover_preferences (specialist_id, on_until) values (${specialistId}, now() + interval '3 days')`,
		)

		expect(await chooseNext(db, { request: await aCoverRequest(), limit: 10, onlyNightCallers: false })).toEqual([])
	})

	test('no one who has blocked the hospital, and no one twice', async () => {
		const [blocks, was, other] = [await aCoverSpecialist(), await aCoverSpecialist(), await aCoverSpecialist()]
		const request = await aCoverRequest()
		await blockHospital(blocks, request.hospitalId)
		await askFor(request.id, [was.specialistId])

		expect(await chooseNext(db, { request, limit: 10, onlyNightCallers: false })).toEqual([other.specialistId])
	})

	test('children, emergencies and calls at night only for those who want them', async () => {
		const one = await aCoverSpecialist({ preferences: { children: false, emergencies: false } })
		const byWeek = await aCoverSpecialist({ preferences: { onUntil: hoursFromNow(72), isOn: true } })
		const chosen = async (story: Parameters<typeof aCoverRequest>[0]) =>
			chooseNext(db, { request: await aCoverRequest(story), limit: 10, onlyNightCallers: false })

		expect(await chosen({ patient: 'child' })).toEqual([byWeek.specialistId])
		expect(await chosen({ urgency: 'emergency' })).toEqual([byWeek.specialistId])
		expect((await chosen({})).toSorted()).toEqual([one.specialistId, byWeek.specialistId].toSorted())
	})

	test('no one with other work at the time, the rested before the tired, and those asked least before others', async () => {
		const [bound, tired, often, seldom] = [
			await aCoverSpecialist(),
			await aCoverSpecialist(),
			await aCoverSpecialist(),
			await aCoverSpecialist(),
		]
		await covered({ startsIn: 4, hours: 2 }, bound)
		await covered({ startsIn: 7, hours: 11 }, tired)
		for (let times = 0; times < 6; times++) await askFor((await aCoverRequest()).id, [often.specialistId])

		const chosen = await chooseNext(db, { request: await aCoverRequest(), limit: 10, onlyNightCallers: false })

		expect(chosen).toEqual([seldom.specialistId, often.specialistId, tired.specialistId])
	})
})

describe('a hospital’s own people', () => {
	const worked = async (member: Member, person: Specialist) =>
		aCoverRequest({
			member,
			...{ startsIn: -50, status: 'confirmed', specialistId: person.specialistId },
			...{ acceptedAt: hoursFromNow(-60), workedFrom: hoursFromNow(-50), workedTo: hoursFromNow(-48) },
		})
	const next = (request: Awaited<ReturnType<typeof aCoverRequest>>) =>
		chooseNext(db, { request, limit: 10, onlyNightCallers: false })

	test('are asked alone before others, in an emergency in front of them', async () => {
		const [member, other, own] = [await aMember(), await aCoverSpecialist(), await aCoverSpecialist()]
		await worked(member, own)
		expect(await askFirst(member, own.specialistId, true)).toMatchObject({ ok: true })

		expect(await next(await aCoverRequest({ member }))).toEqual([own.specialistId])
		expect(await next(await aCoverRequest({ member, urgency: 'emergency' }))).toEqual([
			own.specialistId,
			other.specialistId,
		])
		expect(await next(await aCoverRequest({ member: await aMember() }))).toHaveLength(2)
		await askFirst(member, own.specialistId, false)
		expect(await next(await aCoverRequest({ member }))).toHaveLength(2)
	})

	test('are those who have worked there, and the others are asked once these have not accepted', async () => {
		const [member, other, own] = [await aMember(), await aCoverSpecialist(), await aCoverSpecialist()]
		expect(await askFirst(member, own.specialistId, true)).toMatchObject({ failure: 'not-found' })
		await worked(member, own)
		await askFirst(member, own.specialistId, true)
		const request = await aCoverRequest({ member })

		await runWave(request.id)
		expect(await askedFor(request.id)).toEqual([own.specialistId])
		await runWave(request.id)
		expect((await askedFor(request.id)).toSorted()).toEqual([own.specialistId, other.specialistId].toSorted())
	})
})

test('what no one accepts is before the operator: everyone asked, near its start, or ended without anyone this week', async () => {
	const { member, ...quiet } = await aCoverRequest({ startsIn: 30 })
	const asked = await aCoverRequest({ member, startsIn: 30, allAskedAt: hoursFromNow(-1) })
	const near = await aCoverRequest({ member, startsIn: 4 })
	const ended = await aCoverRequest({ member, startsIn: -30, status: 'unfilled', nextWaveAt: null })
	const old = await aCoverRequest({ member, startsIn: -24 * 8, status: 'unfilled', nextWaveAt: null })

	const found = await listUnaccepted(await anOperator())

	expect(found.map(({ request }) => request.id)).toEqual([near.id, asked.id, ended.id])
	expect([quiet.id, old.id]).toHaveLength(2)
})
