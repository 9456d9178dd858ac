import { and, eq } from 'drizzle-orm'
import { findOwnAllowance } from '#app/contacts/allowance.server.ts'
import { listInvitations } from '#app/hospitals/team/invitations.server.ts'
import { listTeam } from '#app/hospitals/team/team.server.ts'
import type { Member } from '#app/identity/actor.ts'
import { jobs } from '#app/jobs/tables.server.ts'
import { listPools } from '#app/marketplace/candidates/pools.server.ts'
import { db } from '#app/platform/database/db.server.ts'
import { type PlanId, plans } from '../../plans.ts'

const names = { activeJobs: 'active jobs', seats: 'seats', pools: 'pools' } as const

/** What a hospital has more of than a plan includes: '12 active jobs of 10'. */
export async function findOverLimit(member: Member, plan: PlanId): Promise<string[]> {
	const usage = await findUsage(member)
	return (['activeJobs', 'seats', 'pools'] as const)
		.filter((what) => usage[what] > plans[plan][what])
		.map((what) => `${usage[what]} ${names[what]} of ${plans[plan][what]}`)
}

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
		contactRequests: allowance.sentThisMonth,
		/** Of those sent now or earlier, that got no response this month and so gave their place back. */
		returnedRequests: allowance.returned,
		pools: pools.filter(({ id }) => id !== null).length,
	}
}
