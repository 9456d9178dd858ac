import { randomUUID } from 'node:crypto'
import { and, asc, desc, eq, isNull, ne, type SQL, sql } from 'drizzle-orm'
import type { Interviewer, Member } from '#app/identity/actor.ts'
import { noteSeat } from '#app/identity/sign-in/member-sign-in.server.ts'
import { endSessionsOf } from '#app/identity/sessions/session.server.ts'
import { accounts } from '#app/identity/tables.server.ts'
import { notify, writeTo } from '#app/notifications/notify.server.ts'
import { recordAudit } from '#app/platform/audit/audit.server.ts'
import { db, type Queryable, type Transaction } from '#app/platform/database/db.server.ts'
import { asSystem } from '#app/platform/database/row-guard.server.ts'
import { fail, ok, type Result } from '#app/platform/result.ts'
import {
	memberChanged,
	memberLeft,
	memberSitesChanged,
	ownSeatChanged,
	ownSitesChanged,
	type SeatChange,
} from '../messages.ts'
import { keepsAnOwner, mayManageTeam, type MemberRole } from './member-roles.ts'
import { holdSites, listSiteChoices } from '../sites/site-choices.server.ts'
import { hospitalInvitations, hospitalMembers, hospitals } from '../tables.server.ts'
import { endMemberWhatsApp } from './member-whatsapp.server.ts'

/** The team of the member's hospital, owners first; those whom `concerned` leaves. */
export async function listTeam({ hospitalId }: Pick<Member, 'hospitalId'>, on: Queryable = db, concerned?: SQL) {
	return on
		.select({
			accountId: accounts.id,
			name: accounts.name,
			email: sql<string>`${accounts.email}`,
			role: hospitalMembers.role,
			sites: hospitalMembers.sites,
			since: hospitalMembers.createdAt,
			lastSignedInAt: accounts.lastSignedInAt,
			isSuspended: sql<boolean>`${accounts.suspendedAt} is not null`,
		})
		.from(hospitalMembers)
		.innerJoin(accounts, eq(accounts.id, hospitalMembers.accountId))
		.where(and(eq(hospitalMembers.hospitalId, hospitalId), concerned))
		.orderBy(asc(hospitalMembers.role), asc(hospitalMembers.createdAt), desc(accounts.id))
}

export async function findTeammate(member: Member, accountId: string) {
	return (await listTeam(member)).find((one) => one.accountId === accountId) ?? null
}

export type TeamFailure = 'not-owner' | 'no-such-member' | 'last-owner' | 'unchanged'

/**
 * Locks the team until `tx` ends, so that of two owners who step down at once only one can. Reads the actor's current
 * seat too, `not-owner` if they have lost it.
 */
export async function holdTeam(tx: Transaction, actor: Member | Interviewer) {
	const team = await lockTeam(tx, actor)
	const me = team.find(({ accountId }) => accountId === actor.accountId) ?? null
	return { team, me, isManager: me !== null && mayManageTeam(me) }
}

/** The team, locked until `tx` ends. */
export async function lockTeam(tx: Transaction, hospital: Pick<Member, 'hospitalId'>) {
	await tx.select({ id: hospitals.id }).from(hospitals).where(eq(hospitals.id, hospital.hospitalId)).for('update')
	return listTeam(hospital, tx)
}

/** An owner makes a member, or themselves, an owner, of all sites, or a recruiter. The last owner stays one. No one is made an interviewer: what they were sent before stays theirs. */
export async function changeSeat(
	actor: Member,
	accountId: string,
	to: Member['role'],
): Promise<Result<{ name: string }, TeamFailure>> {
	return db.transaction(async (tx) => {
		const { team, isManager } = await holdTeam(tx, actor)
		if (!isManager) return fail('not-owner')
		const person = team.find((one) => one.accountId === accountId)
		if (!person) return fail('no-such-member')
		if (person.role === to) return fail('unchanged')
		if (to === 'recruiter' && !keepsAnOwner(team, accountId)) return fail('last-owner')

		await tx
			.update(hospitalMembers)
			.set({ role: to, ...(to === 'owner' ? { sites: null } : {}) })
			.where(seatOf(actor, accountId))
		await writeDown(tx, actor, 'seat-changed', accountId, { from: person.role, to })
		await notifyTeam(tx, actor, person, to)
		return ok({ name: person.name })
	})
}

/**
 * An owner says for which sites a member works; null is for all. It holds from the member's next request on. Owners are of all sites, so
 * that someone always sees everything.
 */
export async function changeSites(
	actor: Member,
	accountId: string,
	sites: string[] | null,
): Promise<Result<{ name: string }, 'not-owner' | 'no-such-member' | 'unchanged' | SitesFailure>> {
	return db.transaction(async (tx) => {
		const { team, isManager } = await holdTeam(tx, actor)
		if (!isManager) return fail('not-owner')
		const person = team.find((one) => one.accountId === accountId)
		if (!person) return fail('no-such-member')
		const refused = await whyNotSites(tx, actor, person.role, sites)
		if (refused) return fail(refused)
		if (isSameSites(person.sites, sites)) return fail('unchanged')

		await tx.update(hospitalMembers).set({ sites }).where(seatOf(actor, accountId))
		await writeDown(tx, actor, 'sites-changed', accountId, { from: person.sites, to: sites })
		const names = await nameSites(tx, actor, sites)
		if (accountId !== actor.accountId)
			await writeTo(tx, ownSitesChanged, {
				to: [person],
				facts: { sites: names, hospitalName: actor.hospitalName, byName: actor.name },
			})
		await notify(tx, memberSitesChanged, {
			to: await otherOwners(tx, actor, person),
			key: teamKey(accountId),
			facts: { name: person.name, sites: names, byName: actor.name },
		})
		return ok({ name: person.name })
	})
}

const isSameSites = (one: string[] | null, two: string[] | null) =>
	one === null || two === null ? one === two : one.toSorted().join() === two.toSorted().join()

export type SitesFailure = 'owner-of-all-sites' | 'no-such-site'

/** Why a member with this role cannot have these sites; null when they can. The sites stay until `tx` ends. */
export async function whyNotSites(
	tx: Transaction,
	{ hospitalId }: Pick<Member, 'hospitalId'>,
	role: MemberRole,
	sites: string[] | null,
): Promise<SitesFailure | null> {
	if (sites === null) return null
	if (role === 'owner') return 'owner-of-all-sites'
	return sites.length > 0 && (await holdSites(tx, hospitalId, sites)) ? null : 'no-such-site'
}

/** As the hospital calls them; null for all. */
async function nameSites(tx: Transaction, { hospitalId }: Pick<Member, 'hospitalId'>, sites: string[] | null) {
	const all = await listSiteChoices(hospitalId, tx)
	return sites && all.filter(({ id }) => sites.includes(id)).map(({ name }) => name)
}

/** An owner removes another member, who is logged out everywhere at once. Their texts stay, their invitations end. */
export async function removeMember(
	actor: Member,
	accountId: string,
): Promise<Result<{ name: string }, Exclude<TeamFailure, 'unchanged'>>> {
	return db.transaction(async (tx) => {
		const { team, isManager } = await holdTeam(tx, actor)
		if (!isManager) return fail('not-owner')
		const person = team.find((one) => one.accountId === accountId)
		if (!person || accountId === actor.accountId) return fail('no-such-member')
		if (!keepsAnOwner(team, accountId)) return fail('last-owner')

		await vacate(tx, actor, accountId)
		await writeDown(tx, actor, 'member-removed', accountId, { role: person.role })
		await notifyTeam(tx, actor, person, 'removed')
		return ok({ name: person.name })
	})
}

/** A member or an interviewer leaves by choice. The last owner cannot, because no one could let people in. */
export async function leaveHospital(actor: Member | Interviewer): Promise<Result<null, 'last-owner'>> {
	return asSystem('an interviewer who leaves reads and tells a team that is not theirs to see', () => leave(actor))
}

async function leave(actor: Member | Interviewer): Promise<Result<null, 'last-owner'>> {
	return db.transaction(async (tx) => {
		const { team, me } = await holdTeam(tx, actor)
		// Already removed, as was wanted.
		if (!me) return ok(null)
		if (!keepsAnOwner(team, actor.accountId)) return fail('last-owner')
		await vacate(tx, actor, actor.accountId)
		await writeDown(tx, actor, 'member-left', actor.accountId, { role: me.role })
		const others = team.filter(({ accountId, role }) => role === 'owner' && accountId !== actor.accountId)
		await notify(tx, memberLeft, { to: others, key: teamKey(actor.accountId), facts: actor })
		return ok(null)
	})
}

/** Names the member, and is new with every change. */
export const teamKey = (accountId: string) => `team/${accountId}/${randomUUID()}`

const seatOf = ({ hospitalId }: Pick<Member, 'hospitalId'>, accountId: string) =>
	and(eq(hospitalMembers.hospitalId, hospitalId), eq(hospitalMembers.accountId, accountId))

/** Takes the seat away: logged out at once, everywhere, and the invitations they sent end. */
export async function vacate(tx: Transaction, hospital: Pick<Member, 'hospitalId'>, accountId: string) {
	await tx.delete(hospitalMembers).where(seatOf(hospital, accountId))
	await endMemberWhatsApp(tx, accountId)
	await noteSeat(tx, accountId, false)
	await endSessionsOf(tx, accountId)
	await tx
		.update(hospitalInvitations)
		.set({ revokedAt: sql`now()` })
		.where(
			and(
				eq(hospitalInvitations.hospitalId, hospital.hospitalId),
				eq(hospitalInvitations.invitedBy, accountId),
				isNull(hospitalInvitations.acceptedAt),
				isNull(hospitalInvitations.revokedAt),
			),
		)
}

/** A row of the audit log about a hospital, its page or its team. */
export const writeDown = (
	tx: Transaction,
	{ accountId, hospitalId }: Pick<Member, 'accountId' | 'hospitalId'>,
	what: string,
	subjectAccountId: string | null,
	facts: Record<string, unknown> = {},
) =>
	recordAudit(tx, {
		actorAccountId: accountId,
		action: `hospital.${what}`,
		subjectType: 'hospital',
		subjectId: hospitalId,
		facts: { ...facts, ...(subjectAccountId === null ? {} : { accountId: subjectAccountId }) },
	})

/** The person by mail, whatever their switches say; the other owners behind the bell. */
async function notifyTeam(
	tx: Transaction,
	actor: Member,
	person: { accountId: string; name: string; email: string },
	change: SeatChange,
) {
	if (person.accountId !== actor.accountId)
		await writeTo(tx, ownSeatChanged, {
			to: [person],
			facts: { change, hospitalName: actor.hospitalName, byName: actor.name },
		})
	await notify(tx, memberChanged, {
		to: await otherOwners(tx, actor, person),
		key: teamKey(person.accountId),
		facts: { name: person.name, change, byName: actor.name },
	})
}

/** But for the one who changed something and the one whom it is about. */
const otherOwners = (tx: Transaction, actor: Member, person: { accountId: string }) =>
	tx
		.select({ accountId: hospitalMembers.accountId })
		.from(hospitalMembers)
		.where(
			and(
				eq(hospitalMembers.hospitalId, actor.hospitalId),
				eq(hospitalMembers.role, 'owner'),
				ne(hospitalMembers.accountId, actor.accountId),
				ne(hospitalMembers.accountId, person.accountId),
			),
		)
