import { asc, eq } from 'drizzle-orm'
import { applications } from '#app/applications/tables.server.ts'
import { hospitals } from '#app/hospitals/tables.server.ts'
import { jobs } from '#app/jobs/tables.server.ts'
import { db } from '#app/platform/db.server.ts'
import type { PersonalExport } from '#app/platform/personal-export.ts'
import { isShown } from './rating.server.ts'
import { offerEvents, offers, placements, ratings } from './tables.server.ts'

/** What someone was offered, where they were hired, and what they and the hospitals said about it. */
export const offersExport: PersonalExport = {
	name: 'offers',
	holds: [offers, offerEvents, placements, ratings],
	leavesOut: [],
	async collect(accountId) {
		const ofPerson = eq(applications.specialistId, accountId)
		const made = await db
			.select({
				id: offers.id,
				applicationId: offers.applicationId,
				job: jobs.title,
				hospital: hospitals.displayName,
				payPaise: offers.payPaise,
				payUnit: offers.payUnit,
				startsOn: offers.startsOn,
				message: offers.message,
				status: offers.status,
				declineReason: offers.declineReason,
				sentAt: offers.sentAt,
				expiresAt: offers.expiresAt,
			})
			.from(offers)
			.innerJoin(applications, eq(applications.id, offers.applicationId))
			.innerJoin(jobs, eq(jobs.id, applications.jobId))
			.innerJoin(hospitals, eq(hospitals.id, jobs.hospitalId))
			.where(ofPerson)
			.orderBy(asc(offers.sentAt))
		// Which person of the hospital acted is the hospital's.
		const moves = await db
			.select({ offerId: offerEvents.offerId, from: offerEvents.from, to: offerEvents.to, at: offerEvents.at })
			.from(offerEvents)
			.innerJoin(offers, eq(offers.id, offerEvents.offerId))
			.innerJoin(applications, eq(applications.id, offers.applicationId))
			.where(ofPerson)
			.orderBy(asc(offerEvents.at))
		return { records: { offers: made, moves, ...(await collectPlacements(accountId)) }, files: [] }
	},
}

async function collectPlacements(specialistId: string) {
	const placed = await db
		.select({
			applicationId: placements.applicationId,
			hospital: hospitals.displayName,
			startedOn: placements.startedOn,
		})
		.from(placements)
		.innerJoin(hospitals, eq(hospitals.id, placements.hospitalId))
		.where(eq(placements.specialistId, specialistId))
		.orderBy(asc(placements.startedOn))
	const given = await db
		.select({
			applicationId: ratings.applicationId,
			by: ratings.side,
			stars: ratings.stars,
			comment: ratings.comment,
			at: ratings.createdAt,
			isShown: isShown.mapWith(Boolean),
		})
		.from(ratings)
		.innerJoin(placements, eq(placements.applicationId, ratings.applicationId))
		.where(eq(placements.specialistId, specialistId))
		.orderBy(asc(ratings.createdAt))
	return { placements: placed, ratings: given }
}
