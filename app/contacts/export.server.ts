import { asc, eq } from 'drizzle-orm'
import { hospitals } from '#app/hospitals/tables.server.ts'
import { jobs } from '#app/jobs/tables.server.ts'
import { db } from '#app/platform/db.server.ts'
import type { PersonalExport } from '#app/platform/personal-export.ts'
import { conductReports, contactRequestEvents, contactRequests } from './tables.server.ts'

/** Which hospitals asked a specialist for contact, what they said to it, and what they reported. */
export const contactsExport: PersonalExport = {
	name: 'contact-requests',
	holds: [contactRequests, contactRequestEvents, conductReports],
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
		// What a hospital reported about somebody stays with us: it names who complained.
		const reports = await db
			.select({
				hospital: hospitals.displayName,
				reason: conductReports.reason,
				detail: conductReports.detail,
				createdAt: conductReports.createdAt,
				settledAt: conductReports.settledAt,
				outcome: conductReports.outcome,
			})
			.from(conductReports)
			.innerJoin(hospitals, eq(hospitals.id, conductReports.hospitalId))
			.where(eq(conductReports.reporterAccountId, accountId))
			.orderBy(asc(conductReports.createdAt))
		return { records: { requests, moves, reports }, files: [] }
	},
}
