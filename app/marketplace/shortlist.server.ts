import { and, desc, eq, inArray } from 'drizzle-orm'
import type { Member } from '#app/identity/actor.ts'
import { db } from '#app/platform/db.server.ts'
import { fail, ok, type Result } from '#app/platform/result.ts'
import { findCandidates } from './candidates.server.ts'
import { shortlistedSpecialists } from './tables.server.ts'

const listOf = ({ hospitalId }: Member) => eq(shortlistedSpecialists.hospitalId, hospitalId)

/**
 * Puts people on the list that all members of the hospital share; who is on it already stays as they are. Those whom
 * the hospital may not see are left out. Returns who is on the list now for the first time.
 */
export async function addToShortlist(member: Member, specialistIds: string[]): Promise<{ added: string[] }> {
	const seen = await findCandidates(member, specialistIds)
	if (seen.length === 0) return { added: [] }
	const rows = await db
		.insert(shortlistedSpecialists)
		.values(
			seen.map(({ profile }) => ({
				hospitalId: member.hospitalId,
				specialistId: profile.id,
				addedBy: member.accountId,
			})),
		)
		.onConflictDoNothing()
		.returning({ id: shortlistedSpecialists.specialistId })
	return { added: rows.map(({ id }) => id) }
}

/** Takes people off the list. `not-listed` when nobody of them was on it: a colleague was faster, or they never were. */
export async function removeFromShortlist(
	member: Member,
	specialistIds: string[],
): Promise<Result<{ removed: string[] }, 'not-listed'>> {
	const rows = await db
		.delete(shortlistedSpecialists)
		.where(and(listOf(member), inArray(shortlistedSpecialists.specialistId, specialistIds)))
		.returning({ id: shortlistedSpecialists.specialistId })
	return rows.length > 0 ? ok({ removed: rows.map(({ id }) => id) }) : fail('not-listed')
}

/** Who of these is on the hospital's list. */
export async function findShortlisted(member: Member, specialistIds: string[]): Promise<Set<string>> {
	if (specialistIds.length === 0) return new Set()
	const rows = await db
		.select({ id: shortlistedSpecialists.specialistId })
		.from(shortlistedSpecialists)
		.where(and(listOf(member), inArray(shortlistedSpecialists.specialistId, specialistIds)))
	return new Set(rows.map(({ id }) => id))
}

/** More is a search of its own. */
export const mostOnShortlist = 200

/** Ids on the list, the last added first. Some of them may have gone private since: who reads them decides. */
export async function listShortlist(member: Member): Promise<{ specialistId: string; addedAt: Date }[]> {
	return db
		.select({ specialistId: shortlistedSpecialists.specialistId, addedAt: shortlistedSpecialists.addedAt })
		.from(shortlistedSpecialists)
		.where(listOf(member))
		.orderBy(desc(shortlistedSpecialists.addedAt), desc(shortlistedSpecialists.specialistId))
		.limit(mostOnShortlist)
}
