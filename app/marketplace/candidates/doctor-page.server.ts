import { and, eq, inArray, isNull } from 'drizzle-orm'
import { findUsualAnswerHours } from '#app/contacts/response-time.server.ts'
import { formatResponseTime } from '#app/contacts/labels.ts'
import { listClaims } from '#app/credentials/queries.server.ts'
import { type Actor, isVerified, type Member } from '#app/identity/actor.ts'
import { accounts } from '#app/identity/tables.server.ts'
import { candidateRow } from './candidate-row.ts'
import { findCandidates, takeProfiles } from './candidates.server.ts'
import { findSimilarPeople } from './similar-people.server.ts'
import { findSavedCandidates } from './saved-candidates.server.ts'
import { db } from '#app/platform/database/db.server.ts'
import { findRelation } from '#app/relations/queries.server.ts'
import { isKnown } from '#app/relations/rules.ts'
import { releaseContact } from '#app/specialists/disclosure/contact-release.server.ts'
import { disclose, type HospitalProfile, type PublicProfile } from '#app/specialists/disclosure/disclosure.ts'
import { findStillNamed } from '#app/specialists/disclosure/disclosure-allowance.server.ts'
import { findProfiles } from '#app/specialists/queries.server.ts'
import { specialistIdsOf } from '#app/specialists/disclosure/public-id.server.ts'
import { recordShown } from '#app/specialists/disclosure/profile-access.server.ts'
import { specialists } from '#app/specialists/tables.server.ts'

export type SeenDoctor = { kind: 'public'; profile: PublicProfile } | { kind: 'hospital'; profile: HospitalProfile }

/** A specialist's profile as far as the asker may see it; `null` where it does not exist for them. Verified hospitals know it by its own id, everyone else by the public one. */
export async function findDoctor(actor: Actor, id: string): Promise<SeenDoctor | null> {
	if (!(actor.kind === 'member' && isVerified(actor))) return findPublicDoctor(id)
	const [[facts], claims, relation] = await Promise.all([
		findProfiles(and(eq(specialists.id, id), isNull(accounts.suspendedAt)), 1),
		listClaims(id),
		findRelation({ hospitalId: actor.hospitalId, specialistId: id }),
	])
	if (!facts || !relation) return null
	const isUnnamed = !isKnown(relation) && !(await findStillNamed(actor, [id])).has(id)
	const profile = disclose({ ...facts, ...claims }, { kind: 'hospital', relation, isUnnamed })
	return profile && { kind: 'hospital', profile }
}

/** The public page, the same for everyone: whether the person hides from the asker makes no difference. */
export async function findPublicDoctor(publicId: string) {
	const [facts] = await findProfiles(
		and(inArray(specialists.id, specialistIdsOf(publicId)), isNull(accounts.suspendedAt)),
		1,
	)
	const profile = facts && disclose({ ...facts, ...(await listClaims(facts.id)) }, { kind: 'public' })
	return profile ? { kind: 'public' as const, profile, specialistId: facts.id } : null
}

/**
 * What a verified hospital's page of a profile says besides the profile: how soon they usually answer, what lies between
 * the two, what it can do next, and who is like them. `null` where they do not exist for it; `limit` when it has opened enough for today,
 * which counts people it found, not those who wrote to it.
 */
export async function findForHospital(member: Member, specialistId: string, now: Date) {
	const [[candidate], shortlisted, hours] = await Promise.all([
		findCandidates(member, [specialistId]),
		findSavedCandidates(member, [specialistId]),
		findUsualAnswerHours([specialistId]),
	])
	if (!candidate) return null
	if (!(await takeProfiles(member, [candidate]))) return 'limit'
	const typicalHours = hours.get(specialistId)
	const [profile, similar] = await Promise.all([
		releaseContact(member, candidate.profile),
		findSimilarPeople(member, candidate.profile),
	])
	return {
		profile,
		similar,
		answers: typicalHours === undefined ? null : formatResponseTime(typicalHours),
		row: candidateRow(candidate, { now, isSavedCandidate: shortlisted.has(specialistId) }),
	}
}

/** Notes for the specialist that a hospital was shown the page. */
export const recordOpening = (member: Member, profile: HospitalProfile) =>
	db.transaction((tx) => recordShown(tx, member, profile))
