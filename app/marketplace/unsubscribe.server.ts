import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import { accounts } from '#app/identity/tables.server.ts'
import { type Alerts, type Subject, unsubscribeUrlOf } from '#app/notifications/unsubscribe.server.ts'
import { db } from '#app/platform/database/db.server.ts'
import { candidateSearches } from './tables.server.ts'

const searchesOf = ({ of, id }: Subject) =>
	and(
		of === 'search' ? eq(candidateSearches.id, id) : eq(candidateSearches.accountId, id),
		isNull(candidateSearches.removedAt),
	)

async function find(subject: Subject) {
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

/** Alerts for new specialists, stopped by a link in an email: one search, or all searches of the member. */
export const candidateAlertLinks: Alerts = {
	kind: 'candidate alerts',
	path: '/unsubscribe/candidates',
	find,
	async turn(subject, on) {
		// They restart from now. People listed in between are not news.
		const set = on ? { mutedAt: null, notifiedThrough: sql`now()` } : { mutedAt: sql`now()` }
		const isTurned = on ? isNotNull(candidateSearches.mutedAt) : isNull(candidateSearches.mutedAt)
		await db
			.update(candidateSearches)
			.set(set)
			.where(and(searchesOf(subject), isTurned))
		return (await find(subject)) !== null
	},
}

export const unsubscribeUrl = (subject: Subject) => unsubscribeUrlOf(candidateAlertLinks, subject)
