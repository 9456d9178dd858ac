import { and, eq, isNull, sql } from 'drizzle-orm'
import { accounts } from '#app/identity/tables.server.ts'
import { db } from '#app/platform/db.server.ts'
import { notificationPreferences, notifications } from './tables.server.ts'

/** Marks one notice of the account read and returns where it leads, or `null` when it is not theirs. */
export async function openNotification(accountId: string, notificationId: string): Promise<string | null> {
	const [opened] = await db
		.update(notifications)
		.set({ readAt: sql`coalesce(${notifications.readAt}, now())` })
		.where(and(eq(notifications.id, notificationId), eq(notifications.accountId, accountId)))
		.returning({ href: notifications.href })
	return opened?.href ?? null
}

export async function markAllRead(accountId: string) {
	await db
		.update(notifications)
		.set({ readAt: sql`now()` })
		.where(and(eq(notifications.accountId, accountId), isNull(notifications.readAt)))
}

export async function savePreferences(
	accountId: string,
	switches: { email: boolean; jobAlerts: boolean; messages: boolean; updates: boolean },
) {
	await db
		.insert(notificationPreferences)
		.values({ accountId, ...switches })
		.onConflictDoUpdate({ target: notificationPreferences.accountId, set: { ...switches, updatedAt: sql`now()` } })
}

/** The one switch that a link in a mail may turn, too. False when the account is gone. */
export async function switchJobAlerts(accountId: string, on: boolean): Promise<boolean> {
	const [account] = await db.select({ id: accounts.id }).from(accounts).where(eq(accounts.id, accountId))
	if (!account) return false
	await db
		.insert(notificationPreferences)
		.values({ accountId, jobAlerts: on })
		.onConflictDoUpdate({ target: notificationPreferences.accountId, set: { jobAlerts: on, ...nextVersion } })
	return true
}

const nextVersion = { version: sql`${notificationPreferences.version} + 1`, updatedAt: sql`now()` }
