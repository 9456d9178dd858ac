import { eq, sql } from 'drizzle-orm'
import type { Specialist } from '#app/identity/actor.ts'
import { renameAccount } from '#app/identity/rename.server.ts'
import type { Transaction } from '#app/platform/database/db.server.ts'
import { specialists } from './tables.server.ts'

/**
 * What has to follow in the same transaction when a person is called otherwise: our checks were of the name before. Folders
 * below know of them, so each page hands it in.
 */
export type AfterRename = (tx: Transaction, actor: Specialist, name: string) => Promise<void>

/** The only place where a person's name changes, in the profile and in the account. Saving the same name changes nothing. */
export async function renameSpecialist(tx: Transaction, actor: Specialist, name: string, afterRename: AfterRename) {
	const [before] = await tx
		.select({ name: specialists.name })
		.from(specialists)
		.where(eq(specialists.id, actor.specialistId))
		.for('update')
	if (!before || before.name === name) return
	await tx.update(specialists).set({ name, updatedAt: sql`now()` }).where(eq(specialists.id, actor.specialistId))
	await renameAccount(tx, actor.accountId, name)
	await afterRename(tx, actor, name)
}
