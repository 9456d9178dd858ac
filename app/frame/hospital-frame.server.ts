import { and, count, eq, isNull } from 'drizzle-orm'
import { applications } from '#app/applications/tables.server.ts'
import { findOwnSeat } from '#app/hospitals/membership.server.ts'
import { isVerified, type Member } from '#app/identity/actor.ts'
import { jobs } from '#app/jobs/tables.server.ts'
import { countUnreadMessages } from '#app/messages/queries.server.ts'
import { db } from '#app/platform/db.server.ts'

export type HospitalFrame = Awaited<ReturnType<typeof loadHospitalFrame>>

/** The frame of every hospital page, with what waits behind each link and whether keys are on. */
export async function loadHospitalFrame(member: Member) {
	const [seat, newApplicants, unreadMessages] = await Promise.all([
		findOwnSeat(member),
		countNewApplicants(member),
		countUnreadMessages(member),
	])
	return {
		hospitalId: member.hospitalId,
		hospitalName: member.hospitalName,
		isVerified: isVerified(member),
		isOwner: member.role === 'owner',
		hasShortcuts: seat?.keyboardShortcuts ?? true,
		waiting: { newApplicants, unreadMessages },
	}
}

/** Applications that no member has opened yet. */
async function countNewApplicants(member: Member): Promise<number> {
	const [row] = await db
		.select({ count: count() })
		.from(applications)
		.innerJoin(jobs, eq(jobs.id, applications.jobId))
		.where(and(eq(jobs.hospitalId, member.hospitalId), eq(applications.stage, 'applied'), isNull(applications.seenAt)))
	return row?.count ?? 0
}
