import { and, eq, exists, isNull, type SQL, sql } from 'drizzle-orm'
import type { Specialist } from '#app/identity/actor.ts'
import { formatSwitchboard } from '#app/hospitals/phone.server.ts'
import { lockDiaries } from '#app/interviews/locks.server.ts'
import { send } from '#app/notifications/notify.server.ts'
import { db, type Transaction, violates } from '#app/platform/database/db.server.ts'
import { fail, ok, type Result } from '#app/platform/result.ts'
import { enqueue } from '#app/platform/tasks/tasks.server.ts'
import { isTooEarlyFor, mayReportProgress, type ProgressStep } from '../settlement/after-clock.ts'
import { asCommitment, isOff, listCommitments, qualifies, wasAsked } from '../asking/candidates.server.ts'
import { type Clash, clashOf, type Warning, warningsOf } from '../asking/guard.ts'
import { findAsker } from '../asking/asker.server.ts'
import { coverAccepted, coverOnTheWay, coverYours } from '../messages.ts'
import { readCover, readersOf, showChange, teamOf, notifyOthers } from '../notifications.server.ts'
import { mayReach } from './released-first.server.ts'
import { reopenCover } from '../asking/reopen.server.ts'
import { hospitalAllowsTired } from '../availability/settings.server.ts'
import { type HeldFailure, heldBy, keyOf } from '../settlement/sides.server.ts'
import type { CoverAnswer } from '../status.ts'
import { coverAsks, coverRequests } from '../tables.server.ts'
import { coverRunner, isHospitalActive, type LockedCover, lockCover } from '../transitions.server.ts'

/** Requests that asked this person, of hospitals that may still reach them. */
export const askedOf = ({ specialistId }: Specialist) =>
	and(
		exists(
			db
				.select({ one: sql`1` })
				.from(coverAsks)
				.where(wasAsked(sql`${coverRequests.id}` as never, specialistId)),
		),
		mayReach(sql`${specialistId}::uuid`),
	)

export type AcceptFailure =
	| 'not-found'
	| 'taken'
	| 'over'
	| 'suspended'
	| 'unqualified'
	| 'too-tired'
	| Clash
	| 'warned'

/**
 * Accepts a request. Of any number who accept at once one wins: the row is locked, and its state decides. To accept again what one has changes nothing.
 *
 * Fails with `taken`, with `over` after its start or end, with `unqualified` when a registration or what is required is not in force on that day, with `too-tired` where the hospital does not want that, with the clash when the person has cover or an interview then, and with
 * `warned` and the warnings when it makes the day too long or is on a day off, and `mayTire` does not say that this was read.
 */
export async function acceptCover(
	actor: Specialist,
	requestId: string,
	{ mayTire }: { mayTire: boolean },
): Promise<Result<null, Exclude<AcceptFailure, 'warned'>> | { ok: false; failure: 'warned'; warnings: Warning[] }> {
	// Most of many who hurry are too late. They need not wait for the lock to hear it.
	const { status, specialistId } = coverRequests
	const [seen] = await db
		.select({ status, specialistId })
		.from(coverAsks)
		.innerJoin(coverRequests, eq(coverRequests.id, coverAsks.requestId))
		.where(wasAsked(requestId, actor.specialistId))
	if (!seen) return fail('not-found')
	if (isTheirs(actor, seen)) return ok(null)
	const late = lateFor(actor, seen)
	if (late) return fail(late)
	try {
		return await db.transaction(async (tx) => {
			const request = await lockCover(tx, requestId, askedOf(actor))
			if (!request) return fail('not-found')
			if (isTheirs(actor, request)) return ok(null)
			const late = lateFor(actor, request)
			if (late) return fail(late)
			if (request.startsAt <= request.now) return fail('over')
			if (!(await isHospitalActive(tx, request))) return fail('suspended')
			if (!(await isQualified(tx, actor, request))) return fail('unqualified')
			await lockDiaries(tx, [actor.specialistId])
			const others = (await listCommitments(tx, [actor.specialistId], request)).get(actor.specialistId) ?? []
			const clash = clashOf(asCommitment(request), others)
			if (clash) return fail(clash)
			const tired = warningsOf(asCommitment(request), others)
			if (tired.length > 0 && !(await hospitalAllowsTired(tx, request))) return fail('too-tired')
			const warnings: Warning[] = [
				...tired,
				...((await isOff(tx, actor.specialistId, request)) ? (['day-off'] as const) : []),
			]
			if (warnings.length > 0 && !mayTire) return { ...fail('warned'), warnings }

			const moved = await coverRunner.move(tx, request, {
				to: 'covered',
				by: 'specialist',
				actorAccountId: actor.accountId,
				set: {
					specialistId: actor.specialistId,
					acceptedAt: sql`clock_timestamp()`,
					numberReadAt: null,
					nextWaveAt: null,
					allAskedAt: null,
				},
			})
			if (!moved.ok) throw new Error(`An open request was not accepted: ${moved.failure}`)
			await answer(tx, request, actor, 'accepted')
			const facts = await readCover(tx, requestId)
			await send(tx, coverAccepted, {
				to: await teamOf(tx, request),
				key: keyOf(moved.value.eventId, actor),
				facts: { ...facts, specialistName: actor.name },
			})
			await send(tx, coverYours, {
				to: await readersOf(tx, [actor.specialistId]),
				key: `${keyOf(moved.value.eventId, actor)}/yours`,
				facts: {
					...facts,
					phone: facts.phone && formatSwitchboard(facts.phone),
					asker: await findAsker(request, tx),
				},
			})
			await enqueue(tx, notifyOthers, { requestId })
			await showChange(tx, { ...request, specialistId: actor.specialistId })
			return ok(null)
		})
	} catch (error) {
		// Two requests accepted at one moment: each transaction saw the other's hours as free.
		if (violates(error, 'no_overlap_of_cover')) return fail('overlap')
		throw error
	}
}

async function isQualified(tx: Transaction, { specialistId }: Specialist, request: LockedCover): Promise<boolean> {
	const { rows } = await tx.execute<{ is: boolean }>(
		sql`select ${qualifies(sql`${specialistId}::uuid`, request)} as is`,
	)
	return rows[0]?.is ?? false
}

type Seen = Pick<LockedCover, 'status' | 'specialistId'>

/** A second tap, or a second page, of the one who won. */
const isTheirs = ({ specialistId }: Specialist, seen: Seen) =>
	seen.status === 'covered' && seen.specialistId === specialistId

/** Why it can no longer be accepted, if it cannot. */
function lateFor({ specialistId }: Specialist, request: Seen): 'taken' | 'over' | null {
	const { status } = request
	if (status === 'cancelled' || status === 'unfilled') return 'over'
	if (status === 'open') return null
	return request.specialistId === specialistId ? 'over' : 'taken'
}

const answer = (
	tx: Transaction,
	{ id }: { id: string },
	{ specialistId }: Specialist,
	said: CoverAnswer,
	where: SQL = sql`true`,
) =>
	tx
		.update(coverAsks)
		.set({ answer: said, answeredAt: sql`clock_timestamp()` })
		.where(and(wasAsked(id, specialistId), where))

/** Not this time. The hospital never learns of it. What the person has answered before stays: cover that they gave back is in their record. */
export async function declineCover(actor: Specialist, requestId: string): Promise<Result<null, 'not-found'>> {
	return db.transaction(async (tx) => {
		const request = await lockCover(tx, requestId, askedOf(actor))
		if (!request) return fail('not-found')
		await answer(tx, request, actor, 'declined', isNull(coverAsks.answer))
		return ok(null)
	})
}

/** The person cannot come after all. Others are asked at once, with what is left of the time. */
export async function giveBackCover(
	actor: Specialist,
	requestId: string,
	reason: string,
): Promise<Result<null, HeldFailure>> {
	return db.transaction(async (tx) => {
		const request = await lockCover(tx, requestId, heldBy(actor))
		// A second tap finds it given back.
		if (!request) return (await hasGivenBack(tx, actor, requestId)) ? ok(null) : fail('not-found')
		const { accountId, name } = actor
		const moved = await reopenCover(tx, request, {
			by: 'specialist',
			actorAccountId: accountId,
			specialistName: name,
			reason,
		})
		if (!moved.ok) return fail(moved.failure === 'begun' ? 'begun' : 'changed')
		await answer(tx, request, actor, 'gave-back')
		return ok(null)
	})
}

const hasGivenBack = async (tx: Transaction, { specialistId }: Specialist, requestId: string) =>
	(await tx.$count(coverAsks, and(wasAsked(requestId, specialistId), eq(coverAsks.answer, 'gave-back')))) > 0

const progressColumns = { 'on-the-way': 'onTheWayAt', arrived: 'arrivedAt' } as const satisfies Record<
	ProgressStep,
	string
>

/** On the way, or arrived: by a tap, so that the hospital need not call. A second tap changes nothing. Fails with `too-early` hours before the start and with `over` after the end. */
export async function reportProgress(
	actor: Specialist,
	requestId: string,
	step: ProgressStep,
): Promise<Result<null, HeldFailure | 'too-early' | 'over'>> {
	return db.transaction(async (tx) => {
		const request = await lockCover(tx, requestId, heldBy(actor))
		if (!request) return fail('not-found')
		if (request.status !== 'covered') return fail('changed')
		if (!mayReportProgress(step, request, request.now))
			return fail(isTooEarlyFor(step, request, request.now) ? 'too-early' : 'over')
		const column = progressColumns[step]
		if (request[column] === null) {
			await tx
				.update(coverRequests)
				.set({ [column]: sql`clock_timestamp()` })
				.where(eq(coverRequests.id, requestId))
			if (step === 'on-the-way')
				await send(tx, coverOnTheWay, {
					to: await teamOf(tx, request),
					key: `${keyOf(request.id, actor)}/on-the-way`,
					facts: { ...(await readCover(tx, requestId)), specialistName: actor.name },
				})
		}
		await showChange(tx, request)
		return ok(null)
	})
}

/** The money has arrived, or it has not after all. Only the person who worked says so. */
export async function markPaid(
	actor: Specialist,
	requestId: string,
	isPaid: boolean,
): Promise<Result<null, HeldFailure>> {
	return db.transaction(async (tx) => {
		const request = await lockCover(tx, requestId, heldBy(actor))
		if (!request) return fail('not-found')
		if (request.status !== 'confirmed') return fail('changed')
		await tx
			.update(coverRequests)
			// A second tap, days later in another tab, does not move the day.
			.set({ paidAt: isPaid ? sql`coalesce(${coverRequests.paidAt}, clock_timestamp())` : null })
			.where(eq(coverRequests.id, requestId))
		await showChange(tx, request)
		return ok(null)
	})
}
