import { createHmac, timingSafeEqual } from 'node:crypto'
import { symmetricDecrypt } from 'better-auth/crypto'
import { and, eq, isNull, lt, or } from 'drizzle-orm'
import { db } from '#app/platform/database/db.server.ts'
import { auth } from './auth.server.ts'
import { twoFactors } from '../tables.server.ts'

/** The time step of an account's app, in half minutes since 1970 (RFC 6238). */
const stepAt = (time: number) => Math.floor(time / 30_000)

/** What an authenticator app shows during one step. */
function codeOfStep(secret: string, step: number): string {
	const counter = Buffer.alloc(8)
	counter.writeBigUInt64BE(BigInt(step))
	const mac = createHmac('sha1', secret).update(counter).digest()
	const at = (mac.at(-1) ?? 0) & 15
	return String((mac.readUInt32BE(at) & 0x7fffffff) % 1_000_000).padStart(6, '0')
}

/** Which step the code belongs to: this one, the one before or the next, as better-auth accepts them; null for none. */
function stepOf(secret: string, code: string): number | null {
	const typed = Buffer.from(code)
	const now = stepAt(Date.now())
	const matches = [now - 1, now, now + 1].filter((step) => {
		const expected = Buffer.from(codeOfStep(secret, step))
		return expected.length === typed.length && timingSafeEqual(expected, typed)
	})
	return matches.at(-1) ?? null
}

/**
 * Uses up the step of a right code, committed before it opens anything: better-auth would take the same code again for a
 * minute and a half. Of two requests at once one gets the step. `wrong` where the code belongs to none, which is for
 * better-auth to count.
 */
export async function claimStep(accountId: string, code: string): Promise<'claimed' | 'used' | 'wrong'> {
	const [app] = await db
		.select({ id: twoFactors.id, secret: twoFactors.secret })
		.from(twoFactors)
		.where(eq(twoFactors.accountId, accountId))
	if (!app) return 'wrong'
	const { secretConfig: key } = await auth.$context
	const step = stepOf(await symmetricDecrypt({ key, data: app.secret }), code)
	if (step === null) return 'wrong'
	const claimed = await db
		.update(twoFactors)
		.set({ lastStep: step })
		.where(and(eq(twoFactors.id, app.id), or(isNull(twoFactors.lastStep), lt(twoFactors.lastStep, step))))
		.returning({ id: twoFactors.id })
	return claimed.length > 0 ? 'claimed' : 'used'
}
