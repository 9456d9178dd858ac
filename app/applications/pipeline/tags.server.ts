import { and, count, desc, eq, sql } from 'drizzle-orm'
import type { Member } from '#app/identity/actor.ts'
import { jobs } from '#app/jobs/tables.server.ts'
import { db, type Queryable } from '#app/platform/database/db.server.ts'
import { fail, ok, type Result } from '#app/platform/result.ts'
import { receivedBy } from './decisions.server.ts'
import { maxTags } from '../limits.ts'
import { lockApplication } from '../transitions.server.ts'
import { applications, applicationTags } from '../tables.server.ts'

export type TagFailure = 'not-found' | 'too-many'

/**
 * Puts a word of the hospital's own on an applicant; twice is once. Written as it is usually written here: 'ICU' after
 * 'icu' is the same tag.
 */
export async function addTag(
	member: Member,
	applicationId: string,
	typed: string,
): Promise<Result<{ tag: string }, TagFailure>> {
	return db.transaction(async (tx) => {
		const application = await lockApplication(tx, applicationId, receivedBy(member))
		if (!application) return fail('not-found')
		const [has] = await tx
			.select({ count: count() })
			.from(applicationTags)
			.where(eq(applicationTags.applicationId, applicationId))
		if ((has?.count ?? 0) >= maxTags) return fail('too-many')
		const existing = (await listTags(member, tx)).find((tag) => tag.toLowerCase() === typed.toLowerCase())
		const tag = existing ?? typed
		await tx.insert(applicationTags).values({ applicationId, tag, addedBy: member.accountId }).onConflictDoNothing()
		return ok({ tag })
	})
}

/** Takes a tag off; one that is not there is off already. */
export async function removeTag(
	member: Member,
	applicationId: string,
	tag: string,
): Promise<Result<null, 'not-found'>> {
	return db.transaction(async (tx) => {
		const application = await lockApplication(tx, applicationId, receivedBy(member))
		if (!application) return fail('not-found')
		await tx
			.delete(applicationTags)
			.where(and(eq(applicationTags.applicationId, applicationId), eq(applicationTags.tag, tag)))
		return ok(null)
	})
}

/** The words that the hospital uses, the most used first: to choose from, and to filter by. */
export async function listTags(member: Member, on: Queryable = db): Promise<string[]> {
	const rows = await on
		.select({ tag: applicationTags.tag })
		.from(applicationTags)
		.innerJoin(applications, eq(applications.id, applicationTags.applicationId))
		.innerJoin(jobs, eq(jobs.id, applications.jobId))
		.where(receivedBy(member))
		.groupBy(applicationTags.tag)
		.orderBy(desc(sql`count(*)`), applicationTags.tag)
	return rows.map(({ tag }) => tag)
}

/** The tags of an application, and those that the hospital uses elsewhere. */
export async function loadTags(member: Member, applicationId: string) {
	const [tags, used] = await Promise.all([listTagsOf(member, applicationId), listTags(member)])
	return { tags, suggestedTags: used.filter((tag) => !tags.includes(tag)) }
}

/** Tags of one application that the hospital received. */
async function listTagsOf(member: Member, applicationId: string): Promise<string[]> {
	const rows = await db
		.select({ tag: applicationTags.tag })
		.from(applicationTags)
		.innerJoin(applications, eq(applications.id, applicationTags.applicationId))
		.innerJoin(jobs, eq(jobs.id, applications.jobId))
		.where(and(eq(applicationTags.applicationId, applicationId), receivedBy(member)))
		.orderBy(applicationTags.tag)
	return rows.map(({ tag }) => tag)
}
