import { randomInt, randomUUID } from 'node:crypto'
import { and, eq, sql } from 'drizzle-orm'
import { Secret, TOTP } from 'otpauth'
import { z } from 'zod'
import { brand } from '#app/brand.ts'
import { db, type Transaction } from '#app/platform/database/db.server.ts'
import { log } from '#app/platform/log.server.ts'
import { isSealedNow, seal, unseal } from '#app/platform/seal.server.ts'
import { defineTask } from '#app/platform/tasks/tasks.server.ts'
import { plainTyped } from '#app/platform/text/typed-mobile.ts'
import { sixDigitCode } from '#app/platform/text/typed-numbers.ts'
import { authenticators } from '../tables.server.ts'
import { hashToken } from '../tokens.server.ts'

/** `start-again`: no app, no time or no try left. `locked`: too many wrong codes in a row. */
export type CodeFailure = 'wrong-code' | 'start-again' | 'locked'
/** A replay is no guess, so that the tries of a sign-in do not count it. */
export type Comparison = 'right' | 'replayed' | CodeFailure

/** Wrong codes in a row that lock an app, and for how long. */
const maxWrong = 10
const lockMinutes = 15

const totp = (secret: string, label = '') =>
	new TOTP({ issuer: brand.name, label, algorithm: 'SHA1', digits: 6, period: 30, secret: Secret.fromBase32(secret) })

/** Bound to its row: moved to another it cannot be read. */
const purpose = 'authenticator'

/** Letters and digits that no one takes for others; sixteen of them are 79 bits, so that a plain hash can be kept. */
const recoveryLetters = 'abcdefghjkmnpqrstuvwxyz23456789'
const aRecoveryCode = () =>
	Array.from({ length: 16 }, () => recoveryLetters[randomInt(recoveryLetters.length)])
		.join('')
		.replace(/.{4}(?=.)/g, '$&-')
const hashRecoveryCode = (typed: string) =>
	hashToken(
		plainTyped(typed)
			.toLowerCase()
			.replace(/[^a-z\d]/g, ''),
	)

/** A new app of the account, not asked for before `confirmApp`. `address` is what an app scans, named after `label`. */
export async function addApp(tx: Transaction, accountId: string, label: string) {
	const [id, secret] = [randomUUID(), new Secret({ size: 20 }).base32]
	const recoveryCodes = Array.from({ length: 10 }, aRecoveryCode)
	await tx.delete(authenticators).where(and(ofAccount(accountId), eq(authenticators.isConfirmed, false)))
	await tx.insert(authenticators).values({
		id,
		accountId,
		secret: seal(purpose, id, secret),
		recoveryCodes: recoveryCodes.map(hashRecoveryCode),
	})
	return { secret, address: totp(secret, label).toString(), recoveryCodes }
}

const ofAccount = (accountId: string) => eq(authenticators.accountId, accountId)

/** The app that `addApp` added replaces the one of before, if its code is right. */
export async function confirmApp(tx: Transaction, accountId: string, typed: string): Promise<Comparison> {
	// A recovery code does not show that the app works.
	if (sixDigitCode(typed) === null) return 'wrong-code'
	const added = await lockApp(tx, accountId, { isConfirmed: false })
	const comparison = added ? await compare(tx, added, typed) : 'start-again'
	if (!added || comparison !== 'right') return comparison
	await tx.delete(authenticators).where(and(ofAccount(accountId), eq(authenticators.isConfirmed, true)))
	await tx.update(authenticators).set({ isConfirmed: true }).where(eq(authenticators.id, added.id))
	return 'right'
}

/**
 * Compares what was typed with the app of the account (six digits) or its recovery codes, each of which works once. Of two
 * requests at once the second waits for the transaction of the first.
 */
export async function checkAppCode(tx: Transaction, accountId: string, typed: string): Promise<Comparison> {
	const app = await lockApp(tx, accountId, { isConfirmed: true })
	return app ? compare(tx, app, typed) : 'start-again'
}

type App = typeof authenticators.$inferSelect

async function lockApp(tx: Transaction, accountId: string, { isConfirmed }: { isConfirmed: boolean }) {
	const [app] = await tx
		.select()
		.from(authenticators)
		.where(and(ofAccount(accountId), eq(authenticators.isConfirmed, isConfirmed)))
		.for('update')
	return app
}

async function compare(tx: Transaction, app: App, typed: string): Promise<Comparison> {
	if (app.lockedUntil && app.lockedUntil > new Date()) return 'locked'
	const code = sixDigitCode(typed)
	const found = code === null ? recoveryCodeOf(app, typed) : stepOf(app, code)
	if (found === 'replayed') return found
	const isLocked = found === null && app.wrongCodes + 1 >= maxWrong
	await tx
		.update(authenticators)
		.set({
			...found,
			wrongCodes: found || isLocked ? 0 : app.wrongCodes + 1,
			lockedUntil: isLocked ? sql`now() + make_interval(mins => ${lockMinutes})` : null,
		})
		.where(eq(authenticators.id, app.id))
	return found ? 'right' : 'wrong-code'
}

/** The half minute since 1970 that the code belongs to: this one, the one before or the next. */
function stepOf({ id, secret, lastStep }: App, code: string) {
	const plain = unseal(purpose, id, secret)
	if (plain === null) {
		log.error({ authenticatorId: id }, 'an authenticator app was sealed under a secret that is not set')
		return null
	}
	const app = totp(plain)
	const delta = app.validate({ token: code, window: 1 })
	if (delta === null) return null
	const step = app.counter() + delta
	return lastStep !== null && step <= lastStep ? 'replayed' : { lastStep: step }
}

function recoveryCodeOf({ recoveryCodes }: App, typed: string) {
	const hash = hashRecoveryCode(typed)
	return recoveryCodes.includes(hash) ? { recoveryCodes: recoveryCodes.filter((each) => each !== hash) } : null
}

/** Seals apps under the secret of today, so that an older one can be taken out of the settings some minutes after it was replaced. */
export async function resealApps() {
	let count = 0
	for (const { id, secret } of await db.select().from(authenticators)) {
		const plain = isSealedNow(purpose, id, secret) ? null : unseal(purpose, id, secret)
		if (plain === null) continue
		await db
			.update(authenticators)
			.set({ secret: seal(purpose, id, plain) })
			.where(eq(authenticators.id, id))
		count++
	}
	if (count > 0) log.info({ count }, 'authenticator apps were sealed under the secret of today')
}

export const resealTask = defineTask({
	name: 'identity.reseal-authenticators',
	payload: z.object({}),
	schedule: '*/10 * * * *',
	run: resealApps,
})
