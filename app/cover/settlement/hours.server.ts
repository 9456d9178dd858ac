import type { Member, Specialist } from '#app/identity/actor.ts'
import { db } from '#app/platform/database/db.server.ts'
import { fail, ok, type Result } from '#app/platform/result.ts'
import { mayEnterForThem, turnOf } from './after-clock.ts'
import { duePaise } from '#app/platform/text/worked-hours.ts'
import { type HeldFailure, keyOf, ofSide, otherSide, sideOf, notifySides } from './sides.server.ts'
import { coverRunner, type LockedCover, lockCover } from '../transitions.server.ts'

export type HoursFailure = HeldFailure | 'too-soon' | 'same'
export type EnteredHours = {
	startsAt: Date
	endsAt: Date
	/** Whether case, equipment and hours were as described; only the specialist says so. */
	asDescribed?: boolean
	/** Why, where the other side entered other hours, or these are far from those asked for. */
	reason?: string
}

/**
 * Either side enters the hours as worked. The first to do it can correct them until the other answers; the other side can enter its own once.
 *
 * Fails with `not-begun` before the start, with `too-soon` for a hospital within a day of the end, and with `same` where the other hours are
 * those already entered.
 */
export async function enterHours(
	actor: Specialist | Member,
	requestId: string,
	hours: EnteredHours,
): Promise<Result<null, HoursFailure>> {
	const side = sideOf(actor)
	return db.transaction(async (tx) => {
		const request = await lockCover(tx, requestId, ofSide(actor))
		if (!request) return fail('not-found')
		const isCounter = request.status === 'finished' && turnOf(request) === side
		if (request.status === 'finished' && request.counterFrom !== null) return fail('changed')
		if (isCounter && isSame(request, hours)) return fail('same')
		if (!isCounter && isEnteredAlready(request, hours)) return ok(null)
		const moved = await coverRunner.move(tx, request, {
			to: 'finished',
			by: side,
			actorAccountId: actor.accountId,
			reason: hours.reason ?? null,
			refusal: refusalOf(request, side === 'hospital' && request.status === 'covered'),
			set: {
				...(isCounter
					? { counterFrom: hours.startsAt, counterTo: hours.endsAt }
					: {
							workedFrom: hours.startsAt,
							workedTo: hours.endsAt,
							duePaise: duePaise(request, hours),
							hoursBy: side,
							arrivedAt: side === 'specialist' ? arrivalOf(request, hours) : request.arrivedAt,
						}),
				...(hours.asDescribed === undefined ? {} : { asDescribed: hours.asDescribed }),
				remindedAt: null,
			},
		})
		if (!moved.ok) {
			const { failure } = moved
			return fail(failure === 'not-begun' || failure === 'too-soon' ? failure : 'changed')
		}
		await notifySides(tx, request, [otherSide(side)], {
			key: keyOf(moved.value.eventId, request),
			what: isCounter ? 'other-hours' : 'hours',
			from: hours.startsAt,
			to: hours.endsAt,
			...(hours.reason === undefined ? {} : { reason: hours.reason }),
		})
		return ok(null)
	})
}

function refusalOf(request: LockedCover, isForThem: boolean): 'not-begun' | 'too-soon' | null {
	if (request.startsAt > request.now) return 'not-begun'
	return isForThem && !mayEnterForThem(request, request.now) ? 'too-soon' : null
}

const isSame = ({ workedFrom, workedTo }: LockedCover, { startsAt, endsAt }: EnteredHours) =>
	workedFrom?.getTime() === startsAt.getTime() && workedTo?.getTime() === endsAt.getTime()

/** As reported on the day; else as the hours say, also once they are corrected. */
const arrivalOf = ({ arrivedAt, workedFrom }: LockedCover, { startsAt }: EnteredHours) =>
	arrivedAt !== null && arrivedAt.getTime() !== workedFrom?.getTime() ? arrivedAt : startsAt

/** By the same side, with the same form: the other side has been told. */
const isEnteredAlready = (request: LockedCover, hours: EnteredHours) =>
	request.status === 'finished' &&
	isSame(request, hours) &&
	(hours.asDescribed === undefined || hours.asDescribed === request.asDescribed)

/** The hours that count once both agree, with what is due for them. */
export function agreedHours(request: LockedCover) {
	const { counterFrom, counterTo } = request
	if (counterFrom === null || counterTo === null) return {}
	return {
		workedFrom: counterFrom,
		workedTo: counterTo,
		duePaise: duePaise(request, { startsAt: counterFrom, endsAt: counterTo }),
	}
}

/** The hours as the other side entered them last are right, and so is what is due. */
export async function confirmHours(
	actor: Specialist | Member,
	requestId: string,
	version: number,
): Promise<Result<null, HeldFailure>> {
	const side = sideOf(actor)
	return db.transaction(async (tx) => {
		const request = await lockCover(tx, requestId, ofSide(actor))
		if (!request) return fail('not-found')
		// A second tap changes nothing.
		if (request.status === 'confirmed') return ok(null)
		if (turnOf(request) !== side) return fail('changed')
		const moved = await coverRunner.move(tx, request, {
			to: 'confirmed',
			by: side,
			version,
			actorAccountId: actor.accountId,
			set: { ...agreedHours(request), remindedAt: null },
		})
		if (!moved.ok) return fail('changed')
		await notifySides(tx, request, [otherSide(side)], { key: `cover/${requestId}/confirmed`, what: 'confirmed' })
		return ok(null)
	})
}

/** Each side has entered its hours and neither agrees: an operator decides. */
export async function stayApart(
	actor: Specialist | Member,
	requestId: string,
	reason: string,
): Promise<Result<null, HeldFailure>> {
	const side = sideOf(actor)
	return db.transaction(async (tx) => {
		const request = await lockCover(tx, requestId, ofSide(actor))
		if (!request) return fail('not-found')
		if (request.counterFrom === null || turnOf(request) !== side) return fail('changed')
		const moved = await coverRunner.move(tx, request, {
			to: 'disputed',
			by: side,
			actorAccountId: actor.accountId,
			reason,
			set: { remindedAt: null },
		})
		if (!moved.ok) return fail('changed')
		await notifySides(tx, request, [otherSide(side)], {
			key: keyOf(moved.value.eventId, request),
			what: 'disputed',
			reason,
		})
		return ok(null)
	})
}
