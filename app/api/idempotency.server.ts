import { createHash, randomUUID } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import { and, eq, sql } from 'drizzle-orm'
import { db } from '#app/platform/database/db.server.ts'
import { problem } from './problem.server.ts'
import { apiAnswers } from './tables.server.ts'

type Answer = { status: number; body: unknown }

const isForgotten = sql`${apiAnswers.createdAt} < now() - interval '1 day'`
/** A call that has taken so long died with its process. */
const isAbandoned = sql`(${apiAnswers.status} is null and ${apiAnswers.createdAt} < now() - interval '1 minute' and ${apiAnswers.requestHash} = excluded.request_hash)`

const looks = 50
const pauseMs = 100

/**
 * Runs a call once for each idempotency key of an API key. A repetition gets the answer of the first call, and waits for
 * it while that still runs. A call that was refused did nothing, so it is forgotten and may be repeated.
 */
export async function answerOnce(
	{ keyId, idempotencyKey, request }: { keyId: string; idempotencyKey: string; request: string },
	run: (newId: string) => Promise<Answer>,
): Promise<Answer & { isReplayed: boolean }> {
	const requestHash = createHash('sha256').update(request).digest('base64url')
	const own = and(eq(apiAnswers.apiKeyId, keyId), eq(apiAnswers.idempotencyKey, idempotencyKey))
	for (let look = 0; look < looks; look++) {
		const [claimed] = await db
			.insert(apiAnswers)
			.values({ apiKeyId: keyId, idempotencyKey, requestHash, resourceId: randomUUID() })
			.onConflictDoUpdate({
				target: [apiAnswers.apiKeyId, apiAnswers.idempotencyKey],
				set: {
					requestHash,
					// What died halfway may have made its thing already.
					resourceId: sql`case when ${isForgotten} then excluded.resource_id else ${apiAnswers.resourceId} end`,
					status: null,
					body: null,
					createdAt: sql`now()`,
				},
				setWhere: sql`${isForgotten} or ${isAbandoned}`,
			})
			.returning({ resourceId: apiAnswers.resourceId })
		if (claimed) {
			try {
				const answer = await run(claimed.resourceId)
				await db.update(apiAnswers).set(answer).where(own)
				return { ...answer, isReplayed: false }
			} catch (error) {
				await db.delete(apiAnswers).where(own)
				throw error
			}
		}
		const [first] = await db.select().from(apiAnswers).where(own)
		if (first && first.requestHash !== requestHash) throw problem('idempotency-key-reused')
		if (first?.status) return { status: first.status, body: first.body, isReplayed: true }
		await setTimeout(pauseMs)
	}
	throw problem('in-progress', {}, { 'Retry-After': '5' })
}
