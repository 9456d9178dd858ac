import { alias } from 'drizzle-orm/pg-core'
import { and, desc, eq } from 'drizzle-orm'
import { accounts } from '#app/identity/tables.server.ts'
import { actionLabel } from '#app/audit/labels.ts'
import { formatDateTime } from '#app/platform/dates.ts'
import { db } from '#app/platform/db.server.ts'
import { auditEvents } from '#app/platform/tables.server.ts'

/** What the audit log says about one hospital, credential or account, newest first; at most 50 entries. */
export async function listAudit(subjectType: 'hospital' | 'credential' | 'account', subjectId: string) {
	const actor = alias(accounts, 'actor')
	const rows = await db
		.select({
			id: auditEvents.id,
			action: auditEvents.action,
			reason: auditEvents.reason,
			facts: auditEvents.facts,
			at: auditEvents.at,
			by: actor.name,
			actorAccountId: auditEvents.actorAccountId,
		})
		.from(auditEvents)
		.leftJoin(actor, eq(actor.id, auditEvents.actorAccountId))
		.where(and(eq(auditEvents.subjectType, subjectType), eq(auditEvents.subjectId, subjectId)))
		.orderBy(desc(auditEvents.at))
		.limit(50)
	return rows.map(({ at, facts, by, actorAccountId, ...event }) => ({
		...event,
		what: actionLabel(event.action),
		by: by ?? (actorAccountId === null ? 'Automatic' : 'Account removed'),
		at: formatDateTime(at),
		facts: Object.fromEntries(
			Object.entries(facts).flatMap(([name, value]) => (value === null ? [] : [[name, String(value)]])),
		) as Record<string, string>,
	}))
}

export type AuditEntry = Awaited<ReturnType<typeof listAudit>>[number]
