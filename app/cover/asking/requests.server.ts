import type { CoverWhy } from '../settlement/stored-reasons.ts'
import { asSystemIn } from '#app/platform/database/row-guard.server.ts'
import { randomUUID } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import { listSites } from '#app/hospitals/sites/sites.server.ts'
import { hospitals } from '#app/hospitals/tables.server.ts'
import type { Member } from '#app/identity/actor.ts'
import { db, only, type Transaction } from '#app/platform/database/db.server.ts'
import { send } from '#app/notifications/notify.server.ts'
import { fail, ok, type Result } from '#app/platform/result.ts'
import { enqueue } from '#app/platform/tasks/tasks.server.ts'
import { queueWave } from './cascade.server.ts'
import { noteFavourites } from './favourites.server.ts'
import { isForFew } from './public-count.server.ts'
import type { CoverDetails } from './details.ts'
import { coverLimits } from './kinds.ts'
import { coverCancelled } from '../messages.ts'
import { readCover, readersOf, showChange, notifyOthers } from '../notifications.server.ts'
import { ofHospital } from '../settlement/sides.server.ts'
import { coverRequests } from '../tables.server.ts'
import { coverRunner, type LockedCover, lockCover, moveFor } from '../transitions.server.ts'

type New = typeof coverRequests.$inferInsert
/** `weeks`: the same again each week, so many times in all. `formId`: of the form, so that one sent twice asks once. */
export type CoverRequest = Pick<
	New,
	'specialitySlug' | 'work' | 'urgency' | 'patient' | 'startsAt' | 'endsAt' | 'payPaise' | 'payUnit'
> &
	CoverDetails & {
		procedureSlug: string | null
		siteId: string | null
		weeks: number
		formId?: string
	}

/** The hospital, and the member who asks for it; null once they have deleted their account. */
type Asking = { hospitalId: string; accountId: string | null; sites: string[] | null }

const weekMs = 7 * 24 * 3_600_000

/**
 * What was asked with this form before, by a second tap or by sending the page again. The first request of a form has its id. Empty where the id is
 * of something else: of another hospital, or the page was gone back to and changed.
 */
async function listAskedWith(tx: Transaction, member: Asking, { formId, ...asked }: Omit<CoverRequest, 'weeks'>) {
	if (formId === undefined) return { isFree: false, requestIds: [] }
	const [found] = await tx.select().from(coverRequests).where(eq(coverRequests.id, formId))
	if (!found) return { isFree: true, requestIds: [] }
	const isSame =
		found.hospitalId === member.hospitalId &&
		found.siteId === asked.siteId &&
		found.specialitySlug === asked.specialitySlug &&
		found.work === asked.work &&
		found.payPaise === asked.payPaise &&
		found.startsAt.getTime() === asked.startsAt.getTime() &&
		found.endsAt.getTime() === asked.endsAt.getTime()
	if (!isSame) return { isFree: false, requestIds: [] }
	const { seriesId } = found
	if (seriesId === null) return { isFree: false, requestIds: [found.id] }
	const series = await tx
		.select({ id: coverRequests.id })
		.from(coverRequests)
		.where(eq(coverRequests.seriesId, seriesId))
		.orderBy(coverRequests.startsAt)
	return { isFree: false, requestIds: series.map(({ id }) => id) }
}

/**
 * Asks for cover; the first wave goes out as soon as this is committed, or two weeks before the start where it is one of a series.
 *
 * The same form sent twice asks once. Fails with `no-such-site`, with `past` when it begins in the past, with `too-many` when too many would be open
 * and with `for-few` when fewer than five listed people meet what it requires.
 */
export async function requestCover(
	member: Asking,
	{ weeks, formId, ...asked }: CoverRequest,
): Promise<Result<{ requestIds: string[] }, 'no-such-site' | 'past' | 'too-many' | 'for-few'>> {
	return db.transaction(async (tx) => {
		const site = (await listSites(member, tx)).find(({ id }) => id === asked.siteId)
		if (!site) return fail('no-such-site')
		// One at a time for a hospital, so that two at once cannot pass the limit.
		await tx.select({ id: hospitals.id }).from(hospitals).where(eq(hospitals.id, member.hospitalId)).for('update')
		const before = await listAskedWith(tx, member, { ...asked, ...(formId === undefined ? {} : { formId }) })
		if (before.requestIds.length > 0) return ok({ requestIds: before.requestIds })
		if (asked.startsAt.getTime() <= Date.now()) return fail('past')
		if (await isForFew(tx, { ...asked, ...site })) return fail('for-few')
		const countOpen = async () =>
			tx.$count(coverRequests, and(eq(coverRequests.hospitalId, member.hospitalId), eq(coverRequests.status, 'open')))
		const isOfAllSites = member.sites === null
		const open = await (isOfAllSites ? countOpen() : asSystemIn(tx, 'the limit is of all sites', countOpen))
		if (open + weeks > coverLimits.openAtOnce) return fail('too-many')
		const requestIds: string[] = []
		const seriesId = weeks > 1 ? randomUUID() : null
		for (let week = 0; week < weeks; week++) {
			const startsAt = new Date(asked.startsAt.getTime() + week * weekMs)
			// No one can promise a Tuesday in two months, and eight requests at once are seven too many.
			const seconds = week === 0 ? 0 : Math.max(0, (startsAt.getTime() - 2 * weekMs - Date.now()) / 1000)
			const nextWaveAt = new Date(Date.now() + seconds * 1000)
			const { id, facts } = only(
				await tx
					.insert(coverRequests)
					.values({
						...asked,
						...(week === 0 && before.isFree ? { id: formId } : {}),
						seriesId,
						startsAt,
						endsAt: new Date(asked.endsAt.getTime() + week * weekMs),
						hospitalId: member.hospitalId,
						authorAccountId: member.accountId,
						location: site.location,
						city: site.city,
						latitude: site.lat,
						longitude: site.lng,
						nextWaveAt,
					})
					.returning({ id: coverRequests.id, facts: coverRunner.auditFacts }),
			)
			await coverRunner.begin(tx, id, member.accountId, { facts })
			await queueWave(tx, { id, nextWaveAt }, Math.ceil(seconds))
			requestIds.push(id)
		}
		await noteFavourites(tx, member)
		return ok({ requestIds })
	})
}

export type CoverFailure = 'not-found' | 'begun' | 'changed'

/** The hospital no longer needs it. The specialist who accepted is told why; those who were asked need not answer. */
export async function cancelCover(
	member: Member,
	requestId: string,
	reason: string,
): Promise<Result<null, CoverFailure>> {
	return db.transaction(async (tx) => {
		const request = await lockCover(tx, requestId, ofHospital(member))
		if (!request) return fail('not-found')
		// A second tap changes nothing.
		if (request.status === 'cancelled') return ok(null)
		return cancelLocked(tx, request, { by: 'hospital', actorAccountId: member.accountId, reason })
	})
}

type Cancelling = { by: 'hospital' | 'clock'; actorAccountId: string | null; reason: CoverWhy }

/** As `cancelCover`, for a request that is locked. */
export async function cancelLocked(
	tx: Transaction,
	request: LockedCover,
	{ by, actorAccountId, reason }: Cancelling,
): Promise<Result<null, CoverFailure>> {
	const moved = await coverRunner.move(tx, request, {
		to: 'cancelled',
		by,
		actorAccountId,
		...moveFor(reason),
		refusal: request.startsAt <= request.now ? ('begun' as const) : null,
		set: { nextWaveAt: null },
	})
	if (!moved.ok) return fail(moved.failure === 'begun' ? 'begun' : 'changed')
	const facts = await readCover(tx, request.id)
	if (request.specialistId !== null)
		await send(tx, coverCancelled, {
			to: await readersOf(tx, [request.specialistId]),
			key: `cover/${request.id}/cancelled`,
			facts: { ...facts, reason },
		})
	else await enqueue(tx, notifyOthers, { requestId: request.id })
	await showChange(tx, request)
	return ok(null)
}
