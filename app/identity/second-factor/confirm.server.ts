import { and, eq } from 'drizzle-orm'
import { db, type Transaction } from '#app/platform/database/db.server.ts'
import { fail, ok, type Result } from '#app/platform/result.ts'
import type { Actor, Specialist } from '../actor.ts'
import { type Caller, deviceTokenOf } from '../sign-in/known-device.server.ts'
import { forgetCode, type Wait } from '../limits.server.ts'
import { checkOwnPassword } from './own-password.server.ts'
import { compareCode, consumeChallenge, startChallenge } from '../sign-in/phone-code.server.ts'
import { checkAppCode, type CodeFailure } from './app-code.server.ts'
import { type Means, recordFailedProof, recordSecurity } from '../sessions/security-events.server.ts'
import { renewSession } from '../sessions/session.server.ts'
import { accounts, hasApp, passkeys } from '../tables.server.ts'

type Someone = Exclude<Actor, { kind: 'visitor' }>
type Confirmed<Failure extends string> = Result<{ cookie: string }, Failure>

/** With what this account can prove again who it is. */
export async function findMeans({ accountId }: Someone) {
	const [account] = await db
		.select({
			phone: accounts.phone,
			kind: accounts.kind,
			hasApp,
		})
		.from(accounts)
		.where(eq(accounts.id, accountId))
	if (!account) throw new Error('An actor who is logged in has an account')
	const hasPasskey = (await db.$count(passkeys, eq(passkeys.accountId, accountId))) > 0
	return { ...account, hasPasskey, phone: account.kind === 'specialist' ? account.phone : null }
}

/** Texts a code to the phone of the account, within the limits of every other code. */
export async function sendConfirmation(actor: Specialist, caller: Caller, earlier: string | undefined) {
	const { phone } = await findMeans(actor)
	if (phone === null) throw new Error('A specialist has a phone')
	return startChallenge(phone, { flow: 'confirm' }, caller, earlier)
}

/** Takes the code of the SMS. Fails with `wrong-code` also when it was sent to another number than the account's. */
export async function confirmWithCode(
	actor: Specialist,
	{ token, code, address, request }: { token: string; code: string; address: string; request: Request },
): Promise<Confirmed<'wrong-code'> | Wait> {
	const compared = await compareCode(token, code, { address, device: await deviceTokenOf(request) })
	if (!compared.ok) return compared
	const { challengeId, comparison } = compared.value
	return db.transaction(async (tx) => {
		const used = await consumeChallenge(tx, challengeId)
		if (!used || !(await isTheirs(tx, actor, comparison.phone))) return fail('wrong-code')
		await forgetCode(tx, comparison, challengeId)
		return renewed(tx, actor, 'sms-code', 'wrong-code' as const)
	})
}

async function isTheirs(tx: Transaction, { accountId }: Someone, phone: string) {
	return (await tx.$count(accounts, and(eq(accounts.id, accountId), eq(accounts.phone, phone)))) === 1
}

/** Takes the password again. */
export async function confirmWithPassword(
	actor: Extract<Actor, { kind: 'member' | 'interviewer' | 'operator' }>,
	password: string,
	address: string,
): Promise<Confirmed<'wrong-password'>> {
	const checked = await checkOwnPassword(actor, password, address)
	if (!checked.ok) return checked
	return db.transaction((tx) => renewed(tx, actor, 'password', 'wrong-password' as const))
}

/** Takes the code of the authenticator app, or a recovery code, which is used up. */
export async function confirmWithApp(actor: Someone, typed: string): Promise<Confirmed<CodeFailure>> {
	const confirmed = await db.transaction(async (tx) => {
		const comparison = await checkAppCode(tx, actor.accountId, typed)
		if (comparison !== 'right') return fail(comparison === 'replayed' ? 'wrong-code' : comparison)
		return renewed(tx, actor, 'app-code', 'start-again' as const)
	})
	if (!confirmed.ok) await recordFailedProof('confirmation-failed', actor.accountId, 'app-code')
	return confirmed
}

/** If the session has ended, this fails as if the proof had failed. */
export async function renewed<Failure extends string>(
	tx: Transaction,
	actor: Someone,
	means: Means,
	otherwise: Failure,
): Promise<Confirmed<Failure>> {
	const isStrong = means === 'app-code' || means === 'passkey'
	const cookie = await renewSession(tx, actor.sessionId, isStrong ? { isStrong } : {})
	if (cookie === null) return fail(otherwise)
	await recordSecurity(tx, actor.accountId, 'confirmed', { means })
	return ok({ cookie })
}
