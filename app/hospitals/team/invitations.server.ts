import { invitationDays } from '#app/durations.ts'
import { and, asc, count, eq, gt, inArray, isNull, not, sql } from 'drizzle-orm'
import { isVerified, type Member } from '#app/identity/actor.ts'
import { consumeMail } from '#app/identity/limits.server.ts'
import { accounts } from '#app/identity/tables.server.ts'
import { hashToken, newToken } from '#app/identity/tokens.server.ts'
import { writeTo } from '#app/notifications/notify.server.ts'
import { db, only, type Transaction } from '#app/platform/database/db.server.ts'
import { fail, ok, type Result } from '#app/platform/result.ts'
import { auditEvents } from '#app/platform/tables.server.ts'
import { invitationLimits } from '../labels.ts'
import { isExpectedAddress } from '../checks/mail-domain.ts'
import { invited } from '../messages.ts'
import type { MemberRole } from './member-roles.ts'
import { hospitalInvitations, hospitals } from '../tables.server.ts'
import { holdTeam, type SitesFailure, whyNotSites, writeDown } from './team.server.ts'

const lifetime = sql.raw(`now() + interval '${invitationDays} days'`)
const maxOpen = 50

const isOpen = and(isNull(hospitalInvitations.acceptedAt), isNull(hospitalInvitations.revokedAt))

/** Invitations neither accepted nor withdrawn, oldest first, including those whose seven days are over. */
export async function listInvitations({ hospitalId }: Member, now = new Date()) {
	const rows = await db
		.select({
			id: hospitalInvitations.id,
			email: hospitalInvitations.email,
			role: hospitalInvitations.role,
			sites: hospitalInvitations.sites,
			invitedBy: accounts.name,
			expiresAt: hospitalInvitations.expiresAt,
		})
		.from(hospitalInvitations)
		.leftJoin(accounts, eq(accounts.id, hospitalInvitations.invitedBy))
		.where(and(eq(hospitalInvitations.hospitalId, hospitalId), isOpen))
		.orderBy(asc(hospitalInvitations.createdAt))
	return rows.map((row) => ({ ...row, isOver: row.expiresAt <= now }))
}

type TooMany = { ok: false; failure: 'too-many-mails'; seconds: number }
export type InviteFailure =
	| 'not-owner'
	| 'already-member'
	| 'already-invited'
	| 'other-domain'
	| 'too-many-open'
	| SitesFailure
	| SendingFailure

type SendingFailure = 'unverified' | 'enough-for-today'

/** Under the lock of the team, so that two owners at once count each other. The audit log has a line for each. */
async function whyNotSend(tx: Transaction, { hospitalId }: Member): Promise<SendingFailure | null> {
	const [sent] = await tx
		.select({
			isVerified: sql<boolean>`(select status = 'verified' from ${hospitals} where ${hospitals.id} = ${hospitalId})`,
			all: count(),
			today: sql<number>`count(*) filter (where ${auditEvents.at} > now() - interval '1 day')::int`,
		})
		.from(auditEvents)
		.where(
			and(
				eq(auditEvents.subjectType, 'hospital'),
				eq(auditEvents.subjectId, hospitalId),
				inArray(auditEvents.action, ['hospital.member-invited', 'hospital.invitation-resent']),
			),
		)
	if (!sent?.isVerified) return (sent?.all ?? 0) >= invitationLimits.beforeVerification ? 'unverified' : null
	return sent.today >= invitationLimits.aDay ? 'enough-for-today' : null
}

/** Why a hospital that uses so many seats may not have one more; null when it may. */
type WhyNoSeat<Refusal> = (tx: Transaction, hospitalId: string, used: number) => Promise<Refusal | null>

/**
 * Invites an address, whoever has it. Only its owner learns whether it has an account. Fails with `other-domain` for
 * one unlike those of this hospital, unless the owner has said that it is right, and as `whyNoSeat` says: an open invitation
 * takes a seat, also one whose seven days are over, since it can be sent again.
 */
export async function inviteMember<Refusal extends string>(
	actor: Member,
	{ email, seat, sites = null, anyway }: { email: string; seat: MemberRole; sites?: string[] | null; anyway: boolean },
	clientAddress: string,
	whyNoSeat: WhyNoSeat<Refusal>,
): Promise<Result<{ invitationId: string }, InviteFailure | Refusal> | TooMany> {
	return db.transaction(async (tx) => {
		const { team, isManager } = await holdTeam(tx, actor)
		if (!isManager) return fail('not-owner')
		if (team.some((one) => one.email === email)) return fail('already-member')
		const [known] = await tx
			.select({ id: hospitalInvitations.id, isLive: sql<boolean>`${hospitalInvitations.expiresAt} > now()` })
			.from(hospitalInvitations)
			.where(and(eq(hospitalInvitations.hospitalId, actor.hospitalId), eq(hospitalInvitations.email, email), isOpen))
		if (known?.isLive) return fail('already-invited')
		if (!anyway && !(await isExpected(tx, actor, email, team))) return fail('other-domain')
		const refused = await whyNotSites(tx, actor, seat, sites)
		if (refused) return fail(refused)
		const open = await tx.$count(hospitalInvitations, and(eq(hospitalInvitations.hospitalId, actor.hospitalId), isOpen))
		if (open >= maxOpen) return fail('too-many-open')
		const limit = await whyNotSend(tx, actor)
		if (limit) return fail(limit)
		const full = known ? null : await whyNoSeat(tx, actor.hospitalId, team.length + open)
		if (full) return fail(full)
		const seconds = await consumeMail(tx, email, { address: clientAddress, own: undefined }, 'invitation')
		if (seconds > 0) return { ok: false, failure: 'too-many-mails', seconds }

		const token = newToken()
		const values = { role: seat, sites, tokenHash: hashToken(token), invitedBy: actor.accountId, expiresAt: lifetime }
		const { id } = only(
			known
				? await tx
						.update(hospitalInvitations)
						.set({ ...values, createdAt: sql`now()` })
						.where(eq(hospitalInvitations.id, known.id))
						.returning({ id: hospitalInvitations.id })
				: await tx
						.insert(hospitalInvitations)
						.values({ ...values, email, hospitalId: actor.hospitalId })
						.returning({ id: hospitalInvitations.id }),
		)
		await writeDown(tx, actor, 'member-invited', null, { invitationId: id, role: seat, ...(sites ? { sites } : {}) })
		await send(tx, actor, { email, seat, token })
		return ok({ invitationId: id })
	})
}

async function isExpected(tx: Transaction, actor: Member, email: string, team: readonly { email: string }[]) {
	const [hospital] = await tx
		.select({ website: hospitals.website })
		.from(hospitals)
		.where(eq(hospitals.id, actor.hospitalId))
	return isExpectedAddress(
		email,
		hospital?.website ?? null,
		team.map((one) => one.email),
	)
}

const send = (
	tx: Transaction,
	actor: Member,
	{ email, seat, token }: { email: string; seat: MemberRole; token: string },
) =>
	writeTo(tx, invited, {
		to: [{ name: null, email }],
		facts: { hospitalName: actor.hospitalName, isVerified: isVerified(actor), inviterName: actor.name, seat, token },
	})

export type InvitationFailure = 'not-owner' | 'no-such-invitation'
export type ResendFailure = InvitationFailure | SendingFailure

/** Sends the mail again with a link of its own, for another seven days; the earlier link is dead. */
export async function resendInvitation(
	actor: Member,
	invitationId: string,
	clientAddress: string,
): Promise<Result<{ email: string }, ResendFailure> | TooMany> {
	return db.transaction(async (tx) => {
		const { isManager } = await holdTeam(tx, actor)
		if (!isManager) return fail('not-owner')
		const [invitation] = await tx.select().from(hospitalInvitations).where(ownOpen(actor, invitationId))
		if (!invitation) return fail('no-such-invitation')
		const { email, role: seat } = invitation
		const limit = await whyNotSend(tx, actor)
		if (limit) return fail(limit)
		const seconds = await consumeMail(tx, email, { address: clientAddress, own: undefined }, 'invitation')
		if (seconds > 0) return { ok: false, failure: 'too-many-mails', seconds }
		const token = newToken()
		await tx
			.update(hospitalInvitations)
			.set({ tokenHash: hashToken(token), expiresAt: lifetime })
			.where(eq(hospitalInvitations.id, invitationId))
		await writeDown(tx, actor, 'invitation-resent', null, { invitationId })
		await send(tx, actor, { email, seat, token })
		return ok({ email })
	})
}

/** Takes an invitation back: its link is dead from now on. */
export async function revokeInvitation(
	actor: Member,
	invitationId: string,
): Promise<Result<{ email: string }, InvitationFailure>> {
	return db.transaction(async (tx) => {
		const { isManager } = await holdTeam(tx, actor)
		if (!isManager) return fail('not-owner')
		const [revoked] = await tx
			.update(hospitalInvitations)
			.set({ revokedAt: sql`now()` })
			.where(ownOpen(actor, invitationId))
			.returning({ email: hospitalInvitations.email })
		if (!revoked) return fail('no-such-invitation')
		await writeDown(tx, actor, 'invitation-revoked', null, { invitationId })
		return ok(revoked)
	})
}

const ownOpen = ({ hospitalId }: Member, invitationId: string) =>
	and(eq(hospitalInvitations.id, invitationId), eq(hospitalInvitations.hospitalId, hospitalId), isOpen)

const isFromSomeoneSuspended = sql`(
	exists (select 1 from ${accounts} inviter where inviter.id = ${hospitalInvitations.invitedBy} and inviter.suspended_at is not null)
	or exists (select 1 from ${hospitals} host where host.id = ${hospitalInvitations.hospitalId} and host.status = 'suspended'))`

/** The invitation that an emailed link names, while it is open and neither its author nor the hospital is suspended. */
export const isLiveInvitation = (token: string) =>
	and(
		eq(hospitalInvitations.tokenHash, hashToken(token)),
		isOpen,
		gt(hospitalInvitations.expiresAt, sql`now()`),
		not(isFromSomeoneSuspended),
	)
