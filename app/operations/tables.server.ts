import { sql } from 'drizzle-orm'
import { check, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { operatorRoles } from '#app/identity/operators/operator-role.ts'
import { accounts } from '#app/identity/tables.server.ts'
import { createdNow, instant, oneOf, primaryId } from '#app/platform/database/columns.server.ts'
import type { PersonalData } from '#app/platform/personal-data.server.ts'

/** An email invitation to become an operator. */
export const operatorInvitations = pgTable(
	'operator_invitations',
	{
		id: primaryId(),
		/** Lower case. */
		email: text().notNull(),
		role: text({ enum: operatorRoles }).notNull(),
		/** SHA-256 of the token in the link, base64url. */
		tokenHash: text().notNull().unique(),
		invitedBy: uuid().references(() => accounts.id, { onDelete: 'set null' }),
		expiresAt: instant().notNull(),
		acceptedAt: instant(),
		revokedAt: instant(),
		createdAt: createdNow(),
	},
	(t) => [
		uniqueIndex('one_open_operator_invitation')
			.on(t.email)
			.where(sql`${t.acceptedAt} is null and ${t.revokedAt} is null`),
		check('operator_invitation_role', oneOf(t.role)),
	],
)

/** Export, erasure and retention of each table above. */
export const personalData: readonly PersonalData[] = [
	{
		table: operatorInvitations,
		privacy: { why: 'To invite an operator by email', seenBy: 'Leads' },
		exported: { not: 'Addresses of our own people.' },
		erased: { not: 'Addresses of our own people, removed 30 days after the invitation expires.' },
		kept: { for: '30 days', since: operatorInvitations.expiresAt },
	},
]
