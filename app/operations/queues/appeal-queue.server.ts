import { and, eq } from 'drizzle-orm'
import { z } from 'zod'
import { defineWaitingDecision } from '#app/cases/decisions.server.ts'
import { caseAddress } from '#app/cases/kinds.ts'
import { cases } from '#app/cases/tables.server.ts'
import { db } from '#app/platform/database/db.server.ts'
import { countOpenAppeals, denyAppeal, grantAppeal, listOpenAppeals } from '../cases/appeal-case.server.ts'
import { appealNames } from '../cases/case-labels.ts'
import type { Queue } from './queue.server.ts'

export const appealQueue: Queue = {
	count: countOpenAppeals,
	list: async () => (await listOpenAppeals()).map((row) => ({ ...row, detail: appealNames[row.about] })),
	async findSubject(id) {
		const { hospitalId, specialistId } = cases
		const [row] = await db
			.select({ hospitalId, specialistId })
			.from(cases)
			.where(and(eq(cases.kind, 'appeal'), eq(cases.subjectId, id)))
		return row ? { kind: 'appeal', subjectId: id, ...row, title: 'Appeal' } : null
	},
	decisions: ['appeal.denied'],
}

const ofAppeal = { kind: 'appeal', page: (id: string) => caseAddress('appeal', id) } as const

export const grantAppealLater = defineWaitingDecision('grant-appeal', {
	...ofAppeal,
	...{ label: 'Grant appeal', input: z.object({}), carryOut: grantAppeal },
})

export const denyAppealLater = defineWaitingDecision('deny-appeal', {
	...ofAppeal,
	...{ label: 'Do not grant appeal', input: z.object({ reason: z.string() }) },
	carryOut: (actor, id, { reason }) => denyAppeal(actor, id, reason),
})
