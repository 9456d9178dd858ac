import { and, count, desc, eq, inArray, sql } from 'drizzle-orm'
import { applications } from '#app/applications/tables.server.ts'
import type { Member } from '#app/identity/actor.ts'
import { payLine } from '#app/jobs/card.ts'
import { jobs } from '#app/jobs/tables.server.ts'
import { formatDay } from '#app/platform/dates.ts'
import { db } from '#app/platform/db.server.ts'

export const jobsPerPage = 25

/** The hospital's own jobs, those that run first, each with what its row of the dashboard prints. */
export async function listJobsOfHospital(member: Member, page: number) {
	const rows = await db
		.select({
			id: jobs.id,
			title: jobs.title,
			location: jobs.location,
			status: jobs.status,
			statusReason: jobs.statusReason,
			payMinPaise: jobs.payMinPaise,
			payMaxPaise: jobs.payMaxPaise,
			payUnit: jobs.payUnit,
			openedAt: jobs.openedAt,
			applicants: jobs.applicantCount,
			total: sql<number>`count(*) over ()::int`,
		})
		.from(jobs)
		.where(eq(jobs.hospitalId, member.hospitalId))
		.orderBy(
			sql`array_position(array['open', 'paused', 'draft', 'closed', 'removed']::job_status[], ${jobs.status})`,
			desc(jobs.createdAt),
			desc(jobs.id),
		)
		.limit(jobsPerPage)
		.offset((page - 1) * jobsPerPage)
	const unseen = await countUnseen(rows.map(({ id }) => id))
	return {
		total: rows[0]?.total ?? 0,
		jobs: rows.map(({ payMinPaise, payMaxPaise, payUnit, openedAt, total: _total, ...row }) => ({
			...row,
			isMonthly: payUnit === 'month',
			pay: payLine({ payMinPaise, payMaxPaise, payUnit }),
			posted: openedAt ? `Posted ${formatDay(openedAt)}` : '',
			unseen: unseen.get(row.id) ?? 0,
		})),
	}
}

/** Applications that nobody of the hospital has opened yet, by job. */
async function countUnseen(jobIds: string[]): Promise<Map<string, number>> {
	if (jobIds.length === 0) return new Map()
	const rows = await db
		.select({ jobId: applications.jobId, unseen: count() })
		.from(applications)
		.where(and(inArray(applications.jobId, jobIds), isUnseen))
		.groupBy(applications.jobId)
	return new Map(rows.map(({ jobId, unseen }) => [jobId, unseen]))
}

const isUnseen = sql`${applications.stage} = 'applied' and ${applications.seenAt} is null`
