import { asc, desc, eq, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { userReports } from '#app/contacts/tables.server.ts'
import { credentials } from '#app/credentials/tables.server.ts'
import { hospitalMembers, hospitals } from '#app/hospitals/tables.server.ts'
import { findSuspensionReason } from '#app/identity/account-status.server.ts'
import type { Operator } from '#app/identity/actor.ts'
import { findAbsent } from '#app/identity/sign-in/long-absence.server.ts'
import { formatPhone } from '#app/identity/phone.server.ts'
import { accounts, accountStatusEvents } from '#app/identity/tables.server.ts'
import { formatDate, formatDateTime } from '#app/platform/text/dates.ts'
import { db } from '#app/platform/database/db.server.ts'
import { specialists } from '#app/specialists/tables.server.ts'
import { listAudit } from './audit-trail.server.ts'
import { findOpening } from './people.server.ts'

/** An account for an operator: only that it exists before a reason is on record, then who it is and what we decided about it. */
export async function findAccountRecord(actor: Operator, accountId: string) {
	const [account] = await db
		.select({
			id: accounts.id,
			kind: accounts.kind,
			name: accounts.name,
			phone: accounts.phone,
			email: sql<string | null>`coalesce(${accounts.email}, ${specialists.email})`,
			suspendedAt: accounts.suspendedAt,
			role: accounts.operatorRole,
			since: accounts.createdAt,
			lastSignedInAt: accounts.lastSignedInAt,
		})
		.from(accounts)
		.leftJoin(specialists, eq(specialists.id, accounts.id))
		.where(eq(accounts.id, accountId))
	if (!account) return null
	const reason = await findOpening(actor, accountId)
	if (reason === null) return { reason: null }
	const [history, seat, cases, reports, suspendedFor, audit, absent] = await Promise.all([
		listHistory(accountId),
		findSeat(accountId),
		listCredentials(accountId),
		listReports(accountId),
		findSuspensionReason(accountId),
		listAudit('account', accountId),
		findAbsent({ accountId }),
	])
	const { suspendedAt, since, lastSignedInAt, phone, ...facts } = account
	return {
		reason,
		account: {
			...facts,
			phone: phone && formatPhone(phone),
			since: formatDate(since),
			lastLogin: lastSignedInAt ? formatDateTime(lastSignedInAt) : 'Never',
			isSuspended: suspendedAt !== null,
			/** Away for so long that the number may be another person's. */
			isAbsent: absent !== null,
			suspendedFor,
		},
		...{ history, seat, credentials: cases, reports, audit },
	}
}

export type AccountRecord = Extract<NonNullable<Awaited<ReturnType<typeof findAccountRecord>>>, { account: object }>

async function listHistory(accountId: string) {
	const actor = alias(accounts, 'actor')
	const rows = await db
		.select({
			id: accountStatusEvents.id,
			to: accountStatusEvents.to,
			reason: accountStatusEvents.reason,
			at: accountStatusEvents.at,
			by: actor.name,
		})
		.from(accountStatusEvents)
		.leftJoin(actor, eq(actor.id, accountStatusEvents.actorAccountId))
		.where(eq(accountStatusEvents.accountId, accountId))
		.orderBy(desc(accountStatusEvents.at))
	return rows.map(({ at, by, ...event }) => ({ ...event, by: by ?? 'Account removed', at: formatDateTime(at) }))
}

async function findSeat(accountId: string) {
	const [seat] = await db
		.select({ hospitalId: hospitals.id, hospitalName: hospitals.displayName, role: hospitalMembers.role })
		.from(hospitalMembers)
		.innerJoin(hospitals, eq(hospitals.id, hospitalMembers.hospitalId))
		.where(eq(hospitalMembers.accountId, accountId))
	return seat ?? null
}

const listCredentials = (accountId: string) =>
	db
		.select({ id: credentials.id, kind: credentials.kind, number: credentials.number, status: credentials.status })
		.from(credentials)
		.where(eq(credentials.specialistId, accountId))
		.orderBy(asc(credentials.kind))

async function listReports(accountId: string) {
	const rows = await db
		.select({
			id: userReports.id,
			about: userReports.about,
			hospitalName: hospitals.displayName,
			createdAt: userReports.createdAt,
			settledAt: userReports.settledAt,
		})
		.from(userReports)
		.innerJoin(hospitals, eq(hospitals.id, userReports.hospitalId))
		.where(eq(userReports.specialistId, accountId))
		.orderBy(desc(userReports.createdAt))
	return rows.map(({ createdAt, settledAt, ...report }) => ({
		...report,
		sent: formatDate(createdAt),
		isResolved: settledAt !== null,
	}))
}
