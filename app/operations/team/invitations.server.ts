import { invitationDays } from '#app/durations.ts'
import { and, asc, eq, gt, sql } from 'drizzle-orm'
import type { Operator } from '#app/identity/actor.ts'
import { consumeMail } from '#app/identity/limits.server.ts'
import { createPasswordAccount } from '#app/identity/sign-in/member-sign-in.server.ts'
import type { OperatorRole } from '#app/identity/operators/operator-role.ts'
import { hashPassword } from '#app/identity/sign-in/passwords.server.ts'
import { recordSecurity } from '#app/identity/sessions/security-events.server.ts'
import { accounts } from '#app/identity/tables.server.ts'
import { hashToken, newToken } from '#app/identity/tokens.server.ts'
import { writeTo } from '#app/notifications/notify.server.ts'
import { recordAudit } from '#app/platform/audit/audit.server.ts'
import { db, isUniqueViolation, only } from '#app/platform/database/db.server.ts'
import { fail, ok, type Result } from '#app/platform/result.ts'
import { operatorInvited } from '../messages.ts'
import { operatorInvitations } from '../tables.server.ts'
import { holdOperators, isOpenInvitation as isOpen, recordCancelled } from './team.server.ts'

const lifetime = sql.raw(`now() + interval '${invitationDays} days'`)

/** Neither accepted nor cancelled, oldest first, including those whose seven days are over. */
export const listOperatorInvitations = (_actor: Operator) =>
	db
		.select({
			id: operatorInvitations.id,
			email: operatorInvitations.email,
			role: operatorInvitations.role,
			invitedBy: accounts.name,
			expiresAt: operatorInvitations.expiresAt,
			isOver: sql<boolean>`${operatorInvitations.expiresAt} <= now()`,
		})
		.from(operatorInvitations)
		.leftJoin(accounts, eq(accounts.id, operatorInvitations.invitedBy))
		.where(isOpen)
		.orderBy(asc(operatorInvitations.createdAt))

type TooMany = { ok: false; failure: 'too-many-mails'; seconds: number }

/**
 * A lead invites an address that has no account. A second invitation to it replaces the first, whose link no longer works.
 */
export async function inviteOperator(
	actor: Operator,
	{ email, role }: { email: string; role: OperatorRole },
	clientAddress: string,
): Promise<Result<{ invitationId: string }, 'not-lead' | 'has-account'> | TooMany> {
	return db.transaction(async (tx) => {
		const { isLead } = await holdOperators(tx, actor)
		if (!isLead) return fail('not-lead')
		if ((await tx.$count(accounts, eq(accounts.email, email))) > 0) return fail('has-account')
		const seconds = await consumeMail(tx, email, { address: clientAddress, own: undefined }, 'invitation')
		if (seconds > 0) return { ok: false, failure: 'too-many-mails', seconds }
		const token = newToken()
		await tx
			.update(operatorInvitations)
			.set({ revokedAt: sql`now()` })
			.where(and(eq(operatorInvitations.email, email), isOpen))
		const values = { email, role, tokenHash: hashToken(token), invitedBy: actor.accountId, expiresAt: lifetime }
		const { id } = only(await tx.insert(operatorInvitations).values(values).returning({ id: operatorInvitations.id }))
		const about = { subjectType: 'operator-invitation', subjectId: id }
		await recordAudit(tx, { actorAccountId: actor.accountId, action: 'operator.invited', ...about, facts: { role } })
		await writeTo(tx, operatorInvited, {
			to: [{ name: null, email }],
			facts: { inviterName: actor.name, role, token },
		})
		return ok({ invitationId: id })
	})
}

/** The link in the email no longer works. */
export async function cancelOperatorInvitation(
	actor: Operator,
	invitationId: string,
): Promise<Result<{ email: string }, 'not-lead' | 'not-found'>> {
	return db.transaction(async (tx) => {
		const { isLead } = await holdOperators(tx, actor)
		if (!isLead) return fail('not-lead')
		const [cancelled] = await tx
			.update(operatorInvitations)
			.set({ revokedAt: sql`now()` })
			.where(and(eq(operatorInvitations.id, invitationId), isOpen))
			.returning({ email: operatorInvitations.email })
		if (!cancelled) return fail('not-found')
		await recordCancelled(tx, actor, invitationId)
		return ok(cancelled)
	})
}

const isLive = (token: string) =>
	and(eq(operatorInvitations.tokenHash, hashToken(token)), isOpen, gt(operatorInvitations.expiresAt, sql`now()`))

/** The invitation behind the emailed link; null when it no longer works. */
export async function findOperatorInvitation(token: string) {
	const [invitation] = await db
		.select({ email: operatorInvitations.email, role: operatorInvitations.role, inviterName: accounts.name })
		.from(operatorInvitations)
		.leftJoin(accounts, eq(accounts.id, operatorInvitations.invitedBy))
		.where(isLive(token))
	return invitation ?? null
}

/** Makes the account. The link proves the address and works once. */
export async function acceptOperatorInvitation(
	token: string,
	{ name, password }: { name: string; password: string },
	address: string,
): Promise<Result<{ email: string }, 'link-expired' | 'has-account'>> {
	// Only a link that works is worth a hash.
	if (!(await findOperatorInvitation(token))) return fail('link-expired')
	const passwordHash = await hashPassword(password, address)
	try {
		return await db.transaction(async (tx) => {
			const [invitation] = await tx
				.update(operatorInvitations)
				.set({ acceptedAt: sql`now()` })
				.where(isLive(token))
				.returning()
			if (!invitation) return fail('link-expired')
			const { email, role, invitedBy } = invitation
			const { accountId } = await createPasswordAccount(tx, {
				...{ kind: 'operator', name, email, passwordHash, emailVerified: true },
				operatorRole: role,
				operatorInvitedBy: invitedBy,
			})
			await recordSecurity(tx, accountId, 'operator-added', { role }, invitedBy)
			return ok({ email })
		})
	} catch (error) {
		if (isUniqueViolation(error)) return fail('has-account')
		throw error
	}
}
