import { and, asc, isNull } from 'drizzle-orm'
import { z } from 'zod'
import { defineWaitingDecision, isUndecided } from '#app/cases/decisions.server.ts'
import { caseAddress, proposalNames } from '#app/cases/kinds.ts'
import { findProposal } from '#app/cases/proposals.server.ts'
import { proposals } from '#app/cases/tables.server.ts'
import { db } from '#app/platform/database/db.server.ts'
import { declineProposal } from '../cases/second-operator.server.ts'
import { countIn, maxOpen, type Queue } from './queue.server.ts'

const isOpen = and(isNull(proposals.outcome), isUndecided('proposal', proposals.id))

export const proposalQueue: Queue = {
	count: () => countIn(proposals, proposals.proposedAt, isOpen),
	async list() {
		const { id, title, kind, proposedAt } = proposals
		const rows = await db
			.select({ id, title, kind, since: proposedAt })
			.from(proposals)
			.where(isOpen)
			.orderBy(asc(proposedAt), asc(id))
			.limit(maxOpen)
		return rows.map((row) => ({ ...row, detail: proposalNames[row.kind] }))
	},
	async findSubject(id) {
		const found = await findProposal(db, id)
		return found && { kind: 'proposal', subjectId: id, hospitalId: found.hospitalId, title: found.title }
	},
	decisions: [],
}

export const declineProposalLater = defineWaitingDecision('decline-proposal', {
	...{ kind: 'proposal', page: (id) => caseAddress('proposal', id) },
	...{ label: 'Decline', input: z.object({}), carryOut: declineProposal },
})
