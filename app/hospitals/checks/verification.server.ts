import { and, eq, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Member, Operator } from '#app/identity/actor.ts'
import { listOperators } from '#app/identity/operators/operators.server.ts'
import { notify, send } from '#app/notifications/notify.server.ts'
import { recordAudit } from '#app/platform/audit/audit.server.ts'
import { db, isUniqueViolation, type Transaction } from '#app/platform/database/db.server.ts'
import { cancelDeliveries } from '#app/platform/delivery/deliveries.server.ts'
import { lifecycleRunner } from '#app/platform/lifecycle.server.ts'
import { fail, ok, type Result } from '#app/platform/result.ts'
import { settle } from '#app/platform/tasks/settle.server.ts'
import { canBeChecked } from './checklist.ts'
import { listMembersToNotify } from '../team/membership.server.ts'
import { storedNames } from '../names/hospital-name.server.ts'
import { hospitalStatusChanged, hospitalToVerify } from '../messages.ts'
import type { VerificationDetails } from '../schema.server.ts'
import { hospitalLifecycle, type HospitalStatus, needsReason } from '../status.ts'
import { hospitalStatusEvents, hospitals } from '../tables.server.ts'

export type TransitionFailure = 'unknown' | 'already-decided' | 'changed' | 'nothing-to-check'

/** Only here statuses change. */
export const hospitalRunner = lifecycleRunner(hospitalLifecycle, {
	table: hospitals,
	state: 'status',
	history: hospitalStatusEvents,
	of: 'hospitalId',
})

/**
 * Moves a hospital with history and audit, and tells its members. Fails with `already-decided` when it is not where this
 * move begins, or not where the mover says that it does, with `changed` when it was changed since `seenVersion`, and with `nothing-to-check` before it has
 * given anything that can be looked up.
 */
export async function moveHospital(
	tx: Transaction,
	actor: Member | Operator,
	hospitalId: string,
	to: HospitalStatus,
	{ reason, checkedAgainst, seenVersion, from: expected, isHeld = false }: Partial<Omit<Decision, 'to'>> & Held = {},
): Promise<Result<{ eventId: string }, TransitionFailure>> {
	if (needsReason(to) && !reason) throw new Error(`A hospital is ${to} for a reason`)
	const by = actor.kind === 'operator' ? 'operator' : 'owner'
	const hospital = await hospitalRunner.lock(tx, hospitalId)
	if (!hospital) return fail('unknown')
	const { status: from } = hospital
	if (expected !== undefined && from !== expected) return fail('already-decided')
	const moved = await hospitalRunner.move(tx, hospital, {
		to,
		by,
		actorAccountId: actor.accountId,
		reason,
		version: seenVersion,
		refusal: from === 'pending' && to === 'verified' && !canBeChecked(hospital) ? 'nothing-to-check' : null,
		set: {
			statusReason: needsReason(to) ? reason : null,
			updatedAt: sql`now()`,
			...(to === 'verified' ? { verifiedAt: sql`coalesce(${hospitals.verifiedAt}, now())` } : {}),
			...(to === 'verified' && from === 'pending' ? { lastCheckedAt: sql`now()`, checkRemindedFor: null } : {}),
			...(checkedAgainst === undefined ? {} : { checkedAgainst }),
			...(to === 'pending' ? { submittedAt: sql`now()` } : {}),
		},
	})
	if (!moved.ok) {
		if (moved.failure === 'nothing-to-check') return fail(moved.failure)
		return fail(hospitalLifecycle.mayMove(from, to, by) ? 'changed' : 'already-decided')
	}

	await recordAudit(tx, {
		actorAccountId: actor.accountId,
		action: 'hospital.moved',
		subjectType: 'hospital',
		subjectId: hospitalId,
		reason: reason ?? null,
		facts: { from, to, ...(checkedAgainst === undefined ? {} : { checkedAgainst }) },
	})
	const { eventId } = moved.value
	if (to === 'suspended') {
		const members = await listMembersToNotify(tx, hospitalId, null)
		await cancelDeliveries(
			tx,
			members.map(({ accountId }) => accountId),
		)
	}
	// A hospital returns to pending when its own members resubmit the details.
	if (to !== 'pending' && !isHeld) await notifyOfStatus(tx, eventId)
	return ok({ eventId })
}

type Held = {
	/** Its members are told later, with `notifyOfStatus`. */
	isHeld?: boolean
}

/** Tells the members of a hospital of one line of its history. */
export async function notifyOfStatus(tx: Transaction, eventId: string) {
	const { from, to, reason, hospitalId } = hospitalStatusEvents
	const [event] = await tx
		.select({ name: hospitals.displayName, from, to, reason, hospitalId })
		.from(hospitalStatusEvents)
		.innerJoin(hospitals, eq(hospitals.id, hospitalId))
		// What is no longer so is not told.
		.where(and(eq(hospitalStatusEvents.id, eventId), eq(hospitals.status, to)))
	if (!event || event.from === null || event.to === 'pending') return
	await send(tx, hospitalStatusChanged, {
		to: await listMembersToNotify(tx, event.hospitalId, null),
		key: `hospital-status/${eventId}`,
		facts: { name: event.name, from: event.from, to: event.to, reason: event.reason ?? undefined },
	})
}

/** What a decision changes beside the status, as it was before: an undo puts it back. */
export const CheckBefore = z.object({
	statusReason: z.string().nullable(),
	verifiedAt: z.coerce.date().nullable(),
	lastCheckedAt: z.coerce.date().nullable(),
	checkRemindedFor: z.string().nullable(),
	checkedAgainst: z.string().nullable(),
})

export type DecisionFailure = TransitionFailure | 'registration-taken'
export type Decision = {
	to: HospitalStatus
	/** Where the move begins: verifying and lifting a suspension end in the same status and are different duties. */
	from?: HospitalStatus
	reason?: string
	/** The register or document; of a verified and of a rejected hospital. */
	checkedAgainst?: string
	seenVersion: number
}

const nothingBefore = async () => ok(null)

/**
 * An operator decides about a hospital. Fails as `moveHospital` does, with `registration-taken` when another hospital
 * is verified under the same registration number, and as `before` does, which comes first in the same transaction. With `after`,
 * which is given the line of the history, its members are told later.
 */
export async function decideHospital<Failure extends string = never>(
	actor: Operator,
	hospitalId: string,
	{ to, ...decision }: Decision,
	before: (tx: Transaction) => Promise<Result<null, Failure>> = nothingBefore,
	after?: (tx: Transaction, eventId: string) => Promise<void>,
): Promise<Result<null, DecisionFailure | Failure>> {
	try {
		return await settle<null, DecisionFailure | Failure>(async (tx) => {
			const begun = await before(tx)
			if (!begun.ok) return begun
			const moved = await moveHospital(tx, actor, hospitalId, to, { ...decision, isHeld: after !== undefined })
			if (!moved.ok) return moved
			await after?.(tx, moved.value.eventId)
			return ok(null)
		})
	} catch (error) {
		if (isUniqueViolation(error, 'one_verified_hospital_per_number')) return fail('registration-taken')
		throw error
	}
}

export type DetailsFailure = 'not-open'

/**
 * The owner gives what we check the hospital by; a rejected hospital is put back in the queue with it, a waiting one keeps
 * its place. Fails with `not-open` for a hospital that is verified or suspended: its details are not edited here.
 */
export async function sendDetails(
	actor: Member,
	details: VerificationDetails,
): Promise<Result<{ complete: boolean; again: boolean }, DetailsFailure>> {
	return db.transaction(async (tx) => {
		const [before] = await tx.select().from(hospitals).where(eq(hospitals.id, actor.hospitalId)).for('update')
		if (before?.status !== 'pending' && before?.status !== 'rejected') return fail('not-open')
		const complete = canBeChecked(details)
		// The clock of our promise starts with the first thing that can be looked up.
		const starts = before.status === 'pending' && complete && !canBeChecked(before)
		await tx
			.update(hospitals)
			.set({
				...details,
				...storedNames({ legalName: details.legalName, displayName: before.displayName }),
				version: before.version + 1,
				updatedAt: sql`now()`,
				...(starts ? { submittedAt: sql`now()` } : {}),
			})
			.where(eq(hospitals.id, before.id))
		await recordAudit(tx, {
			actorAccountId: actor.accountId,
			action: 'hospital.details-sent',
			subjectType: 'hospital',
			subjectId: before.id,
			facts: { ...details },
		})
		const again = before.status === 'rejected' && complete
		if (again) {
			const moved = await moveHospital(tx, actor, before.id, 'pending')
			if (!moved.ok) throw new Error(`A rejected hospital could not be sent again: ${moved.failure}`)
		}
		if (complete)
			await notify(tx, hospitalToVerify, {
				to: await listOperators(tx, 'check'),
				key: `hospital-sent/${before.id}/${before.version + 1}`,
				facts: { hospitalId: before.id, name: before.displayName, again },
			})
		return ok({ complete, again })
	})
}
