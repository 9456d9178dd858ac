import { and, eq, sql } from 'drizzle-orm'
import type { Member } from '#app/identity/actor.ts'
import { db } from '#app/platform/database/db.server.ts'
import { fail, ok, type Result } from '#app/platform/result.ts'
import { reviewRunner } from './held.server.ts'
import { reviews } from './tables.server.ts'

/** A member takes what waits out of the queue; it is neither published nor sent. */
export async function withdrawReview(
	member: Member,
	reviewId: string,
): Promise<Result<{ title: string }, 'unknown' | 'already-decided'>> {
	return db.transaction(async (tx) => {
		const [review] = await tx
			.select()
			.from(reviews)
			.where(and(eq(reviews.id, reviewId), eq(reviews.hospitalId, member.hospitalId)))
			.for('update')
		if (!review) return fail('unknown')
		const moved = await reviewRunner.move(tx, review, {
			to: 'withdrawn',
			by: 'author',
			actorAccountId: member.accountId,
			set: { decidedAt: sql`now()` },
		})
		return moved.ok ? ok({ title: review.title }) : fail('already-decided')
	})
}
