import { and, desc, eq, sql } from 'drizzle-orm'
import { startContacted } from './reached-specialists.server.ts'
import { shortlistedForJob } from '../messages.ts'
import { applications } from '../tables.server.ts'
import { lockHospital } from '#app/contacts/transitions.server.ts'
import { hospitalAt } from '#app/hospitals/sites/hospital-at-site.server.ts'
import { hospitals } from '#app/hospitals/tables.server.ts'
import type { Member } from '#app/identity/actor.ts'
import { withPostingLabel } from '#app/jobs/page/posting-label.ts'
import { jobs } from '#app/jobs/tables.server.ts'
import { notify } from '#app/notifications/notify.server.ts'
import { db } from '#app/platform/database/db.server.ts'
import { fail, ok, type Result } from '#app/platform/result.ts'
import { findRelation } from '#app/relations/queries.server.ts'
import { mayShortlist } from '#app/relations/rules.ts'
import { readBrief } from '#app/specialists/brief.server.ts'

/** A specialist who accepted without a job, with the hospital's open jobs, or `null`. */
export async function findConsiderable(member: Member, specialistId: string) {
	const relation = await findRelation({ hospitalId: member.hospitalId, specialistId })
	if (!relation || !mayShortlist(relation)) return null
	const here = sql`exists (select 1 from ${applications} where ${applications.jobId} = ${jobs.id} and ${applications.specialistId} = ${specialistId})`
	const [{ name, speciality }, open] = await Promise.all([
		readBrief(db, { hospitalId: member.hospitalId, specialistId }),
		db
			.select({
				id: jobs.id,
				title: jobs.title,
				location: jobs.location,
				openedAt: jobs.openedAt,
				isApplicant: sql<boolean>`${here}`,
			})
			.from(jobs)
			.where(and(eq(jobs.hospitalId, member.hospitalId), eq(jobs.status, 'open')))
			.orderBy(desc(jobs.openedAt)),
	])
	return { name: name ?? speciality, jobs: open.map(withPostingLabel) }
}

export type ConsiderFailure = 'not-found' | 'job-not-open'

/**
 * Puts a specialist who accepted contact with the hospital on a job's shortlist, and notifies them. Fails with
 * `not-found` when they have not accepted or withdrew it, and with `job-not-open` when the job takes no one or has
 * decided about them before.
 */
export async function considerFor(
	member: Member,
	specialistId: string,
	jobId: string,
): Promise<Result<{ applicationId: string }, ConsiderFailure>> {
	return db.transaction(async (tx) => {
		// A block or an end of the contact waits for us, or we for it.
		await lockHospital(tx, member.hospitalId, 'share')
		const relation = await findRelation({ hospitalId: member.hospitalId, specialistId }, tx)
		if (!relation || !mayShortlist(relation)) return fail('not-found')
		const [own] = await tx
			.select({ id: jobs.id, title: jobs.title, ...hospitalAt(jobs.siteId, jobs.location) })
			.from(jobs)
			.innerJoin(hospitals, eq(hospitals.id, jobs.hospitalId))
			.where(and(eq(jobs.id, jobId), eq(jobs.hospitalId, member.hospitalId)))
		const memberAccountId = member.accountId
		const applicationId =
			own && (await startContacted(tx, { jobId, specialistId, by: memberAccountId, memberAccountId }))
		if (!applicationId) return fail('job-not-open')
		await notify(tx, shortlistedForJob, {
			to: [{ accountId: specialistId }],
			key: `considered/${applicationId}`,
			facts: { ...own, id: applicationId, jobTitle: own.title },
		})
		return ok({ applicationId })
	})
}
