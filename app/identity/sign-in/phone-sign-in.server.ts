import { and, eq, sql } from 'drizzle-orm'
import { languageNow } from '#app/platform/language/words.ts'
import { db, only, type Transaction } from '#app/platform/database/db.server.ts'
import { fail, ok, type Result } from '#app/platform/result.ts'
import { findSuspensionReason } from '../account-status.server.ts'
import { type ConsentKey, lacksRequired } from '../consent-notice.ts'
import { recordConsents } from '../consents.server.ts'
import { deviceTokenOf, noteSignIn } from './known-device.server.ts'
import { forgetCode, type Wait } from '../limits.server.ts'
import { isMailedCode } from './long-absence.server.ts'
import { compareCode, type Compared, countComparison, findProof, recordProof, useUp } from './phone-code.server.ts'
import { awaitSecondFactor } from '../second-factor/second-factor.server.ts'
import { recordFailedProof } from '../sessions/security-events.server.ts'
import { endSessionOfBrowser, openSession } from '../sessions/session.server.ts'
import type { Suspended } from './suspended.ts'
import { accounts, type ChallengeIntent, hasApp } from '../tables.server.ts'

export type SignInFailure = 'wrong-code' | 'needs-details' | 'needs-proof'

type SignedIn = {
	accountId: string
	isNew: boolean
	intent: ChallengeIntent
	cookies: string[]
	/** The cookies carry no session yet, only the way to second-factor.server.ts. */
	awaitsCode: boolean
}

type Attempt = {
	token: string
	/** Null once it was right and only the details of a new account, or a further proof, were missing. */
	code: string | null
	address: string
	request: Request
	/** Asked for after the code, beside what was on the form that asked for it. */
	name?: string
	consents?: ConsentKey[]
	/** The code that went to the email address of an account whose owner has been away for long. */
	ownerCode?: string
}
type NewAccount = { id: string; phone: string; intent: ChallengeIntent; consents: ConsentKey[] }

/**
 * Signs in with a code: uses the challenge up, makes the account when the number is new, opens the session; all or nothing.
 * `welcome` runs in the same transaction for a new account, so there is never an account without its profile.
 * A known number keeps its stored name; what was typed this time is not written over it. A new one needs a name and the
 * consents without which there is no account: `needs-details` lets this browser add them without another code. One whose
 * owner has been away for so long that the number may be another person's needs another proof: `needs-proof`.
 */
export async function signInWithCode(
	{ token, code, address, request, name, consents = [], ownerCode }: Attempt,
	welcome: (tx: Transaction, account: NewAccount) => Promise<void>,
): Promise<Result<SignedIn, SignInFailure> | Suspended | Wait> {
	const caller = { address, device: await deviceTokenOf(request) }
	const compared = await (code === null ? findProof(token, caller) : compareCode(token, code, caller))
	if (!compared.ok) return compared
	const { challengeId, comparison, intent: typed, suspension } = compared.value
	const { phone } = comparison
	if (suspension !== null) return { ok: false, failure: 'suspended', accountId: null, reason: suspension }
	const proved = await proveOwner(compared.value, ownerCode)
	if (!proved.ok) return proved
	const agreed = [...new Set([...(typed.consents ?? []), ...consents])]
	const lacksDetails = lacksRequired(agreed) || (name ?? typed.name) === undefined
	if (lacksDetails && compared.value.accountId === null) {
		await recordProof(challengeId)
		return fail('needs-details')
	}

	return db.transaction(async (tx) => {
		const used = await consumeWithAccount(tx, challengeId, phone)
		if (!used || used.intent.flow === 'confirm') return fail('wrong-code')
		const intent = { ...used.intent, ...(name === undefined ? {} : { name }) }
		const created = used.account ? null : await createAccount(tx, phone, intent.name ?? '')
		// Another browser may have registered the number at the same moment.
		const account = used.account ?? created ?? only(await lockAccount(tx, phone))
		if (account.suspendedAt)
			return {
				ok: false,
				failure: 'suspended',
				accountId: account.id,
				reason: await findSuspensionReason(account.id, tx),
			}
		if (created) {
			await recordConsents(tx, account.id, agreed)
			await welcome(tx, { id: account.id, phone, intent, consents: agreed })
		}

		await endSessionOfBrowser(tx, request)
		await forgetCode(tx, comparison, challengeId)
		const person = { accountId: account.id, isNew: created !== null, intent }
		if (account.hasApp) return ok({ ...person, awaitsCode: true, cookies: [await awaitSecondFactor(tx, account.id)] })
		const device = { ipAddress: address, userAgent: request.headers.get('user-agent') ?? '' }
		const noted = await noteSignIn(tx, account.id, request)
		const session = await openSession(tx, account, device)
		return ok({ ...person, awaitsCode: false, cookies: [session, noted] })
	})
}

/** Uses the challenge up, for the account of its number if there is one. */
async function consumeWithAccount(tx: Transaction, challengeId: string, phone: string) {
	const used = tx.$with('used').as(useUp(tx, challengeId))
	const account = tx.$with('account').as(lockAccount(tx, phone))
	const [found] = await tx
		.with(used, account)
		.select({
			intent: used.intent,
			account: { id: account.id, kind: account.kind, suspendedAt: account.suspendedAt, hasApp: account.hasApp },
		})
		.from(used)
		.leftJoin(account, sql`true`)
	return found ?? null
}

/** A number is the key of specialists alone; the other kinds prove more than a SIM. */
const lockAccount = (tx: Transaction, phone: string) =>
	tx
		.select({ id: accounts.id, kind: accounts.kind, suspendedAt: accounts.suspendedAt, hasApp: hasApp.as('has_app') })
		.from(accounts)
		.where(and(eq(accounts.phone, phone), eq(accounts.kind, 'specialist')))
		.for('no key update')

/** Null where the number has an account. */
async function createAccount(tx: Transaction, phone: string, name: string) {
	const [created] = await tx
		.insert(accounts)
		.values({ kind: 'specialist', name, phone, language: languageNow() })
		.onConflictDoNothing({ target: accounts.phone })
		.returning({ id: accounts.id })
	return created ? { id: created.id, kind: 'specialist' as const, suspendedAt: null, hasApp: false } : null
}

/** Asks for another proof where the code of an SMS may have reached the next owner of the number. */
async function proveOwner(
	{ challengeId, comparison, accountId, isAbsent }: Compared,
	ownerCode: string | undefined,
): Promise<Result<null, SignInFailure> | Wait> {
	if (comparison.own !== undefined || accountId === null || !isAbsent) return ok(null)
	if (ownerCode === undefined) {
		await recordProof(challengeId)
		return fail('needs-proof')
	}
	const counted = await countComparison(challengeId, comparison)
	if (!counted.ok) return counted
	if (isMailedCode(challengeId, ownerCode)) return ok(null)
	await recordFailedProof('sign-in-failed', accountId, 'mail-code')
	return fail('wrong-code')
}
