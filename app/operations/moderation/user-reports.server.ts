import { perPage, rowsBefore } from '#app/platform/paging.ts'
import { and, desc, eq, sql } from 'drizzle-orm'
import {
	employerReportSteps,
	isAboutEmployer,
	userReportReasonNames,
	reportsThatFreeze,
} from '#app/contacts/reports/user-reports.ts'
import { factsOf, requestTown } from '#app/contacts/requests/request-facts.server.ts'
import { userReports, contactRequests } from '#app/contacts/tables.server.ts'
import { hospitalSites, hospitals } from '#app/hospitals/tables.server.ts'
import type { Operator } from '#app/identity/actor.ts'
import { accounts } from '#app/identity/tables.server.ts'
import { jobs } from '#app/jobs/tables.server.ts'
import { messages, threads } from '#app/messages/tables.server.ts'
import { recordAudit } from '#app/platform/audit/audit.server.ts'
import { formatDateTime } from '#app/platform/text/dates.ts'
import { db } from '#app/platform/database/db.server.ts'
import { totalFound, totalOf } from '#app/platform/database/total-found.server.ts'
import { specialists } from '#app/specialists/tables.server.ts'
import { countByStatus, inTurn, hasStatus, printDates, printReports } from './reports.server.ts'

/** Open ones of different people about the same hospital: two stop its new requests. */
const openAbout = sql<number>`(select count(distinct other.reporter_account_id)::int from ${userReports} other where other.hospital_id = ${userReports.hospitalId} and other.about = 'hospital' and other.settled_at is null)`

const columns = {
	id: userReports.id,
	about: userReports.about,
	reason: userReports.reason,
	detail: userReports.detail,
	createdAt: userReports.createdAt,
	settledAt: userReports.settledAt,
	outcome: userReports.outcome,
	hospitalId: hospitals.id,
	hospitalName: hospitals.displayName,
	specialistId: specialists.id,
	specialistName: specialists.name,
	openAbout,
}

/** How many reports wait for us, and how many are settled. */
export const countUserReports = (_actor: Operator) => countByStatus(userReports)

export type ListedUserReport = Awaited<ReturnType<typeof listUserReports>>['rows'][number]

/** Reports, 25 a page: those that wait with the oldest on top, or the settled ones with the last on top. */
export async function listUserReports(_actor: Operator, asked: { isSettled: boolean; page: number }, now = new Date()) {
	const rows = await db
		.select(columns)
		.from(userReports)
		.innerJoin(hospitals, eq(hospitals.id, userReports.hospitalId))
		.innerJoin(specialists, eq(specialists.id, userReports.specialistId))
		.where(hasStatus(userReports, asked.isSettled))
		.orderBy(...inTurn(userReports, asked.isSettled))
		.limit(perPage + 1)
		.offset(rowsBefore(asked.page))
	return printReports('user-report', rows, asked, now, (row) => ({
		...row,
		reason: userReportReasonNames[row.reason],
		isPaused: freezes(row),
	}))
}

const freezes = ({ about, openAbout: open }: { about: string; openAbout: number }) =>
	about === 'hospital' && open >= reportsThatFreeze

/** More of a conversation than anyone needs to judge it. */
const maxMessages = 200

/**
 * One report with what an operator needs to decide, which is who wrote it, the request it began with, and the messages
 * of the two. Each reading is in the audit log. No operator reads a conversation that was not reported.
 */
export async function openUserReport(actor: Operator, reportId: string) {
	const [row] = await db
		.select({ ...columns, reporter: accounts.name, requestId: userReports.requestId })
		.from(userReports)
		.innerJoin(hospitals, eq(hospitals.id, userReports.hospitalId))
		.innerJoin(specialists, eq(specialists.id, userReports.specialistId))
		.innerJoin(accounts, eq(accounts.id, userReports.reporterAccountId))
		.where(eq(userReports.id, reportId))
	if (!row) return null
	const [request, { said, saidInAll }] = await Promise.all([findRequest(row.requestId), listSaid(row)])
	await db.transaction((tx) =>
		recordAudit(tx, {
			actorAccountId: actor.accountId,
			action: 'conduct-report.read',
			subjectType: 'specialist',
			subjectId: row.specialistId,
			fields: ['name', 'messages'],
			facts: { reportId, hospitalId: row.hospitalId, messages: said.length },
		}),
	)
	return {
		...row,
		reason: userReportReasonNames[row.reason],
		steps: isAboutEmployer(row.reason) ? employerReportSteps : [],
		isPaused: freezes(row) && row.settledAt === null,
		...printDates(row),
		request,
		said,
		saidInAll,
	}
}

async function findRequest(requestId: string | null) {
	if (!requestId) return null
	const [row] = await db
		.select({
			status: contactRequests.status,
			hospitalId: contactRequests.hospitalId,
			hospitalName: hospitals.displayName,
			town: requestTown,
			hospitalIsVerified: sql<boolean>`${hospitals.status} = 'verified'`,
			sender: accounts.name,
			jobId: contactRequests.jobId,
			jobTitle: jobs.title,
			jobIsOpen: sql<boolean>`coalesce(${jobs.status} = 'open', false)`,
			reason: contactRequests.reason,
			payMinPaise: contactRequests.payMinPaise,
			payMaxPaise: contactRequests.payMaxPaise,
			payUnit: contactRequests.payUnit,
			place: contactRequests.place,
			message: contactRequests.message,
			sentAt: contactRequests.sentAt,
			expiresAt: contactRequests.expiresAt,
		})
		.from(contactRequests)
		.innerJoin(hospitals, eq(hospitals.id, contactRequests.hospitalId))
		.leftJoin(jobs, eq(jobs.id, contactRequests.jobId))
		.leftJoin(hospitalSites, eq(hospitalSites.id, jobs.siteId))
		.leftJoin(accounts, eq(accounts.id, contactRequests.senderAccountId))
		.where(eq(contactRequests.id, requestId))
	return row ? factsOf(row) : null
}

/** What the two wrote, in order; the last of it where it is long, and how much there is. */
async function listSaid({ hospitalId, specialistId }: { hospitalId: string; specialistId: string }) {
	const rows = await db
		.select({
			id: messages.id,
			side: messages.side,
			body: messages.body,
			sentAt: messages.sentAt,
			by: accounts.name,
			total: totalFound,
		})
		.from(messages)
		.innerJoin(threads, eq(threads.id, messages.threadId))
		.leftJoin(accounts, eq(accounts.id, messages.senderAccountId))
		.where(and(eq(threads.hospitalId, hospitalId), eq(threads.specialistId, specialistId)))
		.orderBy(desc(messages.sentAt), desc(messages.id))
		.limit(maxMessages)
	return {
		said: rows
			.toReversed()
			.map(({ id, side, body, by, sentAt }) => ({ id, side, body, by, at: formatDateTime(sentAt) })),
		saidInAll: totalOf(rows),
	}
}
