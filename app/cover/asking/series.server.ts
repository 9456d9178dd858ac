import { and, asc, eq, gt, sql } from 'drizzle-orm'
import type { Member } from '#app/identity/actor.ts'
import { db } from '#app/platform/database/db.server.ts'
import { fail, ok, type Result } from '#app/platform/result.ts'
import { istToday } from '#app/platform/text/dates.ts'
import { cancelCover } from './requests.server.ts'
import { hoursOf } from '#app/platform/text/worked-hours.ts'
import { ofHospital } from '../settlement/sides.server.ts'
import { coverRequests } from '../tables.server.ts'
import { coverRunner, lockCover } from '../transitions.server.ts'

const isAhead = (member: Member, seriesId: string) =>
	and(
		ofHospital(member),
		eq(coverRequests.seriesId, seriesId),
		gt(coverRequests.startsAt, sql`now()`),
		sql`${coverRequests.status} in ('open', 'covered')`,
	)

/** The weeks of a list that are still to come, the next first. */
export const listSeries = (member: Member, seriesId: string) =>
	db.select().from(coverRequests).where(isAhead(member, seriesId)).orderBy(asc(coverRequests.startsAt))

/** Cancels every week that is to come. Those who accepted one are told why. Returns how many were cancelled. */
export async function endSeries(member: Member, seriesId: string, reason: string): Promise<number> {
	let cancelled = 0
	for (const { id } of await listSeries(member, seriesId)) {
		const done = await cancelCover(member, id, reason)
		if (done.ok) cancelled++
	}
	return cancelled
}

export type SeriesChange = { from: string; to: string; payPaise: bigint }

/**
 * Other hours or pay for the weeks for which no one has been asked yet, all or none. What a specialist has read does not change under their hands.
 *
 * Fails with `all-asked` where there is none.
 */
export async function changeSeries(
	member: Member,
	seriesId: string,
	{ from, to, payPaise }: SeriesChange,
): Promise<Result<{ changed: number }, 'all-asked'>> {
	return db.transaction(async (tx) => {
		const ahead = await tx
			.select({ id: coverRequests.id })
			.from(coverRequests)
			.where(and(isAhead(member, seriesId), eq(coverRequests.status, 'open'), eq(coverRequests.wave, 0)))
			.orderBy(asc(coverRequests.id))
		let changed = 0
		for (const { id } of ahead) {
			const request = await lockCover(tx, id, ofHospital(member))
			if (request?.status !== 'open' || request.wave > 0) continue
			const hours = hoursOf(istToday(request.startsAt), from, to)
			if (hours.startsAt <= request.now) continue
			const moved = await coverRunner.move(tx, request, {
				to: 'open',
				by: 'hospital',
				actorAccountId: member.accountId,
				set: { ...hours, payPaise },
			})
			if (moved.ok) changed++
		}
		return changed === 0 ? fail('all-asked') : ok({ changed })
	})
}
