import { and, count, eq } from 'drizzle-orm'
import { applications } from '#app/applications/tables.server.ts'
import { findOwnSeat } from '#app/hospitals/team/membership.server.ts'
import { isVerified, type Member } from '#app/identity/actor.ts'
import { jobs } from '#app/jobs/tables.server.ts'
import { db } from '#app/platform/database/db.server.ts'

export type HospitalFrame = Awaited<ReturnType<typeof loadHospitalFrame>>

/** What the workspace of a member is drawn from: who they are, the applicants that are new, whether keys are on. */
export async function loadHospitalFrame(member: Member) {
	const [seat, newApplicants] = await Promise.all([findOwnSeat(member), countNewApplicants(member)])
	return {
		hospitalId: member.hospitalId,
		hospitalName: member.hospitalName,
		isVerified: isVerified(member),
		isOwner: member.role === 'owner',
		hasShortcuts: seat?.keyboardShortcuts ?? true,
		newApplicants,
	}
}

/** Applications that nothing was decided about, as in the column New of the applicants. */
async function countNewApplicants(member: Member): Promise<number> {
	const [row] = await db
		.select({ count: count() })
		.from(applications)
		.innerJoin(jobs, eq(jobs.id, applications.jobId))
		.where(and(eq(jobs.hospitalId, member.hospitalId), eq(applications.stage, 'applied')))
	return row?.count ?? 0
}
