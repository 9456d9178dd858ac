import { eq, sql } from 'drizzle-orm'
import type { Transaction } from '#app/platform/db.server.ts'
import { notifications, pushSubscriptions } from './tables.server.ts'

/** Removes notifications about one of these ids, named in their key or page, from everyone's list. */
export const eraseNoticesAbout = (tx: Transaction, ids: string[]) =>
	tx
		.delete(notifications)
		.where(
			sql`regexp_split_to_array(${notifications.key} || '/' || ${notifications.href}, '[/?=&#]') && ${sql.param(ids)}::text[]`,
		)

/** Removes the browsers of an account. Returns the ids and addresses by which pushes to them are known. */
export const eraseBrowsers = (tx: Transaction, accountId: string) =>
	tx
		.delete(pushSubscriptions)
		.where(eq(pushSubscriptions.accountId, accountId))
		.returning({ id: pushSubscriptions.id, endpoint: pushSubscriptions.endpoint })
