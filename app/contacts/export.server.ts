import { asc, eq } from 'drizzle-orm'
import { hospitals } from '#app/hospitals/tables.server.ts'
import { jobs } from '#app/jobs/tables.server.ts'
import { db } from '#app/platform/db.server.ts'
import type { PersonalExport } from '#app/platform/personal-export.ts'
import { userReports, contactRequestEvents, contactRequests } from './tables.server.ts'

/** Which hospitals asked a specialist for contact, what they said to it, and what they reported. */
export const contactsExport: PersonalExport = {
	name: 'contact-requests',
	holds: [contactRequests, contactRequestEvents, userReports],
	leavesOut: [],
	async collect(accountId) {
		const requests = await db
			.select({
				id: contactRequests.id,
				hospital: hospitals.displayName,
				job: jobs.title,
				reason: contactRequests.reason,
				payMinPaise: contactRequests.payMinPaise,
				payMaxPaise: contactRequests.payMaxPaise,
				payUnit: contactRequests.payUnit,
				place: contactRequests.place,
				message: contactRequests.message,
				status: contactRequests.status,
				declineReason: contactRequests.declineReason,
				contactShared: contactRequests.contactShared,
				revokedAt: contactRequests.revokedAt,
				sentAt: contactRequests.sentAt,
				decidedAt: contactRequests.decidedAt,
			})
			.from(contactRequests)
			.innerJoin(hospitals, eq(hospitals.id, contactRequests.hospitalId))
			.leftJoin(jobs, eq(jobs.id, contactRequests.jobId))
			.where(eq(contactRequests.specialistId, accountId))
			.orderBy(asc(contactRequests.sentAt))
		// Which person of the hospital moved it is the hospital's.
		const moves = await db
			.select({
				requestId: contactRequestEvents.requestId,
				from: contactRequestEvents.from,
				to: contactRequestEvents.to,
				reason: contactRequestEvents.reason,
				at: contactRequestEvents.at,
			})
			.from(contactRequestEvents)
			.innerJoin(contactRequests, eq(contactRequests.id, contactRequestEvents.requestId))
			.where(eq(contactRequests.specialistId, accountId))
			.orderBy(asc(contactRequestEvents.at))
		// Reports by hospitals are left out, because they name who complained.
		const reports = await db
			.select({
				hospital: hospitals.displayName,
				reason: userReports.reason,
				detail: userReports.detail,
				createdAt: userReports.createdAt,
				settledAt: userReports.settledAt,
				outcome: userReports.outcome,
			})
			.from(userReports)
			.innerJoin(hospitals, eq(hospitals.id, userReports.hospitalId))
			.where(eq(userReports.reporterAccountId, accountId))
			.orderBy(asc(userReports.createdAt))
		return { records: { requests, moves, reports }, files: [] }
	},
}
