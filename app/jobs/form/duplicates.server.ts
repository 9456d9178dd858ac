import { and, eq, ne } from 'drizzle-orm'
import type { Member } from '#app/identity/actor.ts'
import { istToday } from '#app/platform/text/dates.ts'
import { db } from '#app/platform/database/db.server.ts'
import { fail, ok, type Result } from '#app/platform/result.ts'
import { jobRunner } from '../transitions.server.ts'
import { jobs } from '../tables.server.ts'

/**
 * Makes a draft with everything that one of the hospital's jobs says; a start and a last day to apply that are over are left out. `draftId` comes
 * with the button, so pressing it twice makes one draft. Fails with `no-such-job` for any other job, and for one that was removed.
 */
export async function duplicateJob(
	member: Member,
	jobId: string,
	draftId: string,
): Promise<Result<{ draftId: string; title: string }, 'no-such-job'>> {
	return db.transaction(async (tx) => {
		const own = eq(jobs.hospitalId, member.hospitalId)
		const [job] = await tx
			.select()
			.from(jobs)
			.where(and(eq(jobs.id, jobId), own, ne(jobs.status, 'removed')))
		if (!job) return fail('no-such-job')
		const [draft] = await tx
			.insert(jobs)
			.values({ ...wordsOf(job), id: draftId, hospitalId: member.hospitalId, createdBy: member.accountId })
			.onConflictDoNothing({ target: jobs.id })
			.returning({ id: jobs.id })
		if (draft) await jobRunner.begin(tx, draftId, member.accountId)
		else if (!(await tx.$count(jobs, and(eq(jobs.id, draftId), own)))) return fail('no-such-job')
		return ok({ draftId, title: job.title })
	})
}

/** What the job says, without what has happened to it. */
function wordsOf(job: typeof jobs.$inferSelect) {
	const {
		status: _status,
		statusReason: _reason,
		applicantCount: _count,
		openedAt: _opened,
		closedAt: _closed,
		version: _version,
		createdAt: _created,
		updatedAt: _updated,
		...words
	} = job
	const today = istToday(new Date())
	const unlessOver = (day: string | null) => (day !== null && day < today ? null : day)
	return { ...words, startsOn: unlessOver(words.startsOn), applyBy: unlessOver(words.applyBy) }
}
