import { and, asc, desc, eq, or, sql } from 'drizzle-orm'
import { z } from 'zod'
import { grantOpenAppeals } from '#app/cases/appeals.server.ts'
import { beginDecision } from '#app/cases/cases.server.ts'
import { defineWaitingDecision, isUndecided } from '#app/cases/decisions.server.ts'
import { caseAddress } from '#app/cases/kinds.ts'
import { hospitalSubject } from '#app/cases/thread.server.ts'
import { decideHospital } from '#app/hospitals/checks/verification.server.ts'
import { checkDueOn, isCheckDue, recheckHospital } from '#app/hospitals/checks/yearly-check.server.ts'
import { hospitals } from '#app/hospitals/tables.server.ts'
import { db } from '#app/platform/database/db.server.ts'
import { ok } from '#app/platform/result.ts'
import { hasDetails, isReachable } from '../queries.server.ts'
import { countIn, maxOpen, type Queue } from './queue.server.ts'

/** Since it was submitted, or since its yearly check is due. */
const waitsSince =
	sql<Date>`case ${hospitals.status} when 'pending' then ${hospitals.submittedAt} else (${checkDueOn})::timestamp at time zone 'Asia/Kolkata' end`.mapWith(
		hospitals.submittedAt,
	)

const isOpen = and(
	or(and(eq(hospitals.status, 'pending'), isReachable), isCheckDue),
	isUndecided('hospital', hospitals.id),
)

export const hospitalQueue: Queue = {
	count: () => countIn(hospitals, waitsSince, isOpen),
	async list() {
		const { id, displayName, city, status, version } = hospitals
		const rows = await db
			.select({ id, title: displayName, city, status, since: waitsSince, version, hasDetails })
			.from(hospitals)
			.where(isOpen)
			.orderBy(desc(eq(status, 'pending')), asc(waitsSince), asc(id))
			.limit(maxOpen)
		return rows.map((row) => ({
			...row,
			isIncomplete: !row.hasDetails,
			isYearlyCheck: row.status !== 'pending',
			detail: row.status === 'pending' ? row.city : `${row.city} · yearly check`,
		}))
	},
	async findSubject(id) {
		const [row] = await db.select({ title: hospitals.displayName }).from(hospitals).where(eq(hospitals.id, id))
		return row ? { ...hospitalSubject(id), ...row } : null
	},
	decisions: ['hospital.moved', 'hospital.rechecked'],
}

const ofHospital = { kind: 'hospital', page: (id: string) => caseAddress('hospital', id) } as const

export const recheckHospitalLater = defineWaitingDecision('recheck-hospital', {
	...ofHospital,
	label: 'Confirm hospital for a year',
	input: z.object({ checkedAgainst: z.string(), reason: z.string(), seenVersion: z.int() }),
	carryOut: (actor, hospitalId, check) =>
		recheckHospital(actor, hospitalId, check, async (tx) => {
			const begun = await beginDecision(tx, actor, hospitalSubject(hospitalId))
			return begun.ok ? ok(null) : begun
		}),
})

export const reinstateHospitalLater = defineWaitingDecision('reinstate-hospital', {
	...ofHospital,
	...{ label: 'Lift suspension', input: z.object({ seenVersion: z.int() }) },
	carryOut: (actor, hospitalId, { seenVersion }) =>
		decideHospital<'taken'>(actor, hospitalId, { from: 'suspended', to: 'verified', seenVersion }, (tx) =>
			grantOpenAppeals(tx, actor, 'hospital', hospitalId),
		),
})
