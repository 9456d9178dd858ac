import { eq } from 'drizzle-orm'
import type { Transaction } from '#app/platform/db.server.ts'
import { resumes, specialists } from './tables.server.ts'

/** Removes a profile with all that hangs on it, once no application carries its resumes. Returns the ids it was known by. */
export async function eraseProfile(tx: Transaction, specialistId: string): Promise<string[]> {
	const files = await tx.delete(resumes).where(eq(resumes.specialistId, specialistId)).returning({ id: resumes.id })
	await tx.delete(specialists).where(eq(specialists.id, specialistId))
	return [specialistId, ...files.map(({ id }) => id)]
}
