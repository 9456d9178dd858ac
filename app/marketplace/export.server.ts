import { asc, eq } from 'drizzle-orm'
import { hospitals } from '#app/hospitals/tables.server.ts'
import { db } from '#app/platform/db.server.ts'
import type { PersonalExport } from '#app/platform/personal-export.ts'
import { candidateSearches, savedCandidates, notifiedSpecialists } from './tables.server.ts'

/** Which hospitals saved the person. The member who did it is the hospital's data. */
export const marketplaceExport: PersonalExport = {
	name: 'shortlists',
	holds: [savedCandidates],
	leavesOut: [
		{ table: candidateSearches, because: 'Internal records of hospital members.' },
		{
			table: notifiedSpecialists,
			because: 'Notification records of hospital members. They contain nothing else about you.',
		},
	],
	async collect(accountId) {
		const shortlists = await db
			.select({ hospital: hospitals.displayName, addedAt: savedCandidates.addedAt })
			.from(savedCandidates)
			.innerJoin(hospitals, eq(hospitals.id, savedCandidates.hospitalId))
			.where(eq(savedCandidates.specialistId, accountId))
			.orderBy(asc(savedCandidates.addedAt))
		return { records: { shortlists }, files: [] }
	},
}
