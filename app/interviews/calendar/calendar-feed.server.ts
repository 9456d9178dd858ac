import { and, eq, isNull, or, sql } from 'drizzle-orm'
import { hospitalMembers, hospitals } from '#app/hospitals/tables.server.ts'
import type { Actor } from '#app/identity/actor.ts'
import { accounts } from '#app/identity/tables.server.ts'
import { hashToken, newToken } from '#app/identity/tokens.server.ts'
import { db } from '#app/platform/database/db.server.ts'
import { env } from '#app/platform/env.server.ts'
import { inLanguage } from '#app/platform/language/language.server.ts'
import { t } from '#app/platform/language/words.ts'
import { fail, ok, type Result } from '#app/platform/result.ts'
import { asSystem } from '#app/platform/database/row-guard.server.ts'
import { type CalendarEntry, writeFeed } from './calendar.server.ts'
import { listForCalendar } from '../queries.server.ts'
import { calendarFeeds } from '../tables.server.ts'
import { modeNames, placeLabels } from '../labels.ts'

type Owner = Extract<Actor, { kind: 'specialist' | 'member' | 'interviewer' }>

/** Makes an address for the calendar, in place of any before it. It is shown this once: we keep only its hash. */
export async function makeFeed({ accountId }: Owner): Promise<string> {
	const token = newToken()
	const made = { tokenHash: hashToken(token), createdAt: sql`now()`, lastReadAt: null }
	await db
		.insert(calendarFeeds)
		.values({ accountId, tokenHash: made.tokenHash })
		.onConflictDoUpdate({ target: calendarFeeds.accountId, set: made })
	return `${env.APP_ORIGIN}/calendar/${token}.ics`
}

export const removeFeed = ({ accountId }: Owner) =>
	db.delete(calendarFeeds).where(eq(calendarFeeds.accountId, accountId))

export async function findFeed({ accountId }: Owner) {
	const [feed] = await db
		.select({ createdAt: calendarFeeds.createdAt, lastReadAt: calendarFeeds.lastReadAt })
		.from(calendarFeeds)
		.where(eq(calendarFeeds.accountId, accountId))
	return feed ?? null
}

export const secondsBetweenReadings = 5

/**
 * The calendar behind an address, for whoever has it, in the language of its owner. Fails with `not-found` for an address that was never made or was
 * replaced, and when its owner no longer has an account or a hospital that we have checked; with `too-often` when a
 * program asks again within seconds.
 */
export async function readFeed(token: string): Promise<Result<string, 'not-found' | 'too-often'>> {
	const [feed] = await db
		.select({
			accountId: calendarFeeds.accountId,
			kind: accounts.kind,
			language: accounts.language,
			hospitalStatus: hospitals.status,
		})
		.from(calendarFeeds)
		.innerJoin(accounts, and(eq(accounts.id, calendarFeeds.accountId), isNull(accounts.suspendedAt)))
		.leftJoin(hospitalMembers, eq(hospitalMembers.accountId, accounts.id))
		.leftJoin(hospitals, eq(hospitals.id, hospitalMembers.hospitalId))
		.where(eq(calendarFeeds.tokenHash, hashToken(token)))
	if (!feed || (feed.kind === 'member' && feed.hospitalStatus !== 'verified')) return fail('not-found')

	const isDue = or(
		isNull(calendarFeeds.lastReadAt),
		sql`${calendarFeeds.lastReadAt} < now() - make_interval(secs => ${secondsBetweenReadings})`,
	)
	const [read] = await db
		.update(calendarFeeds)
		.set({ lastReadAt: sql`now()` })
		.where(and(eq(calendarFeeds.accountId, feed.accountId), isDue))
		.returning({ accountId: calendarFeeds.accountId })
	if (!read) return fail('too-often')
	return inLanguage(feed.language, async () => ok(writeFeed(await entriesOf(feed.accountId))))
}

/** Where to be and when, and which page says more: notes, phone numbers and addresses of people stay with us. */
async function entriesOf(accountId: string): Promise<CalendarEntry[]> {
	const found = await asSystem('a calendar is read by its link', () => listForCalendar(accountId))
	return found.flatMap(({ id, sequence, status, startsAt, endsAt, mode, place, ...names }) => {
		if (!startsAt || !endsAt) return []
		const isMine = names.specialistId === accountId
		return [
			{
				of: { kind: 'interview', id },
				sequence,
				startsAt,
				endsAt,
				title: t`Interview: ${{ name: isMine ? names.hospitalName : names.specialistName }}`,
				description: `${isMine ? names.jobTitle : names.titleForTeam}. ${modeNames[mode]}. ${placeLabels[mode]}: ${place}`,
				place,
				hospitalName: names.hospitalName,
				isCancelled: status === 'cancelled',
			},
		]
	})
}
