import { getTableColumns, type SQL } from 'drizzle-orm'
import { auditReason } from '#app/platform/audit/audit.server.ts'
import { db } from '#app/platform/database/db.server.ts'
import { auditEvents } from '#app/platform/tables.server.ts'

/** Events of the audit log with the words of their reasons, the first one on top. */
export const readAuditEvents = (where?: SQL) =>
	db
		.select({ ...getTableColumns(auditEvents), reason: auditReason })
		.from(auditEvents)
		.where(where)
		.orderBy(auditEvents.at)
		.$dynamic()
