import { and, eq, inArray, isNull } from 'drizzle-orm'
import { listMembersToNotify } from '#app/hospitals/membership.server.ts'
import { hospitals } from '#app/hospitals/tables.server.ts'
import { accounts } from '#app/identity/tables.server.ts'
import { notify } from '#app/notifications/notify.server.ts'
import { only, type Transaction } from '#app/platform/db.server.ts'
import { announceChange } from '#app/platform/live.server.ts'
import { readerWithPhone } from '#app/specialists/brief.server.ts'
import { specialists } from '#app/specialists/tables.server.ts'
import { coverTaken } from './messages.ts'
import { coverAsks, coverRequests } from './tables.server.ts'

/** What every message about a request says. */
export const readCover = async (tx: Transaction, requestId: string) =>
	only(
		await tx
			.select({
				id: coverRequests.id,
				hospitalId: coverRequests.hospitalId,
				hospitalName: hospitals.displayName,
				work: coverRequests.work,
				city: coverRequests.city,
				startsAt: coverRequests.startsAt,
				endsAt: coverRequests.endsAt,
				payPaise: coverRequests.payPaise,
				payUnit: coverRequests.payUnit,
			})
			.from(coverRequests)
			.innerJoin(hospitals, eq(hospitals.id, coverRequests.hospitalId))
			.where(eq(coverRequests.id, requestId)),
	)

/** Specialists as readers of a message. */
export const readersOf = (tx: Transaction, specialistIds: readonly string[]) =>
	tx
		.select(readerWithPhone)
		.from(specialists)
		.innerJoin(accounts, eq(accounts.id, specialists.id))
		.where(inArray(specialists.id, [...specialistIds]))

export const teamOf = (tx: Transaction, { hospitalId }: { hospitalId: string }) => listMembersToNotify(tx, hospitalId)

/** Tells those who were asked and have not answered that they need not hurry. */
export async function notifyOthers(tx: Transaction, requestId: string) {
	const waiting = await listWaiting(tx, requestId)
	const facts = await readCover(tx, requestId)
	await notify(tx, coverTaken, {
		to: waiting.map((accountId) => ({ accountId })),
		key: `cover/${requestId}/taken`,
		facts,
	})
}

const listWaiting = async (tx: Transaction, requestId: string) =>
	(
		await tx
			.select({ id: coverAsks.specialistId })
			.from(coverAsks)
			.where(and(eq(coverAsks.requestId, requestId), isNull(coverAsks.answer)))
	).map(({ id }) => id)

/** Open pages of both sides read it again. */
export async function showChange(tx: Transaction, { id, hospitalId }: { id: string; hospitalId: string }) {
	const team = await teamOf(tx, { hospitalId })
	const asked = await tx.select({ id: coverAsks.specialistId }).from(coverAsks).where(eq(coverAsks.requestId, id))
	await announceChange(tx, [...team.map(({ accountId }) => accountId), ...asked.map((one) => one.id)], {
		kind: 'cover',
		id,
	})
}
