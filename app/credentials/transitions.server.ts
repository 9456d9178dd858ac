import { eq, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Operator, Specialist } from '#app/identity/actor.ts'
import { recordAudit } from '#app/platform/audit/audit.server.ts'
import type { Transaction } from '#app/platform/database/db.server.ts'
import { lifecycleRunner } from '#app/platform/lifecycle.server.ts'
import { fail, ok, type Result } from '#app/platform/result.ts'
import { notifyOwner } from './credential-notifications.server.ts'
import { type CheckGrade, checkGrades } from './grades.ts'
import { credentialLifecycle, type CredentialStatus, needsReason } from './status.ts'
import { credentialStatusEvents, credentials } from './tables.server.ts'

export type TransitionFailure = 'unknown' | 'already-decided' | 'changed'

type Transition = {
	/** Why; a rejection has to have one. */
	reason?: string
	/** What a verified credential was held against: 'Indian Medical Register'. */
	checkedAgainst?: string
	checkGrade?: CheckGrade
	/** The version that the mover had on screen. */
	seenVersion?: number
	/** The owner is told later, with `notifyOfCredential`. */
	isHeld?: boolean
}

const moverOf = (actor: Specialist | Operator | 'clock') => {
	if (actor === 'clock') return 'clock'
	return actor.kind === 'operator' ? 'operator' : 'owner'
}

/** Only here statuses change. */
export const credentialRunner = lifecycleRunner(credentialLifecycle, {
	table: credentials,
	state: 'status',
	history: credentialStatusEvents,
	of: 'credentialId',
})

const unchecked = { verifiedAt: null, verifiedBy: null, checkedAgainst: null, checkGrade: null, checkedName: null }

/**
 * Moves a credential with history and audit, and tells the owner. Fails with `already-decided` when it is not where this
 * move begins, and with `changed` when it was changed since `seenVersion`. A specialist moves only their own:
 * any other is `unknown`.
 */
export async function moveCredential(
	tx: Transaction,
	actor: Specialist | Operator | 'clock',
	credentialId: string,
	to: CredentialStatus,
	{ reason, checkedAgainst, checkGrade, seenVersion, isHeld = false }: Transition = {},
): Promise<Result<{ eventId: string }, TransitionFailure>> {
	if (needsReason(to) && !reason) throw new Error(`A credential is ${to} for a reason`)
	const credential = await credentialRunner.lock(tx, credentialId)
	const isForeign = actor !== 'clock' && actor.kind === 'specialist' && credential?.specialistId !== actor.specialistId
	if (!credential || isForeign) return fail('unknown')

	const { status: from, kind } = credential
	const by = moverOf(actor)
	const actorAccountId = actor === 'clock' ? null : actor.accountId
	const moved = await credentialRunner.move(tx, credential, {
		to,
		by,
		actorAccountId,
		reason,
		version: seenVersion,
		set: {
			statusReason: needsReason(to) ? reason : null,
			...(to === 'verified' ? { verifiedAt: sql`now()`, verifiedBy: actorAccountId, checkedAgainst, checkGrade } : {}),
			...(to === 'pending' ? { submittedAt: sql`now()`, ...unchecked } : {}),
		},
	})
	if (!moved.ok) return fail(credentialLifecycle.mayMove(from, to, by) ? 'changed' : 'already-decided')

	await recordAudit(tx, {
		actorAccountId,
		action: 'credential.moved',
		subjectType: 'credential',
		subjectId: credentialId,
		reason: reason ?? null,
		facts: {
			...{ from, to, kind },
			...(checkedAgainst === undefined ? {} : { checkedAgainst }),
			...(checkGrade === undefined ? {} : { checkGrade }),
		},
	})
	const { eventId, after } = moved.value
	if (!isHeld) await notifyOwner(tx, after, eventId)
	return ok({ eventId })
}

/** Tells the owner what a credential is now, where the line of its history is the last one. */
export async function notifyOfCredential(tx: Transaction, credentialId: string, eventId: string) {
	const [credential] = await tx.select().from(credentials).where(eq(credentials.id, credentialId))
	if (credential) await notifyOwner(tx, credential, eventId)
}

/** What a decision changes beside the status, as it was before: an undo puts it back. */
export const CredentialBefore = z.object({
	statusReason: z.string().nullable(),
	verifiedAt: z.coerce.date().nullable(),
	verifiedBy: z.string().nullable(),
	checkedAgainst: z.string().nullable(),
	// Decisions that a release without it has kept may still be undone.
	checkGrade: z.enum(checkGrades).nullable().default(null),
	checkedName: z.string().nullable(),
})
