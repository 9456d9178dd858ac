import { readCandidateSearch } from '#app/marketplace/search/read-search.server.ts'
import { candidateSearches, savedCandidates } from '#app/marketplace/tables.server.ts'
import { db } from '#app/platform/database/db.server.ts'
import { daysAgo } from './clock.ts'

type Cast = { hospitalId: string; ownerId: string; recruiterId: string; specialistIds: readonly string[] }

/** What the owner of the demo's hospital saved, the last one muted. */
const ownerQueries = [
	'speciality=anesthesiologist&place=Pune&verified=on',
	'speciality=anesthesiologist&speciality=cardiac-anesthesiologist&shift=night&place=Pune&km=30',
	'profession=nurse&speciality=icu-nurse&place=Pune',
]
const recruiterQueries = ['speciality=anesthesiologist&experience=10%2B&day=sat&day=sun']

/** The demo's hospital keeps some people in view, and its two members have searches of their own. */
export async function insertMarketplace({ hospitalId, ownerId, recruiterId, specialistIds }: Cast) {
	const listed = specialistIds.filter((_, index) => index % 17 === 3).slice(0, 6)
	await db.insert(savedCandidates).values(
		listed.map((specialistId, index) => ({
			hospitalId,
			specialistId,
			addedBy: index % 2 === 0 ? ownerId : recruiterId,
			addedAt: daysAgo(2 + 3 * index),
		})),
	)
	const saved = (accountId: string, queries: readonly string[]) =>
		queries.flatMap((query, index) => {
			const search = readCandidateSearch(query)
			if (!search) return []
			const mutedAt = index > 1 ? daysAgo(5) : null
			return [
				{ ...search, accountId, hospitalId, createdAt: daysAgo(20 - index), notifiedThrough: daysAgo(1), mutedAt },
			]
		})
	await db.insert(candidateSearches).values([...saved(ownerId, ownerQueries), ...saved(recruiterId, recruiterQueries)])
}
