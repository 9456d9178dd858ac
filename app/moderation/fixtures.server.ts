import type { Member } from '#app/identity/actor.ts'
import { db, only } from '#app/platform/database/db.server.ts'
import { scanTexts } from './scanner.ts'
import { reviewEvents, reviews } from './tables.server.ts'

/** A job of the member's hospital that waits for an operator because it asks for a deposit. */
export async function aReview({
	member,
	...overrides
}: { member: Member; subjectId: string } & Partial<typeof reviews.$inferInsert>) {
	const texts = overrides.texts ?? [
		{ field: 'Description', text: 'Four theatres. A refundable deposit of ₹5,000 is to be paid before joining.' },
	]
	const review = only(
		await db
			.insert(reviews)
			.values({
				subject: 'job',
				title: 'Consultant Anesthesiologist',
				hospitalId: member.hospitalId,
				authorAccountId: member.accountId,
				findings: scanTexts(texts),
				...overrides,
				texts,
			})
			.returning(),
	)
	await db.insert(reviewEvents).values({ reviewId: review.id, to: 'waiting', actorAccountId: member.accountId })
	return review
}
