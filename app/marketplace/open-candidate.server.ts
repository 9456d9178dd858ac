import type { Member } from '#app/identity/actor.ts'
import { db } from '#app/platform/db.server.ts'
import { findRelevanceFacts } from '#app/specialists/search.server.ts'
import type { SpecialistSearch } from '#app/specialists/specialist-search.server.ts'
import { relevanceParts } from '#app/specialists/relevance.ts'
import { isKnown } from '#app/relations/rules.ts'
import { recordAccess } from '#app/specialists/profile-access.server.ts'
import { consumeProfileView } from './allowance.server.ts'
import type { Asked } from './asked.ts'
import { candidateRow } from './candidate-row.ts'
import { findCandidates } from './candidates.server.ts'
import { matchedBy } from './reasons.ts'
import { findSavedCandidates } from './saved-candidates.server.ts'

type Opening = Awaited<ReturnType<typeof openCandidate>>
export type OpenedCandidate = Extract<Opening, { kind: 'profile' }>

type Found = { search: SpecialistSearch; asked: Asked; placeName: string | null; km?: number | undefined; now: Date }

/**
 * A profile beside the list, as far as the hospital may see it. The specialist learns of the view. Phone and email stay
 * on the person's page, because each time they are shown is logged and the list is redrawn often.
 */
export async function openCandidate(member: Member, specialistId: string, { now, ...found }: Found) {
	const [[candidate], shortlisted] = await Promise.all([
		findCandidates(member, [specialistId]),
		findSavedCandidates(member, [specialistId]),
	])
	if (!candidate) return { kind: 'gone' as const }
	// Someone who applied or accepted costs the hospital nothing.
	if (!isKnown(candidate.relation) && !(await consumeProfileView(member, specialistId)))
		return { kind: 'limit' as const }
	await db.transaction((tx) => recordAccess(tx, member, specialistId, 'profile'))
	return {
		kind: 'profile' as const,
		row: candidateRow(candidate, {
			now,
			km: found.km,
			isSavedCandidate: shortlisted.has(specialistId),
			asked: found.asked,
		}),
		profile: { ...candidate.profile, phone: null, email: null },
		hasContact: candidate.profile.phone !== null || candidate.profile.email !== null,
		reasons: matchedBy(candidate.profile, found),
		ranking: (found.search.sort ?? 'relevance') === 'relevance' ? await rankingOf(specialistId) : null,
	}
}

/** What ranks a candidate by relevance, part by part. Null for those who can be seen only because they applied. */
async function rankingOf(specialistId: string) {
	const facts = await findRelevanceFacts(specialistId)
	if (!facts) return null
	const parts = relevanceParts(facts)
	const sum = (read: (part: (typeof parts)[number]) => number) => parts.reduce((total, part) => total + read(part), 0)
	return {
		points: sum(({ points }) => points),
		of: sum(({ of }) => of),
		parts: parts.map(({ words, points, of }) => ({ words, points, of })),
	}
}
