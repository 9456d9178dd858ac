import { and, eq, gt, notExists } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { z } from 'zod'
import { listMembersToNotify, worksForAllOrIs } from '#app/hospitals/team/membership.server.ts'
import { writeTo } from '#app/notifications/notify.server.ts'
import { db } from '#app/platform/database/db.server.ts'
import { defineTask } from '#app/platform/tasks/tasks.server.ts'
import { reviewRefused } from './messages.ts'
import { reviewEvents, reviews } from './tables.server.ts'

export const refusalKey = (eventId: string) => `review-decided/${eventId}`

/** What has happened to a review since this event, as when the refusal was undone and another one made. */
const later = alias(reviewEvents, 'later')
const isLast = notExists(
	db
		.select({ id: later.id })
		.from(later)
		.where(and(eq(later.reviewId, reviewEvents.reviewId), gt(later.at, reviewEvents.at))),
)

/** Emails the members of a hospital about a refusal, once it can no longer be undone. */
export const emailAboutRefusal = defineTask({
	name: 'moderation.email-about-refusal',
	payload: z.object({ eventId: z.uuid() }),
	run: ({ eventId }) =>
		db.transaction(async (tx) => {
			const [review] = await tx
				.select({
					hospitalId: reviews.hospitalId,
					authorAccountId: reviews.authorAccountId,
					subject: reviews.subject,
					title: reviews.title,
					reason: reviewEvents.reason,
				})
				.from(reviewEvents)
				.innerJoin(reviews, eq(reviews.id, reviewEvents.reviewId))
				.where(and(eq(reviewEvents.id, eventId), eq(reviews.status, 'refused'), isLast))
				.for('update', { of: reviews })
			if (!review) return
			const { hospitalId, authorAccountId, reason, ...facts } = review
			await writeTo(tx, reviewRefused, {
				to: await listMembersToNotify(tx, hospitalId, worksForAllOrIs(authorAccountId)),
				key: refusalKey(eventId),
				facts: { ...facts, reason: reason ?? '' },
			})
		}),
})
