import { and, eq, sql } from 'drizzle-orm'
import type { Transaction } from '#app/platform/database/db.server.ts'
import { hospitals } from '../tables.server.ts'
import { storedNames } from './hospital-name.server.ts'

export type HospitalNames = { displayName: string; legalName: string }

/** The names of a verified hospital, locked; null for any other. */
export async function lockVerifiedNames(tx: Transaction, hospitalId: string): Promise<HospitalNames | null> {
	const { displayName, legalName } = hospitals
	const [names] = await tx
		.select({ displayName, legalName })
		.from(hospitals)
		.where(and(eq(hospitals.id, hospitalId), eq(hospitals.status, 'verified')))
		.for('no key update')
	return names ?? null
}

/** Gives a hospital the names that an operator has verified: its badge belongs to them from now on. */
export const renameHospital = (tx: Transaction, hospitalId: string, names: HospitalNames) =>
	tx
		.update(hospitals)
		.set({ ...storedNames(names), version: sql`${hospitals.version} + 1`, updatedAt: sql`now()` })
		.where(eq(hospitals.id, hospitalId))
