import { mayMove, nextStages } from '#app/applications/stage.ts'
import type { Member } from '#app/identity/actor.ts'
import { db } from '#app/platform/database/db.server.ts'
import { findRelevanceFacts } from '#app/specialists/search/search.server.ts'
import type { SpecialistSearch } from '#app/specialists/search/specialist-search.server.ts'
import { relevanceParts } from '#app/specialists/search/relevance.ts'
import { mayProgress } from '#app/relations/rules.ts'
import { recordShown } from '#app/specialists/disclosure/profile-access.server.ts'
import type { Asked } from './asked.ts'
import { candidateRow } from './candidate-row.ts'
import { findCandidates, takeProfiles } from './candidates.server.ts'
import { listPoolsWith } from './pools.server.ts'
import { callBy } from '../labels.ts'
import { matchedBy } from './reasons.ts'
import { findSimilarPeople } from './similar-people.server.ts'

export type Opening = Awaited<ReturnType<typeof openCandidate>>
export type OpenedCandidate = Extract<Opening, { kind: 'profile' }>

type Found = { search: SpecialistSearch; asked: Asked; placeName: string | null; km?: number | undefined }

/**
 * A profile beside the list, as far as the hospital may see it, and why it was `found`. The specialist learns of the view. Phone and email stay
 * on the person's page, because each time they are shown is logged and the list is redrawn often.
 */
export async function openCandidate(member: Member, specialistId: string, now: Date, found: Found | null) {
	const [[candidate], inPools] = await Promise.all([
		findCandidates(member, [specialistId]),
		listPoolsWith(member, specialistId),
	])
	if (!candidate) return { kind: 'gone' as const }
	// Someone who applied or accepted costs the hospital nothing.
	if (!(await takeProfiles(member, [candidate]))) return { kind: 'limit' as const }
	const { profile, application, relation } = candidate
	// Without what the panel leaves out.
	await db.transaction((tx) => recordShown(tx, member, { ...profile, phone: null, email: null }))
	return {
		kind: 'profile' as const,
		row: candidateRow(candidate, {
			now,
			km: found?.km,
			isSavedCandidate: inPools.length > 0,
			asked: found?.asked,
		}),
		called: callBy(profile),
		profile: { ...profile, phone: null, email: null },
		hasContact: profile.phone !== null || profile.email !== null,
		inPools,
		application: application && {
			...application,
			name: callBy(profile),
			moves: mayProgress(relation) ? nextStages(application.stage) : [],
			can: { reject: mayMove(application.stage, 'rejected', 'hospital') },
		},
		similar: await findSimilarPeople(member, profile),
		reasons: found ? matchedBy(profile, found) : [],
		ranking: found && (found.search.sort ?? 'relevance') === 'relevance' ? await rankingOf(specialistId) : null,
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
