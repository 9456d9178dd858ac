import { eq } from 'drizzle-orm'
import type { Transaction } from '#app/platform/db.server.ts'
import { credentialPackOpenings, credentialPacks, credentials } from './tables.server.ts'

/** Removes what a specialist claims, and their name from links of others that they opened. Returns the ids of what is gone. */
export async function eraseCredentials(tx: Transaction, specialistId: string): Promise<string[]> {
	await tx
		.update(credentialPackOpenings)
		.set({ openerName: 'Deleted account', openerOrganisation: '', accountId: null })
		.where(eq(credentialPackOpenings.accountId, specialistId))
	const claims = await tx
		.delete(credentials)
		.where(eq(credentials.specialistId, specialistId))
		.returning({ id: credentials.id })
	const packs = await tx
		.delete(credentialPacks)
		.where(eq(credentialPacks.specialistId, specialistId))
		.returning({ id: credentialPacks.id })
	return [...claims, ...packs].map(({ id }) => id)
}
