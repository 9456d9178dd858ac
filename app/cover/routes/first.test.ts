import { eq, sql } from 'drizzle-orm'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { describe, expect, test } from 'vitest'
import { aHospital, aMember } from '#app/hospitals/fixtures.server.ts'
import { decideHospital } from '#app/hospitals/checks/verification.server.ts'
import { hospitals } from '#app/hospitals/tables.server.ts'
import type { Member } from '#app/identity/actor.ts'
import { anOperator, aPhone } from '#app/identity/fixtures.server.ts'
import { notifications } from '#app/notifications/tables.server.ts'
import { auditEvents } from '#app/platform/tables.server.ts'
import { db } from '#app/platform/database/db.server.ts'
import { countQueued } from '#app/platform/tasks/tasks.server.ts'
import { redirectOf, routeArgs } from '#test/ask-route.ts'
import { acceptCover } from '../answering/answers.server.ts'
import { askWave } from '../asking/cascade.server.ts'
import {
	callClockStart,
	callDueAt,
	callMinutes,
	callPromise,
	earliestStart,
	startsBeforeCall,
} from '../asking/first-clock.ts'
import {
	carryOutFirst,
	countFirsts,
	decideFirst,
	endFirsts,
	findOwnFirst,
	listFirsts,
	undoFirst,
} from '../asking/first-requests.server.ts'
import { aCoverSpecialist, hoursFromNow } from '../fixtures.server.ts'
import { hoursOf } from '#app/platform/text/worked-hours.ts'
import { firstInput } from '../schema.server.ts'
import FirstCover, { action, loader } from './first.tsx'
import { loader as deskPage } from './operator-first.tsx'
import { loader as ours } from './ours.tsx'
import { loader as ourRequest } from './our-request.tsx'
import { findMyCover } from '../my-cover.server.ts'
import { coverAsks, coverFirstRequests, coverRequests } from '../tables.server.ts'

/** Hours after the earliest start, which at night is in the morning. */
const ist = (hours: number) =>
	new Date(
		Math.max(earliestStart(new Date()).getTime(), hoursFromNow(0).getTime()) + (5.5 + hours) * 3_600_000,
	).toISOString()
const typed = (changes: Record<string, string> = {}) => ({
	...{ site: '', speciality: 'anesthesiologist', work: 'LSCS', urgency: 'emergency', patient: 'adult' },
	...{ date: ist(3).slice(0, 10), from: ist(3).slice(11, 16), to: ist(5).slice(11, 16), pay: '6,000', unit: 'case' },
	...{ registrationNumber: 'PMC/NH/2019/114', weeks: '4', ...changes },
})

const aPendingMember = async (phone: string | null = aPhone()) =>
	aMember({ hospitalId: (await aHospital({ status: 'pending' })).id, phone })

async function sent(member: Member, changes: Record<string, string> = {}) {
	await action(await routeArgs('/hospital/cover/first', { as: member, form: typed(changes) }))
	const first = await findOwnFirst(member)
	if (!first) throw new Error('Nothing was sent')
	return first
}

/** The task that an operator’s decision leaves, once its minute has passed. */
async function carryOut(id: string) {
	const [first] = await db.select().from(coverFirstRequests).where(eq(coverFirstRequests.id, id))
	await carryOutFirst.run({ id, decidedAt: first?.decidedAt?.toISOString() ?? new Date().toISOString() })
}
const askFirstWave = async (id: string) => {
	const [request] = await db.select().from(coverRequests).where(eq(coverRequests.id, id))
	await askWave.run({ requestId: id, plannedFor: request?.nextWaveAt?.toISOString() ?? '' })
}

describe('the first request of a hospital that is to be verified', () => {
	test('waits for a call with its number, and nothing of it reaches a specialist before it was released', async () => {
		await aCoverSpecialist()
		const [member, operator] = [await aPendingMember(), await anOperator()]

		const first = await sent(member)

		expect(await db.$count(coverRequests)).toBe(0)
		expect(await countQueued(askWave)).toBe(0)
		expect((await listFirsts(operator)).waiting).toMatchObject([
			{
				first: { id: first.id, registrationNumber: 'PMC/NH/2019/114' },
				asker: { phone: expect.stringContaining('+91') },
			},
		])
		const told = await db.select().from(notifications).where(eq(notifications.accountId, operator.accountId))
		expect(told).toMatchObject([{ href: `/operator/cover/first/${first.id}` }])
		const page = await loader(await routeArgs('/hospital/cover/first', { as: member }))
		expect(page.sent).toMatchObject({ state: 'waiting' })
		await expect(routeArgs(`/hospital/cover/${first.id}`, { as: member })).rejects.toMatchObject({
			init: { status: 403 },
		})
	})

	test('is not sent without a proved number and a registration number, also where it is planned', async () => {
		const member = await aPendingMember(null)
		const answer = async (changes: Record<string, string>) =>
			(await action(await routeArgs('/hospital/cover/first', { as: member, form: typed(changes) }))) as unknown as {
				data: { fields: Record<string, string[]>; values: Record<string, string> }
			}
		expect((await answer({ urgency: 'elective' })).data).toMatchObject({
			fields: { phone: [expect.stringContaining('Enter your mobile number')] },
			values: { work: 'LSCS', registrationNumber: 'PMC/NH/2019/114' },
		})
		expect((await answer({ registrationNumber: '' })).data.fields['registrationNumber']).toHaveLength(1)
		expect(await db.$count(coverFirstRequests)).toBe(0)
	})

	test('goes out alone once an operator released it: specialists are asked, one accepts, and the hospital stays unverified', async () => {
		const specialist = await aCoverSpecialist()
		const [member, operator] = [await aPendingMember(), await anOperator()]
		const { id } = await sent(member)

		expect(await decideFirst(operator, id, { outcome: 'released', reason: 'Register of Pune, called.' })).toMatchObject(
			{ ok: true },
		)
		expect(await db.$count(coverRequests)).toBe(0)
		await carryOut(id)
		await carryOut(id)
		expect(await db.$count(coverRequests)).toBe(1)
		await askFirstWave(id)
		expect(await db.select().from(coverAsks)).toMatchObject([{ requestId: id, specialistId: specialist.specialistId }])
		expect(await findMyCover(specialist, id)).not.toBeNull()
		expect(await acceptCover(specialist, id, { mayTire: true })).toMatchObject({ ok: true })

		const page = await ourRequest(await routeArgs(`/hospital/cover/${id}`, { as: member }))
		expect(page).toMatchObject({ board: '/hospital/cover/first', person: { name: expect.any(String) } })
		const [hospital] = await db.select().from(hospitals).where(eq(hospitals.id, member.hospitalId))
		expect(hospital?.status).toBe('pending')
		await expect(routeArgs('/hospital/cover/new', { as: member })).rejects.toMatchObject({ init: { status: 403 } })
		await expect(
			action(await routeArgs('/hospital/cover/first', { as: member, form: typed({ work: 'D&C' }) })),
		).rejects.toMatchObject({
			init: { status: 409 },
		})
	})

	test('is refused for a reason that the hospital reads, and can be sent again', async () => {
		const [member, operator] = [await aPendingMember(), await anOperator()]
		const { id } = await sent(member)
		await decideFirst(operator, id, { outcome: 'refused', reason: 'The number is of another hospital.' })
		const read = async () => (await loader(await routeArgs('/hospital/cover/first', { as: member }))).sent

		expect(await read()).toMatchObject({ state: 'waiting', reason: null })
		await carryOut(id)
		expect(await read()).toMatchObject({ state: 'refused', reason: 'The number is of another hospital.' })
		expect(await db.$count(coverRequests)).toBe(0)
		const [told] = await db.select().from(notifications).where(eq(notifications.accountId, member.accountId))
		expect(told?.body).toContain('The number is of another hospital.')
		expect((await sent(member)).id).not.toBe(id)
	})

	test('a decision is written to the audit log and undone by its operator alone, until it is carried out', async () => {
		const [member, operator, other] = [await aPendingMember(), await anOperator(), await anOperator()]
		const { id } = await sent(member)
		await decideFirst(operator, id, { outcome: 'released', reason: 'Called.' })
		const [stale] = await db.select().from(coverFirstRequests).where(eq(coverFirstRequests.id, id))

		const decisionsFor = async (as: typeof operator) =>
			(await deskPage(await routeArgs(`/operator/cover/first/${id}`, { as }))).decisions
		expect(await decisionsFor(operator)).toMatchObject([{ about: null, undo: `/operator/cover/first/${id}/undo` }])
		expect(await decisionsFor(other)).toEqual([])

		expect(await undoFirst(other, id)).toEqual({ ok: false, failure: 'too-late' })
		expect((await undoFirst(operator, id)).ok).toBe(true)
		await carryOutFirst.run({ id, decidedAt: stale?.decidedAt?.toISOString() ?? '' })
		expect(await db.$count(coverRequests)).toBe(0)
		const actions = await db
			.select({ action: auditEvents.action })
			.from(auditEvents)
			.where(sql`${auditEvents.action} like 'cover.first%'`)
		expect(actions.map(({ action: one }) => one)).toEqual(['cover.first-decided', 'cover.first-undone'])

		await decideFirst(operator, id, { outcome: 'released', reason: 'Called.' })
		await carryOut(id)
		expect(await undoFirst(operator, id)).toEqual({ ok: false, failure: 'too-late' })
		expect(await decideFirst(operator, id, { outcome: 'refused', reason: 'x' })).toEqual({
			ok: false,
			failure: 'decided',
		})
	})

	test('ends at its start when it was not called about, and is not asked of anyone', async () => {
		const [member, operator] = [await aPendingMember(), await anOperator()]
		const { id } = await sent(member)
		await db
			.update(coverFirstRequests)
			.set({ startsAt: sql`now() - interval '1 minute'` })
			.where(eq(coverFirstRequests.id, id))

		expect(await decideFirst(operator, id, { outcome: 'released', reason: 'Called.' })).toEqual({
			ok: false,
			failure: 'over',
		})
		await endFirsts.run({})
		expect((await loader(await routeArgs('/hospital/cover/first', { as: member }))).sent).toMatchObject({
			state: 'lapsed',
		})
		expect(await countFirsts(operator)).toEqual({ count: 0, oldest: null })
	})

	test('of a hospital that is verified in between still waits for its operator, is seen by the hospital, and is released like any other', async () => {
		const [member, operator] = [await aPendingMember(), await anOperator()]
		await aCoverSpecialist()
		const { id } = await sent(member)
		await decideHospital(operator, member.hospitalId, { to: 'verified', seenVersion: 1 })
		const verified: Member = { ...member, hospitalStatus: 'verified' }

		const board = await ours(await routeArgs('/hospital/cover', { as: verified }))
		expect(board.waiting).toMatchObject({ work: 'LSCS' })
		const page = await loader(await routeArgs('/hospital/cover/first', { as: verified }))
		expect(page.sent).toMatchObject({ state: 'waiting' })

		const desk = await deskPage(await routeArgs(`/operator/cover/first/${id}`, { as: operator }))
		expect(desk).toMatchObject({ mayRelease: true, status: 'verified' })
		expect((await decideFirst(operator, id, { outcome: 'released', reason: 'Called.' })).ok).toBe(true)
		await carryOut(id)
		expect(await countFirsts(operator)).toEqual({ count: 0, oldest: null })
		await askFirstWave(id)
		expect(await db.$count(coverAsks)).toBe(1)
		const after = await ours(await routeArgs('/hospital/cover', { as: verified }))
		expect(after.waiting).toBeNull()
		expect([...after.today, ...after.later]).toHaveLength(1)
		const away = await Promise.resolve(routeArgs('/hospital/cover/first', { as: verified }))
			.then((args) => loader(args))
			.catch((thrown: unknown) => thrown)
		expect((await redirectOf(away)).to).toBe('/hospital/cover')
	})

	test('of a hospital that is verified in between can be refused, and the hospital reads why', async () => {
		const [member, operator] = [await aPendingMember(), await anOperator()]
		const { id } = await sent(member)
		await decideHospital(operator, member.hospitalId, { to: 'verified', seenVersion: 1 })

		expect((await decideFirst(operator, id, { outcome: 'refused', reason: 'No longer needed.' })).ok).toBe(true)
		await carryOut(id)
		const verified: Member = { ...member, hospitalStatus: 'verified' }
		const page = await loader(await routeArgs('/hospital/cover/first', { as: verified }))
		expect(page).toMatchObject({ isPending: false, sent: { state: 'refused', reason: 'No longer needed.' } })
	})

	test.each(['rejected', 'suspended'] as const)(
		'of a hospital that was %s in between can only be refused, also within the minute of its release',
		async (status) => {
			const [member, operator] = [await aPendingMember(), await anOperator()]
			const { id } = await sent(member)
			const become = (to: 'pending' | typeof status) =>
				db
					.update(hospitals)
					.set({ status: to, statusReason: 'The number is not in the register.' })
					.where(eq(hospitals.id, member.hospitalId))
			await become(status)
			expect(await decideFirst(operator, id, { outcome: 'released', reason: 'Called.' })).toEqual({
				ok: false,
				failure: 'not-verified',
			})
			const desk = await deskPage(await routeArgs(`/operator/cover/first/${id}`, { as: operator }))
			expect(desk).toMatchObject({ mayRelease: false, status })

			await become('pending')
			await decideFirst(operator, id, { outcome: 'released', reason: 'Called.' })
			await become(status)
			await carryOut(id)
			expect(await db.$count(coverRequests)).toBe(0)
			expect(await findOwnFirst(member)).toMatchObject({
				outcome: 'refused',
				reason: 'Your hospital was not verified.',
			})

			await become('pending')
			const { id: second } = await sent(member)
			await become(status)
			expect((await decideFirst(operator, second, { outcome: 'refused', reason: 'Rejected.' })).ok).toBe(true)
		},
	)

	test('a verified hospital without one asks like every other', async () => {
		const member = await aMember({ hospitalId: (await aHospital()).id })
		const away = await Promise.resolve(routeArgs('/hospital/cover/first', { as: member }))
			.then((args) => loader(args))
			.catch((thrown: unknown) => thrown)
		expect((await redirectOf(away)).to).toBe('/hospital/cover')
	})
})

test('the clock of the call runs by day, and at night from 8 am; the page says the minutes', () => {
	const at = (time: string) => new Date(`2026-11-27T${time}:00+05:30`)
	expect(callMinutes).toBe(20)
	expect(callDueAt(at('08:00'))).toEqual(at('08:20'))
	expect(callDueAt(at('19:59'))).toEqual(at('20:19'))
	expect(callClockStart(at('07:59'))).toEqual(at('08:00'))
	expect(callDueAt(at('20:00'))).toEqual(new Date('2026-11-28T08:20:00+05:30'))
	expect(callPromise(at('10:00'))).toBe('We will call you within 20 minutes, by 10:20 am IST.')
	expect(callPromise(at('23:00'))).toContain('We will call you by 8:20 am IST.')
})

test('at night no case is taken that begins before we can call', () => {
	const night = new Date('2026-11-28T02:25:00+05:30')
	const from = (time: string, now = night) =>
		firstInput(now).safeParse({ ...typed(), skills: '', note: '', date: '2026-11-28', from: time, to: '12:00' }).error
			?.issues

	expect(from('03:00')).toMatchObject([{ path: ['from'], message: startsBeforeCall(night) }])
	expect(startsBeforeCall(night)).toBe('Our team calls from 8:00 am to 8:00 pm. Choose a start after 8:20 am IST.')
	expect(from('08:20')).toHaveLength(1)
	expect(from('08:30')).toBeUndefined()
	expect(from('10:15', new Date('2026-11-28T10:00:00+05:30'))).toBeUndefined()
	expect(earliestStart(night)).toEqual(new Date('2026-11-28T08:20:00+05:30'))
})

test('the form begins with hours for which we can call', async () => {
	const { form } = await loader(await routeArgs('/hospital/cover/first', { as: await aPendingMember() }))
	const { startsAt } = hoursOf(form.defaults.date, form.defaults.from, form.defaults.to)
	expect(startsAt.getTime()).toBeGreaterThan(earliestStart(new Date()).getTime())
})

test('the hospital reads what became of its request, whatever that is', async () => {
	const sent = { id: '1', line: 'LSCS', callBy: 'Sat, 28 Nov 2026, 8:20 am IST', reason: 'Its start has passed.' }
	const read = (state: string) =>
		renderToStaticMarkup(
			createElement(MemoryRouter, null, [
				createElement(FirstCover, {
					key: state,
					...({ loaderData: { sent: { ...sent, state }, isPending: false, promise: '' } } as unknown as Parameters<
						typeof FirstCover
					>[0]),
				}),
			]),
		)
	expect(read('waiting')).toContain('We will call you by Sat, 28 Nov 2026, 8:20 am IST')
	expect(read('released')).toContain('We have confirmed your hospital')
	expect(read('refused')).toContain('Reason: Its start has passed.')
	expect(read('lapsed')).toContain('Your request has ended')
})

test('a first request that fewer than five people can meet is refused beside the field, before an operator calls', async () => {
	const member = await aPendingMember()
	const form = typed({ languages: 'or', credentials: 'ACLS' })

	const answer = await action(await routeArgs('/hospital/cover/first', { as: member, form }))

	expect(answer).toMatchObject({
		data: { fields: { languages: [expect.stringMatching(/^Fewer than 5 verified specialists/)] } },
	})
	expect(await findOwnFirst(member)).toBeNull()
})
