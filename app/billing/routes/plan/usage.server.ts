import { and, eq } from 'drizzle-orm'
import { findOwnAllowance } from '#app/contacts/allowance.server.ts'
import { listInvitations } from '#app/hospitals/invitations.server.ts'
import { listTeam } from '#app/hospitals/team.server.ts'
import type { Member } from '#app/identity/actor.ts'
import { jobs } from '#app/jobs/tables.server.ts'
import { listPools } from '#app/marketplace/pools.server.ts'
import { db } from '#app/platform/db.server.ts'

/** How much of its plan a hospital uses now, as each limit counts it. */
export async function findUsage(member: Member) {
	const [activeJobs, team, invitations, allowance, pools] = await Promise.all([
		db.$count(jobs, and(eq(jobs.hospitalId, member.hospitalId), eq(jobs.status, 'open'))),
		listTeam(member),
		listInvitations(member),
		findOwnAllowance(member),
		listPools(member),
	])
	return {
		activeJobs,
		seats: team.length + invitations.length,
		contactRequests: allowance.usedThisMonth,
		pools: pools.filter(({ id }) => id !== null).length,
	}
}
