import { and, desc, eq, inArray } from 'drizzle-orm'
import type { Member } from '#app/identity/actor.ts'
import { db } from '#app/platform/db.server.ts'
import { fail, ok, type Result } from '#app/platform/result.ts'
import { findCandidates } from './candidates.server.ts'
import { savedCandidates } from './tables.server.ts'

const listOf = ({ hospitalId }: Member) => eq(savedCandidates.hospitalId, hospitalId)

/**
 * Puts people on the list that all members of the hospital share; who is on it already stays as they are. Those whom
 * the hospital may not see are left out. Returns who is on the list now for the first time.
 */
export async function saveCandidate(member: Member, specialistIds: string[]): Promise<{ added: string[] }> {
	const seen = await findCandidates(member, specialistIds)
	if (seen.length === 0) return { added: [] }
	const rows = await db
		.insert(savedCandidates)
		.values(
			seen.map(({ profile }) => ({
				hospitalId: member.hospitalId,
				specialistId: profile.id,
				addedBy: member.accountId,
			})),
		)
		.onConflictDoNothing()
		.returning({ id: savedCandidates.specialistId })
	return { added: rows.map(({ id }) => id) }
}

/** Removes people from the list. `not-listed` when none was on it, as a colleague was faster or they never were. */
export async function removeSavedCandidate(
	member: Member,
	specialistIds: string[],
): Promise<Result<{ removed: string[] }, 'not-listed'>> {
	const rows = await db
		.delete(savedCandidates)
		.where(and(listOf(member), inArray(savedCandidates.specialistId, specialistIds)))
		.returning({ id: savedCandidates.specialistId })
	return rows.length > 0 ? ok({ removed: rows.map(({ id }) => id) }) : fail('not-listed')
}

/** Which of these the hospital has saved. */
export async function findSavedCandidates(member: Member, specialistIds: string[]): Promise<Set<string>> {
	if (specialistIds.length === 0) return new Set()
	const rows = await db
		.select({ id: savedCandidates.specialistId })
		.from(savedCandidates)
		.where(and(listOf(member), inArray(savedCandidates.specialistId, specialistIds)))
	return new Set(rows.map(({ id }) => id))
}

/** More is a search of its own. */
const maxSavedCandidates = 200

/** Ids on the list, the last added first. Some of them may have gone private since: who reads them decides. */
export async function listSavedCandidates(member: Member): Promise<{ specialistId: string; addedAt: Date }[]> {
	return db
		.select({ specialistId: savedCandidates.specialistId, addedAt: savedCandidates.addedAt })
		.from(savedCandidates)
		.where(listOf(member))
		.orderBy(desc(savedCandidates.addedAt), desc(savedCandidates.specialistId))
		.limit(maxSavedCandidates)
}
