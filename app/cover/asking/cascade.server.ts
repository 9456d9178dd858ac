import { and, eq, inArray, isNull, lte, or, sql } from 'drizzle-orm'
import { z } from 'zod'
import { send } from '#app/notifications/notify.server.ts'
import { db, type Transaction } from '#app/platform/database/db.server.ts'
import { eachAlone } from '#app/platform/delivery/each-alone.server.ts'
import { defineTask, enqueue } from '#app/platform/tasks/tasks.server.ts'
import { chooseNext, countInCity } from './candidates.server.ts'
import { hasFavourites } from './favourites.server.ts'
import { countHelp } from './help.server.ts'
import { makeCoverLink } from '../answering/link-address.server.ts'
import { coverAsked, coverEnded, coverUnfilled } from '../messages.ts'
import { readCover, readersOf, showChange, teamOf } from '../notifications.server.ts'
import { coverAsks, coverRequests } from '../tables.server.ts'
import { coverRunner, isHospitalActive, type LockedCover, lockCover } from '../transitions.server.ts'
import { asksOnlyNightCallers, istTimeOf, lookAgainMinutes, paceOf, restAt, waitsForMorning } from './waves.ts'

/**
 * Asks the next people. A wave and the queueing of the one after it are one transaction with the request locked, so a
 * process may die anywhere: the wave was asked whole, once, or it is asked by the next run.
 */
export const askWave = defineTask({
	name: 'cover.ask-wave',
	payload: z.object({ requestId: z.uuid(), plannedFor: z.iso.datetime() }),
	run: ({ requestId, plannedFor }) =>
		db.transaction(async (tx) => {
			const request = await lockCover(tx, requestId)
			if (request?.status === 'open' && request.nextWaveAt?.toISOString() === plannedFor) await askNext(tx, request)
		}),
})

/** Only the wave planned last is asked: the time in the task is that of the request, or the task does nothing. */
export const queueWave = (
	tx: Transaction,
	{ id, nextWaveAt }: Pick<LockedCover, 'id'> & { nextWaveAt: Date },
	seconds = 0,
) => enqueue(tx, askWave, { requestId: id, plannedFor: nextWaveAt.toISOString() }, { startAfterSeconds: seconds })

/** Every minute: requests without an answer end at their start, and a wave that is late, because its task was lost, is asked. */
export const tendCover = defineTask({
	name: 'cover.tend',
	payload: z.object({}),
	schedule: '* * * * *',
	async run() {
		const due = await db
			.select({ id: coverRequests.id })
			.from(coverRequests)
			.where(
				and(
					eq(coverRequests.status, 'open'),
					or(
						lte(coverRequests.startsAt, sql`now()`),
						lte(coverRequests.nextWaveAt, sql`now() - interval '1 minute'`),
						isNull(coverRequests.nextWaveAt),
					),
				),
			)
			.limit(200)
		await eachAlone(due, ({ id }) =>
			db.transaction(async (tx) => {
				const request = await lockCover(tx, id)
				if (request?.status === 'open' && isDue(request)) await askNext(tx, request)
			}),
		)
	},
})

const isDue = ({ nextWaveAt, startsAt, now }: LockedCover) =>
	nextWaveAt === null || nextWaveAt <= now || startsAt <= now

/** What the next wave of an open request does at its time `now`: it asks, waits, or ends the request. */
export async function askNext(tx: Transaction, request: LockedCover) {
	const { now, startsAt, urgency } = request
	if (startsAt <= now) return endUnfilled(tx, request)
	// Before anyone is asked, so that our team sees at once what few can take, at night as well.
	const available = request.availableInCity ?? (await countInCity(tx, request))
	if (request.availableInCity === null)
		await tx.update(coverRequests).set({ availableInCity: available }).where(eq(coverRequests.id, request.id))
	const minutesLeft = (startsAt.getTime() - now.getTime()) / 60_000
	const { istHour, istMinute } = istTimeOf(now)
	const sleep = waitsForMorning({ urgency, minutesLeft, istHour, istMinute })
	if (sleep > 0) return planNext(tx, request, { minutes: sleep, asked: false })

	const isPaused = !(await isHospitalActive(tx, request))
	const { size, pauseMinutes } = paceOf({ urgency, minutesLeft })
	const chosen = isPaused
		? []
		: await chooseNext(tx, { request, limit: size, onlyNightCallers: asksOnlyNightCallers({ istHour }) })
	if (chosen.length > 0) await recordAndSend(tx, request, chosen)
	// A wave without anyone passes like one with someone, as long as there could have been one: a hospital must not tell them apart.
	if (chosen.length > 0 || request.roundWave < (await minWaves(tx, request, available > size))) {
		await planNext(tx, request, { minutes: Math.min(pauseMinutes, minutesLeft), asked: true })
		// Once it has been said that everyone was asked, nothing says that someone has become available.
		if (request.allAskedAt === null) await showChange(tx, request)
		return
	}
	if (!isPaused && request.allAskedAt === null) await reportAllAsked(tx, request)
	await planNext(tx, request, { minutes: Math.min(lookAgainMinutes, minutesLeft), asked: false })
}

/** Asks each of them; those who had been asked before the request was given back read that it is open again. */
async function recordAndSend(tx: Transaction, { id, wave, startsAt }: LockedCover, chosen: readonly string[]) {
	const before = await tx
		.select({ specialistId: coverAsks.specialistId })
		.from(coverAsks)
		.where(and(eq(coverAsks.requestId, id), inArray(coverAsks.specialistId, [...chosen])))
	const asked = { wave: wave + 1, askedAt: sql`clock_timestamp()` }
	await tx
		.insert(coverAsks)
		.values(chosen.map((specialistId) => ({ requestId: id, specialistId, ...asked })))
		.onConflictDoUpdate({ target: [coverAsks.requestId, coverAsks.specialistId], set: asked })
	const again = before.map(({ specialistId }) => specialistId)
	const cover = await readCover(tx, id)
	const key = `cover/${id}/asked`
	for (const reader of await readersOf(tx, chosen)) {
		const isAgain = again.includes(reader.accountId)
		await send(tx, coverAsked, {
			to: [reader],
			key: isAgain ? `${key}/${wave + 1}` : key,
			facts: { ...cover, isAgain, link: await makeCoverLink(tx, { id, startsAt }, reader.accountId) },
		})
	}
}

/**
 * The waves that a round has where everyone is asked in one: those with the needed skills and the hospital’s own people are asked before the others.
 * Where the city has more people than a wave holds, how many of them live near a site makes no difference between one wave and two.
 */
async function minWaves(tx: Transaction, { id, urgency, skills }: LockedCover, isManyInCity: boolean): Promise<number> {
	const least = isManyInCity ? 2 : 1
	if (urgency === 'emergency') return least
	const hasOwn = await tx.$count(
		coverRequests,
		and(eq(coverRequests.id, id), or(eq(coverRequests.favouritesCounted, true), hasFavourites)),
	)
	return Math.max(least, 1 + (skills.length > 0 ? 1 : 0) + (hasOwn > 0 ? 1 : 0))
}

/** A wave without anyone to ask does not count once everyone has been asked. */
async function planNext(
	tx: Transaction,
	request: LockedCover,
	{ minutes, asked }: { minutes: number; asked: boolean },
) {
	const seconds = Math.max(1, Math.ceil(minutes * 60))
	const nextWaveAt = new Date(request.now.getTime() + seconds * 1000)
	await tx
		.update(coverRequests)
		.set({
			nextWaveAt,
			...(asked ? { wave: request.wave + 1, roundWave: request.roundWave + 1 } : {}),
		})
		.where(eq(coverRequests.id, request.id))
	await queueWave(tx, { id: request.id, nextWaveAt }, seconds)
}

/** Tells the hospital once; not everyone has been asked as long as others are asked in the morning. */
async function reportAllAsked(tx: Transaction, request: LockedCover) {
	const rest = restAt(request.now, request.startsAt)
	const isLater = rest === 'in-the-morning'
	if (!isLater)
		await tx
			.update(coverRequests)
			.set({
				allAskedAt: sql`clock_timestamp()`,
				help: await countHelp(tx, request),
			})
			.where(eq(coverRequests.id, request.id))
	const facts = await readCover(tx, request.id)
	await send(tx, coverUnfilled, {
		to: await teamOf(tx, request),
		key: `cover/${request.id}/all-asked/${request.wave}${isLater ? '/night' : ''}`,
		facts: { ...facts, rest },
	})
	await showChange(tx, request)
}

async function endUnfilled(tx: Transaction, request: LockedCover) {
	const ended = await coverRunner.move(tx, request, {
		to: 'unfilled',
		by: 'clock',
		actorAccountId: null,
		set: { nextWaveAt: null },
	})
	if (!ended.ok) throw new Error(`Open cover did not end: ${ended.failure}`)
	const facts = await readCover(tx, request.id)
	await send(tx, coverEnded, { to: await teamOf(tx, request), key: `cover/${request.id}/unfilled`, facts })
	await showChange(tx, request)
}
