import { and, eq, inArray, isNull, sql } from 'drizzle-orm'
import { accounts } from '#app/identity/tables.server.ts'
import { db, type Transaction } from '#app/platform/database/db.server.ts'
import { announceChange } from '#app/platform/live/live.server.ts'
import { fail, ok, type Result } from '#app/platform/result.ts'
import { type Choice, eachChannel, type EventKey } from './channels.ts'
import { followConsent, followSwitch } from './job-alert-consent.server.ts'
import { channelChoices, notificationPreferences, notifications } from './tables.server.ts'

/** Marks one notice of the account read and returns where it leads, or `null` when it is not theirs. */
export async function openNotification(accountId: string, notificationId: string): Promise<string | null> {
	const [opened] = await db
		.update(notifications)
		.set({ readAt: sql`coalesce(${notifications.readAt}, now())` })
		.where(and(eq(notifications.id, notificationId), eq(notifications.accountId, accountId)))
		.returning({ href: notifications.href })
	if (opened) await announceChange(db, [accountId], { kind: 'notifications' })
	return opened?.href ?? null
}

/** Marks these of the account's notifications as read, or all when none is named. Returns how many were not before. */
export async function markRead(accountId: string, ids: readonly string[] = []): Promise<number> {
	const { rowCount } = await db
		.update(notifications)
		.set({ readAt: sql`now()` })
		.where(
			and(
				eq(notifications.accountId, accountId),
				isNull(notifications.readAt),
				ids.length > 0 ? inArray(notifications.id, [...ids]) : undefined,
			),
		)
	await announceChange(db, [accountId], { kind: 'notifications' })
	return rowCount ?? 0
}

/** Marks the notification of this key as read: what it asked for has been done elsewhere. */
export async function markDone(tx: Transaction, accountId: string, key: string) {
	await tx
		.update(notifications)
		.set({ readAt: sql`coalesce(${notifications.readAt}, now())` })
		.where(and(eq(notifications.accountId, accountId), eq(notifications.key, key)))
	await announceChange(tx, [accountId], { kind: 'notifications' })
}

type Preferences = {
	email: boolean
	/** Left as it is when missing: hospitals have no job alerts, and no consent to them. */
	jobAlerts?: boolean
	messages: boolean
	updates: boolean
	/** Channels by event; an event that is missing keeps what it has. */
	choices?: Partial<Record<EventKey, Choice>>
}

/**
 * Saves the Notifications tab. Fails with `stale`, and changes nothing, when it was saved elsewhere since the version
 * that the form was drawn from; without a version it is saved in any case.
 */
export async function savePreferences(
	accountId: string,
	{ choices = {}, ...switches }: Preferences,
	version?: number,
): Promise<Result<null, 'stale'>> {
	return db.transaction(async (tx) => {
		if (!(await saveSwitches(tx, accountId, switches, version))) return fail('stale')
		if (switches.jobAlerts !== undefined) await followSwitch(tx, accountId, switches.jobAlerts)
		const rows = Object.entries(choices).map(([event, choice]) => ({
			accountId,
			event,
			...eachChannel((channel) => choice.includes(channel)),
		}))
		if (rows.length > 0)
			await tx
				.insert(channelChoices)
				.values(rows)
				.onConflictDoUpdate({
					target: [channelChoices.accountId, channelChoices.event],
					set: { ...eachChannel((channel) => sql.raw(`excluded.${channel}`)), updatedAt: sql`now()` },
				})
		return ok(null)
	})
}

/** SMS about an event, for someone who had saved their settings before they could have any. */
export const switchOnSms = (tx: Transaction, accountId: string, event: EventKey) =>
	tx
		.update(channelChoices)
		.set({ sms: true, updatedAt: sql`now()` })
		.where(and(eq(channelChoices.accountId, accountId), eq(channelChoices.event, event)))

async function saveSwitches(
	tx: Transaction,
	accountId: string,
	switches: Omit<Preferences, 'choices'>,
	version: number | undefined,
): Promise<boolean> {
	const { accountId: key, version: count } = notificationPreferences
	const change = { ...switches, ...nextVersion }
	const insert = tx.insert(notificationPreferences).values({ accountId, ...switches })
	const returned = { version: count }
	if (version === undefined)
		return (await insert.onConflictDoUpdate({ target: key, set: change }).returning(returned)).length > 0
	if (version === 0) return (await insert.onConflictDoNothing({ target: key }).returning(returned)).length > 0
	const mine = and(eq(key, accountId), eq(count, version))
	return (await tx.update(notificationPreferences).set(change).where(mine).returning(returned)).length > 0
}

/** The one switch that a link in a mail may turn, too. False when the account is gone. */
export async function switchJobAlerts(accountId: string, on: boolean): Promise<boolean> {
	return db.transaction(async (tx) => {
		const [account] = await tx.select({ id: accounts.id }).from(accounts).where(eq(accounts.id, accountId))
		if (!account) return false
		await followConsent(tx, accountId, on)
		await followSwitch(tx, accountId, on)
		return true
	})
}

const nextVersion = { version: sql`${notificationPreferences.version} + 1`, updatedAt: sql`now()` }
