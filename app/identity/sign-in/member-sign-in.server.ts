import { and, eq, sql } from 'drizzle-orm'
import { db, type Queryable, type Transaction } from '#app/platform/database/db.server.ts'
import { fail, ok, type Result } from '#app/platform/result.ts'
import { announce } from '#app/platform/tasks/tasks.server.ts'
import { findSuspensionReason } from '../account-status.server.ts'
import type { AccountKind } from '../actor.ts'
import { deviceTokenOf, findKnownDevice, noteSignIn } from './known-device.server.ts'
import {
	forgetAllPasswordFailures,
	forgetPasswordFailures,
	consumePasswordAttempt,
	type Wait,
} from '../limits.server.ts'
import type { OperatorRole } from '../operators/operator-role.ts'
import { hashPassword, verifyPassword } from './passwords.server.ts'
import { awaitSecondFactor } from '../second-factor/second-factor.server.ts'
import { devicesLoggedOut, recordFailedProof, recordSecurity } from '../sessions/security-events.server.ts'
import { endSessionOfBrowser, endSessionsOf, openSession } from '../sessions/session.server.ts'
import { accounts, hasApp, passwords, verifications } from '../tables.server.ts'
import type { Suspended } from './suspended.ts'
import { hashToken, newToken } from '../tokens.server.ts'

export type PasswordFailure = 'wrong-password' | 'unconfirmed'
export type AccountByPassword = 'member' | 'operator'

type SignedIn = {
	accountId: string
	cookies: string[]
	/** The cookies carry no session yet, only the way to second-factor.server.ts. */
	awaitsCode: boolean
}

/**
 * Signs a member or operator in. A locked account, an unknown address and a wrong password are all `wrong-password`;
 * `unconfirmed` and `suspended` are said only after the right password. The limit is taken before anything is hashed.
 */
export async function signInWithPassword(
	request: Request,
	kind: AccountByPassword,
	credentials: { email: string; password: string },
	address: string,
): Promise<Result<SignedIn, PasswordFailure> | Suspended | Wait> {
	const email = credentials.email.toLowerCase()
	const { attempt, hash, ...account } = await findSignIn(request, email, address)
	const taken = await consumePasswordAttempt(attempt)
	if (!taken.ok) return 'waitSeconds' in taken ? taken : fail('wrong-password')
	// An account of another kind is unknown here. A password is compared all the same, so that both take as long.
	const isRight = await verifyPassword(account.kind === kind ? hash : null, credentials.password, address)
	if (!isRight || account.id === null) {
		await recordFailedProof('sign-in-failed', account.id ?? undefined, 'password')
		return fail('wrong-password')
	}
	await forgetPasswordFailures(attempt)
	if (!account.emailVerified) return fail('unconfirmed')
	const { id: accountId } = account
	if (account.suspendedAt) {
		await endSessionsOf(db, accountId)
		return { ok: false, failure: 'suspended', accountId, reason: await findSuspensionReason(accountId) }
	}
	return db.transaction(async (tx) => {
		await endSessionOfBrowser(tx, request)
		if (account.hasApp) return ok({ accountId, awaitsCode: true, cookies: [await awaitSecondFactor(tx, accountId)] })
		const device = { ipAddress: address, userAgent: request.headers.get('user-agent') ?? '' }
		const noted = await noteSignIn(tx, accountId, request)
		const session = await openSession(tx, { id: accountId, kind }, device)
		return ok({ accountId, awaitsCode: false, cookies: [session, noted] })
	})
}

const noAccount = { id: null, kind: null, hash: null, emailVerified: false, suspendedAt: null, hasApp: false }

/** What the address signs in to, and the limits that count for this browser. */
async function findSignIn(request: Request, email: string, address: string) {
	const [account = noAccount] = await db
		.select({
			id: accounts.id,
			kind: accounts.kind,
			hash: passwords.hash,
			emailVerified: accounts.emailVerified,
			suspendedAt: accounts.suspendedAt,
			hasApp,
		})
		.from(accounts)
		.innerJoin(passwords, eq(passwords.accountId, accounts.id))
		.where(eq(accounts.email, email))
	const own = await findKnownDevice(await deviceTokenOf(request), eq(accounts.email, email))
	return { ...account, attempt: { email, address, own } }
}

/** Makes an account that signs in by e-mail and password. Throws a unique violation when the address is taken. */
export async function createPasswordAccount(
	tx: Transaction,
	account: {
		kind: AccountByPassword
		name: string
		email: string
		passwordHash: string
		emailVerified?: boolean
		operatorRole?: OperatorRole
		operatorInvitedBy?: string | null
	},
): Promise<{ accountId: string }> {
	const { passwordHash, ...values } = account
	const [created] = await tx
		.insert(accounts)
		.values({ ...values, email: values.email.toLowerCase() })
		.returning({ id: accounts.id })
	if (!created) throw new Error('The account was not created')
	await tx.insert(passwords).values({ accountId: created.id, hash: passwordHash })
	return { accountId: created.id }
}

/** A member has a seat at a hospital from now on, or none. The seat of a new hospital counts once the address is proved. */
export const noteSeat = (tx: Transaction, accountId: string, has: boolean) =>
	tx
		.update(accounts)
		.set({ leftAt: has ? null : sql`now()`, updatedAt: sql`now()` })
		.where(eq(accounts.id, accountId))

/** The account of a member who left waits for a proof of its address again, because someone registers it. */
export const awaitProof = (tx: Transaction, accountId: string) =>
	tx.update(accounts).set({ emailVerified: false, updatedAt: sql`now()` }).where(eq(accounts.id, accountId))

/**
 * Registers an unconfirmed address again. The earlier name and password are void, because their author never proved
 * the address; the name stays where a hospital knows it from an earlier time. Returns null when there is no such account.
 */
export async function replaceUnconfirmed(
	tx: Transaction,
	account: { kind: AccountByPassword; name: string; email: string; passwordHash: string },
): Promise<{ accountId: string } | null> {
	const [replaced] = await tx
		.update(accounts)
		.set({
			name: sql`case when ${accounts.leftAt} is null then ${account.name} else ${accounts.name} end`,
			updatedAt: sql`now()`,
		})
		.where(and(eq(accounts.email, account.email), eq(accounts.kind, account.kind), eq(accounts.emailVerified, false)))
		.returning({ id: accounts.id })
	if (!replaced) return null
	await tx
		.update(passwords)
		.set({ hash: account.passwordHash, updatedAt: sql`now()` })
		.where(eq(passwords.accountId, replaced.id))
	await endSessionsOf(tx, replaced.id)
	return { accountId: replaced.id }
}

/** The address was proved by something that only its owner had. Links that would prove it again are void. */
export async function markAddressProved(tx: Transaction, accountId: string) {
	await tx.update(accounts).set({ emailVerified: true, updatedAt: sql`now()` }).where(eq(accounts.id, accountId))
	await tx.delete(verifications).where(eq(verifications.identifier, `confirm-email:${accountId}`))
}

export const findAccountByEmail = async (email: string, on: Queryable = db) => {
	const [account] = await on
		.select({
			id: accounts.id,
			kind: accounts.kind,
			name: accounts.name,
			emailVerified: accounts.emailVerified,
			hasLeft: sql<boolean>`${accounts.leftAt} is not null and ${accounts.suspendedAt} is null`,
		})
		.from(accounts)
		.where(eq(accounts.email, email.toLowerCase()))
	return account ?? null
}

type Purpose = 'confirm-email' | 'reset-password'
const lifetimes: Record<Purpose, string> = { 'confirm-email': '3 days', 'reset-password': '1 hour' }

/** A link token for one purpose, used once. The database keeps its hash; an earlier one of the same purpose dies. */
export async function issueLinkToken(tx: Transaction, purpose: Purpose, accountId: string): Promise<string> {
	const token = newToken()
	const identifier = `${purpose}:${accountId}`
	await tx.delete(verifications).where(eq(verifications.identifier, identifier))
	await tx
		.insert(verifications)
		.values({ identifier, value: hashToken(token), expiresAt: sql`now() + ${lifetimes[purpose]}::interval` })
	return `${token}.${accountId}`
}

/** The account a link was made for, while the link works; uses it up when `consume` is set. */
async function redeemLinkToken(
	tx: Transaction,
	purpose: Purpose,
	link: string,
	consume: boolean,
): Promise<string | null> {
	const [token = '', accountId = ''] = link.split('.')
	const [row] = await tx
		.select({
			id: verifications.id,
			value: verifications.value,
			live: sql<boolean>`${verifications.expiresAt} > now()`,
		})
		.from(verifications)
		.where(eq(verifications.identifier, `${purpose}:${accountId}`))
		.for('update')
	if (!row?.live || row.value !== hashToken(token)) return null
	if (consume) await tx.delete(verifications).where(eq(verifications.id, row.id))
	return accountId
}

export type LinkFailure = 'link-expired'

/** Does the link still work? Asking does not use it up: mail scanners open links too. */
export const linkWorks = async (purpose: Purpose, link: string): Promise<boolean> =>
	(await db.transaction((tx) => redeemLinkToken(tx, purpose, link, false))) !== null

/**
 * Confirms an address with the link, which only its owner has, and the password, which only the person who registered
 * knows. A stranger who registered another's address is not let in by its owner's click. `afterwards` runs in the same
 * transaction.
 */
export async function confirmEmail(
	link: string,
	password: string,
	address: string,
	afterwards: (tx: Transaction, accountId: string) => Promise<void>,
): Promise<Result<{ accountId: string; email: string }, LinkFailure | 'wrong-password'> | Wait> {
	const accountId = await db.transaction((tx) => redeemLinkToken(tx, 'confirm-email', link, false))
	if (!accountId) return fail('link-expired')
	const [account] = await db
		.select({ email: accounts.email, hash: passwords.hash })
		.from(accounts)
		.innerJoin(passwords, eq(passwords.accountId, accounts.id))
		.where(eq(accounts.id, accountId))
	const { email, hash } = account ?? {}
	if (!email || !hash) return fail('link-expired')
	// Only the owner of the address has the link, so what strangers tried at the sign-in page does not count here.
	const attempt = { email, address, own: `link ${accountId}` }
	const taken = await consumePasswordAttempt(attempt)
	if (!taken.ok) return 'waitSeconds' in taken ? taken : fail('wrong-password')
	if (!(await verifyPassword(hash, password, address))) {
		await recordFailedProof('sign-in-failed', accountId, 'password')
		return fail('wrong-password')
	}
	await forgetPasswordFailures(attempt)
	return db.transaction(async (tx) => {
		// Registering again changes the password and voids this link.
		if (!(await redeemLinkToken(tx, 'confirm-email', link, true))) return fail('link-expired')
		await tx.update(accounts).set({ emailVerified: true, updatedAt: sql`now()` }).where(eq(accounts.id, accountId))
		await recordSecurity(tx, accountId, 'email-confirmed')
		await afterwards(tx, accountId)
		return ok({ accountId, email })
	})
}

/**
 * Sets a new password by a reset link. The address is proved, so any earlier password is gone and every session is
 * signed out. `firstProof`, if the address was not proved before, and `afterwards` run in the same transaction.
 */
export async function resetPassword(
	link: string,
	password: string,
	address: string,
	also: {
		firstProof: (tx: Transaction, accountId: string) => Promise<void>
		afterwards: (tx: Transaction, account: { accountId: string; name: string; email: string }) => Promise<void>
	},
): Promise<Result<{ kind: AccountKind }, LinkFailure>> {
	// Only a link that works is worth a hash.
	if (!(await linkWorks('reset-password', link))) return fail('link-expired')
	const passwordHash = await hashPassword(password, address)
	return db.transaction(async (tx) => {
		const accountId = await redeemLinkToken(tx, 'reset-password', link, true)
		if (!accountId) return fail('link-expired')
		const [account] = await tx
			.select({
				kind: accounts.kind,
				name: accounts.name,
				email: accounts.email,
				emailVerified: accounts.emailVerified,
			})
			.from(accounts)
			.where(eq(accounts.id, accountId))
			.for('update')
		if (!account?.email) return fail('link-expired')
		await tx
			.update(passwords)
			.set({ hash: passwordHash, updatedAt: sql`now()` })
			.where(eq(passwords.accountId, accountId))
		await tx.update(accounts).set({ emailVerified: true, updatedAt: sql`now()` }).where(eq(accounts.id, accountId))
		await tx.delete(verifications).where(eq(verifications.identifier, `confirm-email:${accountId}`))
		await endSessionsOf(tx, accountId)
		await forgetAllPasswordFailures(tx, account.email)
		await recordSecurity(tx, accountId, 'password-changed')
		await announce(tx, devicesLoggedOut, { accountId })
		if (!account.emailVerified) await also.firstProof(tx, accountId)
		await also.afterwards(tx, { accountId, name: account.name, email: account.email })
		return ok({ kind: account.kind })
	})
}
