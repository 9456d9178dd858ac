import { asPage, perPage, rowsBefore } from '#app/platform/paging.ts'
import { and, asc, count, desc, eq, ilike, or, type SQL, sql } from 'drizzle-orm'
import { type HospitalStatus, hospitalStatusNames, hospitalStatuses } from '#app/hospitals/status.ts'
import { hospitalMembers, hospitals } from '#app/hospitals/tables.server.ts'
import type { Operator } from '#app/identity/actor.ts'
import { accounts } from '#app/identity/tables.server.ts'
import { formatDay, waitingFor } from '#app/platform/text/dates.ts'
import { db } from '#app/platform/database/db.server.ts'
import { containsPattern } from '#app/platform/text/text.server.ts'
import { isLate } from '#app/cases/kinds.ts'

/** A hospital with no confirmed email address is not waiting for us yet. */
export const isReachable = sql`exists (select 1 from ${hospitalMembers} join ${accounts} on ${accounts.id} = ${hospitalMembers.accountId}
	where ${hospitalMembers.hospitalId} = ${hospitals.id} and ${accounts.emailVerified})`

export const hasDetails = sql<boolean>`(${hospitals.registrationNumber} is not null or ${hospitals.facilityId} is not null)`

const named = (search: string): SQL | undefined =>
	search === ''
		? undefined
		: or(ilike(hospitals.displayName, containsPattern(search)), ilike(hospitals.legalName, containsPattern(search)))

/** The count of hospitals by status, where the name contains the text. */
export async function countHospitals(_actor: Operator, search: string): Promise<Record<HospitalStatus, number>> {
	const rows = await db
		.select({ status: hospitals.status, hospitals: count() })
		.from(hospitals)
		.where(and(named(search), or(sql`${hospitals.status} <> 'pending'`, isReachable)))
		.groupBy(hospitals.status)
	const counted = new Map(rows.map((row) => [row.status, row.hospitals]))
	return Object.fromEntries(hospitalStatuses.map((status) => [status, counted.get(status) ?? 0])) as Record<
		HospitalStatus,
		number
	>
}

/** Hospitals of any status whose name has this in it. */
export async function findHospitalsByName(_actor: Operator, text: string) {
	const rows = await db
		.select({ id: hospitals.id, name: hospitals.displayName, city: hospitals.city, status: hospitals.status })
		.from(hospitals)
		.where(named(text))
		.orderBy(asc(hospitals.displayName), asc(hospitals.id))
		.limit(6)
	return rows.map(({ status, ...row }) => ({ ...row, status: hospitalStatusNames[status] }))
}

/** How a list of hospitals is ordered, and what its page says of it. */
const ordered = (said: string, ...by: SQL[]) => ({ by, said })
const latestFirst = 'Latest first.'
const orders: Record<HospitalStatus, ReturnType<typeof ordered>> = {
	pending: ordered(
		'Hospitals that have submitted details come first, the oldest on top.',
		...[desc(hasDetails), asc(hospitals.submittedAt)],
	),
	verified: ordered(latestFirst, desc(hospitals.verifiedAt)),
	rejected: ordered(latestFirst, desc(hospitals.updatedAt)),
	suspended: ordered(latestFirst, desc(hospitals.updatedAt)),
}
export const hospitalOrder = (status: HospitalStatus) => orders[status].said

/** Hospitals of one status, 25 a page. */
export async function listHospitals(
	_actor: Operator,
	{ status, search, page }: { status: HospitalStatus; search: string; page: number },
	now = new Date(),
) {
	const contact = db
		.select({ email: accounts.email })
		.from(hospitalMembers)
		.innerJoin(accounts, eq(accounts.id, hospitalMembers.accountId))
		.where(eq(hospitalMembers.hospitalId, hospitals.id))
		.orderBy(asc(hospitalMembers.createdAt))
		.limit(1)
	const rows = await db
		.select({
			id: hospitals.id,
			name: hospitals.displayName,
			city: hospitals.city,
			registrationNumber: hospitals.registrationNumber,
			facilityId: hospitals.facilityId,
			gstin: hospitals.gstin,
			reason: hospitals.statusReason,
			submittedAt: hospitals.submittedAt,
			verifiedAt: hospitals.verifiedAt,
			updatedAt: hospitals.updatedAt,
			contact: sql<string | null>`(${contact})`,
		})
		.from(hospitals)
		.where(and(eq(hospitals.status, status), named(search), status === 'pending' ? isReachable : undefined))
		.orderBy(...orders[status].by, asc(hospitals.id))
		.limit(perPage + 1)
		.offset(rowsBefore(page))
	return asPage(rows, page, ({ submittedAt, verifiedAt, updatedAt, ...row }) => ({
		...row,
		waiting: waitingFor(submittedAt, now),
		isLate: isLate('hospital', submittedAt, now),
		since: formatDay(status === 'verified' ? (verifiedAt ?? updatedAt) : updatedAt),
	}))
}

export type ListedHospital = Awaited<ReturnType<typeof listHospitals>>['rows'][number]
