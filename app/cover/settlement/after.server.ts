import { and, eq, isNotNull, isNull, lte, or, type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import { db, type Transaction } from '#app/platform/database/db.server.ts'
import { eachAlone } from '#app/platform/delivery/each-alone.server.ts'
import { defineTask } from '#app/platform/tasks/tasks.server.ts'
import { afterDays, endNoticeDays, turnOf } from './after-clock.ts'
import { noAnswer, noHours } from './stored-reasons.ts'
import { agreedHours } from './hours.server.ts'
import { notifySides } from './sides.server.ts'
import { coverEvents, coverRequests } from '../tables.server.ts'
import { coverRunner, type LockedCover, lockCover, moveFor } from '../transitions.server.ts'

const agoOf = (days: number) => sql`now() - make_interval(hours => ${days * 24})`

/** When hours were entered last. */
export const enteredAt = sql`(select max(e.at) from ${coverEvents} e where e.request_id = ${coverRequests.id} and e.to = 'finished')`

const { status, endsAt, workedTo, paidAt, remindedAt, specialistId } = coverRequests

const waitsForHours = (days: number) => and(eq(status, 'covered'), lte(endsAt, agoOf(days)))
const waitsForAnswer = (days: number) => and(eq(status, 'finished'), sql`${enteredAt} <= ${agoOf(days)}`)
const waitsForPay = (days: number) => and(eq(status, 'confirmed'), isNull(paidAt), lte(workedTo, agoOf(days)))

const toRemind = and(
	isNull(remindedAt),
	isNotNull(specialistId),
	or(
		waitsForHours(afterDays.hours.reminder),
		waitsForAnswer(afterDays.answer.reminder),
		and(
			waitsForPay(afterDays.pay.reminder),
			// What ended long ago is not brought up again.
			sql`not (${waitsForPay(afterDays.pay.end)})`,
		),
	),
)

/** A person who deleted their account cannot answer a reminder, so nothing waits for one. */
const wasReminded = or(isNull(specialistId), lte(remindedAt, agoOf(endNoticeDays)))
const toEnd = and(wasReminded, or(waitsForHours(afterDays.hours.end), waitsForAnswer(afterDays.answer.end)))

/** More are left for the next round, minutes later: a round a day would fall behind where there are many. */
const atOnce = 200
const listDue = (due: SQL | undefined) =>
	db.select({ id: coverRequests.id }).from(coverRequests).where(due).orderBy(endsAt).limit(atOnce)

/** Reads it again under its lock: what the list saw may be old. */
const eachDue = async (due: SQL | undefined, run: (tx: Transaction, request: LockedCover) => Promise<void>) =>
	eachAlone(await listDue(due), ({ id }) =>
		db.transaction(async (tx) => {
			const request = await lockCover(tx, id, due)
			if (request) await run(tx, request)
		}),
	)

/** In the daytime, at half time, once for each thing that is owed: hours to enter, hours to confirm, money to pay. */
export const remindAfterCover = defineTask({
	name: 'cover.remind',
	payload: z.object({}),
	schedule: '*/10 9-20 * * *',
	run: () =>
		eachDue(toRemind, async (tx, request) => {
			await tx.update(coverRequests).set({ remindedAt: sql`now()` }).where(eq(coverRequests.id, request.id))
			const key = `cover/${request.id}/remind/${request.version}`
			if (request.status === 'covered')
				await notifySides(tx, request, ['specialist', 'hospital'], { key, what: 'enter-hours' })
			else if (request.status === 'finished')
				await notifySides(tx, request, [turnOf(request)], { key, what: 'answer-hours' })
			else await notifySides(tx, request, ['specialist', 'hospital'], { key, what: 'pay' })
		}),
})

/** In the daytime: what neither side went on with ends with a sentence that says so. */
export const endAfterCover = defineTask({
	name: 'cover.end',
	payload: z.object({}),
	schedule: '*/10 8-20 * * *',
	run: () =>
		eachDue(toEnd, async (tx, request) => {
			const isLapsed = request.status === 'covered'
			const reason = isLapsed ? noHours() : noAnswer(turnOf(request))
			const moved = await coverRunner.move(tx, request, {
				to: isLapsed ? 'lapsed' : 'confirmed',
				by: 'clock',
				actorAccountId: null,
				...moveFor(reason),
				set: { remindedAt: null, ...(isLapsed ? {} : agreedHours(request)) },
			})
			if (!moved.ok) throw new Error(`Cover did not end: ${moved.failure}`)
			await notifySides(tx, request, ['specialist', 'hospital'], {
				key: `cover/${request.id}/ended/${request.version}`,
				what: isLapsed ? 'lapsed' : 'settled',
				reason,
			})
		}),
})
