import { z } from 'zod'
import { and, eq, inArray, isNull, sql } from 'drizzle-orm'
import { findMemberPhone } from '#app/hospitals/team/member-phone.server.ts'
import { listMembersToNotify, worksAt, worksForAllOrIs } from '#app/hospitals/team/membership.server.ts'
import { hospitalAt } from '#app/hospitals/sites/hospital-at-site.server.ts'
import { hospitals } from '#app/hospitals/tables.server.ts'
import { accounts } from '#app/identity/tables.server.ts'
import { notify, send } from '#app/notifications/notify.server.ts'
import { db, only, type Transaction } from '#app/platform/database/db.server.ts'
import { announceChange } from '#app/platform/live/live.server.ts'
import { defineTask, enqueue } from '#app/platform/tasks/tasks.server.ts'
import { reader } from '#app/specialists/brief.server.ts'
import { specialists } from '#app/specialists/tables.server.ts'
import { mayReach } from './answering/released-first.server.ts'
import { coverRaised, coverTaken } from './messages.ts'
import { coverAsks, coverPreferences, coverRequests } from './tables.server.ts'
import { lockCover } from './transitions.server.ts'
import { canWait, istTimeOf, minutesToMorning, waitsForMorning } from './asking/waves.ts'
import { mayBeWoken } from './asking/candidates.server.ts'

/** What every message about a request says. */
export async function readCover(tx: Transaction, requestId: string) {
	const cover = only(
		await tx
			.select({
				id: coverRequests.id,
				hospitalId: coverRequests.hospitalId,
				hospital: hospitals.displayName,
				...hospitalAt(coverRequests.siteId, coverRequests.location),
				status: coverRequests.status,
				work: coverRequests.work,
				city: coverRequests.city,
				startsAt: coverRequests.startsAt,
				endsAt: coverRequests.endsAt,
				payPaise: coverRequests.payPaise,
				payUnit: coverRequests.payUnit,
				urgency: coverRequests.urgency,
				acceptedAt: coverRequests.acceptedAt,
				location: coverRequests.location,
				phone: hospitals.phone,
				due: {
					workedFrom: coverRequests.workedFrom,
					workedTo: coverRequests.workedTo,
					counterFrom: coverRequests.counterFrom,
					counterTo: coverRequests.counterTo,
					duePaise: coverRequests.duePaise,
				},
			})
			.from(coverRequests)
			.innerJoin(hospitals, eq(hospitals.id, coverRequests.hospitalId))
			.where(eq(coverRequests.id, requestId)),
	)
	return { ...cover, canWait: canWait({ ...cover, minutesLeft: (cover.startsAt.getTime() - Date.now()) / 60_000 }) }
}

/** Specialists as readers of a message. */
export const readersOf = (tx: Transaction, specialistIds: readonly string[]) =>
	tx
		.select(reader)
		.from(specialists)
		.innerJoin(accounts, eq(accounts.id, specialists.id))
		.where(inArray(specialists.id, [...specialistIds]))

type OfTeam = { hospitalId: string; siteId?: string | null; authorAccountId?: string | null }

/** The members of the site, and of all sites where the request has none yet. Only the member who asked is told by SMS, if they have a number. */
export async function teamOf(tx: Transaction, { hospitalId, siteId, authorAccountId }: OfTeam) {
	const concerned =
		siteId === undefined
			? worksForAllOrIs(authorAccountId ?? null)
			: worksAt(sql`array[${siteId ?? hospitalId}]::uuid[]`)
	const team = await listMembersToNotify(tx, hospitalId, concerned)
	const phone = authorAccountId ? await findMemberPhone({ accountId: authorAccountId, hospitalId }, tx) : null
	return team.map((reader) => (reader.accountId === authorAccountId ? { ...reader, phone } : reader))
}

/**
 * Tells those who were asked and have not answered that they need not hurry. A task of its own: the one who accepts must
 * not wait until hundreds are told.
 */
export const notifyOthers = defineTask({
	name: 'cover.notify-others',
	payload: z.object({ requestId: z.uuid() }),
	run: ({ requestId }) =>
		db.transaction(async (tx) => {
			const waiting = await listWaiting(tx, requestId, { onlyNightCallers: false })
			const { acceptedAt, ...cover } = await readCover(tx, requestId)
			// Given back before this ran: it is open again, and nothing has ended.
			if (cover.status === 'open') return
			const isCancelled = cover.status === 'cancelled'
			await notify(tx, coverTaken, {
				to: waiting.map((accountId) => ({ accountId })),
				// A request that was given back is taken a second time, and they are told a second time.
				key: `cover/${requestId}/${isCancelled ? 'cancelled' : `taken/${acceptedAt?.getTime()}`}`,
				facts: { ...cover, isCancelled },
			})
			await announceChange(tx, waiting, { kind: 'cover', id: requestId })
		}),
})

/** Those who were asked and have not answered, of those whom the hospital may still reach; at night those alone who may be woken. */
async function listWaiting(
	tx: Transaction,
	requestId: string,
	{ onlyNightCallers }: { onlyNightCallers: boolean },
): Promise<string[]> {
	const found = await tx
		.select({ id: coverAsks.specialistId })
		.from(coverAsks)
		.innerJoin(coverRequests, eq(coverRequests.id, coverAsks.requestId))
		.leftJoin(coverPreferences, eq(coverPreferences.specialistId, coverAsks.specialistId))
		.where(
			and(
				eq(coverAsks.requestId, requestId),
				isNull(coverAsks.answer),
				mayReach(coverAsks.specialistId),
				onlyNightCallers ? mayBeWoken : undefined,
			),
		)
	return found.map(({ id }) => id)
}

/** Tells those who have not answered of higher pay, once each; at night those alone who may be woken, and the others in the morning. */
export async function notifyOfRaise(tx: Transaction, { id: requestId, urgency, startsAt }: Raised, now: Date) {
	const minutes = minutesToMorning(istTimeOf(now))
	const minutesLeft = (startsAt.getTime() - now.getTime()) / 60_000
	const isForMorning = waitsForMorning({ urgency, minutesLeft, ...istTimeOf(now) }) > 0
	const waiting = isForMorning ? [] : await listWaiting(tx, requestId, { onlyNightCallers: minutes > 0 })
	await send(tx, coverRaised, {
		to: await readersOf(tx, waiting),
		key: `cover/${requestId}/raised`,
		facts: await readCover(tx, requestId),
	})
	if (minutes > 0) await enqueue(tx, notifyRaised, { requestId }, { startAfterSeconds: minutes * 60 })
}

type Raised = Pick<typeof coverRequests.$inferSelect, 'id' | 'urgency' | 'startsAt'>

/** The morning after pay was raised at night. */
export const notifyRaised = defineTask({
	name: 'cover.notify-raised',
	payload: z.object({ requestId: z.uuid() }),
	run: ({ requestId }) =>
		db.transaction(async (tx) => {
			const request = await lockCover(tx, requestId)
			if (request?.status === 'open' && request.startsAt > request.now) await notifyOfRaise(tx, request, request.now)
		}),
})

/** Open pages of the hospital, and of the specialist who has or had it, read it again. */
export async function showChange(
	tx: Transaction,
	{
		id,
		hospitalId,
		siteId,
		specialistId,
	}: { id: string; hospitalId: string; siteId: string | null; specialistId: string | null },
) {
	const team = await teamOf(tx, { hospitalId, siteId })
	const readers = [...team.map(({ accountId }) => accountId), ...(specialistId === null ? [] : [specialistId])]
	await announceChange(tx, readers, { kind: 'cover', id })
}
