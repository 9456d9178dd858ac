import { and, eq, sql } from 'drizzle-orm'
import type { Specialist } from '#app/identity/actor.ts'
import { db, only, type Transaction } from '#app/platform/database/db.server.ts'
import { fail, ok, type Result } from '#app/platform/result.ts'
import type { PrivacyInput } from '../schema.server.ts'
import { specialists } from '../tables.server.ts'

/** The four switches, with the version that a save must name. */
export async function findPrivacy(actor: Specialist) {
	const [row] = await db
		.select({
			profileVisibility: specialists.profileVisibility,
			contactVisibility: specialists.contactVisibility,
			experienceVisibility: specialists.experienceVisibility,
			anonymousMode: specialists.anonymousMode,
			version: specialists.version,
		})
		.from(specialists)
		.where(eq(specialists.id, actor.specialistId))
	if (!row) throw new Error('A specialist without a profile')
	return row
}

/** Fails with `stale` when the profile has been saved elsewhere since this form was drawn; nothing is changed then. */
export async function savePrivacy(
	actor: Specialist,
	{ version, ...switches }: PrivacyInput,
): Promise<Result<null, 'stale'>> {
	const saved = await db
		.update(specialists)
		.set({ ...switches, ...nextVersion })
		.where(and(eq(specialists.id, actor.specialistId), eq(specialists.version, version)))
		.returning({ id: specialists.id })
	return saved.length === 1 ? ok(null) : fail('stale')
}

/**
 * Private Mode is the profile-visibility switch, turned by one button. A form that is open elsewhere is stale from then
 * on, so that it cannot turn the profile back by accident.
 */
export async function setPrivateMode(actor: Specialist, on: boolean) {
	await db
		.update(specialists)
		.set({ profileVisibility: !on, ...nextVersion })
		.where(and(eq(specialists.id, actor.specialistId), eq(specialists.profileVisibility, on)))
}

/** Hides the profile while its owner has the account deleted. Returns whether it was visible, for `restoreVisibility`. */
export async function hideUntilErased(tx: Transaction, specialistId: string): Promise<boolean> {
	const mine = eq(specialists.id, specialistId)
	const rows = await tx
		.select({ profileVisibility: specialists.profileVisibility })
		.from(specialists)
		.where(mine)
		.for('update')
	await tx
		.update(specialists)
		.set({ profileVisibility: false, ...nextVersion })
		.where(mine)
	return only(rows).profileVisibility
}

export const restoreVisibility = (tx: Transaction, specialistId: string, profileVisibility: boolean) =>
	tx
		.update(specialists)
		.set({ profileVisibility, ...nextVersion })
		.where(eq(specialists.id, specialistId))

const nextVersion = { version: sql`${specialists.version} + 1`, updatedAt: sql`now()` }
