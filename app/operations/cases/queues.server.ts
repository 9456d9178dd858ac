import { and, count, eq, isNull, min, or, type SQL } from 'drizzle-orm'
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core'
import { isUndecided } from '#app/cases/decisions.server.ts'
import type { CaseKind } from '#app/cases/kinds.ts'
import { proposals } from '#app/cases/tables.server.ts'
import { userReports } from '#app/contacts/tables.server.ts'
import { awaitsCheck } from '#app/credentials/queries.server.ts'
import { contactMessages } from '#app/content/tables.server.ts'
import { credentials } from '#app/credentials/tables.server.ts'
import { hospitals } from '#app/hospitals/tables.server.ts'
import { isCheckDue } from '#app/hospitals/checks/yearly-check.server.ts'
import type { Operator } from '#app/identity/actor.ts'
import { jobReports } from '#app/jobs/tables.server.ts'
import { reviews } from '#app/moderation/tables.server.ts'
import { waitingSince } from '#app/offers/placements/placement-queries.server.ts'
import { isUnchecked, ratings } from '#app/offers/tables.server.ts'
import { db } from '#app/platform/database/db.server.ts'
import { countFailedTasks } from '#app/platform/tasks/failed-tasks.server.ts'
import { countOpenAppeals } from './appeal-case.server.ts'
import { queues } from './case-address.ts'
import { hospitalWaitsSince } from './open-cases.server.ts'
import { isReachable } from '../queries.server.ts'

/** What waits in one queue, and since when the oldest of it does. */
type Waiting = { count: number; oldest: Date | null }
export type Queue = Waiting & { label: string; to: string; targetHours: number }

async function countIn(table: PgTable, since: AnyPgColumn | SQL<Date>, where: SQL | undefined): Promise<Waiting> {
	const [row] = await db
		.select({ count: count(), oldest: min(since) })
		.from(table)
		.where(where)
	return { count: row?.count ?? 0, oldest: row?.oldest ? new Date(row.oldest as Date | string) : null }
}

const isOpenHospital = or(and(eq(hospitals.status, 'pending'), isReachable), isCheckDue)

const counts: Record<CaseKind, () => Promise<Waiting>> = {
	hospital: () => countIn(hospitals, hospitalWaitsSince, isOpenHospital),
	credential: () => countIn(credentials, credentials.submittedAt, awaitsCheck),
	review: () =>
		countIn(reviews, reviews.submittedAt, and(eq(reviews.status, 'waiting'), isUndecided('review', reviews.id))),
	'job-report': () =>
		countIn(
			jobReports,
			jobReports.createdAt,
			and(isNull(jobReports.settledAt), isUndecided('job-report', jobReports.id)),
		),
	'user-report': () =>
		countIn(
			userReports,
			userReports.createdAt,
			and(isNull(userReports.settledAt), isUndecided('user-report', userReports.id)),
		),
	rating: () => countIn(ratings, waitingSince, and(isUnchecked, isUndecided('rating', ratings.id))),
	'contact-message': () =>
		countIn(
			contactMessages,
			contactMessages.createdAt,
			and(eq(contactMessages.status, 'open'), isUndecided('contact-message', contactMessages.id)),
		),
	proposal: () =>
		countIn(proposals, proposals.proposedAt, and(isNull(proposals.outcome), isUndecided('proposal', proposals.id))),
	appeal: countOpenAppeals,
	task: countFailedTasks,
}

export const countQueue = (_actor: Operator, kind: CaseKind): Promise<Waiting> => counts[kind]()

/** Every queue that operators decide from. */
export const countQueues = (_actor: Operator): Promise<Queue[]> =>
	Promise.all(
		Object.entries(counts).map(async ([kind, countKind]) => {
			const { label, path: to, targetHours } = queues[kind as CaseKind]
			return { label, to, targetHours, ...(await countKind()) }
		}),
	)
