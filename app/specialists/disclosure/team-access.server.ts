import { and, desc, eq, gt, sql } from 'drizzle-orm'
import type { Operator } from '#app/identity/actor.ts'
import { auditReason, recordAudit } from '#app/platform/audit/audit.server.ts'
import { db } from '#app/platform/database/db.server.ts'
import { fail, ok, type Result } from '#app/platform/result.ts'
import { auditEvents } from '#app/platform/tables.server.ts'
import { specialists } from '../tables.server.ts'

const action = 'specialist.profile-read'
const about = (specialistId: string) =>
	and(
		eq(auditEvents.action, action),
		eq(auditEvents.subjectType, 'specialist'),
		eq(auditEvents.subjectId, specialistId),
	)

/** What the page of a specialist shows our people. */
const fields = ['name', 'phone', 'email', 'photo', 'profile', 'privacy settings', 'credentials']

/** How long one reason opens a profile for the operator who gave it. */
export const readingMinutes = 15

/** Writes down why an operator opens a profile, for the audit log and for the specialist; nothing is shown before. */
export async function recordTeamAccess(
	operator: Operator,
	specialistId: string,
	reason: string,
): Promise<Result<null, 'not-found'>> {
	return db.transaction(async (tx) => {
		const [found] = await tx
			.select({ id: specialists.id })
			.from(specialists)
			.where(eq(specialists.id, specialistId))
			.for('key share')
		if (!found) return fail('not-found')
		const subject = { subjectType: 'specialist', subjectId: specialistId }
		await recordAudit(tx, { actorAccountId: operator.accountId, action, ...subject, reason, fields })
		return ok(null)
	})
}

/** The reason for which this operator may read the profile now, or `null`. */
export async function findTeamAccess({ accountId }: Operator, specialistId: string) {
	const [reading] = await db
		.select({ reason: auditReason })
		.from(auditEvents)
		.where(
			and(
				about(specialistId),
				eq(auditEvents.actorAccountId, accountId),
				gt(auditEvents.at, sql`now() - make_interval(mins => ${readingMinutes})`),
			),
		)
		.orderBy(desc(auditEvents.at))
		.limit(1)
	return reading?.reason ?? null
}

/** When and why our people opened the profile, the newest first; never which of them. */
export async function listTeamAccess(specialistId: string) {
	return db
		.select({ id: auditEvents.id, reason: auditReason, at: auditEvents.at })
		.from(auditEvents)
		.where(about(specialistId))
		.orderBy(desc(auditEvents.at))
}
