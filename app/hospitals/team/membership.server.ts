import { and, asc, eq, isNull, ne, or, type SQL, sql } from 'drizzle-orm'
import type { Member } from '#app/identity/actor.ts'
import { endSessionsOf, type FindMembership } from '#app/identity/sessions/session.server.ts'
import { accounts } from '#app/identity/tables.server.ts'
import { db, type Queryable } from '#app/platform/database/db.server.ts'
import { hospitalMembers, hospitals } from '../tables.server.ts'

/** The hospital an account acts for, read with each request, so that a removed member or a suspended hospital ends at once. */
export const findMembership = (async (accountId: string, on: Queryable = db) => {
	const [membership] = await on
		.select({
			hospitalId: hospitals.id,
			hospitalName: hospitals.displayName,
			hospitalStatus: hospitals.status,
			role: hospitalMembers.role,
			sites: hospitalMembers.sites,
		})
		.from(hospitalMembers)
		.innerJoin(hospitals, eq(hospitals.id, hospitalMembers.hospitalId))
		.where(eq(hospitalMembers.accountId, accountId))
	return membership ?? null
}) satisfies FindMembership

/** Signed in with the right password and nothing to act for: no session is left open. */
export const endSessionsWithoutSeat = (accountId: string) => endSessionsOf(db, accountId)

/** A member's own settings, or null if they were removed. */
export async function findOwnSeat({ accountId, hospitalId }: Member) {
	const [seat] = await db
		.select({ keyboardShortcuts: hospitalMembers.keyboardShortcuts })
		.from(hospitalMembers)
		.where(and(eq(hospitalMembers.accountId, accountId), eq(hospitalMembers.hospitalId, hospitalId)))
	return seat ?? null
}

/** Turns the single keys of the hospital's pages on or off, for this person alone. */
export async function switchShortcuts({ accountId, hospitalId }: Member, isOn: boolean) {
	await db
		.update(hospitalMembers)
		.set({ keyboardShortcuts: isOn })
		.where(and(eq(hospitalMembers.accountId, accountId), eq(hospitalMembers.hospitalId, hospitalId)))
}

const isOwner = eq(hospitalMembers.role, 'owner')

const listReaders = (on: Queryable, hospitalId: string, which?: SQL) =>
	on
		.select({
			accountId: accounts.id,
			name: accounts.name,
			email: accounts.email,
			role: hospitalMembers.role,
			sites: hospitalMembers.sites,
			isPaused: sql<boolean>`${hospitals.status} = 'suspended'`,
		})
		.from(hospitalMembers)
		.innerJoin(accounts, eq(accounts.id, hospitalMembers.accountId))
		.innerJoin(hospitals, eq(hospitals.id, hospitalMembers.hospitalId))
		.where(and(eq(hospitalMembers.hospitalId, hospitalId), eq(accounts.emailVerified, true), which))
		.orderBy(asc(hospitalMembers.createdAt))

/** Members whom something at these sites concerns: an expression of `uuid[]`, with the main site by the id of the hospital. */
export const worksAt = (sites: SQL) => sql`(${hospitalMembers.sites} is null or ${hospitalMembers.sites} && ${sites})`

/** Members whom something of the hospital as a whole concerns. */
export const worksForAll = isNull(hospitalMembers.sites)

/** The same, and the one who wrote what it is about. */
export const worksForAllOrIs = (accountId: string | null) =>
	accountId === null ? worksForAll : sql`(${worksForAll} or ${eq(hospitalMembers.accountId, accountId)})`

/**
 * The members with a confirmed address, to whom we write about applicants, jobs and everything else of the hospital; `concerned` says which of
 * them, since not all work for every site, and null is each of them.
 */
export const listMembersToNotify = (on: Queryable, hospitalId: string, concerned: SQL | null) =>
	listReaders(on, hospitalId, and(ne(hospitalMembers.role, 'interviewer'), concerned ?? undefined))

/** The same with interviewers, who are to hear only of interviews that they take part in. */
export const listTeamToNotify = (on: Queryable, hospitalId: string, concerned: SQL) =>
	listReaders(on, hospitalId, or(eq(hospitalMembers.role, 'interviewer'), concerned))

/** Its owners with a confirmed address, for what only they can do. */
export const listOwnersToNotify = (on: Queryable, hospitalId: string) => listReaders(on, hospitalId, isOwner)
