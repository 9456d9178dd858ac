import { and, arrayContains, eq, gt, sql } from 'drizzle-orm'
import { only, type Queryable } from './db.server.ts'
import { currentOrigin } from './origin.server.ts'
import { auditEvents } from './tables.server.ts'

type Filled = 'id' | 'at' | 'origin' | 'address' | 'position' | 'hash'
export type AuditEvent = Omit<typeof auditEvents.$inferInsert, Filled>

/**
 * Writes who did what in the same transaction as the act, so that neither exists without the other. The database chains
 * it to what is known of its subject when the transaction commits.
 */
export async function recordAudit(tx: Queryable, event: AuditEvent) {
	const written = await tx
		.insert(auditEvents)
		.values({ ...event, ...currentOrigin() })
		.returning({ id: auditEvents.id })
	return only(written)
}

/** Looking at the same people again within so many minutes is one reading: open pages reload by themselves. */
const sameReadingMinutes = 10

/** As `recordAudit`, of personal data that someone was shown: once for all the people of a page. */
export async function recordReading(
	on: Queryable,
	event: AuditEvent & { actorAccountId: string; about: string[]; fields: string[] },
) {
	const again = await on
		.select({ id: auditEvents.id })
		.from(auditEvents)
		.where(
			and(
				eq(auditEvents.actorAccountId, event.actorAccountId),
				gt(auditEvents.at, sql`now() - make_interval(mins => ${sameReadingMinutes})`),
				eq(auditEvents.action, event.action),
				eq(auditEvents.subjectId, event.subjectId),
				event.about.length > 0 ? arrayContains(auditEvents.about, event.about) : undefined,
				event.fields.length > 0 ? arrayContains(auditEvents.fields, event.fields) : undefined,
			),
		)
		.limit(1)
	if (again.length === 0) await recordAudit(on, event)
}
