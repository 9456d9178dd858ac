import { db, only } from '#app/platform/db.server.ts'
import { anOperator } from '#app/identity/fixtures.server.ts'
import { proposals } from './tables.server.ts'

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
