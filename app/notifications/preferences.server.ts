import { and, eq, inArray } from 'drizzle-orm'
import type { Queryable } from '#app/platform/database/db.server.ts'
import { canCarry, channels, type Choice, type EventKey, eventDefinitionOf } from './channels.ts'
import { channelChoices, notificationPreferences } from './tables.server.ts'

const allOn = { email: true, jobAlerts: true, messages: true, updates: true }

/** Channels by which each of these people is notified of an event, from switches first, then choices, then defaults. */
export async function readPreferences(on: Queryable, accountIds: string[], event: EventKey) {
	const switches = await readSwitches(on, accountIds)
	const chosen = await readChoices(on, accountIds, event)
	const { topic, default: byDefault } = eventDefinitionOf(event)
	return (accountId: string): Choice => {
		const is = switches.get(accountId) ?? allOn
		const wants = chosen.get(accountId) ?? byDefault
		if (!is[topic]) return []
		return wants.filter((channel) => canCarry(event, channel) && (channel !== 'email' || is.email))
	}
}

async function readSwitches(on: Queryable, accountIds: string[]) {
	if (accountIds.length === 0) return new Map<string, typeof allOn>()
	const rows = await on
		.select()
		.from(notificationPreferences)
		.where(inArray(notificationPreferences.accountId, accountIds))
	return new Map(rows.map((row) => [row.accountId, row]))
}

async function readChoices(on: Queryable, accountIds: string[], event: EventKey) {
	if (accountIds.length === 0) return new Map<string, Choice>()
	const rows = await on
		.select()
		.from(channelChoices)
		.where(and(inArray(channelChoices.accountId, accountIds), eq(channelChoices.event, event)))
	return new Map(rows.map((row) => [row.accountId, channels.filter((channel) => row[channel])]))
}
