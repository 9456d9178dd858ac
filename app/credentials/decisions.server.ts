import { and, desc, eq, ne, sql } from 'drizzle-orm'
import type { Operator } from '#app/identity/actor.ts'
import { accounts } from '#app/identity/tables.server.ts'
import { formatDateTime } from '#app/platform/text/dates.ts'
import { db, isUniqueViolation, type Transaction } from '#app/platform/database/db.server.ts'
import { fail, ok, type Result } from '#app/platform/result.ts'
import { settle } from '#app/platform/tasks/settle.server.ts'
import { findCleanDocument } from './documents/documents.server.ts'
import { type GradeFailure, proveGrade } from './grade-proof.server.ts'
import type { CheckGrade } from './grades.ts'
import { type TransitionFailure, moveCredential } from './transitions.server.ts'
import { credentialStatusNames } from './status.ts'
import { credentialStatusEvents, credentials } from './tables.server.ts'

export type VerifyFailure = TransitionFailure | GradeFailure | 'no-document' | 'ran-out' | 'registration-taken'

const nothingBefore = async () => ok(null)
type Before<Failure extends string> = (tx: Transaction) => Promise<Result<null, Failure>>
/** With it the owner is told later; it is given each credential with the line of its history. */
type After = (tx: Transaction, moved: readonly Moved[]) => Promise<void>
type Moved = { credentialId: string; eventId: string }
export type Check = {
	credentialId: string
	checkedAgainst: string
	/** Without one the document was seen, and no more. */
	checkGrade?: CheckGrade
	seenVersion: number
}

/**
 * An operator has held credentials against a source and found them true: all of them, or none is verified. Fails as
 * `moveCredential` does, with `no-document` before there is one that the scanner has called clean, with `ran-out` after its
 * last day, as `proveGrade` does, with `registration-taken` when another account is verified under the same number of the same council, and as
 * `before` does, which comes first in the same transaction.
 */
export async function verifyCredentials<Failure extends string = never>(
	actor: Operator,
	checks: readonly Check[],
	before: Before<Failure> = nothingBefore,
	after?: After,
): Promise<Result<null, VerifyFailure | Failure>> {
	try {
		return await settle<null, VerifyFailure | Failure>(async (tx) => {
			const begun = await before(tx)
			if (!begun.ok) return begun
			const moved: Moved[] = []
			// In one order, so that two operators with the same two never wait for each other.
			for (const check of checks.toSorted((a, b) => a.credentialId.localeCompare(b.credentialId))) {
				const verified = await verifyOne(tx, actor, { ...check, isHeld: after !== undefined })
				if (!verified.ok) return verified
				moved.push(verified.value)
			}
			await after?.(tx, moved)
			return ok(null)
		})
	} catch (error) {
		if (isUniqueViolation(error, 'one_account_per_verified_number')) return fail('registration-taken')
		throw error
	}
}

/** One credential, as `verifyCredentials`. */
export const verifyCredential = (actor: Operator, credentialId: string, check: Omit<Check, 'credentialId'>) =>
	verifyCredentials(actor, [{ credentialId, ...check }])

async function verifyOne(
	tx: Transaction,
	actor: Operator,
	{ credentialId, checkedAgainst, checkGrade = 'seen', seenVersion, isHeld }: Check & { isHeld: boolean },
): Promise<Result<Moved, VerifyFailure>> {
	const [found] = await tx
		.select({
			ranOut: sql<boolean>`coalesce(${credentials.validUntil} < (now() at time zone 'Asia/Kolkata')::date, false)`,
		})
		.from(credentials)
		.where(and(eq(credentials.id, credentialId), eq(credentials.status, 'pending')))
	if (found?.ranOut) return fail('ran-out')
	if (found) {
		const document = await findCleanDocument(tx, credentialId)
		if (!document) return fail('no-document')
		const proved = await proveGrade(tx, actor, checkGrade, { ...document, credentialId })
		if (!proved.ok) return proved
	}
	const check = { checkedAgainst, checkGrade, seenVersion, isHeld }
	const moved = await moveCredential(tx, actor, credentialId, 'verified', check)
	return moved.ok ? ok({ credentialId, ...moved.value }) : moved
}

/** An operator could not verify a credential and says why. Fails as `moveCredential` and `before` do. */
export async function rejectCredential<Failure extends string = never>(
	actor: Operator,
	credentialId: string,
	rejection: { reason: string; checkedAgainst?: string; seenVersion: number },
	before: Before<Failure> = nothingBefore,
	after?: After,
): Promise<Result<null, TransitionFailure | Failure>> {
	return settle<null, TransitionFailure | Failure>(async (tx) => {
		const begun = await before(tx)
		if (!begun.ok) return begun
		const held = { ...rejection, isHeld: after !== undefined }
		const moved = await moveCredential(tx, actor, credentialId, 'rejected', held)
		if (!moved.ok) return moved
		await after?.(tx, [{ credentialId, ...moved.value }])
		return ok(null)
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
