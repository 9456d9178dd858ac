import { alias } from 'drizzle-orm/pg-core'
import { and, desc, eq } from 'drizzle-orm'
import { accounts } from '#app/identity/tables.server.ts'
import { actionLabel } from '#app/audit/labels.ts'
import { credentialStatusNames } from '#app/credentials/status.ts'
import { hospitalStatusNames } from '#app/hospitals/status.ts'
import { formatDateTime } from '#app/platform/text/dates.ts'
import { auditReason } from '#app/platform/audit/audit.server.ts'
import { db } from '#app/platform/database/db.server.ts'
import { totalFound } from '#app/platform/database/total-found.server.ts'
import { auditEvents } from '#app/platform/tables.server.ts'

const factNames: Record<string, string> = {
	legalName: 'Registered name',
	registrationNumber: 'Registration number',
	facilityId: 'Facility ID',
	gstin: 'GSTIN',
	website: 'Website',
	from: 'From',
	to: 'To',
	checkedAgainst: 'Checked against',
	by: 'By',
}

/** In one order, whatever order the database keeps them in. */
function detailsOf(action: string, facts: typeof auditEvents.$inferSelect.facts): string {
	const statusNames: Record<string, string> = action.startsWith('credential.')
		? credentialStatusNames
		: hospitalStatusNames
	return Object.entries(factNames)
		.flatMap(([key, name]) => {
			const value = facts[key] ?? null
			if (value === null) return []
			const text = String(value)
			return [`${name}: ${(key === 'from' || key === 'to' ? statusNames[text] : undefined) ?? text}`]
		})
		.join(', ')
}

/** What the audit log says about one hospital, credential or account, newest first; at most 50 entries, each with how many there are. */
export async function listAudit(subjectType: 'hospital' | 'credential' | 'account', subjectId: string) {
	const actor = alias(accounts, 'actor')
	const rows = await db
		.select({
			id: auditEvents.id,
			action: auditEvents.action,
			reason: auditReason,
			facts: auditEvents.facts,
			at: auditEvents.at,
			by: actor.name,
			actorAccountId: auditEvents.actorAccountId,
			total: totalFound,
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
		details: detailsOf(event.action, facts),
	}))
}

export type AuditEntry = Awaited<ReturnType<typeof listAudit>>[number]
