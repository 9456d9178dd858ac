import { and, count, eq, gte, inArray, sql } from 'drizzle-orm'
import { isAssigned, isHeld } from '#app/cases/cases.server.ts'
import { caseAddress, type CaseKind, caseKinds, isLate, queues } from '#app/cases/kinds.ts'
import { cases } from '#app/cases/tables.server.ts'
import type { Operator } from '#app/identity/actor.ts'
import { accounts } from '#app/identity/tables.server.ts'
import { waitingFor } from '#app/platform/text/dates.ts'
import { db } from '#app/platform/database/db.server.ts'
import { auditEvents } from '#app/platform/tables.server.ts'
import type { Waiting } from '../queues/queue.server.ts'
import { queueOf } from '../queues/queues.server.ts'

/** A queue as the overview shows it. */
export type CountedQueue = Waiting & { label: string; to: string; targetHours: number }

export const countQueues = (_actor: Operator): Promise<CountedQueue[]> =>
	Promise.all(
		caseKinds.map(async (kind) => {
			const { label, path: to, targetHours } = queues[kind]
			return { label, to, targetHours, ...(await queueOf[kind].count()) }
		}),
	)

/** Why a case is not the next to be decided. */
export type Waits = 'taken' | 'held' | 'asked' | 'incomplete'

export type QueuedCase = {
	id: string
	href: string
	since: Date
	title: string
	detail: string
	waiting: string
	isLate: boolean
	waits: Waits | null
	/** The operator who works on it. */
	by: string | null
	isMine: boolean
	isYearlyCheck: boolean
	/** Others that are decided with it. */
	covers: string[]
	/** It and those, as far as they can be decided now. */
	ready: string[]
}

/** What waits, in the order in which it is decided: what can be decided now, the oldest first; then the rest. */
export async function listOpenCases(actor: Operator, kind: CaseKind, now = new Date()): Promise<QueuedCase[]> {
	const open = await queueOf[kind].list()
	const work = await listWork(
		kind,
		open.map(({ id }) => id),
	)
	const rows = open.map(
		({ id, title, detail, since, version = 0, isIncomplete, isYearlyCheck = false, group = id }) => {
			const state = work.get(id)
			const isMine = state?.isAssigned === true && state.assignedTo === actor.accountId
			const waits: Waits | null = state?.isHeld
				? 'held'
				: state?.askedVersion === version
					? 'asked'
					: state?.isAssigned && !isMine
						? 'taken'
						: isIncomplete
							? 'incomplete'
							: null
			return {
				...{ id, group, title, detail, since, isYearlyCheck, waits, isMine },
				href: caseAddress(kind, id),
				waiting: waitingFor(since, now),
				isLate: isLate(kind, since, now),
				by: state?.isAssigned ? state.by : null,
			}
		},
	)
	const inOrder = [...rows.filter(({ waits }) => waits === null), ...rows.filter(({ waits }) => waits !== null)]
	return inOrder
		.filter(({ group }, at) => inOrder.findIndex((other) => other.group === group) === at)
		.map(({ group, ...row }) => ({
			...row,
			covers: inOrder.filter((other) => other.group === group && other.id !== row.id).map(({ id }) => id),
			ready: inOrder.filter((other) => other.group === group && other.waits === null).map(({ id }) => id),
		}))
}

/** What operators have done so far about each of these. */
async function listWork(kind: CaseKind, ids: readonly string[]) {
	if (ids.length === 0) return new Map<string, Awaited<ReturnType<typeof readWork>>[number]>()
	return new Map((await readWork(kind, ids)).map((row) => [row.subjectId, row]))
}

const readWork = (kind: CaseKind, ids: readonly string[]) =>
	db
		.select({
			subjectId: cases.subjectId,
			assignedTo: cases.assignedTo,
			isAssigned,
			isHeld,
			askedVersion: cases.askedVersion,
			by: accounts.name,
		})
		.from(cases)
		.leftJoin(accounts, eq(accounts.id, cases.assignedTo))
		.where(and(eq(cases.kind, kind), inArray(cases.subjectId, [...ids])))

/**
 * The case to open after this one: what waits with it and is not `done`, else the next that can be decided, from the start again at
 * the end; null when there is none.
 */
export async function findNextCase(
	actor: Operator,
	kind: CaseKind,
	id: string,
	done: readonly string[] = [id],
): Promise<string | null> {
	const open = await listOpenCases(actor, kind)
	const place = open.findIndex((row) => row.id === id || row.covers.includes(id))
	const beside = open[place]?.ready.find((other) => !done.includes(other))
	if (beside) return caseAddress(kind, beside)
	const inTurn = [...open.slice(place + 1), ...open.slice(0, Math.max(place, 0))]
	return inTurn.find(({ waits }) => waits === null)?.href ?? null
}

const decisions = Object.values(queueOf).flatMap((queue) => queue.decisions)

/** How much this operator has decided since midnight in India. */
export async function countDecidedToday(actor: Operator): Promise<number> {
	const startOfToday = sql`date_trunc('day', now() at time zone 'Asia/Kolkata') at time zone 'Asia/Kolkata'`
	const [row] = await db
		.select({ decided: count() })
		.from(auditEvents)
		.where(
			and(
				gte(auditEvents.at, startOfToday),
				eq(auditEvents.actorAccountId, actor.accountId),
				inArray(auditEvents.action, decisions),
			),
		)
	return row?.decided ?? 0
}
