import { and, eq, sql } from 'drizzle-orm'
import { db, only, type Transaction } from '#app/platform/db.server.ts'
import { fail, ok, type Result } from '#app/platform/result.ts'
import { deviceCookie } from './cookies.server.ts'
import { approveSends, forgetCodeFailures } from './limits.server.ts'
import { compareCode, consumeChallenge, type SendRefusal } from './phone-code.server.ts'
import { endSessionOfBrowser, openSession } from './session.server.ts'
import { accounts, type ChallengeIntent, knownDevices, phoneCodes } from './tables.server.ts'
import { hashToken, newToken } from './tokens.server.ts'

export type SignInFailure = 'wrong-code' | 'suspended'

type SignedIn = { accountId: string; isNew: boolean; intent: ChallengeIntent; cookies: string[] }

/**
 * Signs in with a code: uses the challenge up, makes the account when the number is new, opens the session; all or nothing.
 * `welcome` runs in the same transaction for a new account, so there is never an account without its profile.
 * A known number keeps its stored name; what was typed this time is not written over it.
 */
export async function signInWithCode(
	{ token, code, address, request }: { token: string; code: string; address: string; request: Request },
	welcome: (tx: Transaction, account: { id: string; phone: string; intent: ChallengeIntent }) => Promise<void>,
): Promise<Result<SignedIn, SignInFailure> | SendRefusal> {
	const device: unknown = await deviceCookie.parse(request.headers.get('cookie'))
	const knownToken = typeof device === 'string' ? device : undefined
	const deviceToken = knownToken ?? newToken()
	const compared = await compareCode(token, code, address, knownToken)
	if (!compared.ok) return compared
	const { challengeId, phone, deviceHash } = compared.value

	return db.transaction(async (tx) => {
		const challenge = await consumeChallenge(tx, challengeId)
		if (!challenge) return fail('wrong-code')
		const [created] = await tx
			.insert(accounts)
			.values({ kind: 'specialist', name: challenge.intent.name ?? '', phone })
			.onConflictDoNothing({ target: accounts.phone })
			.returning({ id: accounts.id })
		// A number is the key of specialists alone; the other kinds prove more than a SIM.
		const account = only(
			await tx
				.select()
				.from(accounts)
				.where(and(eq(accounts.phone, phone), eq(accounts.kind, 'specialist'))),
		)
		if (account.suspendedAt) return fail('suspended')
		if (created) await welcome(tx, { id: account.id, phone, intent: challenge.intent })

		await endSessionOfBrowser(tx, request)
		const session = await openSession(tx, account, {
			ipAddress: address,
			userAgent: request.headers.get('user-agent') ?? '',
		})
		await rememberDevice(tx, account.id, deviceToken)
		await forgetCodeFailures(tx, phone, deviceHash)
		await approveSends(tx, phone, await tx.$count(phoneCodes, eq(phoneCodes.challengeId, challengeId)))
		return ok({
			accountId: account.id,
			isNew: created !== undefined,
			intent: challenge.intent,
			cookies: [session, await deviceCookie.serialize(deviceToken)],
		})
	})
}

async function rememberDevice(tx: Transaction, accountId: string, deviceToken: string) {
	await tx
		.insert(knownDevices)
		.values({ accountId, tokenHash: hashToken(deviceToken) })
		.onConflictDoUpdate({ target: [knownDevices.accountId, knownDevices.tokenHash], set: { lastUsedAt: sql`now()` } })
}
