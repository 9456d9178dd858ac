import { and, asc, count, desc, eq, sql } from 'drizzle-orm'
import { beginDecision } from '#app/cases/cases.server.ts'
import { isUndecided } from '#app/cases/decisions.server.ts'
import { isLate, queues, type RightsKind } from '#app/cases/kinds.ts'
import type { Operator } from '#app/identity/actor.ts'
import { formatPhone } from '#app/identity/phone.server.ts'
import { accounts } from '#app/identity/tables.server.ts'
import { writeTo } from '#app/notifications/notify.server.ts'
import { db, type Transaction } from '#app/platform/database/db.server.ts'
import { lifecycleRunner, type TransitionFailure } from '#app/platform/lifecycle.server.ts'
import { asPage, perPage, rowsBefore } from '#app/platform/paging.ts'
import { fail, ok, type Result } from '#app/platform/result.ts'
import { settle } from '#app/platform/tasks/settle.server.ts'
import { formatDateTime, waitingFor } from '#app/platform/text/dates.ts'
import { answerDue } from './clock.ts'
import { requestPage } from './link.server.ts'
import { rightsRequestAnswered } from './messages.ts'
import { findOrderFile } from './order-files.server.ts'
import { requestNumber } from './request-number.ts'
import type { RightsAnswer } from './schema.server.ts'
import { rightsLifecycle, type RightsStatus, rightsStatuses } from './status.ts'
import { rightsRequestEvents, rightsRequests } from './tables.server.ts'

export const rightsRunner = lifecycleRunner(rightsLifecycle, {
	table: rightsRequests,
	state: 'status',
	history: rightsRequestEvents,
	of: 'requestId',
	audited: { as: 'rights-request', facts: { kind: rightsRequests.kind }, about: rightsRequests.accountId },
})

/** The address or number that receipt and answer go to. */
const contactOf = ({ email, phone }: { email: string | null; phone: string | null }) =>
	email ?? (phone === null ? '' : formatPhone(phone))

/** How many requests of a kind have each status. */
export async function countRightsRequests(_actor: Operator, kind: RightsKind): Promise<Record<RightsStatus, number>> {
	const rows = await db
		.select({ status: rightsRequests.status, requests: count() })
		.from(rightsRequests)
		.where(eq(rightsRequests.kind, kind))
		.groupBy(rightsRequests.status)
	const counted = new Map(rows.map((row) => [row.status, row.requests]))
	return Object.fromEntries(rightsStatuses.map((status) => [status, counted.get(status) ?? 0])) as Record<
		RightsStatus,
		number
	>
}

/** Of the last 90 days: how many of a kind were answered, and how many of those in time. */
export async function readRightsFigures(_actor: Operator, kind: RightsKind) {
	const inTime = sql`${rightsRequests.answeredAt} <= ${rightsRequests.createdAt} + make_interval(hours => ${queues[kind].targetHours})`
	const [row] = await db
		.select({ answered: count(), inTime: sql<number>`count(*) filter (where ${inTime})`.mapWith(Number) })
		.from(rightsRequests)
		.where(
			and(
				eq(rightsRequests.kind, kind),
				eq(rightsRequests.status, 'answered'),
				sql`${rightsRequests.answeredAt} > now() - interval '90 days'`,
			),
		)
	return row ?? { answered: 0, inTime: 0 }
}

/** Requests of one kind and status, 25 a page: open ones with the oldest on top, the others with the latest. */
export async function listRightsRequests(
	_actor: Operator,
	{ kind, status, page }: { kind: RightsKind; status: RightsStatus; page: number },
	now = new Date(),
) {
	const { id, sequence, name, email, phone, createdAt } = rightsRequests
	const rows = await db
		.select({ id, sequence, name, email, phone, excerpt: sql<string>`left(${rightsRequests.message}, 200)`, createdAt })
		.from(rightsRequests)
		.where(
			and(
				eq(rightsRequests.kind, kind),
				eq(rightsRequests.status, status),
				status === 'open' ? isUndecided(kind, id) : undefined,
			),
		)
		.orderBy(status === 'open' ? asc(createdAt) : desc(createdAt), asc(id))
		.limit(perPage + 1)
		.offset(rowsBefore(page))
	return asPage(rows, page, ({ email: mail, phone: number, ...request }) => ({
		...{ id: request.id, name: request.name, excerpt: request.excerpt, number: requestNumber(request) },
		contact: contactOf({ email: mail, phone: number }),
		waiting: waitingFor(request.createdAt, now),
		sent: formatDateTime(request.createdAt),
		isLate: isLate(kind, request.createdAt, now),
	}))
}

/** A request with everything that was done about it. */
export async function findRightsCase(_actor: Operator, kind: RightsKind, id: string) {
	const [request] = await db
		.select()
		.from(rightsRequests)
		.where(and(eq(rightsRequests.id, id), eq(rightsRequests.kind, kind)))
	if (!request) return null
	const events = await db
		.select({
			id: rightsRequestEvents.id,
			to: rightsRequestEvents.to,
			reply: rightsRequestEvents.reply,
			proof: rightsRequestEvents.proof,
			at: rightsRequestEvents.at,
			by: accounts.name,
		})
		.from(rightsRequestEvents)
		.leftJoin(accounts, eq(accounts.id, rightsRequestEvents.actorAccountId))
		.where(eq(rightsRequestEvents.requestId, id))
		.orderBy(asc(rightsRequestEvents.at))
	const { senderKey: _, createdAt, answeredAt, linkSentAt: _sent, ...shown } = request
	return {
		...shown,
		number: requestNumber(request),
		contact: contactOf(request),
		order: await findOrderFile(id),
		sent: formatDateTime(createdAt),
		due: formatDateTime(answerDue(kind, createdAt)),
		answered: answeredAt && formatDateTime(answeredAt),
		events: events.map(({ at, by, ...event }) => ({ ...event, by: by ?? 'Account removed', at: formatDateTime(at) })),
	}
}

export type RightsFailure = 'not-found' | 'taken' | 'needs-proof' | TransitionFailure

/**
 * Sends the answer and keeps it. A nominee takes effect with it, and only with a note of the proof that was seen. Fails with
 * `changed-meanwhile` when a colleague was faster, with `taken` while one works on it.
 */
export const answerRightsRequest = (
	actor: Operator,
	kind: RightsKind,
	id: string,
	{ version, outcome, reply, proof }: RightsAnswer,
) =>
	settle<{ number: string; contact: string }, RightsFailure>(async (tx) => {
		if (kind === 'nominee' && outcome === 'granted' && proof === null) return fail('needs-proof')
		const set = { outcome, answeredAt: sql`clock_timestamp()` }
		const moved = await move(tx, actor, { kind, id, to: 'answered', version }, { set, event: { reply, proof } })
		if (!moved.ok) return moved
		const { eventId, request } = moved.value
		const number = requestNumber(request)
		await writeTo(tx, rightsRequestAnswered, {
			to: [{ email: request.email, phone: request.phone, name: request.name }],
			key: `rights/${id}/answer/${eventId}`,
			facts: { requestNumber: number, outcome, reply, link: requestPage(id) },
		})
		return ok({ number, contact: contactOf(request) })
	})

/** Marks a request as spam, or opens it again. */
export const moveRightsRequest = (
	actor: Operator,
	kind: RightsKind,
	id: string,
	to: Exclude<RightsStatus, 'answered'>,
	{ version }: { version: number },
) => settle((tx) => move(tx, actor, { kind, id, to, version }, { set: { outcome: null, answeredAt: null } }))

type Changed = { set: object; event?: { reply: string; proof: string | null } }

async function move(
	tx: Transaction,
	actor: Operator,
	{ kind, id, to, version }: { kind: RightsKind; id: string; to: RightsStatus; version: number },
	changed: Changed,
): Promise<Result<{ eventId: string; request: typeof rightsRequests.$inferSelect }, RightsFailure>> {
	const [request] = await tx
		.select()
		.from(rightsRequests)
		.where(and(eq(rightsRequests.id, id), eq(rightsRequests.kind, kind)))
		.for('no key update')
	if (!request) return fail('not-found')
	const begun = await beginDecision(tx, actor, { kind, subjectId: id })
	if (!begun.ok) return begun
	const by = { to, by: 'operator', actorAccountId: actor.accountId, version } as const
	const moved = await rightsRunner.move(tx, request, { ...by, ...changed })
	return moved.ok ? ok({ eventId: moved.value.eventId, request }) : moved
}
