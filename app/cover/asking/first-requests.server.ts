import { undoSeconds } from '#app/platform/undo.ts'
import { and, asc, desc, eq, isNull, lte, sql } from 'drizzle-orm'
import { z } from 'zod'
import { formatSwitchboard } from '#app/hospitals/phone.server.ts'
import type { HospitalStatus } from '#app/hospitals/status.ts'
import { listSites } from '#app/hospitals/sites/sites.server.ts'
import { hospitalMembers, hospitals } from '#app/hospitals/tables.server.ts'
import type { Member, Operator } from '#app/identity/actor.ts'
import { listOperators } from '#app/identity/operators/operators.server.ts'
import { formatPhone } from '#app/identity/phone.server.ts'
import { accounts } from '#app/identity/tables.server.ts'
import { notify, send } from '#app/notifications/notify.server.ts'
import { recordAudit } from '#app/platform/audit/audit.server.ts'
import { db, isUniqueViolation, type Queryable, type Transaction } from '#app/platform/database/db.server.ts'
import { eachAlone } from '#app/platform/delivery/each-alone.server.ts'
import { parseFormData } from '#app/platform/http/form.server.ts'
import { secondsLeft } from '#app/platform/lifecycle.server.ts'
import { gauge } from '#app/platform/metrics.server.ts'
import { fail, ok, type Result } from '#app/platform/result.ts'
import { settle } from '#app/platform/tasks/settle.server.ts'
import { defineTask, enqueue } from '#app/platform/tasks/tasks.server.ts'
import { callClockStart, callDueAt } from './first-clock.ts'
import { formatHours } from '../labels.ts'
import { coverFirstDecided, coverToCall } from '../messages.ts'
import { teamOf } from '../notifications.server.ts'
import { isForFew } from './public-count.server.ts'
import { type CoverRequest, requestCover } from './requests.server.ts'
import { requestInput, requestOf } from '../schema.server.ts'
import { coverFirstRequests } from '../tables.server.ts'

type First = typeof coverFirstRequests.$inferSelect

/** The last one that a hospital sent, for the hospital. */
export async function findOwnFirst({ hospitalId }: Member): Promise<First | null> {
	const [first] = await db
		.select()
		.from(coverFirstRequests)
		.where(eq(coverFirstRequests.hospitalId, hospitalId))
		.orderBy(desc(coverFirstRequests.sentAt))
		.limit(1)
	return first ?? null
}

/**
 * Waits for the call. Fails with `already-sent` while another one waits or was released, with `not-pending` for a hospital that is not to be verified,
 * and as `requestCover` with `past`, `no-such-site` and `for-few`.
 */
export async function sendFirst(
	member: Member,
	{ asked, form, registrationNumber }: { asked: CoverRequest; form: First['form']; registrationNumber: string },
): Promise<Result<{ id: string }, 'already-sent' | 'not-pending' | 'past' | 'no-such-site' | 'for-few'>> {
	if (asked.startsAt.getTime() <= Date.now()) return fail('past')
	const { hospitalId, accountId: authorAccountId, hospitalName } = member
	try {
		return await db.transaction(async (tx) => {
			const [hospital] = await tx.select().from(hospitals).where(eq(hospitals.id, hospitalId)).for('share')
			if (hospital?.status !== 'pending') return fail('not-pending')
			const site = (await listSites(member, tx)).find(({ id }) => id === asked.siteId)
			if (!site) return fail('no-such-site')
			// No operator calls about what could not be asked afterwards.
			if (await isForFew(tx, { ...asked, ...site })) return fail('for-few')
			const { work, startsAt } = asked
			const [first] = await tx
				.insert(coverFirstRequests)
				.values({ hospitalId, authorAccountId, registrationNumber, form, work, startsAt })
				.returning({ id: coverFirstRequests.id })
			if (!first) throw new Error('Nothing was written')
			const facts = { firstId: first.id, hospitalName, work, startsAt, dueAt: callDueAt(new Date()) }
			const to = [...(await listOperators(tx, 'check')), ...(await listOperators(tx, 'moderate'))]
			await notify(tx, coverToCall, { to, key: `cover-first/${first.id}`, facts })
			return ok({ id: first.id })
		})
	} catch (error) {
		if (isUniqueViolation(error, 'one_first_cover_request')) return fail('already-sent')
		throw error
	}
}

/**
 * What can still be decided about one. A hospital that has been verified since asks with it like with any other request; one that was rejected or
 * suspended can only be refused.
 */
export const mayReleaseFor = (status: HospitalStatus) => status === 'pending' || status === 'verified'

/** As its hospital reads it: while the operator can still undo the decision, there is none. */
export const stateOfFirst = ({ outcome, carriedOutAt }: First): NonNullable<First['outcome']> | 'waiting' =>
	outcome !== null && carriedOutAt !== null ? outcome : 'waiting'

const columns = {
	first: coverFirstRequests,
	hospital: {
		id: hospitals.id,
		name: hospitals.displayName,
		status: hospitals.status,
		address: hospitals.address,
		city: hospitals.city,
		phone: hospitals.phone,
		registrationNumber: hospitals.registrationNumber,
	},
	asker: { name: accounts.name, phone: hospitalMembers.phone },
}
const firsts = () =>
	db
		.select(columns)
		.from(coverFirstRequests)
		.innerJoin(hospitals, eq(hospitals.id, coverFirstRequests.hospitalId))
		.leftJoin(accounts, eq(accounts.id, coverFirstRequests.authorAccountId))
		.leftJoin(
			hospitalMembers,
			and(eq(hospitalMembers.accountId, accounts.id), eq(hospitalMembers.hospitalId, coverFirstRequests.hospitalId)),
		)
		.$dynamic()

type Found = Awaited<ReturnType<typeof firsts>>[number]
const asRead = ({ first, hospital, asker }: Found) => ({
	first,
	hospital: { ...hospital, phone: formatSwitchboard(hospital.phone) },
	asker: { name: asker?.name ?? 'Account deleted', phone: asker?.phone ? formatPhone(asker.phone) : null },
	dueAt: callDueAt(first.sentAt),
})

const waits = isNull(coverFirstRequests.outcome)

/** Those to call, the longest waiting first: two hundred, and how many there are. */
export async function listFirsts(_actor: Operator) {
	const [rows, total] = await Promise.all([
		firsts().where(waits).orderBy(asc(coverFirstRequests.sentAt)).limit(200),
		db.$count(coverFirstRequests, waits),
	])
	return { waiting: rows.map(asRead), total }
}

export async function findFirst(_actor: Operator, id: string) {
	const [found] = await firsts().where(eq(coverFirstRequests.id, id))
	return found ? asRead(found) : null
}

/** The one of a hospital that waits for a call, for its record. */
export async function findWaitingFirst(_actor: Operator, hospitalId: string) {
	const { id, work, sentAt, outcome } = coverFirstRequests
	const [first] = await db
		.select({ id, work, sentAt })
		.from(coverFirstRequests)
		.where(and(eq(coverFirstRequests.hospitalId, hospitalId), isNull(outcome)))
	return first ? { id: first.id, work: first.work, dueAt: callDueAt(first.sentAt) } : null
}

/** How many wait, and since when the clock of the oldest runs. */
export async function countFirsts(_actor: Operator): Promise<{ count: number; oldest: Date | null }> {
	const [count, [oldest]] = await Promise.all([
		db.$count(coverFirstRequests, isNull(coverFirstRequests.outcome)),
		db
			.select({ sentAt: coverFirstRequests.sentAt })
			.from(coverFirstRequests)
			.where(isNull(coverFirstRequests.outcome))
			.orderBy(asc(coverFirstRequests.sentAt))
			.limit(1),
	])
	const start = oldest ? callClockStart(oldest.sentAt) : null
	return { count, oldest: start !== null && start <= new Date() ? start : null }
}

gauge(
	'app_cover_calls_late',
	'Hospitals that wait for the call about their first request longer than we promise',
	async () => {
		const waiting = await db.select({ sentAt: coverFirstRequests.sentAt }).from(coverFirstRequests).where(waits)
		return [{ value: waiting.filter(({ sentAt }) => callDueAt(sentAt) < new Date()).length }]
	},
)

export type FirstDecisionFailure = 'unknown' | 'decided' | 'over' | 'not-verified'

/** An operator has called: this one request goes out, or it does not for a reason. It is carried out after a minute, in which it can be undone. */
export const decideFirst = (
	operator: Operator,
	id: string,
	{ outcome, reason }: { outcome: 'released' | 'refused'; reason: string },
): Promise<Result<null, FirstDecisionFailure>> =>
	settle<null, FirstDecisionFailure>(async (tx) => {
		const first = await lockFirst(tx, id)
		if (!first) return fail('unknown')
		if (first.outcome !== null) return fail('decided')
		if (outcome === 'released' && first.startsAt <= new Date()) return fail('over')
		if (outcome === 'released' && !(await mayRelease(tx, first))) return fail('not-verified')
		const [decided] = await tx
			.update(coverFirstRequests)
			.set({ outcome, reason, decidedBy: operator.accountId, decidedAt: sql`now()::timestamptz(3)` })
			.where(eq(coverFirstRequests.id, id))
			.returning({ decidedAt: coverFirstRequests.decidedAt })
		await recordAudit(tx, {
			...{ actorAccountId: operator.accountId, action: 'cover.first-decided', reason, facts: { outcome, firstId: id } },
			...{ subjectType: 'hospital', subjectId: first.hospitalId },
		})
		const decidedAt = decided?.decidedAt?.toISOString() ?? ''
		await enqueue(tx, carryOutFirst, { id, decidedAt }, { startAfterSeconds: undoSeconds })
		return ok(null)
	})

/** What this operator has decided about first requests and can still undo. */
export async function listOwnFirstDecisions(operator: Operator) {
	const left = secondsLeft(coverFirstRequests.decidedAt, undoSeconds)
	const { id, work, outcome, decidedAt, decidedBy, carriedOutAt, hospitalId } = coverFirstRequests
	const rows = await db
		.select({ id, work, outcome, hospital: hospitals.displayName })
		.from(coverFirstRequests)
		.innerJoin(hospitals, eq(hospitals.id, hospitalId))
		.where(and(eq(decidedBy, operator.accountId), isNull(carriedOutAt), sql`${left} > 0`))
		.orderBy(desc(decidedAt))
		.limit(20)
	return rows.map((row) => ({
		...{ id: row.id, label: row.outcome === 'released' ? 'Release first request' : 'Refuse first request' },
		...{ about: `${row.work}, ${row.hospital}`, page: `/operator/cover/first/${row.id}`, by: operator.name },
		...{ waits: true, mayUndo: true, undo: `/operator/cover/first/${row.id}/undo` },
	}))
}

/** The operator who decided takes it back, before it is carried out. */
export const undoFirst = (operator: Operator, id: string): Promise<Result<null, 'unknown' | 'too-late'>> =>
	settle<null, 'unknown' | 'too-late'>(async (tx) => {
		const first = await lockFirst(tx, id)
		if (!first) return fail('unknown')
		const isTheirs = first.decidedBy === operator.accountId && first.outcome !== 'lapsed'
		if (!isTheirs || first.carriedOutAt !== null) return fail('too-late')
		await tx
			.update(coverFirstRequests)
			.set({ outcome: null, reason: null, decidedBy: null, decidedAt: null })
			.where(eq(coverFirstRequests.id, id))
		await recordAudit(tx, {
			...{ actorAccountId: operator.accountId, action: 'cover.first-undone', facts: { firstId: id } },
			...{ subjectType: 'hospital', subjectId: first.hospitalId },
		})
		return ok(null)
	})

async function mayRelease(on: Queryable, { hospitalId }: First): Promise<boolean> {
	const [hospital] = await on.select({ status: hospitals.status }).from(hospitals).where(eq(hospitals.id, hospitalId))
	return hospital !== undefined && mayReleaseFor(hospital.status)
}

async function lockFirst(tx: Transaction, id: string): Promise<First | null> {
	const [first] = await tx.select().from(coverFirstRequests).where(eq(coverFirstRequests.id, id)).for('update')
	return first ?? null
}

/** A minute after the decision, if it is still the same: the request is made, with the id of the first one, and the hospital is told. Run again it does nothing more. */
export const carryOutFirst = defineTask({
	name: 'cover.carry-out-first',
	payload: z.object({ id: z.uuid(), decidedAt: z.iso.datetime() }),
	async run({ id, decidedAt }) {
		const [first] = await db.select().from(coverFirstRequests).where(eq(coverFirstRequests.id, id))
		if (first?.decidedAt?.toISOString() !== decidedAt || first.carriedOutAt !== null) return
		// From here on it cannot be undone; a second run makes the same request.
		const [kept] = await db
			.update(coverFirstRequests)
			.set({ carriedOutAt: sql`now()` })
			.where(and(eq(coverFirstRequests.id, id), eq(coverFirstRequests.decidedAt, first.decidedAt)))
			.returning()
		if (!kept) return
		try {
			await carryOut(kept)
		} catch (error) {
			await db.update(coverFirstRequests).set({ carriedOutAt: null }).where(eq(coverFirstRequests.id, id))
			throw error
		}
	},
})

async function carryOut(first: First) {
	const { id, hospitalId, authorAccountId } = first
	const request = { ...readFirst(first), formId: id }
	if (first.outcome === 'released') {
		const made = (await mayRelease(db, first))
			? await requestCover({ hospitalId, accountId: authorAccountId, sites: null }, request)
			: fail('not-verified' as const)
		if (!made.ok) return refuseAfterAll(first, request, notMade[made.failure])
	}
	await notifyFirst(first, request, first.reason ?? '')
}

/** What could not be made in the end was not released, so that the hospital reads why and can send another one. */
async function refuseAfterAll(first: First, request: CoverRequest, reason: string) {
	const refused = { outcome: 'refused' as const, reason }
	await db.update(coverFirstRequests).set(refused).where(eq(coverFirstRequests.id, first.id))
	await notifyFirst({ ...first, ...refused }, request, reason)
}

/** What was typed, as it was read when it was sent. It is one request, whatever the form says of weeks. */
export function readFirst({ form, sentAt }: Pick<First, 'form' | 'sentAt'>): CoverRequest {
	const typed = new FormData()
	for (const [name, values] of Object.entries(form)) for (const value of [values].flat()) typed.append(name, value)
	const read = parseFormData(typed, requestInput(sentAt))
	if (!read.ok) throw new Error(`A first request can no longer be read: ${JSON.stringify(read.problem.fields)}`)
	return { ...requestOf(read.value), weeks: 1 }
}

const notMade = {
	past: 'Its start has passed.',
	'no-such-site': 'The site has been removed.',
	'too-many': 'Too many requests are open.',
	'for-few': 'Fewer than five specialists meet what it requires.',
	'not-verified': 'Your hospital was not verified.',
}

const notifyFirst = (first: First, request: CoverRequest, reason: string) =>
	db.transaction(async (tx) =>
		send(tx, coverFirstDecided, {
			to: await teamOf(tx, first),
			key: `cover-first/${first.id}/${first.outcome}`,
			facts: { work: first.work, hours: formatHours(request), isReleased: first.outcome === 'released', reason },
		}),
	)

/** Every minute: what was not decided by its start is over, and the hospital is told why. */
export const endFirsts = defineTask({
	name: 'cover.end-first',
	payload: z.object({}),
	schedule: '* * * * *',
	async run() {
		const due = and(isNull(coverFirstRequests.outcome), lte(coverFirstRequests.startsAt, sql`now()`))
		const over = await db.select({ id: coverFirstRequests.id }).from(coverFirstRequests).where(due).limit(200)
		await eachAlone(over, async ({ id }) => {
			const reason = 'Its start passed before we could call you.'
			const [ended] = await db
				.update(coverFirstRequests)
				.set({ outcome: 'lapsed', reason, decidedAt: sql`now()`, carriedOutAt: sql`now()` })
				.where(and(eq(coverFirstRequests.id, id), due))
				.returning()
			if (ended) await notifyFirst(ended, readFirst(ended), reason)
		})
	},
})
