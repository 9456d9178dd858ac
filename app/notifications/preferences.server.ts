import { and, eq, inArray, sql } from 'drizzle-orm'
import { accounts } from '#app/identity/tables.server.ts'
import type { Queryable } from '#app/platform/database/db.server.ts'
import type { Language } from '#app/platform/language/languages.ts'
import { canCarry, channels, type Choice, type EventKey, eventDefinitionOf } from './channels.ts'
import { channelChoices, notificationPreferences } from './tables.server.ts'

const allOn = { email: true, jobAlerts: true, messages: true, updates: true }
const mailboxOnly: Choice = ['email']

/** How someone is written to. */
type Addressed = { language: Language; isSuspended: boolean; wants: Choice }

/**
 * In which language each of these people reads, whether they are suspended, and the channels by which they are notified of an event, from
 * switches first, then choices, then defaults. An address without an account is written to in English, and without an event by email only.
 */
export async function readAddressed(on: Queryable, accountIds: string[], event: EventKey | undefined) {
	const ofEvent = event === undefined ? sql`false` : eq(channelChoices.event, event)
	const rows =
		accountIds.length === 0
			? []
			: await on
					.select({
						id: accounts.id,
						language: accounts.language,
						suspendedAt: accounts.suspendedAt,
						switches: notificationPreferences,
						chosen: channelChoices,
					})
					.from(accounts)
					.leftJoin(notificationPreferences, eq(notificationPreferences.accountId, accounts.id))
					.leftJoin(channelChoices, and(eq(channelChoices.accountId, accounts.id), ofEvent))
					.where(inArray(accounts.id, accountIds))
	const byId = new Map(rows.map((row) => [row.id, row]))
	return (accountId = ''): Addressed => {
		const { language = 'en', suspendedAt = null, switches, chosen } = byId.get(accountId) ?? {}
		const choice = chosen ? channels.filter((channel) => chosen[channel]) : undefined
		const wants = event === undefined ? mailboxOnly : wantedOf(event, switches ?? allOn, choice)
		return { language, isSuspended: suspendedAt !== null, wants }
	}
}

function wantedOf(event: EventKey, is: typeof allOn, chosen: Choice | undefined): Choice {
	const { topic, default: byDefault } = eventDefinitionOf(event)
	if (!is[topic]) return []
	return (chosen ?? byDefault).filter((channel) => canCarry(event, channel) && (channel !== 'email' || is.email))
}
