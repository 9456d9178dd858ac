import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server'
import { and, asc, eq, sql } from 'drizzle-orm'
import { brand } from '#app/brand.ts'
import { db, type Transaction } from '#app/platform/database/db.server.ts'
import { env } from '#app/platform/env.server.ts'
import { fail, ok, type Result } from '#app/platform/result.ts'
import type { Actor } from '../actor.ts'
import { formatDevice } from '../sessions/device-labels.ts'
import type { Caller } from '../sign-in/known-device.server.ts'
import { startPasskeyChallenge, consumePasskey } from './passkey-challenges.server.ts'
import { type FailedProof, recordFailedProof, notifyOwner } from '../sessions/security-events.server.ts'
import { accounts, passkeys } from '../tables.server.ts'

type Someone = Exclude<Actor, { kind: 'visitor' }>

/** Loaded at the first passkey: it takes a sixth of the time of a start. */
const webAuthn = () => import('@simplewebauthn/server')

/** The site that a passkey belongs to: it answers nowhere else. */
const site = { id: new URL(env.APP_ORIGIN).hostname, origin: env.APP_ORIGIN }

/** EdDSA, ES256, RS256: what devices offer. Left to itself the library asks Node for algorithms it only tries out, and Node complains in the log. */
const supportedAlgorithmIDs = [-8, -7, -257]

/** More than anyone has devices. Each new passkey checks them all. */
const maxPasskeys = 10

/** What the device needs to make a key, and the cookie that ties its answer to this browser. */
export async function beginAdding(actor: Someone, caller: Caller) {
	const [account] = await db
		.select({ phone: accounts.phone, email: accounts.email })
		.from(accounts)
		.where(eq(accounts.id, actor.accountId))
	const existing = await listKeys(actor.accountId)
	const { generateRegistrationOptions } = await webAuthn()
	const options = await generateRegistrationOptions({
		rpName: brand.name,
		rpID: site.id,
		userName: account?.phone ?? account?.email ?? actor.name,
		userDisplayName: actor.name,
		userID: new Uint8Array(Buffer.from(actor.accountId)),
		excludeCredentials: existing.map(({ credentialId, transports }) => ({ id: credentialId, transports })),
		// A key that identifies its owner and asks for finger, face or PIN is two factors in one.
		authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
		supportedAlgorithmIDs,
	})
	const started = await startPasskeyChallenge(options.challenge, actor.accountId, caller)
	return started.ok ? ok({ options, cookie: started.value.cookie }) : started
}

const listKeys = (accountId: string) =>
	db
		.select({ credentialId: passkeys.credentialId, transports: passkeys.transports })
		.from(passkeys)
		.where(eq(passkeys.accountId, accountId))

export type AddingFailure = 'refused' | 'too-many' | 'known'

/** Keeps the key that the device has made. `refused`: its answer is to another question, of another site, or too late. */
export async function addPasskey(
	actor: Someone,
	request: Request,
	{ label, credential }: { label: string; credential: unknown },
): Promise<Result<null, AddingFailure>> {
	const asked = await consumePasskey(request)
	if (!asked || asked.accountId !== actor.accountId) return fail('refused')
	const { verifyRegistrationResponse } = await webAuthn()
	const verified = await verifyRegistrationResponse({
		response: credential as RegistrationResponseJSON,
		expectedChallenge: asked.challenge,
		expectedOrigin: site.origin,
		expectedRPID: site.id,
		supportedAlgorithmIDs,
	}).catch(() => null)
	if (!verified?.verified) return fail('refused')
	const { id, publicKey, counter, transports } = verified.registrationInfo.credential
	return db.transaction(async (tx) => {
		// Two browsers at once do not get past the limit.
		await tx.select({ id: accounts.id }).from(accounts).where(eq(accounts.id, actor.accountId)).for('update')
		if ((await tx.$count(passkeys, eq(passkeys.accountId, actor.accountId))) >= maxPasskeys) return fail('too-many')
		const [added] = await tx
			.insert(passkeys)
			.values({
				accountId: actor.accountId,
				credentialId: id,
				publicKey: Buffer.from(publicKey),
				counter,
				transports: transports ?? [],
				label,
			})
			.onConflictDoNothing({ target: passkeys.credentialId })
			.returning({ id: passkeys.id })
		if (!added) return fail('known')
		await notifyOwner(tx, actor.accountId, 'passkey-added', formatDevice(request.headers.get('user-agent')))
		return ok(null)
	})
}

/** The account's passkeys, oldest first. */
export const listPasskeys = ({ accountId }: Someone) =>
	db
		.select({
			id: passkeys.id,
			label: passkeys.label,
			createdAt: passkeys.createdAt,
			lastUsedAt: passkeys.lastUsedAt,
		})
		.from(passkeys)
		.where(eq(passkeys.accountId, accountId))
		.orderBy(asc(passkeys.createdAt))

/** False when there is no such passkey of this account. */
export async function removePasskey({ accountId }: Someone, passkeyId: string): Promise<boolean> {
	return db.transaction(async (tx) => {
		const [removed] = await tx
			.delete(passkeys)
			.where(and(eq(passkeys.id, passkeyId), eq(passkeys.accountId, accountId)))
			.returning({ label: passkeys.label })
		if (removed) await notifyOwner(tx, accountId, 'passkey-removed')
		return removed !== undefined
	})
}

/** What a device has to sign to prove that it holds any of our keys: who it is, it says itself. */
export async function beginProving(caller: Caller) {
	const { generateAuthenticationOptions } = await webAuthn()
	const options = await generateAuthenticationOptions({ rpID: site.id, userVerification: 'required' })
	const started = await startPasskeyChallenge(options.challenge, null, caller)
	return started.ok ? ok({ options, cookie: started.value.cookie }) : started
}

/**
 * Whose passkey has answered what this browser was asked. The challenge is used up whatever comes of it. `then` runs in
 * the transaction that counts the use: a key whose counter does not rise has been copied, and opens nothing.
 */
export async function provePasskey<Value, Refused extends { ok: false; failure: string }>(
	request: Request,
	credential: unknown,
	failed: FailedProof,
	then: (tx: Transaction, accountId: string) => Promise<{ ok: true; value: Value } | Refused>,
): Promise<Result<Value, 'refused'> | Refused> {
	const asked = await consumePasskey(request)
	if (!asked || asked.accountId !== null) return fail('refused')
	const response = credential as AuthenticationResponseJSON
	const [key] = await db
		.select()
		.from(passkeys)
		.where(eq(passkeys.credentialId, String(response.id)))
	if (!key) return fail('refused')
	const { credentialId, publicKey, counter, transports, accountId } = key
	const { verifyAuthenticationResponse } = await webAuthn()
	const verified = await verifyAuthenticationResponse({
		response,
		expectedChallenge: asked.challenge,
		expectedOrigin: site.origin,
		expectedRPID: site.id,
		credential: { id: credentialId, publicKey: new Uint8Array(publicKey), counter, transports },
	}).catch(() => null)
	if (!verified?.verified) {
		await recordFailedProof(failed, accountId, 'passkey')
		return fail('refused')
	}
	const { newCounter } = verified.authenticationInfo
	return db.transaction(async (tx) => {
		const [used] = await tx
			.update(passkeys)
			.set({ counter: newCounter, lastUsedAt: sql`now()` })
			.where(
				and(
					eq(passkeys.id, key.id),
					sql`(${newCounter} = 0 and ${passkeys.counter} = 0) or ${passkeys.counter} < ${newCounter}`,
				),
			)
			.returning({ id: passkeys.id })
		return used ? then(tx, accountId) : fail('refused')
	})
}
