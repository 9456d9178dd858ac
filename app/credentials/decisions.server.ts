import { and, desc, eq, ne, sql } from 'drizzle-orm'
import type { Operator } from '#app/identity/actor.ts'
import { accounts } from '#app/identity/tables.server.ts'
import { formatDateTime } from '#app/platform/dates.ts'
import { db, isUniqueViolation } from '#app/platform/db.server.ts'
import { fail, ok, type Result } from '#app/platform/result.ts'
import { findCleanDocument } from './documents.server.ts'
import { type TransitionFailure, moveCredential } from './transitions.server.ts'
import { credentialStatusNames } from './status.ts'
import { credentialStatusEvents, credentials } from './tables.server.ts'

export type VerifyFailure = TransitionFailure | 'no-document' | 'ran-out' | 'registration-taken'

/**
 * An operator has held a credential against a source and found it true. Fails as `moveCredential` does, with
 * `no-document` before there is one that the scanner has called clean, with `ran-out` after its last day, and with
 * `registration-taken` when another account is verified under the same number of the same council.
 */
export async function verifyCredential(
	actor: Operator,
	credentialId: string,
	{ checkedAgainst, seenVersion }: { checkedAgainst: string; seenVersion: number },
): Promise<Result<null, VerifyFailure>> {
	try {
		return await db.transaction(async (tx) => {
			const [found] = await tx
				.select({
					ranOut: sql<boolean>`coalesce(${credentials.validUntil} < (now() at time zone 'Asia/Kolkata')::date, false)`,
				})
				.from(credentials)
				.where(and(eq(credentials.id, credentialId), eq(credentials.status, 'pending')))
			if (found?.ranOut) return fail('ran-out')
			if (found && !(await findCleanDocument(tx, credentialId))) return fail('no-document')
			const moved = await moveCredential(tx, actor, credentialId, 'verified', { checkedAgainst, seenVersion })
			return moved.ok ? ok(null) : moved
		})
	} catch (error) {
		if (isUniqueViolation(error, 'one_account_per_verified_registration')) return fail('registration-taken')
		throw error
	}
}

/** An operator could not verify a credential and says why. Fails as `moveCredential` does. */
export async function rejectCredential(
	actor: Operator,
	credentialId: string,
	{ reason, seenVersion }: { reason: string; seenVersion: number },
): Promise<Result<null, TransitionFailure>> {
	return db.transaction(async (tx) => {
		const moved = await moveCredential(tx, actor, credentialId, 'rejected', { reason, seenVersion })
		return moved.ok ? ok(null) : moved
	})
}

/** 'Verified by Ravi Deshpande, Tue, 1 Dec 2026, 10:00 am IST': what the second of two operators is told. */
export async function latestDecision(_actor: Operator, credentialId: string): Promise<string | null> {
	const [event] = await db
		.select({ to: credentialStatusEvents.to, at: credentialStatusEvents.at, by: accounts.name })
		.from(credentialStatusEvents)
		.leftJoin(accounts, eq(accounts.id, credentialStatusEvents.actorAccountId))
		.where(and(eq(credentialStatusEvents.credentialId, credentialId), ne(credentialStatusEvents.to, 'pending')))
		.orderBy(desc(credentialStatusEvents.at))
		.limit(1)
	if (!event) return null
	return `${credentialStatusNames[event.to]}${event.by ? ` by ${event.by}` : ''}, ${formatDateTime(event.at)}`
}
