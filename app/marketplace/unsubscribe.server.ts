import { timingSafeEqual } from 'node:crypto'
import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import { accounts } from '#app/identity/tables.server.ts'
import { keyedHash } from '#app/identity/tokens.server.ts'
import { db } from '#app/platform/db.server.ts'
import { env } from '#app/platform/env.server.ts'
import { isId } from '#app/platform/http.ts'
import { unsubscribePath } from './paths.ts'
import { candidateSearches } from './tables.server.ts'

/** What a link in a mail may end without a sign-in: the alerts of one search, or all of a member. */
export type Subject = { of: 'search' | 'account'; id: string }

const macOf = ({ of, id }: Subject) => keyedHash(`unsubscribe from candidate alerts: ${of} ${id}`)

export const unsubscribeUrl = (subject: Subject) =>
	env.APP_ORIGIN + unsubscribePath(`${subject.of}.${subject.id}.${macOf(subject)}`)

/** The subject of a link, or null when we did not write it. Links do not run out: a mail may be read years later. */
export function readToken(token: string | undefined): Subject | null {
	const [of, id, mac = ''] = (token ?? '').split('.')
	if ((of !== 'search' && of !== 'account') || !isId(id)) return null
	const [given, right] = [Buffer.from(mac), Buffer.from(macOf({ of, id }))]
	return given.length === right.length && timingSafeEqual(given, right) ? { of, id } : null
}

const searchesOf = ({ of, id }: Subject) =>
	and(
		of === 'search' ? eq(candidateSearches.id, id) : eq(candidateSearches.accountId, id),
		isNull(candidateSearches.removedAt),
	)

/** How things stand for whoever opens the link; null when search or account are gone. */
export async function findSubscription(subject: Subject) {
	const [counts] = await db
		.select({
			name: sql<string | null>`min(${candidateSearches.name})`,
			all: sql<number>`count(*)::int`,
			on: sql<number>`count(*) filter (where ${candidateSearches.mutedAt} is null)::int`,
		})
		.from(candidateSearches)
		.where(searchesOf(subject))
	if (subject.of === 'search') return counts && counts.all > 0 ? { name: counts.name, isOn: counts.on > 0 } : null
	const [account] = await db.select({ id: accounts.id }).from(accounts).where(eq(accounts.id, subject.id))
	return account ? { name: null, isOn: (counts?.on ?? 0) > 0 } : null
}

/** Mutes the search, or all there are. Ending twice changes nothing. False when there is nothing of this kind any more. */
export async function endAlerts(subject: Subject): Promise<boolean> {
	await db
		.update(candidateSearches)
		.set({ mutedAt: sql`now()` })
		.where(and(searchesOf(subject), isNull(candidateSearches.mutedAt)))
	return (await findSubscription(subject)) !== null
}

/** Alerts begin again from now on. */
export async function resumeAlerts(subject: Subject): Promise<boolean> {
	await db
		.update(candidateSearches)
		.set({ mutedAt: null, toldThrough: sql`now()` })
		.where(and(searchesOf(subject), isNotNull(candidateSearches.mutedAt)))
	return (await findSubscription(subject)) !== null
}
