import { worksAt } from '#app/hospitals/team/membership.server.ts'
import { sql } from 'drizzle-orm'
import { answerWait, firstAnsweredAt, isStanding, isTimed } from '#app/applications/response-time.server.ts'
import { applicationEvents, applications } from '#app/applications/tables.server.ts'
import { hospitalMembers } from '#app/hospitals/tables.server.ts'
import type { Member } from '#app/identity/actor.ts'
import { accounts } from '#app/identity/tables.server.ts'
import { interviewEvents, interviews } from '#app/interviews/tables.server.ts'
import { siteName } from '#app/jobs/concerned.server.ts'
import { jobs } from '#app/jobs/tables.server.ts'
import { offers } from '#app/offers/tables.server.ts'
import { readerDb } from '#app/platform/database/replica.server.ts'
import { mainSite, type Period, type SiteChoice } from './period.ts'

/** Counts of the applications that came in a period, and how long their hospital took. Times are null without a case. */
export type HiringFigures = {
	applications: number
	/** Of these, that began with a contact request of the hospital. */
	contacted: number
	shortlisted: number
	interviewed: number
	offered: number
	hired: number
	contactedHired: number
	rejected: number
	withdrawn: number
	/** Applications by hours to the first answer; those without one, late for it (`silent`, which count in the times) or not yet. */
	answeredIn: {
		fourHours: number
		day: number
		twoDays: number
		week: number
		later: number
		silent: number
		waiting: number
	}
	/** Hours to the first answer, silence included (`answerWait`): median and 90th percentile. */
	answerMedianHours: number | null
	answerSlowHours: number | null
	/** Days from the application to the confirmed joining. */
	hireMedianDays: number | null
	hireSlowDays: number | null
}

/** Jobs of a site count for it, and those without one for the main site. */
const isAt = (site: SiteChoice) =>
	site === null ? sql`true` : site === mainSite ? sql`${jobs.siteId} is null` : sql`${jobs.siteId} = ${site}`

/** With the site of the job, where its hospital has several. */
export type JobFigures = HiringFigures & { jobId: string; title: string; site: string | null }

type Counted = Omit<HiringFigures, 'answeredIn'> &
	HiringFigures['answeredIn'] & { jobId: string | null; title: string | null; site: string | null }

/**
 * Figures of the hospital's own applications of a period, as a whole and by job. A stage counts once it was reached by a
 * move that was not undone, and with it those before it, which can be skipped. An application that we closed because no answer
 * came is no rejection of the hospital.
 */
export async function countHiring(
	{ hospitalId }: Member,
	period: Period,
	site: SiteChoice = null,
): Promise<{ all: HiringFigures; byJob: JobFigures[] }> {
	const reached = (...stages: string[]) =>
		sql`count(*) filter (where reached && ${sql.param(`{${stages.join(',')}}`)}::application_stage[])::int`
	const answered = (from: number, to: number | null) =>
		sql`count(*) filter (where is_timed and is_answered and hours >= ${from}::int ${to === null ? sql`` : sql`and hours < ${to}::int`})::int`
	const { rows } = await readerDb().execute<Counted>(sql`
		with cohort as (
			select ${applications.jobId} as job_id, ${jobs.title} as title, ${siteName} as site, ${applications.stage} as stage,
				${applications.origin} as origin, ${isTimed()} as is_timed,
				${firstAnsweredAt} is not null as is_answered,
				extract(epoch from ${answerWait()}) / 3600 as hours,
				${applications.closedUnansweredAt} is not null as is_closed_by_us,
				array(select ${applicationEvents.to} from ${applicationEvents}
					where ${applicationEvents.applicationId} = ${applications.id} and ${isStanding}) as reached,
				(select extract(epoch from max(${applicationEvents.at}) - ${applications.appliedAt}) / 86400 from ${applicationEvents}
					where ${applicationEvents.applicationId} = ${applications.id} and ${applicationEvents.to} = 'hired' and ${isStanding}) as days
			from ${applications} inner join ${jobs} on ${jobs.id} = ${applications.jobId}
			where ${jobs.hospitalId} = ${hospitalId} and ${isAt(site)} and ${applications.appliedAt} > now() - make_interval(days => ${period})
		)
		select job_id as "jobId", title, site, count(*)::int as applications,
			count(*) filter (where origin = 'contacted')::int as contacted,
			${reached('shortlisted', 'interview', 'offered', 'hired')} as shortlisted,
			${reached('interview', 'offered', 'hired')} as interviewed,
			${reached('offered', 'hired')} as offered,
			${reached('hired')} as hired,
			count(*) filter (where origin = 'contacted' and 'hired' = any(reached))::int as "contactedHired",
			count(*) filter (where stage = 'rejected' and not is_closed_by_us)::int as rejected,
			count(*) filter (where stage = 'withdrawn')::int as withdrawn,
			${answered(0, 4)} as "fourHours", ${answered(4, 24)} as day, ${answered(24, 48)} as "twoDays",
			${answered(48, 168)} as week, ${answered(168, null)} as later,
			count(*) filter (where is_timed and not is_answered and hours is not null)::int as silent,
			count(*) filter (where is_timed and hours is null)::int as waiting,
			percentile_cont(0.5) within group (order by hours) filter (where is_timed)::float8 as "answerMedianHours",
			percentile_cont(0.9) within group (order by hours) filter (where is_timed)::float8 as "answerSlowHours",
			percentile_cont(0.5) within group (order by days)::float8 as "hireMedianDays",
			percentile_cont(0.9) within group (order by days)::float8 as "hireSlowDays"
		from cohort group by grouping sets ((), (job_id, title, site))
		order by count(*) desc, title, site`)
	const figures = rows.map(({ fourHours, day, twoDays, week, later, silent, waiting, ...row }) => ({
		...row,
		answeredIn: { fourHours, day, twoDays, week, later, silent, waiting },
	}))
	const all = figures.find(({ jobId }) => jobId === null)
	if (!all) throw new Error('A report without its total')
	const byJob = figures.flatMap(({ jobId, title, ...row }) => (jobId && title ? [{ ...row, jobId, title }] : []))
	return { all, byJob }
}

export type MemberFigures = {
	accountId: string
	name: string
	/** First answers to applications, and the median hours that these applicants had waited. */
	answers: number
	answerMedianHours: number | null
	answerSlowHours: number | null
	/** Applications that the member moved there. */
	shortlisted: number
	rejected: number
	proposals: number
	offers: number
	joinings: number
	/** Days from the application to a joining that the member confirmed. */
	hireMedianDays: number | null
	hireSlowDays: number | null
}

/** What each present member did in the period, the busiest first; for a member of some sites those who work there. */
export async function countByMember(
	{ hospitalId, sites }: Member,
	period: Period,
	site: SiteChoice = null,
): Promise<MemberFigures[]> {
	const isColleague = sites === null ? sql`true` : worksAt(sql`${sql.param(`{${sites.join(',')}}`)}::uuid[]`)
	const since = sql`now() - make_interval(days => ${period})`
	const { rows } = await readerDb().execute<MemberFigures>(sql`
		with moves as (
			select ${applicationEvents.actorAccountId} as actor, ${applicationEvents.to} as stage, ${applicationEvents.at} as at,
				${applications.origin} as origin, ${applications.appliedAt} as applied_at, ${firstAnsweredAt} as answered_at
			from ${applicationEvents}
				inner join ${applications} on ${applications.id} = ${applicationEvents.applicationId}
				inner join ${jobs} on ${jobs.id} = ${applications.jobId}
			where ${jobs.hospitalId} = ${hospitalId} and ${isAt(site)} and ${applicationEvents.at} > ${since} and ${isStanding}
		)
		select ${accounts.id} as "accountId", ${accounts.name} as name,
			(select count(*)::int from moves where actor = ${accounts.id} and origin = 'applied' and at = answered_at) as answers,
			(select percentile_cont(0.5) within group (order by extract(epoch from at - applied_at) / 3600)::float8
				from moves where actor = ${accounts.id} and origin = 'applied' and at = answered_at) as "answerMedianHours",
			(select percentile_cont(0.9) within group (order by extract(epoch from at - applied_at) / 3600)::float8
				from moves where actor = ${accounts.id} and origin = 'applied' and at = answered_at) as "answerSlowHours",
			(select count(*)::int from moves where actor = ${accounts.id} and stage = 'shortlisted') as shortlisted,
			(select count(*)::int from moves where actor = ${accounts.id} and stage = 'rejected') as rejected,
			(select count(*)::int from ${interviewEvents} inner join ${interviews} on ${interviews.id} = ${interviewEvents.interviewId}
				left join ${applications} on ${applications.id} = ${interviews.applicationId}
				left join ${jobs} on ${jobs.id} = ${applications.jobId}
				where ${isAt(site)} and ${interviews.hospitalId} = ${hospitalId} and ${interviewEvents.actorAccountId} = ${accounts.id}
					and ${interviewEvents.to} = 'proposed' and ${interviewEvents.at} > ${since}) as proposals,
			(select count(*)::int from ${offers} inner join ${applications} on ${applications.id} = ${offers.applicationId}
				inner join ${jobs} on ${jobs.id} = ${applications.jobId}
				where ${jobs.hospitalId} = ${hospitalId} and ${isAt(site)} and ${offers.authorAccountId} = ${accounts.id} and ${offers.sentAt} > ${since}) as offers,
			(select count(*)::int from moves where actor = ${accounts.id} and stage = 'hired') as joinings,
			(select percentile_cont(0.5) within group (order by extract(epoch from at - applied_at) / 86400)::float8
				from moves where actor = ${accounts.id} and stage = 'hired') as "hireMedianDays",
			(select percentile_cont(0.9) within group (order by extract(epoch from at - applied_at) / 86400)::float8
				from moves where actor = ${accounts.id} and stage = 'hired') as "hireSlowDays"
		from ${hospitalMembers} inner join ${accounts} on ${accounts.id} = ${hospitalMembers.accountId}
		where ${hospitalMembers.hospitalId} = ${hospitalId} and ${isColleague}
		order by answers desc, proposals desc, name`)
	return rows
}
