import { and, eq, gt, sql } from 'drizzle-orm'
import { db } from '#app/platform/database/db.server.ts'
import { ok } from '#app/platform/result.ts'
import { passkeyCookie } from '../sessions/cookies.server.ts'
import { type Caller, findKnownDevice } from '../sign-in/known-device.server.ts'
import { consumePasskeyChallenge, limitedTransaction, type Wait } from '../limits.server.ts'
import { passkeyChallenges } from '../tables.server.ts'
import { hashToken, newToken } from '../tokens.server.ts'

/** Keeps what a device will have to sign. The token is in the browser's cookie alone, so no other browser can answer. */
export async function startPasskeyChallenge(
	challenge: string,
	accountId: string | null,
	{ address, device }: Caller,
): Promise<{ ok: true; value: { cookie: string } } | Wait> {
	const token = newToken()
	const own = accountId === null ? await findKnownDevice(device) : `account ${accountId}`
	return limitedTransaction({ address }, async (tx) => {
		const waitSeconds = await consumePasskeyChallenge(tx, { address, own })
		if (waitSeconds > 0) return { ok: false, waitSeconds }
		await tx
			.insert(passkeyChallenges)
			.values({ id: hashToken(token), challenge, accountId, expiresAt: sql`now() + interval '5 minutes'` })
		return ok({ cookie: await passkeyCookie.serialize(token) })
	})
}

/** Uses the challenge of this browser up, committed before anything is verified: of two answers at once only one finds it. */
export async function consumePasskey(request: Request) {
	const token: unknown = await passkeyCookie.parse(request.headers.get('cookie'))
	if (typeof token !== 'string' || token === '') return null
	const [taken] = await db
		.delete(passkeyChallenges)
		.where(and(eq(passkeyChallenges.id, hashToken(token)), gt(passkeyChallenges.expiresAt, sql`now()`)))
		.returning({ challenge: passkeyChallenges.challenge, accountId: passkeyChallenges.accountId })
	return taken ?? null
}
