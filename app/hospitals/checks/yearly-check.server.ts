import { and, eq, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Operator } from '#app/identity/actor.ts'
import { send } from '#app/notifications/notify.server.ts'
import { recordAudit } from '#app/platform/audit/audit.server.ts'
import { formatDay } from '#app/platform/text/dates.ts'
import { db, type Transaction } from '#app/platform/database/db.server.ts'
import { eachAlone } from '#app/platform/delivery/each-alone.server.ts'
import { fail, ok, type Result } from '#app/platform/result.ts'
import { settle } from '#app/platform/tasks/settle.server.ts'
import { defineTask } from '#app/platform/tasks/tasks.server.ts'
import { listOwnersToNotify } from '../team/membership.server.ts'
import { yearlyCheckDue } from '../messages.ts'
import { hospitals } from '../tables.server.ts'

/** The day in India, a year after the last check, on which a verified hospital is due. */
export const checkDueOn = sql<string>`((coalesce(${hospitals.lastCheckedAt}, ${hospitals.verifiedAt}) + interval '1 year') at time zone 'Asia/Kolkata')::date`

const today = sql`(now() at time zone 'Asia/Kolkata')::date`

/** Verified hospitals that wait for their yearly check. They stay as they are until an operator decides. */
export const isCheckDue = sql<boolean>`(${hospitals.status} = 'verified' and ${checkDueOn} <= ${today})`

const remindDaysBefore = 30

/** Every morning: owners of hospitals that are due within 30 days are reminded, once for each check. */
export const remindOfYearlyCheck = defineTask({
	name: 'hospitals.remind-of-yearly-check',
	payload: z.object({}),
	schedule: '30 9 * * *',
	async run() {
		const due = await db.select({ id: hospitals.id }).from(hospitals).where(isToBeReminded).limit(500)
		await eachAlone(due, ({ id }) => db.transaction((tx) => remind(tx, id)))
	},
})

const isToBeReminded = sql`${hospitals.status} = 'verified' and ${checkDueOn} <= ${today} + ${remindDaysBefore}::int and ${hospitals.checkRemindedFor} is distinct from ${checkDueOn}`

async function remind(tx: Transaction, hospitalId: string) {
	const [hospital] = await tx
		.update(hospitals)
		.set({ checkRemindedFor: checkDueOn })
		.where(and(eq(hospitals.id, hospitalId), isToBeReminded))
		.returning({ name: hospitals.displayName, dueOn: hospitals.checkRemindedFor })
	if (!hospital?.dueOn) return
	await send(tx, yearlyCheckDue, {
		to: await listOwnersToNotify(tx, hospitalId),
		key: `yearly-check/${hospitalId}/${hospital.dueOn}`,
		facts: { name: hospital.name, dueOn: formatDay(hospital.dueOn) },
	})
}

/** When the yearly check of a hospital is due; null for one that is not verified, or not within the time of the reminder. */
export async function findYearlyCheck(hospitalId: string) {
	const [row] = await db
		.select({ dueOn: checkDueOn, isDue: isCheckDue })
		.from(hospitals)
		.where(
			and(
				eq(hospitals.id, hospitalId),
				eq(hospitals.status, 'verified'),
				sql`${checkDueOn} <= ${today} + ${remindDaysBefore}::int`,
			),
		)
	return row ? { ...row, dueOn: formatDay(row.dueOn) } : null
}

export type RecheckFailure = 'unknown' | 'not-due' | 'changed'
export type Recheck = { checkedAgainst: string; reason: string; seenVersion: number }

/**
 * An operator has checked a verified hospital again. Of two at one moment the first counts and the other gets `not-due`.
 * Fails with `changed` when it was changed since `seenVersion`, and as `before` does, which comes first in the same
 * transaction.
 */
export function recheckHospital<Failure extends string>(
	actor: Operator,
	hospitalId: string,
	{ checkedAgainst, reason, seenVersion }: Recheck,
	before: (tx: Transaction) => Promise<Result<null, Failure>>,
): Promise<Result<null, RecheckFailure | Failure>> {
	return settle<null, RecheckFailure | Failure>(async (tx) => {
		const begun = await before(tx)
		if (!begun.ok) return begun
		const [hospital] = await tx
			.select({ version: hospitals.version, isDue: isCheckDue })
			.from(hospitals)
			.where(eq(hospitals.id, hospitalId))
			.for('no key update')
		if (!hospital) return fail('unknown')
		if (!hospital.isDue) return fail('not-due')
		if (hospital.version !== seenVersion) return fail('changed')
		await tx
			.update(hospitals)
			.set({ checkedAgainst, lastCheckedAt: sql`now()`, checkRemindedFor: null, version: seenVersion + 1 })
			.where(eq(hospitals.id, hospitalId))
		await recordAudit(tx, {
			actorAccountId: actor.accountId,
			action: 'hospital.rechecked',
			subjectType: 'hospital',
			subjectId: hospitalId,
			reason,
			facts: { checkedAgainst },
		})
		return ok(null)
	})
}
