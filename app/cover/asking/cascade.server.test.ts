import { randomUUID } from 'node:crypto'
import { eq, like } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { aMember } from '#app/hospitals/fixtures.server.ts'
import type { Member } from '#app/identity/actor.ts'
import { notifications } from '#app/notifications/tables.server.ts'
import { db, only } from '#app/platform/database/db.server.ts'
import { deliveries } from '#app/platform/tables.server.ts'
import { countQueued } from '#app/platform/tasks/tasks.server.ts'
import { acceptCover, giveBackCover } from '../answering/answers.server.ts'
import { askNext, askWave, tendCover } from './cascade.server.ts'
import { aCoverRequest, aCoverSpecialist, hoursFromNow } from '../fixtures.server.ts'
import { requestCover } from './requests.server.ts'
import { coverLimits } from './kinds.ts'
import { requestInput, requestOf } from '../schema.server.ts'
import { coverEvents, coverRequests } from '../tables.server.ts'
import { lockCover } from '../transitions.server.ts'
import { requestOfId, askedFor, waveTask, runWave, mayTire, typed } from '../cover-story.fixtures.server.ts'

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
