import { and, asc, eq } from 'drizzle-orm'
import { z } from 'zod'
import { defineWaitingDecision, isUndecided } from '#app/cases/decisions.server.ts'
import { caseAddress, type RightsKind, rightsKinds } from '#app/cases/kinds.ts'
import { db } from '#app/platform/database/db.server.ts'
import { answerRightsRequest, moveRightsRequest } from '#app/rights/desk.server.ts'
import { requestNumber } from '#app/rights/request-number.ts'
import { rightsOutcomes } from '#app/rights/status.ts'
import { rightsRequests } from '#app/rights/tables.server.ts'
import { countIn, maxOpen, type Queue } from './queue.server.ts'

const { id, sequence, kind: kindOf, name, version, createdAt } = rightsRequests

const isOpen = (kind: RightsKind) => and(eq(kindOf, kind), eq(rightsRequests.status, 'open'), isUndecided(kind, id))

const rightsQueue = (kind: RightsKind): Queue => ({
	count: () => countIn(rightsRequests, createdAt, isOpen(kind)),
	async list() {
		const rows = await db
			.select({ id, sequence, createdAt, detail: name, version, since: createdAt })
			.from(rightsRequests)
			.where(isOpen(kind))
			.orderBy(asc(createdAt), asc(id))
			.limit(maxOpen)
		return rows.map(({ sequence: place, createdAt: at, ...row }) => ({
			...row,
			title: requestNumber({ sequence: place, createdAt: at }),
		}))
	},
	async findSubject(subjectId) {
		const [row] = await db
			.select({ sequence, createdAt })
			.from(rightsRequests)
			.where(and(eq(id, subjectId), eq(kindOf, kind)))
		return row ? { kind, subjectId, title: requestNumber(row) } : null
	},
	decisions: ['rights-request.answer'],
})

const ofEach = <Made>(make: (kind: RightsKind) => Made) =>
	Object.fromEntries(rightsKinds.map((kind) => [kind, make(kind)])) as Record<RightsKind, Made>

/** One queue for each kind of complaint or request. */
export const rightsQueues = ofEach(rightsQueue)

const decided = (kind: RightsKind) => ({ kind, page: (subjectId: string) => caseAddress(kind, subjectId) })

export const answerRightsLater = ofEach((kind) =>
	defineWaitingDecision(`answer-${kind}`, {
		...decided(kind),
		label: 'Send answer',
		input: z.object({
			version: z.int(),
			outcome: z.enum(rightsOutcomes),
			reply: z.string(),
			proof: z.string().nullable(),
		}),
		carryOut: (actor, subjectId, answer) => answerRightsRequest(actor, kind, subjectId, answer),
	}),
)

export const markRightsSpamLater = ofEach((kind) =>
	defineWaitingDecision(`mark-${kind}-as-spam`, {
		...decided(kind),
		label: 'Mark as spam',
		input: z.object({ version: z.int() }),
		carryOut: (actor, subjectId, input) => moveRightsRequest(actor, kind, subjectId, 'spam', input),
	}),
)
