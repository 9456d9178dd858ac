import { and, asc, count, desc, eq, gte, inArray, isNull, or, sql } from 'drizzle-orm'
import { isAssigned, isHeld } from '#app/cases/cases.server.ts'
import { listWaitingDecisions } from '#app/cases/decisions.server.ts'
import { type CaseKind, proposalNames } from '#app/cases/kinds.ts'
import { cases, proposals } from '#app/cases/tables.server.ts'
import { contactMessages } from '#app/content/tables.server.ts'
import { userReports } from '#app/contacts/tables.server.ts'
import { userReportReasonNames } from '#app/contacts/reports/user-reports.ts'
import { awaitsCheck } from '#app/credentials/queries.server.ts'
import { credentialDocuments, credentials } from '#app/credentials/tables.server.ts'
import { hospitals } from '#app/hospitals/tables.server.ts'
import { checkDueOn, isCheckDue } from '#app/hospitals/checks/yearly-check.server.ts'
import type { Operator } from '#app/identity/actor.ts'
import { accounts } from '#app/identity/tables.server.ts'
import { reportReasonNames } from '#app/jobs/review/report-rules.ts'
import { jobReports, jobs } from '#app/jobs/tables.server.ts'
import { reviewSubjectNames } from '#app/moderation/status.ts'
import { reviews } from '#app/moderation/tables.server.ts'
import { waitingSince } from '#app/offers/placements/placement-queries.server.ts'
import { isUnchecked, placements, ratings } from '#app/offers/tables.server.ts'
import { waitingFor } from '#app/platform/text/dates.ts'
import { db } from '#app/platform/database/db.server.ts'
import { listFailedTasks } from '#app/platform/tasks/failed-tasks.server.ts'
import { auditEvents } from '#app/platform/tables.server.ts'
import { specialists } from '#app/specialists/tables.server.ts'
import { listOpenAppeals } from './appeal-case.server.ts'
import { appealNames } from './case-labels.ts'
import { caseAddress, isLate } from './case-address.ts'
import { isReachable } from '../queries.server.ts'

/** More than anyone looks through beside a case. */
const maxRows = 200

/** A thing that waits for a decision. */
type Open = {
	id: string
	title: string
	detail: string
	since: Date
	/** Changes with what its owner submits. */
	version: number
	/** Nothing is missing that a decision needs. */
	isReady: boolean
	/** Of a hospital that is verified and stays so. */
	isYearlyCheck?: boolean
	/** Cases of one group are one row: they are decided in one go. */
	group?: string
}

const openCases: Record<CaseKind, () => Promise<Open[]>> = {
	hospital: listHospitals,
	credential: listPeople,
	review: listReviews,
	'job-report': listJobReports,
	'user-report': listUserReports,
	rating: listRatings,
	'contact-message': listMessages,
	proposal: listProposed,
	appeal: listAppeals,
	task: listTasks,
}

/** Since it was submitted, or since its yearly check is due. */
export const hospitalWaitsSince =
	sql<Date>`case ${hospitals.status} when 'pending' then ${hospitals.submittedAt} else (${checkDueOn})::timestamp at time zone 'Asia/Kolkata' end`.mapWith(
		hospitals.submittedAt,
	)

async function listHospitals(): Promise<Open[]> {
	const rows = await db
		.select({
			id: hospitals.id,
			title: hospitals.displayName,
			city: hospitals.city,
			status: hospitals.status,
			since: hospitalWaitsSince,
			version: hospitals.version,
			isReady: sql<boolean>`(${hospitals.registrationNumber} is not null or ${hospitals.facilityId} is not null)`,
		})
		.from(hospitals)
		.where(or(and(eq(hospitals.status, 'pending'), isReachable), isCheckDue))
		.orderBy(desc(sql`${hospitals.status} = 'pending'`), asc(hospitals.submittedAt), asc(hospitals.id))
		.limit(maxRows)
	return rows.map(({ city, status, ...row }) => ({
		...row,
		isYearlyCheck: status !== 'pending',
		detail: status === 'pending' ? city : `${city} · yearly check`,
	}))
}

/** One row for a person, however many of their credentials wait: they are checked in one go. */
async function listPeople(): Promise<Open[]> {
	const rows = await db
		.select({
			id: credentials.id,
			specialistId: credentials.specialistId,
			title: specialists.name,
			credential: credentials.title,
			since: credentials.submittedAt,
			version: credentials.version,
			isReady: sql<boolean>`(${credentialDocuments.scan} is not distinct from 'clean')`,
		})
		.from(credentials)
		.innerJoin(specialists, eq(specialists.id, credentials.specialistId))
		.leftJoin(
			credentialDocuments,
			and(eq(credentialDocuments.credentialId, credentials.id), isNull(credentialDocuments.retiredAt)),
		)
		.where(awaitsCheck)
		.orderBy(
			desc(sql`${credentialDocuments.scan} is not distinct from 'clean'`),
			asc(credentials.submittedAt),
			asc(credentials.id),
		)
		.limit(maxRows)
	return rows.map(({ specialistId, credential, ...row }) => {
		const more = rows.filter((other) => other.specialistId === specialistId).length - 1
		return { ...row, group: specialistId, detail: more > 0 ? `${credential} and ${more} more` : credential }
	})
}

async function listReviews(): Promise<Open[]> {
	const rows = await db
		.select({
			id: reviews.id,
			title: reviews.title,
			subject: reviews.subject,
			hospital: hospitals.displayName,
			since: reviews.submittedAt,
			version: reviews.version,
		})
		.from(reviews)
		.innerJoin(hospitals, eq(hospitals.id, reviews.hospitalId))
		.where(eq(reviews.status, 'waiting'))
		.orderBy(asc(reviews.submittedAt), asc(reviews.id))
		.limit(maxRows)
	return rows.map(({ subject, hospital, ...row }) => ({
		...row,
		detail: `${reviewSubjectNames[subject]} · ${hospital}`,
		isReady: true,
	}))
}

async function listJobReports(): Promise<Open[]> {
	const rows = await db
		.select({ id: jobReports.id, title: jobs.title, reason: jobReports.reason, since: jobReports.createdAt })
		.from(jobReports)
		.innerJoin(jobs, eq(jobs.id, jobReports.jobId))
		.where(isNull(jobReports.settledAt))
		.orderBy(asc(jobReports.createdAt), asc(jobReports.id))
		.limit(maxRows)
	return rows.map(({ reason, ...row }) => ({ ...row, detail: reportReasonNames[reason], version: 0, isReady: true }))
}

async function listUserReports(): Promise<Open[]> {
	const rows = await db
		.select({
			id: userReports.id,
			about: userReports.about,
			hospital: hospitals.displayName,
			specialist: specialists.name,
			reason: userReports.reason,
			since: userReports.createdAt,
		})
		.from(userReports)
		.innerJoin(hospitals, eq(hospitals.id, userReports.hospitalId))
		.innerJoin(specialists, eq(specialists.id, userReports.specialistId))
		.where(isNull(userReports.settledAt))
		.orderBy(asc(userReports.createdAt), asc(userReports.id))
		.limit(maxRows)
	return rows.map(({ about, hospital, specialist, reason, ...row }) => ({
		...row,
		title: about === 'hospital' ? hospital : specialist,
		detail: userReportReasonNames[reason],
		version: 0,
		isReady: true,
	}))
}

async function listRatings(): Promise<Open[]> {
	const rows = await db
		.select({
			id: ratings.id,
			side: ratings.side,
			stars: ratings.stars,
			appeal: ratings.appeal,
			hospital: hospitals.displayName,
			specialist: specialists.name,
			since: waitingSince,
		})
		.from(ratings)
		.innerJoin(placements, eq(placements.applicationId, ratings.applicationId))
		.innerJoin(hospitals, eq(hospitals.id, placements.hospitalId))
		.innerJoin(specialists, eq(specialists.id, placements.specialistId))
		.where(isUnchecked)
		.orderBy(asc(waitingSince), asc(ratings.id))
		.limit(maxRows)
	return rows.map(({ side, stars, appeal, hospital, specialist, ...row }) => ({
		...row,
		title: side === 'hospital' ? specialist : hospital,
		detail: `${stars} of 5${appeal === null ? '' : ' · appeal'}`,
		version: 0,
		isReady: true,
	}))
}

async function listMessages(): Promise<Open[]> {
	const { id, subject, name, version, createdAt } = contactMessages
	const rows = await db
		.select({ id, title: subject, detail: name, version, since: createdAt })
		.from(contactMessages)
		.where(eq(contactMessages.status, 'open'))
		.orderBy(asc(createdAt), asc(id))
		.limit(maxRows)
	return rows.map((row) => ({ ...row, title: row.title || 'No subject', isReady: true }))
}

async function listProposed(): Promise<Open[]> {
	const { id, title, kind, proposedAt } = proposals
	const rows = await db
		.select({ id, title, kind, since: proposedAt })
		.from(proposals)
		.where(isNull(proposals.outcome))
		.orderBy(asc(proposedAt), asc(id))
		.limit(maxRows)
	return rows.map(({ kind: act, ...row }) => ({ ...row, detail: proposalNames[act], version: 0, isReady: true }))
}

async function listAppeals(): Promise<Open[]> {
	return (await listOpenAppeals()).map(({ id, title, about, since }) => ({
		...{ id, title, detail: appealNames[about], since },
		...{ version: 0, isReady: true },
	}))
}

async function listTasks(): Promise<Open[]> {
	return (await listFailedTasks()).map(({ id, name, problem, failedAt }) => ({
		...{ id, title: name, detail: problem ?? 'Not recorded', since: failedAt },
		...{ version: 0, isReady: true },
	}))
}

/** Why a case is not the next to be decided. */
export type Waits = 'taken' | 'held' | 'asked' | 'incomplete'

export type QueuedCase = {
	id: string
	href: string
	since: Date
	title: string
	detail: string
	waiting: string
	isLate: boolean
	waits: Waits | null
	/** The operator who works on it. */
	by: string | null
	isMine: boolean
	isYearlyCheck?: boolean
	/** Others that are decided with it. */
	covers: string[]
	/** It and those, as far as they can be decided now. */
	ready: string[]
}

/** What waits, in the order in which it is decided: what can be decided now, the oldest first; then the rest. */
export async function listOpenCases(actor: Operator, kind: CaseKind, now = new Date()): Promise<QueuedCase[]> {
	const open = await openCases[kind]()
	const work = await listWork(
		kind,
		open.map(({ id }) => id),
	)
	const decided = await listDecided(kind)
	const rows = open
		.filter(({ id }) => !decided.has(id))
		.map(({ version, isReady, ...row }) => {
			const { since } = row
			const state = work.get(row.id)
			const isMine = state?.isAssigned === true && state.assignedTo === actor.accountId
			const waits: Waits | null = state?.isHeld
				? 'held'
				: state?.askedVersion === version
					? 'asked'
					: state?.isAssigned && !isMine
						? 'taken'
						: isReady
							? null
							: 'incomplete'
			return {
				...row,
				group: row.group ?? row.id,
				href: caseAddress(kind, row.id),
				waiting: waitingFor(since, now),
				isLate: isLate(kind, since, now),
				waits,
				by: state?.isAssigned ? state.by : null,
				isMine,
			}
		})
	const inOrder = [...rows.filter(({ waits }) => waits === null), ...rows.filter(({ waits }) => waits !== null)]
	return inOrder
		.filter(({ group }, at) => inOrder.findIndex((other) => other.group === group) === at)
		.map(({ group, ...row }) => ({
			...row,
			covers: inOrder.filter((other) => other.group === group && other.id !== row.id).map(({ id }) => id),
			ready: inOrder.filter((other) => other.group === group && other.waits === null).map(({ id }) => id),
		}))
}

/** Those that an operator has decided within the last minute: they wait for no other. */
const listDecided = async (kind: CaseKind) => new Set(await listWaitingDecisions(kind))

/** What operators have done so far about each of these. */
async function listWork(kind: CaseKind, ids: readonly string[]) {
	if (ids.length === 0) return new Map<string, Awaited<ReturnType<typeof readWork>>[number]>()
	return new Map((await readWork(kind, ids)).map((row) => [row.subjectId, row]))
}

const readWork = (kind: CaseKind, ids: readonly string[]) =>
	db
		.select({
			subjectId: cases.subjectId,
			assignedTo: cases.assignedTo,
			isAssigned,
			isHeld,
			askedVersion: cases.askedVersion,
			by: accounts.name,
		})
		.from(cases)
		.leftJoin(accounts, eq(accounts.id, cases.assignedTo))
		.where(and(eq(cases.kind, kind), inArray(cases.subjectId, [...ids])))

/**
 * The case to open after this one: what waits with it and is not `done`, else the next that can be decided, from the start again at
 * the end; null when there is none.
 */
export async function findNextCase(
	actor: Operator,
	kind: CaseKind,
	id: string,
	done: readonly string[] = [id],
): Promise<string | null> {
	const open = await listOpenCases(actor, kind)
	const place = open.findIndex((row) => row.id === id || row.covers.includes(id))
	const beside = open[place]?.ready.find((other) => !done.includes(other))
	if (beside) return caseAddress(kind, beside)
	const inTurn = [...open.slice(place + 1), ...open.slice(0, Math.max(place, 0))]
	return inTurn.find(({ waits }) => waits === null)?.href ?? null
}

const decisions = [
	'hospital.moved',
	'hospital.rechecked',
	'credential.moved',
	'review.approve',
	'review.refuse',
	'job-report.keep',
	'job-report.remove',
	'conduct-report.upheld',
	'conduct-report.dismissed',
	'rating-shown',
	'rating-hidden',
	'task.retried',
	'task.discarded',
	'appeal.denied',
]

/** How much this operator has decided since midnight in India. */
export async function countDecidedToday(actor: Operator): Promise<number> {
	const startOfToday = sql`date_trunc('day', now() at time zone 'Asia/Kolkata') at time zone 'Asia/Kolkata'`
	const [row] = await db
		.select({ decided: count() })
		.from(auditEvents)
		.where(
			and(
				gte(auditEvents.at, startOfToday),
				eq(auditEvents.actorAccountId, actor.accountId),
				inArray(auditEvents.action, decisions),
			),
		)
	return row?.decided ?? 0
}
