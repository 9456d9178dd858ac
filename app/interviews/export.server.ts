import { asc, eq } from 'drizzle-orm'
import { applications } from '#app/applications/tables.server.ts'
import { hospitals } from '#app/hospitals/tables.server.ts'
import { jobs } from '#app/jobs/tables.server.ts'
import { db } from '#app/platform/db.server.ts'
import type { PersonalExport } from '#app/platform/personal-export.ts'
import { calendarFeeds, interviewEvents, interviews, interviewSlots } from './tables.server.ts'

/** Interviews with their proposed times and what became of them, and whether a calendar reads them. */
export const interviewsExport: PersonalExport = {
	name: 'interviews',
	holds: [interviews, interviewSlots, interviewEvents, calendarFeeds],
	leavesOut: [],
	async collect(accountId) {
		const mine = eq(interviews.specialistId, accountId)
		const found = await db
			.select({
				id: interviews.id,
				hospital: hospitals.displayName,
				job: jobs.title,
				status: interviews.status,
				mode: interviews.mode,
				place: interviews.place,
				note: interviews.note,
				startsAt: interviews.startsAt,
				endsAt: interviews.endsAt,
				reason: interviews.reason,
				createdAt: interviews.createdAt,
			})
			.from(interviews)
			.innerJoin(applications, eq(applications.id, interviews.applicationId))
			.innerJoin(jobs, eq(jobs.id, applications.jobId))
			.innerJoin(hospitals, eq(hospitals.id, interviews.hospitalId))
			.where(mine)
			.orderBy(asc(interviews.createdAt))
		const times = await db
			.select({
				interviewId: interviewSlots.interviewId,
				round: interviewSlots.round,
				startsAt: interviewSlots.startsAt,
				endsAt: interviewSlots.endsAt,
			})
			.from(interviewSlots)
			.innerJoin(interviews, eq(interviews.id, interviewSlots.interviewId))
			.where(mine)
			.orderBy(asc(interviewSlots.startsAt))
		// Which person of the hospital did it is the hospital's.
		const moves = await db
			.select({
				interviewId: interviewEvents.interviewId,
				from: interviewEvents.from,
				to: interviewEvents.to,
				reason: interviewEvents.reason,
				at: interviewEvents.at,
			})
			.from(interviewEvents)
			.innerJoin(interviews, eq(interviews.id, interviewEvents.interviewId))
			.where(mine)
			.orderBy(asc(interviewEvents.at))
		const [feed] = await db
			.select({ createdAt: calendarFeeds.createdAt, lastReadAt: calendarFeeds.lastReadAt })
			.from(calendarFeeds)
			.where(eq(calendarFeeds.accountId, accountId))
		return { records: { interviews: found, times, moves, calendarFeed: feed ?? null }, files: [] }
	},
}
