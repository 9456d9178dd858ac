import { and, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { Specialist } from '#app/identity/actor.ts'
import { db, type Transaction } from '#app/platform/database/db.server.ts'
import { fail, ok, type Result } from '#app/platform/result.ts'
import { markBlocked } from '#app/specialists/hiding/hidden-hospitals.server.ts'
import { lockHospital, lockRequest, moveRequest } from './transitions.server.ts'
import { contactRequests } from './tables.server.ts'
import { announceContacts, retractRequest } from './notifications.server.ts'

/**
 * Blocks a hospital. It finds no profile, its waiting request ends as declined, an acceptance is withdrawn, and it can
 * neither read applications nor write. It is not notified, and sees no more than a decline. Blocking twice is blocking
 * once. Fails with `not-found` for an unknown hospital.
 */
export async function blockHospital(
	actor: Specialist,
	hospitalId: string,
): Promise<Result<{ hospitalName: string; hiddenId: string }, 'not-found'>> {
	return db.transaction(async (tx) => {
		// Requests are sent and accepted, and messages written, under a lock of the same row: none slips in between.
		const hospital = await lockHospital(tx, hospitalId, 'no key update')
		if (!hospital) return fail('not-found')
		const hiddenId = await markBlocked(tx, actor, hospital)
		await endRequests(tx, actor, hospitalId)
		return ok({ hospitalName: hospital.name, hiddenId })
	})
}

async function endRequests(tx: Transaction, { specialistId, accountId }: Specialist, hospitalId: string) {
	const between = and(eq(contactRequests.specialistId, specialistId), eq(contactRequests.hospitalId, hospitalId))
	const rows = await tx
		.select({ id: contactRequests.id })
		.from(contactRequests)
		.where(and(between, eq(contactRequests.status, 'sent')))
	for (const { id } of rows) {
		const request = await lockRequest(tx, id, between)
		if (!request) continue
		const moved = await moveRequest(tx, request, { to: 'declined', by: 'specialist', actorAccountId: accountId })
		if (moved.ok) await retractRequest(tx, request)
	}
	const revoked = await tx
		.update(contactRequests)
		.set({ revokedAt: sql`clock_timestamp()`, contactShared: false, version: sql`${contactRequests.version} + 1` })
		.where(and(between, inArray(contactRequests.status, ['accepted']), isNull(contactRequests.revokedAt)))
		.returning({ id: contactRequests.id })
	for (const { id } of revoked) await announceContacts(tx, hospitalId, specialistId, id)
}
