import { and, eq, ne, sql } from 'drizzle-orm'
import {
	createPasswordAccount,
	findAccountByEmail,
	markAddressProved,
	noteSeat,
	replaceUnconfirmed,
} from '#app/identity/sign-in/member-sign-in.server.ts'
import { hashPassword } from '#app/identity/sign-in/passwords.server.ts'
import { accounts } from '#app/identity/tables.server.ts'
import { notify } from '#app/notifications/notify.server.ts'
import { db, isUniqueViolation, type Queryable, type Transaction } from '#app/platform/database/db.server.ts'
import { fail, ok, type Result } from '#app/platform/result.ts'
import { isLiveInvitation } from './invitations.server.ts'
import { memberJoined } from '../messages.ts'
import { listSiteChoices, siteNames } from '../sites/site-choices.server.ts'
import { hospitalInvitations, hospitalMembers, hospitals } from '../tables.server.ts'
import { writeDown } from './team.server.ts'

/**
 * The owner of the invited address, shown only to the link's holder. `new` when an account must be proved first,
 * `known` for a confirmed one that acts for no hospital. The others cannot accept the invitation.
 */
export type Invited = 'new' | 'known' | 'in-team' | 'acts-elsewhere' | 'other-kind'

/** The invitation behind the emailed link, or null when it no longer works. */
export async function findInvitation(token: string) {
	const [invitation] = await db
		.select({
			email: hospitalInvitations.email,
			role: hospitalInvitations.role,
			sites: hospitalInvitations.sites,
			hospitalId: hospitals.id,
			hospitalName: hospitals.displayName,
			hospitalStatus: hospitals.status,
			city: hospitals.city,
			inviterName: accounts.name,
		})
		.from(hospitalInvitations)
		.innerJoin(hospitals, eq(hospitals.id, hospitalInvitations.hospitalId))
		.leftJoin(accounts, eq(accounts.id, hospitalInvitations.invitedBy))
		.where(isLiveInvitation(token))
	if (!invitation) return null
	const { hospitalId, sites, ...shown } = invitation
	return {
		...shown,
		/** By name; null for all of them. */
		sites: sites && siteNames(await listSiteChoices(hospitalId), sites),
		invited: await whoIsInvited(db, invitation.email, hospitalId),
	}
}

/** An unconfirmed address belongs to no one. It is never matched with the account that claims it. */
async function whoIsInvited(on: Queryable, email: string, hospitalId: string): Promise<Invited> {
	const account = await findAccountByEmail(email, on)
	if (account && account.kind !== 'member') return 'other-kind'
	if (!account?.emailVerified) return 'new'
	const [seat] = await on
		.select({ hospitalId: hospitalMembers.hospitalId })
		.from(hospitalMembers)
		.where(eq(hospitalMembers.accountId, account.id))
	if (!seat) return 'known'
	return seat.hospitalId === hospitalId ? 'in-team' : 'acts-elsewhere'
}

export type AcceptFailure = 'link-expired' | Exclude<Invited, 'new'>

/** Takes an invitation up with a new account. The link proves the address, so there is nothing left to confirm. */
export async function acceptAsNew(
	token: string,
	{ name, password }: { name: string; password: string },
	address: string,
): Promise<Result<{ email: string }, AcceptFailure>> {
	// Only a link that works is worth a hash.
	const invitation = await findInvitation(token)
	if (!invitation) return fail('link-expired')
	if (invitation.invited !== 'new') return fail(invitation.invited)
	const passwordHash = await hashPassword(password, address)
	const accept = () => db.transaction((tx) => acceptOnce(tx, token, name, passwordHash))
	try {
		return await accept()
	} catch (error) {
		// Someone registered the address between our look and our insert. Now it is known.
		if (isUniqueViolation(error)) return accept()
		throw error
	}
}

async function acceptOnce(
	tx: Transaction,
	token: string,
	name: string,
	passwordHash: string,
): Promise<Result<{ email: string }, AcceptFailure>> {
	const invitation = await lockInvitation(tx, token)
	if (!invitation) return fail('link-expired')
	const { email, hospitalId } = invitation
	const invited = await whoIsInvited(tx, email, hospitalId)
	if (invited !== 'new') return fail(invited)
	const credentials = { kind: 'member', name, email, passwordHash } as const
	const replaced = await replaceUnconfirmed(tx, credentials)
	if (replaced) await dropUnprovedSeat(tx, replaced.accountId)
	const { accountId } = replaced ?? (await createPasswordAccount(tx, credentials))
	await markAddressProved(tx, accountId)
	await seat(tx, invitation, { accountId, name })
	return ok({ email })
}

/** Accepts an invitation for the account with the address. Login is as usual. The link opens no session. */
export async function acceptAsKnown(token: string): Promise<Result<{ email: string }, AcceptFailure | 'new'>> {
	return db.transaction(async (tx) => {
		const invitation = await lockInvitation(tx, token)
		if (!invitation) return fail('link-expired')
		const { email, hospitalId } = invitation
		const invited = await whoIsInvited(tx, email, hospitalId)
		const account = await findAccountByEmail(email, tx)
		if (invited !== 'known' || !account) return fail(invited)
		if (!(await seat(tx, invitation, { accountId: account.id, name: account.name }))) return fail('acts-elsewhere')
		return ok({ email })
	})
}

type Invitation = typeof hospitalInvitations.$inferSelect

/** The hospital first, as team.server.ts does: who removes its sender holds that before the invitation. */
async function lockInvitation(tx: Transaction, token: string): Promise<Invitation | null> {
	await tx
		.select({ id: hospitals.id })
		.from(hospitals)
		.innerJoin(hospitalInvitations, eq(hospitalInvitations.hospitalId, hospitals.id))
		.where(isLiveInvitation(token))
		.for('share', { of: hospitals })
	const [invitation] = await tx.select().from(hospitalInvitations).where(isLiveInvitation(token)).for('update')
	return invitation ?? null
}

/** Voids the registration of an unproved address, with its seat and its hospital if no one else acts for it. */
async function dropUnprovedSeat(tx: Transaction, accountId: string) {
	const [seated] = await tx
		.delete(hospitalMembers)
		.where(eq(hospitalMembers.accountId, accountId))
		.returning({ hospitalId: hospitalMembers.hospitalId })
	if (!seated) return
	const { hospitalId } = seated
	const others = await tx.$count(hospitalMembers, eq(hospitalMembers.hospitalId, hospitalId))
	if (others === 0) await tx.delete(hospitals).where(and(eq(hospitals.id, hospitalId), eq(hospitals.status, 'pending')))
}

/** One hospital per account is a key of the table: of two invitations taken up at once, one gets the seat. */
async function seat(tx: Transaction, invitation: Invitation, person: { accountId: string; name: string }) {
	const { hospitalId, role, sites } = invitation
	const { accountId, name } = person
	const [taken] = await tx
		.insert(hospitalMembers)
		.values({ accountId, hospitalId, role, sites })
		.onConflictDoNothing({ target: hospitalMembers.accountId })
		.returning({ accountId: hospitalMembers.accountId })
	if (!taken) return false
	await noteSeat(tx, accountId, true)
	await tx.update(hospitalInvitations).set({ acceptedAt: sql`now()` }).where(eq(hospitalInvitations.id, invitation.id))
	await writeDown(tx, { accountId, hospitalId }, 'member-joined', accountId, { invitationId: invitation.id, role })
	await notify(tx, memberJoined, {
		to: await listOtherOwners(tx, hospitalId, accountId),
		key: `team-joined/${invitation.id}/${accountId}`,
		facts: { name, role },
	})
	return true
}

const listOtherOwners = (tx: Transaction, hospitalId: string, accountId: string) =>
	tx
		.select({ accountId: hospitalMembers.accountId })
		.from(hospitalMembers)
		.where(
			and(
				eq(hospitalMembers.hospitalId, hospitalId),
				eq(hospitalMembers.role, 'owner'),
				ne(hospitalMembers.accountId, accountId),
			),
		)
