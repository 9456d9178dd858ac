import { eq } from 'drizzle-orm'
import type { Member } from '#app/identity/actor.ts'
import { listOperators } from '#app/identity/operators/operators.server.ts'
import { notify } from '#app/notifications/notify.server.ts'
import { db } from '#app/platform/database/db.server.ts'
import { hospitalTaxNumberChanged } from '../messages.ts'
import { VerificationDetails } from '../schema.server.ts'
import { hospitals } from '../tables.server.ts'
import { writeDown } from '../team/team.server.ts'

export const GstinInput = VerificationDetails.pick({ gstin: true })

export async function findGstin(hospitalId: string): Promise<string | null> {
	const [found] = await db.select({ gstin: hospitals.gstin }).from(hospitals).where(eq(hospitals.id, hospitalId))
	return found?.gstin ?? null
}

const panOf = (gstin: string | null) => gstin?.slice(2, 12) ?? null

/**
 * For invoices that are issued from now on; those that were issued stay as they are. Null takes it out. Of a verified hospital our operators are told
 * of a number that is another company’s.
 */
export async function saveGstin(owner: Member, gstin: string | null): Promise<void> {
	await db.transaction(async (tx) => {
		const [before] = await tx.select().from(hospitals).where(eq(hospitals.id, owner.hospitalId)).for('no key update')
		await tx.update(hospitals).set({ gstin }).where(eq(hospitals.id, owner.hospitalId))
		await writeDown(tx, owner, 'gstin-saved', null, { gstin })
		// What we verified is a name with its numbers. A GSTIN holds the PAN of whoever has it: another one may be another's.
		if (gstin === null || before?.status !== 'verified' || panOf(before.gstin) === panOf(gstin)) return
		await notify(tx, hospitalTaxNumberChanged, {
			to: await listOperators(tx, 'check'),
			key: `gstin-changed/${owner.hospitalId}/${gstin}`,
			facts: { hospitalId: owner.hospitalId, name: before.displayName },
		})
	})
}
