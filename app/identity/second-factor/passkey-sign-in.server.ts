import { eq } from 'drizzle-orm'
import type { Transaction } from '#app/platform/database/db.server.ts'
import { fail, ok, type Result } from '#app/platform/result.ts'
import { findSuspensionReason } from '../account-status.server.ts'
import type { AccountKind, Actor } from '../actor.ts'
import { renewed } from './confirm.server.ts'
import { noteSignIn } from '../sign-in/known-device.server.ts'
import { provePasskey } from './passkeys.server.ts'
import { endSessionOfBrowser, openSession } from '../sessions/session.server.ts'
import { findNumberSuspension } from '../sign-in/suspended-numbers.server.ts'
import type { Suspended } from '../sign-in/suspended.ts'
import { accounts } from '../tables.server.ts'

/** Signs in with a passkey: no code, no password, no second factor on top, for it is both factors. */
export async function signInWithPasskey(
	request: Request,
	credential: unknown,
	address: string,
): Promise<Result<{ kind: AccountKind; cookies: string[] }, 'refused'> | Suspended> {
	return provePasskey(request, credential, 'sign-in-failed', async (tx, accountId) => {
		const account = await findAccount(tx, accountId)
		if (!account) return fail('refused')
		if (account.suspendedAt)
			return { ok: false, failure: 'suspended', accountId, reason: await findSuspensionReason(accountId, tx) }
		const reason = account.phone === null ? null : await findNumberSuspension(account.phone)
		if (reason !== null) return { ok: false, failure: 'suspended', accountId: null, reason }
		await endSessionOfBrowser(tx, request)
		const device = { ipAddress: address, userAgent: request.headers.get('user-agent') ?? '' }
		const noted = await noteSignIn(tx, accountId, request)
		const session = await openSession(tx, account, device, { isStrong: true })
		return ok({ kind: account.kind, cookies: [session, noted] })
	})
}

async function findAccount(tx: Transaction, accountId: string) {
	const [account] = await tx
		.select({ id: accounts.id, kind: accounts.kind, suspendedAt: accounts.suspendedAt, phone: accounts.phone })
		.from(accounts)
		.where(eq(accounts.id, accountId))
	return account
}

/** Proves again with one of the account's own passkeys; another account's proves nothing here. */
export const confirmWithPasskey = (actor: Exclude<Actor, { kind: 'visitor' }>, request: Request, credential: unknown) =>
	provePasskey<{ cookie: string }, { ok: false; failure: 'refused' }>(
		request,
		credential,
		'confirmation-failed',
		async (tx, accountId) =>
			accountId === actor.accountId ? renewed(tx, actor, 'passkey', 'refused') : fail('refused'),
	)
