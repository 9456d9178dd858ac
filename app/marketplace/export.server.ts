import { asc, eq } from 'drizzle-orm'
import { hospitals } from '#app/hospitals/tables.server.ts'
import { db } from '#app/platform/db.server.ts'
import type { PersonalExport } from '#app/platform/personal-export.ts'
import { candidateSearches, shortlistedSpecialists, toldSpecialists } from './tables.server.ts'

/** Which hospitals keep somebody in view. Who of them added the person is the hospital's. */
export const marketplaceExport: PersonalExport = {
	name: 'shortlists',
	holds: [shortlistedSpecialists],
	leavesOut: [
		{ table: candidateSearches, because: 'Internal records of hospital members.' },
		{
			table: toldSpecialists,
			because: 'Notification records of hospital members. They contain nothing else about you.',
		},
	],
	async collect(accountId) {
		const shortlists = await db
			.select({ hospital: hospitals.displayName, addedAt: shortlistedSpecialists.addedAt })
			.from(shortlistedSpecialists)
			.innerJoin(hospitals, eq(hospitals.id, shortlistedSpecialists.hospitalId))
			.where(eq(shortlistedSpecialists.specialistId, accountId))
			.orderBy(asc(shortlistedSpecialists.addedAt))
		return { records: { shortlists }, files: [] }
	},
}
