import { randomUUID } from 'node:crypto'
import { and, eq, like, sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { blockHospital } from '#app/contacts/blocks.server.ts'
import { aMember } from '#app/hospitals/fixtures.server.ts'
import { hospitals } from '#app/hospitals/tables.server.ts'
import type { Member, Specialist } from '#app/identity/actor.ts'
import { anOperator } from '#app/identity/fixtures.server.ts'
import { accounts } from '#app/identity/tables.server.ts'
import { notifications } from '#app/notifications/tables.server.ts'
import { istToday } from '#app/platform/dates.ts'
import { db, only } from '#app/platform/db.server.ts'
import { deliveries } from '#app/platform/tables.server.ts'
import { countQueued } from '#app/platform/tasks.server.ts'
import { aSpecialist } from '#app/specialists/fixtures.server.ts'
import { specialists } from '#app/specialists/tables.server.ts'
import { reportAbsence } from './absence.server.ts'
import { releaseCover } from './after-block.server.ts'
import { acceptCover, declineCover, giveBackCover, markPaid, reportProgress } from './answers.server.ts'
import { chooseNext } from './candidates.server.ts'
import { askNext, askWave, tendCover } from './cascade.server.ts'
import { addDaysOff } from './days-off.server.ts'
import { askFirst } from './favourites.server.ts'
import { aCoverRequest, aCoverSpecialist, askFor, aWorkedCover, hoursFromNow } from './fixtures.server.ts'
import { findMyCover, findOurs, lastReason, listAsking, listHeld } from './queries.server.ts'
import { hospitalRecordOf, publishDescriptions, saveReply, specialistRecordOf } from './records.server.ts'
import { notifyOthers } from './notifications.server.ts'
import { confirmHours, enterHours } from './hours.server.ts'
import { cancelCover, requestCover } from './requests.server.ts'
import { coverLimits } from './kinds.ts'
import { findObstacles } from './obstacles.server.ts'
import type { Obstacle } from './obstacles.ts'
import { requestInput, requestOf } from './schema.server.ts'
import { coverAsks, coverEvents, coverRequests } from './tables.server.ts'
import { lockCover } from './transitions.server.ts'
import { listUnaccepted } from './unaccepted.server.ts'

const requestOfId = async (id: string) => only(await db.select().from(coverRequests).where(eq(coverRequests.id, id)))
const askedFor = async (id: string) =>
	(await db.select().from(coverAsks).where(eq(coverAsks.requestId, id)).orderBy(coverAsks.askedAt)).map(
		({ specialistId }) => specialistId,
	)
/** The task of the wave that is planned now. */
const waveTask = async (id: string) => ({
	requestId: id,
	plannedFor: (await requestOfId(id)).nextWaveAt?.toISOString() ?? '',
})
const runWave = async (id: string) => askWave.run(await waveTask(id))
const mayTire = { mayTire: false }

/** What a hospital types: a caesarean in three hours for two hours. */
const typed = (changes: Record<string, unknown> = {}) => {
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
async function covered(story: Parameters<typeof aCoverRequest>[0] = {}, specialist?: Specialist) {
	const person = specialist ?? (await aCoverSpecialist())
	const request = await aCoverRequest(story)
	await askFor(request.id, [person.specialistId])
	expect(await acceptCover(person, request.id, { mayTire: true })).toEqual({ ok: true, value: null })
	return { request, person, member: request.member }
}

/** As if it had begun hours ago. */
const startedAgo = (id: string, hours: number) =>
	db
		.update(coverRequests)
		.set({ startsAt: hoursFromNow(-hours), endsAt: hoursFromNow(2 - hours) })
		.where(eq(coverRequests.id, id))

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

describe('the cascade', () => {
	test('the same each week is a request of its own for every week, asked two weeks before', async () => {
		const member = await aMember()

		const asked = await requestCover(member, requestOf(requestInput().parse(typed({ weeks: '4' }))))

		if (!asked.ok) throw new Error(asked.failure)
		const series = await Promise.all(asked.value.requestIds.map(requestOfId))
		const days = (one: Date | null, other: Date) => Math.round(((one?.getTime() ?? 0) - other.getTime()) / 86_400_000)
		const [first] = series
		if (!first) throw new Error('No request')
		expect(series.map(({ startsAt }) => days(startsAt, first.startsAt))).toEqual([0, 7, 14, 21])
		// In three hours, in a week and three hours, in two weeks and three hours, and two weeks before the last.
		expect(series.map(({ nextWaveAt }) => days(nextWaveAt, new Date()) + 0)).toEqual([0, 0, 0, 7])
	})

	test('a form that is sent twice asks once, and one that was changed or is of another hospital asks again', async () => {
		const [member, other] = [await aMember(), await aMember()]
		const ask = async (who: Member, changes: Record<string, unknown>) => {
			const asked = await requestCover(who, requestOf(requestInput().parse(typed(changes))))
			return asked.ok ? asked.value.requestIds : [asked.failure]
		}
		const form = randomUUID()
		const [list, changed, elsewhere] = [{ form, weeks: '2' }, { form, weeks: '2', pay: '7,000' }, { form }]

		const [first, second] = await Promise.all([ask(member, list), ask(member, list)])

		expect(first).toHaveLength(2)
		expect(second).toEqual(first)
		expect(await db.$count(coverRequests, eq(coverRequests.hospitalId, member.hospitalId))).toBe(2)
		expect(await ask(member, changed)).not.toEqual(first)
		expect(await ask(other, elsewhere)).not.toEqual([form])
	})

	test('a request asks its first wave as soon as it is committed, and those it asks get push and SMS', async () => {
		const [member, specialist] = [await aMember(), await aCoverSpecialist()]
		const form = requestInput().parse(typed())

		const asked = await requestCover(member, requestOf(form))

		if (!asked.ok) throw new Error(asked.failure)
		expect(await countQueued(askWave)).toBe(1)
		await runWave(only(asked.value.requestIds))
		expect(await askedFor(only(asked.value.requestIds))).toEqual([specialist.specialistId])
		const [told] = await db.select().from(notifications).where(eq(notifications.accountId, specialist.accountId))
		expect(told).toMatchObject({ href: `/cover/${only(asked.value.requestIds)}` })
		const sent = await db.select().from(deliveries).where(eq(deliveries.channel, 'sms'))
		expect(sent).toHaveLength(1)
	})

	test('a wave is asked once, however often its task runs, and the next one has a time', async () => {
		const people = await Promise.all(Array.from({ length: 9 }, () => aCoverSpecialist()))
		const request = await aCoverRequest()

		const task = await waveTask(request.id)
		await Promise.all(Array.from({ length: 4 }, () => askWave.run(task)))

		const first = await askedFor(request.id)
		expect(first).toHaveLength(6)
		expect((await requestOfId(request.id)).nextWaveAt?.getTime()).toBeGreaterThan(Date.now())
		await runWave(request.id)
		expect((await askedFor(request.id)).toSorted()).toEqual(people.map(({ specialistId }) => specialistId).toSorted())
	})

	test('a wave that was planned before the request was given back is not asked beside the new one', async () => {
		const person = await aCoverSpecialist()
		const request = await aCoverRequest()
		await runWave(request.id)
		const before = await waveTask(request.id)
		await acceptCover(person, request.id, mayTire)
		await giveBackCover(person, request.id, 'My flight is late.')
		const others = [await aCoverSpecialist(), await aCoverSpecialist()]

		await askWave.run(before)
		expect(await askedFor(request.id)).toEqual([person.specialistId])
		await runWave(request.id)
		expect(await askedFor(request.id)).toHaveLength(1 + others.length)
	})

	test('two requests at once cannot pass the number that may be open', async () => {
		const { member } = await aCoverRequest()
		for (let open = 1; open < coverLimits.openAtOnce - 1; open++) await aCoverRequest({ member })
		const input = requestOf(requestInput().parse(typed()))

		const asked = await Promise.all(Array.from({ length: 4 }, () => requestCover(member, input)))

		expect(asked.map((one) => (one.ok ? 'asked' : one.failure)).toSorted()).toEqual([
			'asked',
			'too-many',
			'too-many',
			'too-many',
		])
	})

	test('a text that would be held elsewhere is refused beside its field, because a case cannot wait for a review', () => {
		const refused = requestInput().safeParse(typed({ note: 'Refundable deposit of Rs 5000 before the first case.' }))

		expect(refused.error?.issues.map(({ path }) => path)).toEqual([['note']])
	})

	test('when everyone has been asked the hospital is told once, and who becomes available later is asked too', async () => {
		const request = await aCoverRequest()
		await runWave(request.id)
		await runWave(request.id)

		const told = await db.select().from(notifications).where(eq(notifications.accountId, request.member.accountId))
		expect(told.map(({ title }) => title)).toEqual(['Not accepted yet: LSCS'])
		const late = await aCoverSpecialist()
		await runWave(request.id)
		expect(await askedFor(request.id)).toEqual([late.specialistId])
	})

	test('at night the hospital is told that the others are asked in the morning, once, and never that all were', async () => {
		const always = Object.fromEntries(
			['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'].map((name) => [name, { from: '00:00', to: '23:59' }]),
		)
		const sleeper = await aCoverSpecialist({ preferences: { onUntil: null, isOn: true }, availability: always })
		const elevenPm = new Date(Math.ceil(Date.now() / 86_400_000) * 86_400_000 + 17.5 * 3_600_000)
		const at = (hours: number) => new Date(elevenPm.getTime() + hours * 3_600_000)
		const morning = await aCoverRequest({ startsAt: at(11), endsAt: at(12) })
		const night = await aCoverRequest({ member: morning.member, startsAt: at(3), endsAt: at(4) })
		const look = (id: string, now: Date) =>
			db.transaction(async (tx) => {
				const request = await lockCover(tx, id)
				if (request) await askNext(tx, { ...request, now })
			})
		const told = async (id: string) =>
			(
				await db
					.select()
					.from(notifications)
					.where(like(notifications.key, `cover/${id}/all-asked/%`))
			).map(({ body }) => body.replace(/^.*IST\. /, ''))

		await look(morning.id, elevenPm)
		await look(morning.id, at(0.1))
		await look(night.id, elevenPm)
		await look(night.id, at(0.1))

		const callers = 'No other specialist who takes calls at night is available now.'
		expect(await told(morning.id)).toEqual([`${callers} The others are asked at 7:00 am.`])
		expect((await requestOfId(morning.id)).allAskedAt).toBeNull()
		expect(await told(night.id)).toEqual([callers])
		await look(morning.id, at(8.1))
		expect(await askedFor(morning.id)).toEqual([sleeper.specialistId])
		await look(morning.id, at(8.5))
		expect(await told(morning.id)).toContainEqual('No other specialist is available now.')
	})

	test('a wave whose task was lost is asked by the next look, and a request without an answer ends at its start', async () => {
		const lost = await aCoverRequest({ nextWaveAt: hoursFromNow(-0.1) })
		const over = await aCoverRequest({ member: lost.member, startsIn: -0.1 })
		await aCoverSpecialist()

		await tendCover.run({})

		expect(await askedFor(lost.id)).toHaveLength(1)
		expect((await requestOfId(over.id)).status).toBe('unfilled')
		await tendCover.run({})
		expect(await db.select().from(coverEvents).where(eq(coverEvents.requestId, over.id))).toHaveLength(2)
	})
})

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

describe('a request that was given back', () => {
	const titlesOf = async ({ accountId }: Specialist) =>
		(await db.select().from(notifications).where(eq(notifications.accountId, accountId))).map(({ title }) => title)

	test('asks those again who had been told that someone else has it, and not those who declined', async () => {
		const [holder, silent, declines] = [await aCoverSpecialist(), await aCoverSpecialist(), await aCoverSpecialist()]
		const request = await aCoverRequest()
		await runWave(request.id)
		await declineCover(declines, request.id)
		await acceptCover(holder, request.id, mayTire)
		await notifyOthers.run({ requestId: request.id })
		await giveBackCover(holder, request.id, 'My flight is late.')

		await runWave(request.id)

		expect(await titlesOf(silent)).toEqual(
			expect.arrayContaining([
				'Lakeside Heart Institute needs cover: LSCS',
				'Covered by someone else: LSCS',
				'Lakeside Heart Institute needs cover again: LSCS',
			]),
		)
		for (const person of [holder, declines]) expect(await titlesOf(person)).not.toContainEqual(/again/)
		const again = await db.select().from(deliveries).where(like(deliveries.key, 'sms/%/asked/2/%'))
		expect(again).toHaveLength(1)
		// Asked once more, and no oftener.
		await runWave(request.id)
		expect(await titlesOf(silent)).toHaveLength(3)
		expect((await askedFor(request.id)).toSorted()).toEqual(
			[holder, silent, declines].map(({ specialistId }) => specialistId).toSorted(),
		)
	})

	test('tells them a second time when someone else has it again', async () => {
		const [first, second, silent] = [await aCoverSpecialist(), await aCoverSpecialist(), await aCoverSpecialist()]
		const request = await aCoverRequest()
		await runWave(request.id)
		for (const person of [first, second]) {
			await acceptCover(person, request.id, mayTire)
			await notifyOthers.run({ requestId: request.id })
			if (person === first) await giveBackCover(first, request.id, 'My flight is late.')
			await runWave(request.id)
		}

		const told = (await titlesOf(silent)).filter((title) => title === 'Covered by someone else: LSCS')
		expect(told).toHaveLength(2)
	})
})

describe('cover that can no longer take place', () => {
	const titlesOf = async ({ accountId }: { accountId: string }) =>
		(await db.select().from(notifications).where(eq(notifications.accountId, accountId))).map(({ title }) => title)
	const answerOf = async (id: string, { specialistId }: Specialist) =>
		(await db.select().from(coverAsks).where(eq(coverAsks.requestId, id))).find(
			(ask) => ask.specialistId === specialistId,
		)?.answer

	test.each<
		[why: string, gone: (person: Specialist, hospitalId: string) => Promise<unknown>, tells: string, answer: unknown]
	>([
		[
			'has deleted the account',
			({ specialistId }) => db.delete(specialists).where(eq(specialists.id, specialistId)),
			'The specialist can no longer cover LSCS',
			undefined,
		],
		[
			'is suspended',
			({ accountId }) => db.update(accounts).set({ suspendedAt: new Date() }).where(eq(accounts.id, accountId)),
			'Dr Asha Menon can no longer cover LSCS',
			null,
		],
		[
			'has blocked the hospital',
			(person, hospitalId) => blockHospital(person, hospitalId),
			'Dr Asha Menon can no longer cover LSCS',
			'gave-back',
		],
	])(
		'is open again when the specialist %s: the hospital is told, and others are asked',
		async (_why, gone, tells, said) => {
			const { request, person, member } = await covered()
			const begun = await covered({ member, startsIn: 20 }, person)
			await startedAgo(begun.request.id, 1)
			await releaseCover.run({})
			expect((await requestOfId(request.id)).status).toBe('covered')
			const other = await aCoverSpecialist({ name: 'Dr Ravi Rao' })
			await gone(person, request.hospitalId)

			await releaseCover.run({})
			await releaseCover.run({})

			expect(await requestOfId(request.id)).toMatchObject({ status: 'open', specialistId: null })
			expect((await requestOfId(begun.request.id)).status).toBe('covered')
			expect((await titlesOf(member)).filter((title) => title === tells)).toHaveLength(1)
			expect(await titlesOf(member)).not.toContainEqual(expect.stringMatching(/block|suspend/i))
			expect(await answerOf(request.id, person)).toBe(said)
			await runWave(request.id)
			expect(await answerOf(request.id, other)).toBeNull()
		},
	)

	test('is cancelled when the hospital is suspended, and the specialist is told why', async () => {
		const { request, person } = await covered()
		await db
			.update(hospitals)
			.set({ status: 'suspended', statusReason: 'The certificate has lapsed.' })
			.where(eq(hospitals.id, request.hospitalId))

		await releaseCover.run({})

		expect(await requestOfId(request.id)).toMatchObject({ status: 'cancelled', specialistId: person.specialistId })
		const told = await db.select().from(notifications).where(eq(notifications.accountId, person.accountId))
		expect(told.map(({ body }) => body)).toContainEqual(expect.stringContaining('The hospital has been suspended.'))
	})
})

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
