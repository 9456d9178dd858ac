import { and, asc, eq, ne, sql } from 'drizzle-orm'
import { mayReadApplication } from '#app/applications/policy.ts'
import { applications, scorecards } from '#app/applications/tables.server.ts'
import { hospitals } from '#app/hospitals/tables.server.ts'
import type { Interviewer } from '#app/identity/actor.ts'
import { jobs } from '#app/jobs/tables.server.ts'
import { istToday } from '#app/platform/text/dates.ts'
import { db } from '#app/platform/database/db.server.ts'
import { signature } from '#app/specialists/brief.server.ts'
import { specialists } from '#app/specialists/tables.server.ts'
import { formatSpan, formatTurn, modeNames } from '../labels.ts'
import { isOf } from '../locks.server.ts'
import { placeLink } from '../page/meeting-link.ts'
import { timesHavePassed, whenever } from '../queries.server.ts'
import { interviews } from '../tables.server.ts'

const hasScored = (accountId: string) =>
	sql<boolean>`exists (select from ${scorecards} where ${scorecards.applicationId} = ${interviews.applicationId} and ${scorecards.authorAccountId} = ${accountId})`

const listInterviewing = (actor: Interviewer) =>
	db
		.select({
			id: interviews.id,
			status: interviews.status,
			awaits: interviews.awaits,
			timesHavePassed,
			mode: interviews.mode,
			place: interviews.place,
			startsAt: interviews.startsAt,
			endsAt: interviews.endsAt,
			stage: applications.stage,
			jobTitle: jobs.title,
			name: signature,
			hasScored: hasScored(actor.accountId),
		})
		.from(interviews)
		.innerJoin(applications, eq(applications.id, interviews.applicationId))
		.innerJoin(jobs, eq(jobs.id, applications.jobId))
		.innerJoin(hospitals, eq(hospitals.id, interviews.hospitalId))
		.innerJoin(specialists, eq(specialists.id, interviews.specialistId))
		.where(and(isOf(actor), ne(interviews.status, 'cancelled')))
		.orderBy(asc(whenever))

type Found = Awaited<ReturnType<typeof listInterviewing>>[number]

const hasEnded = ({ status, endsAt }: Found, now: Date) => status !== 'proposed' && endsAt !== null && endsAt <= now
const isToday = ({ startsAt }: Found, now: Date) => startsAt !== null && istToday(startsAt) === istToday(now)

/** Which list of the page an interview is in. */
function partOf(found: Found, now: Date): 'due' | 'today' | 'upcoming' | 'past' {
	if (hasEnded(found, now))
		return !found.hasScored && found.status !== 'no-show' && mayReadApplication(found.stage) ? 'due' : 'past'
	return isToday(found, now) ? 'today' : 'upcoming'
}

export type InterviewingLine = ReturnType<typeof lineOf>

function lineOf({ startsAt, endsAt, mode, place, ...found }: Found) {
	return {
		id: found.id,
		status: found.status,
		name: found.name,
		jobTitle: found.jobTitle,
		when: startsAt && endsAt ? formatSpan({ startsAt, endsAt }) : formatTurn(found, 'interviewer'),
		mode: modeNames[mode],
		place: found.status === 'scheduled' ? { text: place, href: placeLink({ mode, place }) } : null,
		hasScored: found.hasScored,
	}
}

/** The page that an interviewer starts with: where their score is missing, what is today, what comes, what is over. */
export async function loadInterviewing(actor: Interviewer, now: Date) {
	const found = await listInterviewing(actor)
	const linesIn = (part: ReturnType<typeof partOf>) => found.filter((each) => partOf(each, now) === part).map(lineOf)
	return {
		hospitalName: actor.hospitalName,
		due: linesIn('due'),
		today: linesIn('today'),
		upcoming: linesIn('upcoming'),
		past: linesIn('past').toReversed(),
	}
}
