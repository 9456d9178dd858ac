import { and, asc, eq, isNull } from 'drizzle-orm'
import { z } from 'zod'
import { defineWaitingDecision, isUndecided } from '#app/cases/decisions.server.ts'
import { caseAddress } from '#app/cases/kinds.ts'
import { userReportReasonNames } from '#app/contacts/reports/user-reports.ts'
import { resolveUserReportIn } from '#app/contacts/reports/user-reports.server.ts'
import { userReports } from '#app/contacts/tables.server.ts'
import { hospitals } from '#app/hospitals/tables.server.ts'
import { db } from '#app/platform/database/db.server.ts'
import { specialists } from '#app/specialists/tables.server.ts'
import { countIn, decideCase, maxOpen, type Queue, type Subject } from './queue.server.ts'

const isOpen = and(isNull(userReports.settledAt), isUndecided('user-report', userReports.id))

async function findSubject(id: string): Promise<Subject | null> {
	const { hospitalId, specialistId } = userReports
	const [row] = await db.select({ hospitalId, specialistId }).from(userReports).where(eq(userReports.id, id))
	return row ? { kind: 'user-report', subjectId: id, ...row, title: 'User report' } : null
}

export const userReportQueue: Queue = {
	count: () => countIn(userReports, userReports.createdAt, isOpen),
	async list() {
		const { id, about, reason, createdAt, hospitalId, specialistId } = userReports
		const rows = await db
			.select({ id, about, hospital: hospitals.displayName, specialist: specialists.name, reason, since: createdAt })
			.from(userReports)
			.innerJoin(hospitals, eq(hospitals.id, hospitalId))
			.innerJoin(specialists, eq(specialists.id, specialistId))
			.where(isOpen)
			.orderBy(asc(createdAt), asc(id))
			.limit(maxOpen)
		return rows.map((row) => ({
			...row,
			title: row.about === 'hospital' ? row.hospital : row.specialist,
			detail: userReportReasonNames[row.reason],
		}))
	},
	findSubject,
	decisions: ['conduct-report.upheld', 'conduct-report.dismissed'],
}

export const resolveUserReportLater = defineWaitingDecision('resolve-user-report', {
	...{ kind: 'user-report', page: (id) => caseAddress('user-report', id) },
	label: 'Resolve report',
	input: z.object({ verdict: z.enum(['upheld', 'dismissed']), outcome: z.string() }),
	carryOut: (actor, id, outcome) =>
		decideCase(actor, findSubject(id), (tx) => resolveUserReportIn(tx, actor, id, outcome)),
})
