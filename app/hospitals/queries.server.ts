import { and, eq, sql } from 'drizzle-orm'
import type { Member } from '#app/identity/actor.ts'
import { accounts } from '#app/identity/tables.server.ts'
import { relativeTime } from '#app/platform/text/dates.ts'
import { db } from '#app/platform/database/db.server.ts'
import { addressLine } from './sites/site-line.ts'
import { canBeChecked, checklist } from './checks/checklist.ts'
import { listHospitalDocuments } from './checks/documents.server.ts'
import { formatSwitchboard } from './phone.server.ts'
import { hospitalMembers, hospitals } from './tables.server.ts'

/** The member's own hospital as its verification page shows it: what we have, what is missing, how long it waits. */
export async function findOwnVerification(actor: Member, now = new Date()) {
	const emailConfirmed = db
		.select({ one: sql`1` })
		.from(hospitalMembers)
		.innerJoin(accounts, eq(accounts.id, hospitalMembers.accountId))
		.where(and(eq(hospitalMembers.hospitalId, hospitals.id), eq(accounts.emailVerified, true)))
	const [hospital] = await db
		.select({
			status: hospitals.status,
			reason: hospitals.statusReason,
			displayName: hospitals.displayName,
			legalName: hospitals.legalName,
			address: hospitals.address,
			city: hospitals.city,
			pin: hospitals.pin,
			phone: hospitals.phone,
			registrationNumber: hospitals.registrationNumber,
			facilityId: hospitals.facilityId,
			gstin: hospitals.gstin,
			website: hospitals.website,
			submittedAt: hospitals.submittedAt,
			emailConfirmed: sql<boolean>`exists (${emailConfirmed})`,
		})
		.from(hospitals)
		.where(eq(hospitals.id, actor.hospitalId))
	if (!hospital) return null
	const documents = await listHospitalDocuments(actor.hospitalId)
	const { submittedAt, address, city, pin, phone, emailConfirmed: _, ...shown } = hospital
	return {
		...shown,
		where: addressLine({ address, city, pin }),
		phone: formatSwitchboard(phone),
		documents,
		checklist: checklist({ ...hospital, documents: documents.map(({ kind }) => kind) }),
		/** There is something that we can look up, so the clock of our promise runs. */
		isSent: canBeChecked(hospital),
		sentAgo: relativeTime(submittedAt, now),
	}
}
