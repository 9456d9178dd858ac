import { boolean, index, pgTable, uuid } from 'drizzle-orm/pg-core'
import { accounts } from '#app/identity/tables.server.ts'
import { createdNow, instant } from '#app/platform/database/columns.server.ts'
import { type PersonalData, pick } from '#app/platform/personal-data.server.ts'

/** Accounts that asked to be deleted and may still change their mind. The row goes with the account. */
export const erasures = pgTable(
	'erasures',
	{
		accountId: uuid()
			.primaryKey()
			.references(() => accounts.id, { onDelete: 'cascade' }),
		requestedAt: createdNow(),
		/** From here on everything goes. */
		dueAt: instant().notNull(),
		/** The profile visibility to restore when the request is withdrawn. */
		wasVisible: boolean().notNull(),
	},
	(t) => [index().on(t.dueAt)],
)

/** Export, erasure, retention and guard of each table above. */
export const personalData: readonly PersonalData[] = [
	{
		table: erasures,
		privacy: { why: 'To delete an account after seven days', seenBy: 'The person; leads' },
		of: erasures.accountId,
		guard: {},
		exported: { to: 'activity/deletion', columns: pick(erasures, 'requestedAt', 'dueAt'), single: { orElse: null } },
		kept: 'Until it is carried out or cancelled',
	},
]
