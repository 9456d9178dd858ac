import { eq } from 'drizzle-orm'
import { db, only } from '#app/platform/database/db.server.ts'
import { anOperator } from '#app/identity/fixtures.server.ts'
import { carryOutDecision } from './decisions.server.ts'
import { cases, operatorDecisions, proposals } from './tables.server.ts'
import { askForMore } from './thread.server.ts'

/** As if the minute were over in which an operator can undo what they decided about this. */
export async function passUndoMinute(subjectId: string) {
	const decided = await db.select().from(operatorDecisions).where(eq(operatorDecisions.subjectId, subjectId))
	for (const { id } of decided) await carryOutDecision.run({ decisionId: id })
}

/** A job that one operator wants removed and no other has decided on. */
export const aProposal = async ({ job }: { job: { id: string; hospitalId: string; title: string } }) =>
	only(
		await db
			.insert(proposals)
			.values({
				kind: 'remove-job',
				subjectId: job.id,
				hospitalId: job.hospitalId,
				title: job.title,
				reason: 'It asks for a deposit.',
				wasOpen: false,
				proposedBy: (await anOperator()).accountId,
			})
			.returning(),
	)

/** The case in which an operator asks a specialist about a report that they sent. */
export async function aQuestion(specialistId: string, reportId: string) {
	const subject = { kind: 'user-report' as const, subjectId: reportId, specialistId }
	const isOpen = () => Promise.resolve(true)
	const party = { side: 'specialist' as const, specialistId, name: 'Lakeside', isReport: true, version: 0, isOpen }
	await askForMore(await anOperator(), subject, 'When did this happen?', party)
	return only(await db.select({ id: cases.id }).from(cases).where(eq(cases.subjectId, subject.subjectId))).id
}
