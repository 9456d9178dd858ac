import { concernedBy } from '#app/applications/concerned.server.ts'
import { and, desc, eq } from 'drizzle-orm'
import { applications } from '#app/applications/tables.server.ts'
import { listTeamToNotify } from '#app/hospitals/team/membership.server.ts'
import type { MemberRole } from '#app/hospitals/team/member-roles.ts'
import { hospitalAt } from '#app/hospitals/sites/hospital-at-site.server.ts'
import { hospitals } from '#app/hospitals/tables.server.ts'
import { accounts } from '#app/identity/tables.server.ts'
import { titleInLists } from '#app/jobs/concerned.server.ts'
import { jobs } from '#app/jobs/tables.server.ts'
import type { Transaction } from '#app/platform/database/db.server.ts'
import { reader, signature } from '#app/specialists/brief.server.ts'
import { specialists } from '#app/specialists/tables.server.ts'
import { interviewersOf } from '../locks.server.ts'
import { interviewEvents, interviews, interviewSlots } from '../tables.server.ts'

export type Participants = NonNullable<Awaited<ReturnType<typeof readParticipants>>>

/** An interview with the people and names that letters about it need. */
export async function readParticipants(tx: Transaction, interviewId: string) {
	const [found] = await tx
		.select({
			id: interviews.id,
			status: interviews.status,
			mode: interviews.mode,
			place: interviews.place,
			note: interviews.note,
			startsAt: interviews.startsAt,
			endsAt: interviews.endsAt,
			round: interviews.round,
			sequence: interviews.sequence,
			version: interviews.version,
			applicationId: interviews.applicationId,
			interviewerAccountIds: interviewersOf,
			hospitalId: interviews.hospitalId,
			...hospitalAt(jobs.siteId, jobs.location),
			jobTitle: jobs.title,
			titleForTeam: titleInLists({ sites: null }),
			specialistId: specialists.id,
			specialistName: signature,
			specialist: reader,
		})
		.from(interviews)
		.innerJoin(applications, eq(applications.id, interviews.applicationId))
		.innerJoin(jobs, eq(jobs.id, applications.jobId))
		.innerJoin(hospitals, eq(hospitals.id, interviews.hospitalId))
		.innerJoin(specialists, eq(specialists.id, interviews.specialistId))
		.innerJoin(accounts, eq(accounts.id, specialists.id))
		.where(eq(interviews.id, interviewId))
	if (!found) return null
	const everyone = await listTeamToNotify(tx, found.hospitalId, concernedBy(found.applicationId))
	const people = everyone.filter(
		({ role, accountId }) => role !== 'interviewer' || found.interviewerAccountIds.includes(accountId),
	)
	/** `everyone`: with interviewers who do not take part, for those who did until now. */
	return { ...found, everyone, team: people, members: await concerned(tx, found, people) }
}

/** The same for members, whose group may have two jobs of one title. */
export const asTeamReads = <Facts extends Participants>(facts: Facts) => ({ ...facts, jobTitle: facts.titleForTeam })

/** The interviewers and the proposer, or everyone who acts for the hospital when neither still does. */
async function concerned<Colleague extends { accountId: string; role: MemberRole }>(
	tx: Transaction,
	{ id, interviewerAccountIds }: { id: string; interviewerAccountIds: readonly string[] },
	team: Colleague[],
) {
	const [last] = await tx
		.select({ accountId: interviewEvents.actorAccountId })
		.from(interviewEvents)
		.innerJoin(accounts, and(eq(accounts.id, interviewEvents.actorAccountId), eq(accounts.kind, 'member')))
		.where(and(eq(interviewEvents.interviewId, id), eq(interviewEvents.to, 'proposed')))
		.orderBy(desc(interviewEvents.at))
		.limit(1)
	const wanted = [...interviewerAccountIds, last?.accountId]
	const found = team.filter(({ accountId }) => wanted.includes(accountId))
	return found.length > 0 ? found : team.filter(({ role }) => role !== 'interviewer')
}

/** The times of the present round, in order. */
export const listSlots = (tx: Pick<Transaction, 'select'>, interviewId: string, round: number) =>
	tx
		.select({ id: interviewSlots.id, startsAt: interviewSlots.startsAt, endsAt: interviewSlots.endsAt })
		.from(interviewSlots)
		.where(and(eq(interviewSlots.interviewId, interviewId), eq(interviewSlots.round, round)))
		.orderBy(interviewSlots.startsAt)
