import { and, eq, sql } from 'drizzle-orm'
import type { Operator, Specialist } from '#app/identity/actor.ts'
import { recordAudit } from '#app/platform/audit.server.ts'
import { only, type Transaction } from '#app/platform/db.server.ts'
import { fail, ok, type Result } from '#app/platform/result.ts'
import { notifyOwner } from './credential-notifications.server.ts'
import { isLegalTransition, type CredentialStatus, type Mover, needsReason } from './status.ts'
import { credentialStatusEvents, credentials } from './tables.server.ts'

export type TransitionFailure = 'unknown' | 'already-decided' | 'changed'

type Transition = {
	/** Why; a rejection has to have one. */
	reason?: string
	/** What a verified credential was held against: 'Indian Medical Register'. */
	checkedAgainst?: string
	/** The version that the mover had on screen. */
	seenVersion?: number
}

const moverOf = (actor: Specialist | Operator | 'clock'): Mover => {
	if (actor === 'clock') return 'clock'
	return actor.kind === 'operator' ? 'operator' : 'owner'
}

/**
 * The one way a credential changes its status. Checks the move, writes it with history and audit, and notifies the
 * owner. Fails with `already-decided` when it is not where this move begins, and with `changed` when someone edited it
 * since `seenVersion`. A specialist moves only their own, any other is `unknown`.
 */
export async function moveCredential(
	tx: Transaction,
	actor: Specialist | Operator | 'clock',
	credentialId: string,
	to: CredentialStatus,
	{ reason, checkedAgainst, seenVersion }: Transition = {},
): Promise<Result<{ eventId: string }, TransitionFailure>> {
	if (needsReason(to) && !reason) throw new Error(`A credential is ${to} for a reason`)
	const [before] = await tx.select().from(credentials).where(eq(credentials.id, credentialId))
	const isForeign = actor !== 'clock' && actor.kind === 'specialist' && before?.specialistId !== actor.specialistId
	if (!before || isForeign) return fail('unknown')
	if (!isLegalTransition(before.status, to, moverOf(actor))) return fail('already-decided')
	if (seenVersion !== undefined && before.version !== seenVersion) return fail('changed')

	const accountId = actor === 'clock' ? null : actor.accountId
	// No one waits for a lock here. The second one finds another version and no row.
	const [moved] = await tx
		.update(credentials)
		.set({
			status: to,
			statusReason: needsReason(to) ? reason : null,
			version: before.version + 1,
			...(to === 'verified' ? { verifiedAt: sql`now()`, verifiedBy: accountId, checkedAgainst } : {}),
			...(to === 'pending'
				? { submittedAt: sql`now()`, verifiedAt: null, verifiedBy: null, checkedAgainst: null }
				: {}),
		})
		.where(and(eq(credentials.id, credentialId), eq(credentials.version, before.version)))
		.returning()
	if (!moved) {
		const [now] = await tx
			.select({ status: credentials.status })
			.from(credentials)
			.where(eq(credentials.id, credentialId))
		return fail(now?.status === before.status ? 'changed' : 'already-decided')
	}

	const { status: from } = before
	const event = only(
		await tx
			.insert(credentialStatusEvents)
			.values({ credentialId, from, to, reason: reason ?? null, actorAccountId: accountId })
			.returning({ id: credentialStatusEvents.id }),
	)
	await recordAudit(tx, {
		actorAccountId: accountId,
		action: 'credential.moved',
		subjectType: 'credential',
		subjectId: credentialId,
		reason: reason ?? null,
		facts: { from, to, kind: moved.kind, ...(checkedAgainst === undefined ? {} : { checkedAgainst }) },
	})
	await notifyOwner(tx, moved, event.id)
	return ok({ eventId: event.id })
}
