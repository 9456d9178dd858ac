import { and, asc, count, eq, sql } from 'drizzle-orm'
import type { Interviewer, Member } from '#app/identity/actor.ts'
import { accounts } from '#app/identity/tables.server.ts'
import { jobs } from '#app/jobs/tables.server.ts'
import { db } from '#app/platform/database/db.server.ts'
import { fail, ok, type Result } from '#app/platform/result.ts'
import { lockApplication } from '../transitions.server.ts'
import { mayReadApplication } from '../policy.ts'
import { receivedBy } from './decisions.server.ts'
import { applications, scorecards } from '../tables.server.ts'

/**
 * The average for members who gave a score too, otherwise `null`. No one is led by the scores of others, by reading or
 * by sorting.
 */
export const averageScoreFor = (member: Member) =>
	sql<
		number | null
	>`(select round(avg(given.score), 1)::float8 from ${scorecards} given where given.application_id = ${applications.id} having bool_or(given.author_account_id = ${member.accountId}))`

export type ScorecardInput = { score: number; note: string | null; version: number }
export type ScorecardFailure = 'not-found' | 'withdrawn' | 'changed-meanwhile'

/**
 * A member's own scorecard for an applicant, new (version 0) or changed.
 *
 * Fails with `withdrawn` when the application was withdrawn, and with `changed-meanwhile` when the same member saved
 * it in another window.
 */
export async function saveScorecard(
	member: Member | Interviewer,
	applicationId: string,
	{ score, note, version }: ScorecardInput,
): Promise<Result<null, ScorecardFailure>> {
	return db.transaction(async (tx) => {
		const application = await lockApplication(tx, applicationId, receivedBy(member))
		if (!application) return fail('not-found')
		if (!mayReadApplication(application.stage)) return fail('withdrawn')
		const own = { applicationId, authorAccountId: member.accountId }
		if (version === 0) {
			const added = await tx
				.insert(scorecards)
				.values({ ...own, score, note })
				.onConflictDoNothing()
				.returning()
			return added.length > 0 ? ok(null) : fail('changed-meanwhile')
		}
		const changed = await tx
			.update(scorecards)
			.set({ score, note, version: version + 1, updatedAt: sql`now()` })
			.where(
				and(
					eq(scorecards.applicationId, applicationId),
					eq(scorecards.authorAccountId, member.accountId),
					eq(scorecards.version, version),
				),
			)
			.returning()
		return changed.length > 0 ? ok(null) : fail('changed-meanwhile')
	})
}

/** What this person gave an applicant, or `null`. */
export async function findOwnScorecard({ accountId }: Member | Interviewer, applicationId: string) {
	const [own] = await db
		.select({ score: scorecards.score, note: scorecards.note, version: scorecards.version })
		.from(scorecards)
		.where(and(eq(scorecards.applicationId, applicationId), eq(scorecards.authorAccountId, accountId)))
	return own ?? null
}

/** The member's own scorecard, and those of colleagues once that exists; until then only how many there are. */
export async function readScorecards(member: Member, applicationId: string) {
	const received = and(eq(scorecards.applicationId, applicationId), await isReceived(member, applicationId))
	const [own] = await db
		.select({ score: scorecards.score, note: scorecards.note, version: scorecards.version })
		.from(scorecards)
		.where(and(received, eq(scorecards.authorAccountId, member.accountId)))
	const [all] = await db.select({ count: count() }).from(scorecards).where(received)
	const others = (all?.count ?? 0) - (own ? 1 : 0)
	if (!own) return { own: null, others, given: [], average: null }
	const given = await db
		.select({
			by: accounts.name,
			isOwn: sql<boolean>`${scorecards.authorAccountId} = ${member.accountId}`,
			score: scorecards.score,
			note: scorecards.note,
			at: scorecards.updatedAt,
		})
		.from(scorecards)
		.innerJoin(accounts, eq(accounts.id, scorecards.authorAccountId))
		.where(received)
		.orderBy(asc(scorecards.createdAt))
	const average = given.reduce((sum, { score }) => sum + score, 0) / given.length
	return { own, others, given, average: Math.round(average * 10) / 10 }
}

async function isReceived(member: Member, applicationId: string) {
	const [found] = await db
		.select({ id: applications.id })
		.from(applications)
		.innerJoin(jobs, eq(jobs.id, applications.jobId))
		.where(and(eq(applications.id, applicationId), receivedBy(member)))
	return found ? undefined : sql`false`
}
