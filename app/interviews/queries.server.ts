import { worksAt } from '#app/hospitals/team/membership.server.ts'
import { siteOfJob, titleInLists } from '#app/jobs/concerned.server.ts'
import { and, asc, desc, eq, gt, inArray, isNotNull, or, type SQL, sql } from 'drizzle-orm'
import { applications } from '#app/applications/tables.server.ts'
import { hospitalAt } from '#app/hospitals/sites/hospital-at-site.server.ts'
import { hospitalMembers, hospitals } from '#app/hospitals/tables.server.ts'
import type { Specialist } from '#app/identity/actor.ts'
import { accounts } from '#app/identity/tables.server.ts'
import { jobs } from '#app/jobs/tables.server.ts'
import { db } from '#app/platform/database/db.server.ts'
import { isOneOf } from '#app/platform/database/is-one-of.server.ts'
import { asSystem } from '#app/platform/database/row-guard.server.ts'
import { whereBetween } from '#app/relations/view.server.ts'
import { signature } from '#app/specialists/brief.server.ts'
import { specialists } from '#app/specialists/tables.server.ts'
import { listBusy } from './proposing/busy.server.ts'
import { interviewersOf, isOf, type Participant } from './locks.server.ts'
import { listSlots } from './changes/participants.server.ts'
import { overlap } from './proposing/slots.ts'
import { interviewers, interviewEvents, interviews, interviewSlots } from './tables.server.ts'

/** Names of the members who will be there, in order. */
export const interviewerNames = sql<
	string[]
>`array(select ${accounts.name} from ${interviewers} join ${accounts} on ${accounts.id} = ${interviewers.accountId} where ${interviewers.interviewId} = ${interviews.id} order by 1)`

/** Whether none of the times that are proposed is still ahead. */
export const timesHavePassed = sql<boolean>`(${interviews.status} = 'proposed' and not exists (select from ${interviewSlots} where ${interviewSlots.interviewId} = ${interviews.id} and ${interviewSlots.round} = ${interviews.round} and ${interviewSlots.startsAt} > now()))`

const summary = {
	id: interviews.id,
	status: interviews.status,
	awaits: interviews.awaits,
	round: interviews.round,
	timesHavePassed,
	mode: interviews.mode,
	place: interviews.place,
	startsAt: interviews.startsAt,
	endsAt: interviews.endsAt,
	applicationId: interviews.applicationId,
	jobTitle: jobs.title,
	/** As members read it, whose group may have two jobs of one title. */
	titleForTeam: titleInLists({ sites: null }),
	...hospitalAt(jobs.siteId, jobs.location),
	hospitalStatus: hospitals.status,
	specialistName: signature,
}

const fromInterviews = () =>
	db
		.select(summary)
		.from(interviews)
		.innerJoin(applications, eq(applications.id, interviews.applicationId))
		.innerJoin(jobs, eq(jobs.id, applications.jobId))
		.innerJoin(hospitals, eq(hospitals.id, interviews.hospitalId))
		.innerJoin(specialists, eq(specialists.id, interviews.specialistId))
		.$dynamic()

export type InterviewSummary = Awaited<ReturnType<typeof fromInterviews>>[number]

/**
 * An interview of the actor's own with its times and history, or `null`. Once it is cancelled its interviewers may no longer read the
 * application, but still which interview it was.
 */
export async function findInterview(actor: Participant, interviewId: string) {
	const own = and(eq(interviews.id, interviewId), isOf(actor))
	if (actor.kind !== 'interviewer') return findInterviewBy(own, interviewId)
	if ((await db.$count(interviews, own)) === 0) return null
	return asSystem('names of an interview, which its interviewers read also after it was cancelled', () =>
		findInterviewBy(own, interviewId),
	)
}

async function findInterviewBy(own: SQL | undefined, interviewId: string) {
	const [found] = await db
		.select({
			...summary,
			note: interviews.note,
			minutes: interviews.minutes,
			reason: interviews.reason,
			reasonKey: interviews.reasonKey,
			sequence: interviews.sequence,
			version: interviews.version,
			hospitalId: interviews.hospitalId,
			specialistId: interviews.specialistId,
			stage: applications.stage,
			interviewerAccountIds: interviewersOf,
			interviewerNames,
			now: sql<Date>`now()`.mapWith(interviews.createdAt),
		})
		.from(interviews)
		.innerJoin(applications, eq(applications.id, interviews.applicationId))
		.innerJoin(jobs, eq(jobs.id, applications.jobId))
		.innerJoin(hospitals, eq(hospitals.id, interviews.hospitalId))
		.innerJoin(specialists, eq(specialists.id, interviews.specialistId))
		.where(own)
	if (!found) return null
	const [slots, busy, history] = await Promise.all([
		listSlots(db, interviewId, found.round),
		listBusy(db, { ...found, exceptInterviewId: interviewId }),
		listHistory(interviewId),
	])
	return {
		...found,
		slots: slots.map((slot) => ({
			...slot,
			isFree: slot.startsAt > found.now && !busy.some((other) => overlap(slot, other)),
		})),
		history,
	}
}

/** Every move; the actor is named for the hospital's own pages. */
const listHistory = (interviewId: string) =>
	db
		.select({
			from: interviewEvents.from,
			to: interviewEvents.to,
			reason: interviewEvents.reason,
			reasonKey: interviewEvents.reasonKey,
			at: interviewEvents.at,
			actorAccountId: interviewEvents.actorAccountId,
			by: accounts.name,
		})
		.from(interviewEvents)
		.leftJoin(accounts, eq(accounts.id, interviewEvents.actorAccountId))
		.where(eq(interviewEvents.interviewId, interviewId))
		.orderBy(asc(interviewEvents.at))

/** When it is, or when the first of its proposed times would be. */
export const whenever = sql`coalesce(${interviews.startsAt}, (select min(${interviewSlots.startsAt}) from ${interviewSlots} where ${interviewSlots.interviewId} = ${interviews.id} and ${interviewSlots.round} = ${interviews.round}))`

/** Of a calendar, which leaves out the one furthest in the past. */
const maxOwn = 200

/** The specialist's interviews: what is open first, the next one on top; then what is over, the latest on top. */
export async function listMyInterviews(actor: Specialist) {
	const mine = fromInterviews().where(isOf(actor)).orderBy(desc(interviews.createdAt))
	const found = await mine
	const isAhead = ({ status, endsAt }: InterviewSummary) =>
		status === 'proposed' || (status === 'scheduled' && endsAt !== null && endsAt > new Date())
	const startOf = ({ startsAt }: InterviewSummary) => startsAt?.getTime() ?? 0
	return {
		ahead: found.filter(isAhead).toSorted((a, b) => startOf(a) - startOf(b)),
		past: found.filter((each) => !isAhead(each)).toSorted((a, b) => startOf(b) - startOf(a)),
	}
}

/** What the specialist should look at: times to pick from, and what is coming up. */
export async function listInterviewsAhead(actor: Specialist) {
	return fromInterviews()
		.where(
			and(
				isOf(actor),
				inArray(interviews.status, ['proposed', 'scheduled']),
				sql`(${interviews.endsAt} is null or ${interviews.endsAt} > now())`,
			),
		)
		.orderBy(asc(whenever))
}

/** The latest interview about each of these applications, as far as the actor may see it. */
export async function findInterviewsAbout(actor: Participant, applicationIds: readonly string[]) {
	if (applicationIds.length === 0) return new Map<string, InterviewSummary>()
	const rows = await fromInterviews()
		.where(and(isOf(actor), isOneOf(interviews.applicationId, applicationIds)))
		.orderBy(asc(interviews.createdAt))
	return new Map(rows.map((row) => [row.applicationId, row]))
}

/**
 * What a calendar shows of an account's interviews: those that are fixed and not long over, and those that were
 * cancelled, as such. Of a member only what they take part in for the hospital that they act for now, and of people who
 * have blocked it only that it was cancelled. The latest, for what is ahead counts most.
 */
export async function listForCalendar(accountId: string) {
	const actsFor = db
		.select({ id: hospitalMembers.hospitalId })
		.from(hospitalMembers)
		.where(eq(hospitalMembers.accountId, accountId))
	const isOfSites = sql`exists (select from ${hospitalMembers} where ${hospitalMembers.accountId} = ${accountId}
		and (${hospitalMembers.role} = 'interviewer' or ${worksAt(sql`array[${siteOfJob}]`)}))`
	const takesPartIn = db
		.select({ id: interviewers.interviewId })
		.from(interviewers)
		.where(eq(interviewers.accountId, accountId))
	return db
		.select({
			...summary,
			sequence: interviews.sequence,
			specialistId: interviews.specialistId,
		})
		.from(interviews)
		.innerJoin(applications, eq(applications.id, interviews.applicationId))
		.innerJoin(jobs, eq(jobs.id, applications.jobId))
		.innerJoin(hospitals, eq(hospitals.id, interviews.hospitalId))
		.innerJoin(specialists, eq(specialists.id, interviews.specialistId))
		.where(
			and(
				or(
					eq(interviews.specialistId, accountId),
					and(
						inArray(interviews.id, takesPartIn),
						inArray(interviews.hospitalId, actsFor),
						isOfSites,
						or(
							eq(interviews.status, 'cancelled'),
							whereBetween(interviews.hospitalId, interviews.specialistId, ({ mayReceive }) => mayReceive),
						),
					),
				),
				or(
					inArray(interviews.status, ['scheduled', 'completed']),
					and(eq(interviews.status, 'cancelled'), isNotNull(interviews.startsAt)),
				),
				gt(interviews.startsAt, sql`now() - interval '30 days'`),
			),
		)
		.orderBy(desc(interviews.startsAt))
		.limit(maxOwn)
}
