import { and, eq, notExists } from 'drizzle-orm'
import { accounts } from '#app/identity/tables.server.ts'
import type { Eraser } from '#app/platform/personal-data.server.ts'
import { hospitalInvitations } from './tables.server.ts'

/**
 * Removes hospital invitations that were sent to the address of an erased person. If a member's account has the same
 * address they are about that account, and stay with it.
 */
export const eraseInvitationsTo: Eraser = async (tx, person) => {
	const email = person.email?.toLowerCase()
	if (!email) return
	const itsAccount = tx.select({ id: accounts.id }).from(accounts).where(eq(accounts.email, email))
	await tx.delete(hospitalInvitations).where(and(eq(hospitalInvitations.email, email), notExists(itsAccount)))
}
