import { and, eq, isNull, sql } from 'drizzle-orm'
import { hospitals } from '#app/hospitals/tables.server.ts'
import type { Member, Operator, Specialist } from '#app/identity/actor.ts'
import { listOperators } from '#app/identity/operators/operators.server.ts'
import { notify } from '#app/notifications/notify.server.ts'
import { recordAudit } from '#app/platform/audit/audit.server.ts'
import { db, type Transaction } from '#app/platform/database/db.server.ts'
import { fail, ok, type Result } from '#app/platform/result.ts'
import { listMembersToNotify, worksForAll } from '#app/hospitals/team/membership.server.ts'
import { conductReported, conductReportReceived, conductReportReviewed, conductWarning } from '../messages.ts'
import { lockHospital } from '../transitions.server.ts'
import type { UserReportInput } from '../schema.server.ts'
import type { UserReportOutcome } from './user-reports.ts'
import { userReports, contactRequests } from '../tables.server.ts'

/**
 * A hospital that a specialist may report or block: one that we have verified, or that has asked them before. One that
 * we have suspended may return, and someone who dealt with it must not have to wait for that.
 */
export async function findHospitalName(actor: Specialist, hospitalId: string) {
	const asked = sql`exists (select 1 from ${contactRequests} where ${contactRequests.hospitalId} = ${hospitals.id} and ${contactRequests.specialistId} = ${actor.specialistId})`
	const [hospital] = await db
		.select({ id: hospitals.id, name: hospitals.displayName, status: hospitals.status })
		.from(hospitals)
		.where(and(eq(hospitals.id, hospitalId), sql`(${hospitals.status} in ('verified', 'suspended') or ${asked})`))
	return hospital ?? null
}

type UserReportFailure = 'not-found' | 'already-reported'
type Reported = Result<{ reportId: string }, UserReportFailure>

/**
 * Stores a specialist's report about a hospital and notifies every operator. Two open ones by different people stop
 * its new requests. Fails with `already-reported` while an earlier one by the same person is open.
 */
export async function reportHospital(
	actor: Specialist,
	hospitalId: string,
	input: UserReportInput,
	requestId: string | null,
): Promise<Reported> {
	if (!(await findHospitalName(actor, hospitalId))) return fail('not-found')
	const { specialistId, accountId } = actor
	return store({ hospitalId, specialistId, about: 'hospital', reporterAccountId: accountId, requestId, ...input })
}

/** As `reportHospital`, the other way round; that the two have to do with each other is for the caller to know. */
export async function reportSpecialist(
	member: Member,
	specialistId: string,
	input: UserReportInput,
): Promise<Reported> {
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

type NewReport = typeof userReports.$inferInsert

async function store(report: NewReport): Promise<Reported> {
	return db.transaction(async (tx) => {
		// Under the lock that requests are sent under: the second report stops the very next one.
		const hospital = await lockHospital(tx, report.hospitalId, 'no key update')
		if (!hospital) return fail('not-found')
		if (await isReported(tx, report)) return fail('already-reported')
		const requestId = report.requestId && (await isBetween(tx, report.requestId, report)) ? report.requestId : null
		const [made] = await tx
			.insert(userReports)
			.values({ ...report, requestId })
			.returning({ id: userReports.id })
		if (!made) throw new Error('A report was not written')
		await notify(tx, conductReportReceived, {
			to: [{ accountId: report.reporterAccountId }],
			key: `conduct-report/${made.id}`,
			facts: null,
		})
		await notify(tx, conductReported, {
			to: await listOperators(tx, 'moderate'),
			key: `conduct-reported/${made.id}`,
			facts: { reportId: made.id, hospitalName: hospital.name, about: report.about, reason: report.reason },
		})
		return ok({ reportId: made.id })
	})
}

/** Reports of this person that we have not answered yet. The hospital is the one that was reported, or its own. */
export const listOpenUserReports = ({ accountId }: { accountId: string }) =>
	db
		.select({
			id: userReports.id,
			hospitalId: userReports.hospitalId,
			specialistId: userReports.specialistId,
			hospitalName: hospitals.displayName,
			since: userReports.createdAt,
		})
		.from(userReports)
		.innerJoin(hospitals, eq(hospitals.id, userReports.hospitalId))
		.where(and(eq(userReports.reporterAccountId, accountId), isNull(userReports.settledAt)))

async function isReported(tx: Transaction, { reporterAccountId, hospitalId, specialistId, about }: NewReport) {
	const same = [
		eq(userReports.reporterAccountId, reporterAccountId),
		eq(userReports.hospitalId, hospitalId),
		eq(userReports.specialistId, specialistId),
		eq(userReports.about, about),
	]
	const rows = await tx
		.select({ id: userReports.id })
		.from(userReports)
		.where(and(...same, isNull(userReports.settledAt)))
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
export const resolveUserReport = (actor: Operator, reportId: string, outcome: UserReportOutcome) =>
	db.transaction((tx) => resolveUserReportIn(tx, actor, reportId, outcome))

/** As `resolveUserReport`, within a transaction. */
export async function resolveUserReportIn(
	tx: Transaction,
	actor: Operator,
	reportId: string,
	{ verdict, outcome }: UserReportOutcome,
): Promise<Result<{ about: 'hospital' | 'specialist' }, 'not-found' | 'already-settled'>> {
	const [report] = await tx.select().from(userReports).where(eq(userReports.id, reportId)).for('update')
	if (!report) return fail('not-found')
	if (report.settledAt) return fail('already-settled')
	await tx
		.update(userReports)
		.set({ settledAt: sql`now()`, settledBy: actor.accountId, outcome })
		.where(eq(userReports.id, reportId))
	await recordAudit(tx, {
		actorAccountId: actor.accountId,
		action: `conduct-report.${verdict}`,
		subjectType: 'conduct_report',
		subjectId: reportId,
		reason: outcome,
	})
	await notifyOfOutcome(tx, report, verdict, outcome)
	return ok({ about: report.about })
}

async function notifyOfOutcome(
	tx: Transaction,
	report: typeof userReports.$inferSelect,
	verdict: UserReportOutcome['verdict'],
	outcome: string,
) {
	const { id, about, hospitalId, specialistId, reporterAccountId } = report
	const facts = { outcome }
	await notify(tx, conductReportReviewed, {
		to: [{ accountId: reporterAccountId }],
		key: `conduct-settled/${id}`,
		facts,
	})
	if (verdict === 'dismissed') return
	const concerned =
		about === 'hospital' ? await listMembersToNotify(tx, hospitalId, worksForAll) : [{ accountId: specialistId }]
	await notify(tx, conductWarning, { to: concerned, key: `conduct-upheld/${id}`, facts })
}
