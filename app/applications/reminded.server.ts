import { eq, inArray, sql } from 'drizzle-orm'
import { only, type Transaction } from '#app/platform/database/db.server.ts'
import { applications } from './tables.server.ts'

/** Notes with the reminder that the hospital was reminded of these, so that it is once. */
export async function markReminded(tx: Transaction, applicationIds: string[]) {
	if (applicationIds.length === 0) return
	await tx.update(applications).set({ answerRemindedAt: sql`now()` }).where(inArray(applications.id, applicationIds))
}

/** Notes with the message that the applicant was asked what to do about the late answer. */
export const markApplicantAsked = (tx: Transaction, applicationId: string) =>
	tx.update(applications).set({ applicantAskedAt: sql`now()` }).where(eq(applications.id, applicationId))

/** The applicant waits for the late answer; returns until when. */
export async function markWaiting(tx: Transaction, applicationId: string, days: number) {
	const waitsUntil = sql`now() + make_interval(days => ${days})`
	const set = tx.update(applications).set({ waitsUntil }).where(eq(applications.id, applicationId))
	return only(await set.returning({ until: sql`${applications.waitsUntil}`.mapWith(applications.waitsUntil) }))
		.until as Date
}
