import { randomUUID } from 'node:crypto'
import { and, asc, count, desc, eq, inArray, type SQL, sql } from 'drizzle-orm'
import { applications } from '#app/applications/tables.server.ts'
import type { Member } from '#app/identity/actor.ts'
import { payLine } from '../../page/card.ts'
import { formatCloseReason } from '../../closure.ts'
import { isPastApplyBy } from '../../form/duty-sheet.ts'
import { type JobStatus, untitled } from '../../status.ts'
import { jobs } from '../../tables.server.ts'
import { reviewsByJob } from '#app/moderation/queries.server.ts'
import { daysBetween, formatDay, istToday } from '#app/platform/text/dates.ts'
import { db } from '#app/platform/database/db.server.ts'
import type { PostingSort, PostingsView } from './postings.ts'
import { counted } from '#app/platform/text/counted.ts'

export type JobPosting = Awaited<ReturnType<typeof listJobsOfHospital>>['jobs'][number]

/** The hospital's own jobs, each with what its row of the dashboard prints. */
export async function listJobsOfHospital(member: Member, { status, sort, shown }: PostingsView, now = new Date()) {
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
			closedAt: jobs.closedAt,
			applyBy: jobs.applyBy,
			applicants: jobs.applicantCount,
		})
		.from(jobs)
		.where(and(eq(jobs.hospitalId, member.hospitalId), status === null ? undefined : eq(jobs.status, status)))
		.orderBy(...orders[sort], desc(jobs.createdAt), desc(jobs.id))
		.limit(shown)
	const ids = rows.map(({ id }) => id)
	const [newApplicants, counts, reviews] = await Promise.all([
		countNew(ids),
		countByStatus(member),
		reviewsByJob(member, ids),
	])
	const all = [...counts.values()].reduce((sum, each) => sum + each, 0)
	return {
		total: status === null ? all : (counts.get(status) ?? 0),
		all,
		counts: Object.fromEntries(counts) as Partial<Record<JobStatus, number>>,
		jobs: rows.map(({ payMinPaise, payMaxPaise, payUnit, openedAt, closedAt, applyBy, statusReason, ...row }) => ({
			...row,
			title: row.title || untitled,
			/** The id that a duplicate would get: pressed twice, the button makes one. */
			draftId: randomUUID(),
			isMonthly: payUnit === 'month',
			pay: payLine({ payMinPaise, payMaxPaise, payUnit }),
			posted: openedAt ? `Posted ${formatDay(openedAt)}` : '',
			open: [openFor(row.status, { openedAt, closedAt }, now), row.status === 'open' ? applyByLine(applyBy, now) : '']
				.filter(Boolean)
				.join(' · '),
			reason: statusReason === null ? null : formatCloseReason(statusReason),
			newApplicants: newApplicants.get(row.id) ?? 0,
			review: reviews.get(row.id) ?? null,
		})),
	}
}

function applyByLine(applyBy: string | null, now: Date): string {
	if (applyBy === null) return ''
	return isPastApplyBy({ applyBy }, istToday(now)) ? 'Applications have closed' : `Apply by ${formatDay(applyBy)}`
}

/** A job that is paused stays where it is among the active ones. */
const byStatus = sql`case ${jobs.status} when 'open' then 1 when 'paused' then 1 when 'draft' then 2 when 'closed' then 3 else 4 end`

const orders: Record<PostingSort, SQL[]> = {
	status: [byStatus],
	title: [sql`lower(${jobs.title})`],
	pay: [sql`${desc(jobs.payHourlyPaise)} nulls last`],
	applicants: [desc(jobs.applicantCount)],
	open: [byStatus, sql`${asc(jobs.openedAt)} nulls last`],
}

/** 'Open for 12 days' while it runs, 'Was open for 30 days' afterwards. */
function openFor(
	status: JobStatus,
	{ openedAt, closedAt }: { openedAt: Date | null; closedAt: Date | null },
	now: Date,
): string {
	if (openedAt === null || status === 'draft' || status === 'removed') return ''
	const until = status === 'closed' ? closedAt : now
	if (until === null) return ''
	const days = daysBetween(istToday(openedAt), istToday(until))
	if (days <= 0) return status === 'closed' ? 'Was open for 1 day' : 'Open since today'
	const span = counted(days, 'day')
	return status === 'closed' ? `Was open for ${span}` : `Open for ${span}`
}

async function countByStatus(member: Member): Promise<Map<JobStatus, number>> {
	const rows = await db
		.select({ status: jobs.status, count: count() })
		.from(jobs)
		.where(eq(jobs.hospitalId, member.hospitalId))
		.groupBy(jobs.status)
	return new Map(rows.map(({ status, count: each }) => [status, each]))
}

/** New applications by job: nothing was decided about them, as in the column New of the applicants. */
async function countNew(jobIds: string[]): Promise<Map<string, number>> {
	if (jobIds.length === 0) return new Map()
	const rows = await db
		.select({ jobId: applications.jobId, newApplicants: count() })
		.from(applications)
		.where(and(inArray(applications.jobId, jobIds), isNew))
		.groupBy(applications.jobId)
	return new Map(rows.map(({ jobId, newApplicants }) => [jobId, newApplicants]))
}

const isNew = eq(applications.stage, 'applied')
