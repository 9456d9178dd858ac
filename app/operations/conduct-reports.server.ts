import { and, desc, eq, sql } from 'drizzle-orm'
import { conductReasonNames, reportsThatFreeze } from '#app/contacts/conduct.ts'
import { factsOf } from '#app/contacts/request-facts.ts'
import { conductReports, contactRequests } from '#app/contacts/tables.server.ts'
import { hospitals } from '#app/hospitals/tables.server.ts'
import type { Operator } from '#app/identity/actor.ts'
import { accounts } from '#app/identity/tables.server.ts'
import { jobs } from '#app/jobs/tables.server.ts'
import { messages, threads } from '#app/messages/tables.server.ts'
import { recordAudit } from '#app/platform/audit.server.ts'
import { formatDateTime } from '#app/platform/dates.ts'
import { db } from '#app/platform/db.server.ts'
import { specialists } from '#app/specialists/tables.server.ts'
import { countStanding, inTurn, isStanding, printDates, printReports, reportsPerPage } from './reports.server.ts'

/** Open ones of different people about the same hospital: two stop its new requests. */
const openAbout = sql<number>`(select count(distinct other.reporter_account_id)::int from ${conductReports} other where other.hospital_id = ${conductReports.hospitalId} and other.about = 'hospital' and other.settled_at is null)`

const columns = {
	id: conductReports.id,
	about: conductReports.about,
	reason: conductReports.reason,
	detail: conductReports.detail,
	createdAt: conductReports.createdAt,
	settledAt: conductReports.settledAt,
	outcome: conductReports.outcome,
	hospitalId: hospitals.id,
	hospitalName: hospitals.displayName,
	specialistId: specialists.id,
	specialistName: specialists.name,
	openAbout,
}

/** How many reports wait for us, and how many are settled. */
export const countConductReports = (_actor: Operator) => countStanding(conductReports)

export type ListedConduct = Awaited<ReturnType<typeof listConductReports>>['reports'][number]

/** Reports, 25 a page: those that wait with the oldest on top, or the settled ones with the last on top. */
export async function listConductReports(
	_actor: Operator,
	asked: { isSettled: boolean; page: number },
	now = new Date(),
) {
	const rows = await db
		.select(columns)
		.from(conductReports)
		.innerJoin(hospitals, eq(hospitals.id, conductReports.hospitalId))
		.innerJoin(specialists, eq(specialists.id, conductReports.specialistId))
		.where(isStanding(conductReports, asked.isSettled))
		.orderBy(...inTurn(conductReports, asked.isSettled))
		.limit(reportsPerPage + 1)
		.offset((asked.page - 1) * reportsPerPage)
	return printReports(rows, asked, now, (row) => ({
		...row,
		reason: conductReasonNames[row.reason],
		isFrozen: freezes(row),
	}))
}

const freezes = ({ about, openAbout: open }: { about: string; openAbout: number }) =>
	about === 'hospital' && open >= reportsThatFreeze

/** More of a conversation than anybody needs to judge it. */
const mostMessages = 200

/**
 * One report with what an operator needs to decide: who wrote it, the request it began with, and what the two wrote to
 * each other. Each reading is in the audit log: nobody here reads a conversation that was not reported.
 */
export async function openConductReport(actor: Operator, reportId: string) {
	const [row] = await db
		.select({ ...columns, reporter: accounts.name, requestId: conductReports.requestId })
		.from(conductReports)
		.innerJoin(hospitals, eq(hospitals.id, conductReports.hospitalId))
		.innerJoin(specialists, eq(specialists.id, conductReports.specialistId))
		.innerJoin(accounts, eq(accounts.id, conductReports.reporterAccountId))
		.where(eq(conductReports.id, reportId))
	if (!row) return null
	const [request, said] = await Promise.all([findRequest(row.requestId), listSaid(row)])
	await db.transaction((tx) =>
		recordAudit(tx, {
			actorAccountId: actor.accountId,
			action: 'conduct-report.read',
			subjectType: 'specialist',
			subjectId: row.specialistId,
			facts: { reportId, hospitalId: row.hospitalId, messages: said.length },
		}),
	)
	return {
		...row,
		reason: conductReasonNames[row.reason],
		isFrozen: freezes(row) && row.settledAt === null,
		...printDates(row),
		request,
		said,
	}
}

async function findRequest(requestId: string | null) {
	if (!requestId) return null
	const [row] = await db
		.select({
			status: contactRequests.status,
			hospitalId: contactRequests.hospitalId,
			hospitalName: hospitals.displayName,
			hospitalCity: hospitals.city,
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
		.leftJoin(accounts, eq(accounts.id, contactRequests.senderAccountId))
		.where(eq(contactRequests.id, requestId))
	return row ? factsOf(row) : null
}

/** What the two wrote, in order; the last of it where it is long. */
async function listSaid({ hospitalId, specialistId }: { hospitalId: string; specialistId: string }) {
	const rows = await db
		.select({
			id: messages.id,
			side: messages.side,
			body: messages.body,
			sentAt: messages.sentAt,
			by: accounts.name,
		})
		.from(messages)
		.innerJoin(threads, eq(threads.id, messages.threadId))
		.leftJoin(accounts, eq(accounts.id, messages.senderAccountId))
		.where(and(eq(threads.hospitalId, hospitalId), eq(threads.specialistId, specialistId)))
		.orderBy(desc(messages.sentAt), desc(messages.id))
		.limit(mostMessages)
	return rows.toReversed().map(({ sentAt, ...row }) => ({ ...row, at: formatDateTime(sentAt) }))
}
