import { and, eq, isNull, sql } from 'drizzle-orm'
import { hospitals } from '#app/hospitals/tables.server.ts'
import type { Member, Operator, Specialist } from '#app/identity/actor.ts'
import { listOperators } from '#app/identity/operators.server.ts'
import { notify } from '#app/notifications/notify.server.ts'
import { recordAudit } from '#app/platform/audit.server.ts'
import { db, type Transaction } from '#app/platform/db.server.ts'
import { fail, ok, type Result } from '#app/platform/result.ts'
import { listMembersToTell } from '#app/hospitals/membership.server.ts'
import { conductReasonNames } from './conduct.ts'
import { lockHospital } from './moving.server.ts'
import type { ConductInput, ConductSettlement } from './schema.server.ts'
import { conductReports, contactRequests } from './tables.server.ts'

/** A hospital that a specialist may report or block: one that we have verified, or that has asked them before. */
export async function findHospitalName(actor: Specialist, hospitalId: string) {
	const asked = sql`exists (select 1 from ${contactRequests} where ${contactRequests.hospitalId} = ${hospitals.id} and ${contactRequests.specialistId} = ${actor.specialistId})`
	const [hospital] = await db
		.select({ id: hospitals.id, name: hospitals.displayName })
		.from(hospitals)
		.where(and(eq(hospitals.id, hospitalId), sql`(${hospitals.status} = 'verified' or ${asked})`))
	return hospital ?? null
}

export type ConductFailure = 'not-found' | 'already-reported'
type Reported = Result<{ reportId: string }, ConductFailure>

/**
 * Stores what a specialist says about a hospital and tells every operator. Two open ones of different people stop its new
 * requests. Fails with `already-reported` while an earlier report of theirs about it is open.
 */
export async function reportHospital(
	actor: Specialist,
	hospitalId: string,
	input: ConductInput,
	requestId: string | null,
): Promise<Reported> {
	if (!(await findHospitalName(actor, hospitalId))) return fail('not-found')
	const { specialistId, accountId } = actor
	return store({ hospitalId, specialistId, about: 'hospital', reporterAccountId: accountId, requestId, ...input })
}

/** As `reportHospital`, the other way round; that the two have to do with each other is for the caller to know. */
export async function reportSpecialist(member: Member, specialistId: string, input: ConductInput): Promise<Reported> {
	const { hospitalId, accountId } = member
	const requestId = await findLastRequest(hospitalId, specialistId)
	return store({ hospitalId, specialistId, about: 'specialist', reporterAccountId: accountId, requestId, ...input })
}

async function findLastRequest(hospitalId: string, specialistId: string) {
	const [row] = await db
		.select({ id: contactRequests.id })
		.from(contactRequests)
		.where(and(eq(contactRequests.hospitalId, hospitalId), eq(contactRequests.specialistId, specialistId)))
		.orderBy(sql`${contactRequests.sentAt} desc`)
		.limit(1)
	return row?.id ?? null
}

type NewReport = typeof conductReports.$inferInsert

async function store(report: NewReport): Promise<Reported> {
	return db.transaction(async (tx) => {
		// Under the lock that requests are sent under: the second report stops the very next one.
		const hospital = await lockHospital(tx, report.hospitalId, 'no key update')
		if (!hospital) return fail('not-found')
		if (await isReported(tx, report)) return fail('already-reported')
		const requestId = report.requestId && (await isBetween(tx, report.requestId, report)) ? report.requestId : null
		const [made] = await tx
			.insert(conductReports)
			.values({ ...report, requestId })
			.returning({ id: conductReports.id })
		if (!made) throw new Error('A report was not written')
		await notify(tx, [report.reporterAccountId], {
			key: `conduct-report/${made.id}`,
			title: 'We received your report',
			body: 'We are reviewing it and will tell you the outcome here.',
			href: '/notifications',
		})
		await notify(tx, await listOperators(tx), {
			key: `conduct-reported/${made.id}`,
			title: report.about === 'hospital' ? `Reported: ${hospital.name}` : `Reported by ${hospital.name}`,
			body: conductReasonNames[report.reason],
			href: `/operator/conduct/${made.id}`,
		})
		return ok({ reportId: made.id })
	})
}

async function isReported(tx: Transaction, { reporterAccountId, hospitalId, specialistId, about }: NewReport) {
	const same = [
		eq(conductReports.reporterAccountId, reporterAccountId),
		eq(conductReports.hospitalId, hospitalId),
		eq(conductReports.specialistId, specialistId),
		eq(conductReports.about, about),
	]
	const rows = await tx
		.select({ id: conductReports.id })
		.from(conductReports)
		.where(and(...same, isNull(conductReports.settledAt)))
	return rows.length > 0
}

/** A request that is not between the two is no part of it. */
async function isBetween(tx: Transaction, requestId: string, { hospitalId, specialistId }: NewReport) {
	const rows = await tx
		.select({ id: contactRequests.id })
		.from(contactRequests)
		.where(
			and(
				eq(contactRequests.id, requestId),
				eq(contactRequests.hospitalId, hospitalId),
				eq(contactRequests.specialistId, specialistId),
			),
		)
	return rows.length > 0
}

/**
 * Closes a report and tells whoever wrote it; where it is upheld, whom it is about reads the same words without a hint of
 * who wrote. Fails with `already-settled` when a colleague was faster.
 */
export async function settleConductReport(
	actor: Operator,
	reportId: string,
	{ verdict, outcome }: ConductSettlement,
): Promise<Result<{ about: 'hospital' | 'specialist' }, 'not-found' | 'already-settled'>> {
	return db.transaction(async (tx) => {
		const [report] = await tx.select().from(conductReports).where(eq(conductReports.id, reportId)).for('update')
		if (!report) return fail('not-found')
		if (report.settledAt) return fail('already-settled')
		await tx
			.update(conductReports)
			.set({ settledAt: sql`now()`, settledBy: actor.accountId, outcome })
			.where(eq(conductReports.id, reportId))
		await recordAudit(tx, {
			actorAccountId: actor.accountId,
			action: `conduct-report.${verdict}`,
			subjectType: 'conduct_report',
			subjectId: reportId,
			reason: outcome,
		})
		await tellOfSettlement(tx, report, verdict, outcome)
		return ok({ about: report.about })
	})
}

async function tellOfSettlement(
	tx: Transaction,
	report: typeof conductReports.$inferSelect,
	verdict: ConductSettlement['verdict'],
	outcome: string,
) {
	const { id, about, hospitalId, specialistId, reporterAccountId } = report
	const href = '/notifications'
	const key = `conduct-settled/${id}`
	await notify(tx, [reporterAccountId], { key, title: 'We reviewed your report', body: outcome, href })
	if (verdict === 'dismissed') return
	const members = about === 'hospital' ? await listMembersToTell(tx, hospitalId) : []
	const concerned = about === 'hospital' ? members.map(({ accountId }) => accountId) : [specialistId]
	await notify(tx, concerned, {
		key: `conduct-upheld/${id}`,
		title: 'About your contact requests',
		body: outcome,
		href,
	})
}
