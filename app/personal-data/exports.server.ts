import { desc, eq } from 'drizzle-orm'
import { alertsExport } from '#app/alerts/export.server.ts'
import { applicationsExport } from '#app/applications/export.server.ts'
import { contactsExport } from '#app/contacts/export.server.ts'
import { credentialsExport } from '#app/credentials/export.server.ts'
import { hospitalInvitations, hospitalMembers, hospitalStatusEvents } from '#app/hospitals/tables.server.ts'
import { identityExport } from '#app/identity/export.server.ts'
import { interviewsExport } from '#app/interviews/export.server.ts'
import { jobsExport } from '#app/jobs/export.server.ts'
import { messagesExport } from '#app/messages/export.server.ts'
import { notificationsExport } from '#app/notifications/export.server.ts'
import { marketplaceExport } from '#app/marketplace/export.server.ts'
import { offersExport } from '#app/offers/export.server.ts'
import { db } from '#app/platform/db.server.ts'
import type { PersonalExport } from '#app/platform/personal-export.ts'
import { auditEvents } from '#app/platform/tables.server.ts'
import { specialistsExport } from '#app/specialists/export.server.ts'
import { erasures } from './tables.server.ts'

const ofHospitals = 'Data about hospital members, who have no specialist profile.'

/** What only this capability can gather: what was done with the data, and the wish to have it deleted. */
const personalDataExport: PersonalExport = {
	name: 'activity',
	holds: [erasures],
	leavesOut: [
		{ table: hospitalMembers, because: ofHospitals },
		{ table: hospitalInvitations, because: ofHospitals },
		{ table: hospitalStatusEvents, because: ofHospitals },
	],
	async collect(accountId) {
		const deletion = await db
			.select({ requestedAt: erasures.requestedAt, dueAt: erasures.dueAt })
			.from(erasures)
			.where(eq(erasures.accountId, accountId))
		const log = await db
			.select({ action: auditEvents.action, at: auditEvents.at, facts: auditEvents.facts })
			.from(auditEvents)
			.where(eq(auditEvents.subjectId, accountId))
			.orderBy(desc(auditEvents.at))
		return { records: { deletion: deletion[0] ?? null, log }, files: [] }
	},
}

/** Every capability that holds something of a specialist. A test compares this with the foreign keys of the database. */
export const exports: readonly PersonalExport[] = [
	identityExport,
	specialistsExport,
	credentialsExport,
	jobsExport,
	applicationsExport,
	contactsExport,
	offersExport,
	interviewsExport,
	messagesExport,
	alertsExport,
	marketplaceExport,
	notificationsExport,
	personalDataExport,
]

/** Everything that we hold about someone, as records by file name and the store keys of their files. */
export async function collectEverything(accountId: string) {
	const collected = []
	for (const { name, collect } of exports) collected.push({ name, ...(await collect(accountId)) })
	return collected
}
