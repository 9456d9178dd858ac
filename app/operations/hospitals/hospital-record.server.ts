import { readableSources } from '../cases/case-reasons.ts'
import { listAudit } from '../people/audit-trail.server.ts'
import { and, asc, desc, eq, inArray, ne, or, sql } from 'drizzle-orm'
import { addressLine } from '#app/hospitals/sites/site-line.ts'
import { listHospitalDocuments } from '#app/hospitals/checks/documents.server.ts'
import { isCheckDue } from '#app/hospitals/checks/yearly-check.server.ts'
import { canBeChecked } from '#app/hospitals/checks/checklist.ts'
import { standsFor } from '#app/hospitals/names/look-alike.ts'
import { mailDomainHint } from '#app/hospitals/checks/mail-domain.ts'
import { formatSwitchboard } from '#app/hospitals/phone.server.ts'
import { hospitalMembers, hospitalStatusEvents, hospitals } from '#app/hospitals/tables.server.ts'
import type { Operator } from '#app/identity/actor.ts'
import { accounts } from '#app/identity/tables.server.ts'
import { jobs } from '#app/jobs/tables.server.ts'
import { formatDateTime, formatDay, waitingFor } from '#app/platform/text/dates.ts'
import { db } from '#app/platform/database/db.server.ts'
import { totalFound } from '#app/platform/database/total-found.server.ts'
import { registrationKey } from '#app/platform/text/registration-key.server.ts'

/** Everything an operator decides on: what the hospital gave, who acts for it, what it resembles, what happened so far. */
export async function findHospitalRecord(_actor: Operator, hospitalId: string, now = new Date()) {
	const [hospital] = await db.select().from(hospitals).where(eq(hospitals.id, hospitalId))
	if (!hospital) return null
	const [members, others, history, audit, jobsNow, documents, [due]] = await Promise.all([
		listMembers(hospitalId, hospital.website),
		listResembling(hospital),
		listHistory(hospitalId),
		listAudit('hospital', hospitalId),
		listRemovableJobs(hospitalId),
		listHospitalDocuments(hospitalId),
		db.select({ isCheckDue }).from(hospitals).where(eq(hospitals.id, hospitalId)),
	])
	const { id, status, version, legalName, displayName, website, registrationNumber, facilityId, gstin } = hospital
	return {
		...{ id, status, version, legalName, displayName, website, registrationNumber, facilityId, gstin },
		where: addressLine(hospital),
		phone: formatSwitchboard(hospital.phone),
		reason: hospital.statusReason,
		waiting: waitingFor(hospital.submittedAt, now),
		submittedAt: formatDateTime(hospital.submittedAt),
		verifiedOn: hospital.verifiedAt ? formatDay(hospital.verifiedAt) : null,
		canBeChecked: canBeChecked(hospital),
		checkedAgainst: hospital.checkedAgainst,
		lastCheckedOn: hospital.lastCheckedAt && formatDay(hospital.lastCheckedAt),
		isCheckDue: due?.isCheckDue ?? false,
		sources: readableSources(documents),
		...{ members, others, history, audit, documents, jobs: jobsNow },
	}
}

export type HospitalRecord = NonNullable<Awaited<ReturnType<typeof findHospitalRecord>>>

/** Jobs that specialists can see or have applied to, the latest first. */
const listRemovableJobs = (hospitalId: string) =>
	db
		.select({
			id: jobs.id,
			title: jobs.title,
			location: jobs.location,
			status: jobs.status,
			applicants: jobs.applicantCount,
			total: totalFound,
		})
		.from(jobs)
		.where(and(eq(jobs.hospitalId, hospitalId), inArray(jobs.status, ['open', 'paused', 'closed'])))
		.orderBy(sql`${jobs.status} = 'open' desc`, desc(jobs.openedAt))
		.limit(100)

async function listMembers(hospitalId: string, website: string | null) {
	const rows = await db
		.select({
			accountId: accounts.id,
			name: accounts.name,
			email: accounts.email,
			emailVerified: accounts.emailVerified,
			role: hospitalMembers.role,
			since: hospitalMembers.createdAt,
		})
		.from(hospitalMembers)
		.innerJoin(accounts, eq(accounts.id, hospitalMembers.accountId))
		.where(eq(hospitalMembers.hospitalId, hospitalId))
		.orderBy(asc(hospitalMembers.createdAt))
	return rows.map(({ since, ...member }) => ({
		...member,
		since: formatDay(since),
		domain: mailDomainHint(member.email ?? '', website),
	}))
}

/** Hospitals that this one could be taken for, or that gave the same number: each a reason to look twice. */
export async function listResembling(
	hospital: Pick<
		typeof hospitals.$inferSelect,
		'id' | 'registrationNumber' | 'facilityId' | 'gstin' | 'displayName' | 'legalName'
	>,
) {
	const { registrationNumber, facilityId, gstin, displayName, legalName } = hospital
	const sameNumber = eq(registrationKey(hospitals.registrationNumber), registrationKey(registrationNumber))
	const columns = {
		id: hospitals.id,
		name: hospitals.displayName,
		legalName: hospitals.legalName,
		city: hospitals.city,
		status: hospitals.status,
		hasSameNumber: sql<boolean>`coalesce(${sameNumber}, false)`,
		facilityId: hospitals.facilityId,
		gstin: hospitals.gstin,
	}
	const rows = await db
		.select(columns)
		.from(hospitals)
		.where(
			and(
				ne(hospitals.id, hospital.id),
				or(
					sql`${hospitals.status} in ('verified', 'suspended')`,
					sameNumber,
					facilityId ? eq(hospitals.facilityId, facilityId) : undefined,
					gstin ? eq(hospitals.gstin, gstin) : undefined,
				),
			),
		)
	return rows
		.map(({ id, name, city, status, ...other }) => ({
			...{ id, name, city, status },
			same: [
				...(other.hasSameNumber ? ['registration number'] : []),
				...(facilityId && other.facilityId === facilityId ? ['facility ID'] : []),
				...(gstin && other.gstin === gstin ? ['GSTIN'] : []),
			],
			similarName: [displayName, legalName].some((own) =>
				[name, other.legalName].some((theirs) => standsFor(own, theirs)),
			),
		}))
		.filter(({ same, similarName }) => same.length > 0 || similarName)
}

async function listHistory(hospitalId: string) {
	const rows = await db
		.select({
			id: hospitalStatusEvents.id,
			to: hospitalStatusEvents.to,
			from: hospitalStatusEvents.from,
			reason: hospitalStatusEvents.reason,
			at: hospitalStatusEvents.at,
			by: accounts.name,
		})
		.from(hospitalStatusEvents)
		.leftJoin(accounts, eq(accounts.id, hospitalStatusEvents.actorAccountId))
		.where(eq(hospitalStatusEvents.hospitalId, hospitalId))
		.orderBy(asc(hospitalStatusEvents.at))
	return rows.map(({ at, ...event }) => ({ ...event, at: { text: formatDateTime(at), iso: at.toISOString() } }))
}
