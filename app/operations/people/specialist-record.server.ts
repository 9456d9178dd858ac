import { eq } from 'drizzle-orm'
import { listClaims } from '#app/credentials/queries.server.ts'
import type { Operator } from '#app/identity/actor.ts'
import { db } from '#app/platform/database/db.server.ts'
import { disclose } from '#app/specialists/disclosure/disclosure.ts'
import { findProfiles } from '#app/specialists/queries.server.ts'
import { specialists } from '#app/specialists/tables.server.ts'
import { findTeamAccess } from '#app/specialists/disclosure/team-access.server.ts'

/**
 * A specialist for an operator. Only shows that they exist until a reason is on record, then the whole profile with its
 * switches. `null` where there is none.
 */
export async function findSpecialistRecord(operator: Operator, specialistId: string) {
	const reason = await findTeamAccess(operator, specialistId)
	if (reason === null) return (await exists(specialistId)) ? { reason: null } : null
	const [[facts], claims] = await Promise.all([
		findProfiles(eq(specialists.id, specialistId), 1),
		listClaims(specialistId),
	])
	if (!facts) return null
	return { reason, profile: disclose({ ...facts, ...claims }, { kind: 'operator' }), privacy: facts.privacy }
}

async function exists(specialistId: string) {
	const [found] = await db.select({ id: specialists.id }).from(specialists).where(eq(specialists.id, specialistId))
	return found !== undefined
}
