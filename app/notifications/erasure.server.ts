import { eq, sql } from 'drizzle-orm'
import type { Transaction } from '#app/platform/database/db.server.ts'
import type { Eraser } from '#app/platform/personal-data.server.ts'
import { notifications, pushSubscriptions } from './tables.server.ts'

/** Removes notifications about one of these ids, named in their key or page, from everyone's list. */
export const eraseNoticesAbout: Eraser = async (tx, _, ids) => {
	const named = sql`regexp_split_to_array(${notifications.key} || '/' || ${notifications.href}, '[/?=&#]')`
	await tx.delete(notifications).where(sql`${named} && ${sql.param([...ids])}::text[]`)
}

/** The addresses of an account's browsers, by which pushes to them are known. */
export async function listBrowserAddresses(tx: Transaction, accountId: string) {
	const browsers = await tx
		.select({ endpoint: pushSubscriptions.endpoint })
		.from(pushSubscriptions)
		.where(eq(pushSubscriptions.accountId, accountId))
	return browsers.map(({ endpoint }) => endpoint)
}
