import { eq } from 'drizzle-orm'
import type { Member } from '#app/identity/actor.ts'
import { db } from '#app/platform/db.server.ts'
import { VerificationDetails } from './schema.server.ts'
import { hospitals } from './tables.server.ts'
import { writeDown } from './team.server.ts'

export const GstinInput = VerificationDetails.pick({ gstin: true })

export async function findGstin(hospitalId: string): Promise<string | null> {
	const [found] = await db.select({ gstin: hospitals.gstin }).from(hospitals).where(eq(hospitals.id, hospitalId))
	return found?.gstin ?? null
}

/** For invoices that are issued from now on; those that were issued stay as they are. Null takes it out. */
export async function saveGstin(owner: Member, gstin: string | null): Promise<void> {
	await db.transaction(async (tx) => {
		await tx.update(hospitals).set({ gstin }).where(eq(hospitals.id, owner.hospitalId))
		await writeDown(tx, owner, 'gstin-saved', null, { gstin })
	})
}
