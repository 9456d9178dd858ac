import { and, eq } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { findOpenAppeal } from '#app/cases/appeals.server.ts'
import { isAssigned, isHeld } from '#app/cases/cases.server.ts'
import { listOpenDecisions } from '#app/cases/decisions.server.ts'
import { canBeAsked, caseAddress, type CaseKind, queues } from '#app/cases/kinds.ts'
import { cases } from '#app/cases/tables.server.ts'
import { listCaseMessages } from '#app/cases/thread.server.ts'
import type { Operator } from '#app/identity/actor.ts'
import { accounts } from '#app/identity/tables.server.ts'
import { formatDateTime } from '#app/platform/text/dates.ts'
import { db } from '#app/platform/database/db.server.ts'
import { questions } from './case-reasons.ts'
import { countDecidedToday, listOpenCases } from './open-cases.server.ts'
import { mayOpen } from '../policy.ts'
import { listRefusedTexts } from '../queues/own-decisions.server.ts'
import { queueOf } from '../queues/queues.server.ts'

/**
 * The queue beside a case, and what operators have done about the case so far. Every role may read about a hospital; the
 * queue and the work on it are for those who check hospitals.
 */
export async function readDesk(actor: Operator, kind: CaseKind, id: string) {
	const mayWork = mayOpen(actor.role, queues[kind].path)
	const [queue, counted, decidedToday, work, messages, appeal, decisions, refusals] = await Promise.all([
		mayWork ? listOpenCases(actor, kind) : [],
		mayWork ? queueOf[kind].count() : null,
		countDecidedToday(actor),
		findWork(actor, kind, id),
		canBeAsked(kind) ? listCaseMessages({ kind, subjectId: id }) : [],
		kind === 'hospital' || kind === 'credential' || kind === 'appeal' ? findOpenAppeal({ kind, subjectId: id }) : null,
		listOpenDecisions(actor, { kind, subjectId: id }),
		kind === 'review' ? listRefusedTexts(actor, id) : [],
	])
	const place = queue.findIndex((row) => row.id === id || row.covers.includes(id))
	const listed = queue.reduce((sum, { covers }) => sum + 1 + covers.length, 0)
	return {
		kind,
		id,
		address: caseAddress(kind, id),
		mayWork,
		queue: queues[kind],
		cases: queue,
		/** As the overview counts them: a row may be of several, and the list ends somewhere. */
		waiting: Math.max(counted?.count ?? 0, listed),
		isCut: (counted?.count ?? 0) > listed,
		late: queue.filter(({ isLate, waits }) => isLate && waits !== 'asked' && waits !== 'held').length,
		decidedToday,
		/** From 1; 0 for a case that does not wait. */
		place: place + 1,
		previous: queue[place - 1]?.href ?? null,
		next: queue[place + 1]?.href ?? null,
		isOpen: place >= 0,
		isAsked: queue[place]?.waits === 'asked',
		...work,
		messages,
		decisions: [...decisions, ...refusals],
		usualQuestions: canBeAsked(kind) ? questions[kind] : [],
		appeal: appeal && {
			reason: appeal.reason,
			at: formatDateTime(appeal.sentAt),
			isOwnRefusal: appeal.refusedBy === actor.accountId,
		},
	}
}

export type Desk = Awaited<ReturnType<typeof readDesk>>

const noWork = { assigned: null, held: null, note: null }

async function findWork(actor: Operator, kind: CaseKind, id: string) {
	const assignee = alias(accounts, 'assignee')
	const [row] = await db
		.select({
			assignedTo: cases.assignedTo,
			isAssigned,
			by: assignee.name,
			isHeld,
			heldUntil: cases.heldUntil,
			heldReason: cases.heldReason,
			note: cases.note,
		})
		.from(cases)
		.leftJoin(assignee, eq(assignee.id, cases.assignedTo))
		.where(and(eq(cases.kind, kind), eq(cases.subjectId, id)))
	if (!row) return noWork
	return {
		assigned: row.isAssigned ? { by: row.by ?? '', isMine: row.assignedTo === actor.accountId } : null,
		held: row.isHeld && row.heldUntil ? { until: formatDateTime(row.heldUntil), reason: row.heldReason } : null,
		note: row.note,
	}
}
