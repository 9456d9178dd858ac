import { and, eq } from 'drizzle-orm'
import { applications } from '#app/applications/tables.server.ts'
import { jobTexts } from '#app/jobs/review/review.server.ts'
import { jobs } from '#app/jobs/tables.server.ts'
import { scanTexts, type ScannedText } from '#app/moderation/scanner.ts'
import { reviewEvents, reviews } from '#app/moderation/tables.server.ts'
import { db } from '#app/platform/database/db.server.ts'
import { hoursAgo } from './clock.ts'
import type { SeedHospital } from './hospitals.ts'
import type { SeedJob } from './jobs.ts'

type World = { jobs: SeedJob[]; hospitals: SeedHospital[]; recruiterId: string }

/** What is added to the description of two drafts, whose hospitals have tried to post them. */
const additions = [
	'Selected candidates deposit ₹5,000 as refundable security before the joining letter is issued.',
	'Uniform and ID card charges of ₹1,200 have to be paid on the first day. Original certificates stay with HR for one year.',
]

const message =
	'Thank you for applying. Please call our theatre manager on nine eight two two zero one one two two three to fix a time.'

/** Two jobs of other hospitals and one message of Lakeside wait for an operator, one job for longer than a day. */
export async function insertReviews({ jobs: all, hospitals, recruiterId }: World) {
	const [lakeside] = hospitals
	const drafts = all.filter(({ finalStatus, hospitalId }) => finalStatus === 'draft' && hospitalId !== lakeside?.id)
	for (const [index, addition] of additions.entries()) {
		const draft = drafts[index]
		if (!draft) continue
		const description = `${draft.description} ${addition}`
		const [job] = await db.update(jobs).set({ description }).where(eq(jobs.id, draft.id)).returning()
		if (!job) continue
		await hold({
			subject: 'job',
			subjectId: job.id,
			hospitalId: job.hospitalId,
			authorAccountId: draft.ownerId,
			title: job.title,
			texts: jobTexts(job),
			submittedAt: hoursAgo(index === 0 ? 26 : 3),
		})
	}
	if (lakeside) await holdMessage(lakeside.id, recruiterId)
}

async function holdMessage(hospitalId: string, recruiterId: string) {
	const [applied] = await db
		.select({ specialistId: applications.specialistId })
		.from(applications)
		.innerJoin(jobs, eq(jobs.id, applications.jobId))
		.where(and(eq(jobs.hospitalId, hospitalId), eq(applications.stage, 'applied')))
		.orderBy(applications.id)
		.limit(1)
	if (!applied) return
	await hold({
		subject: 'message',
		subjectId: applied.specialistId,
		specialistId: applied.specialistId,
		hospitalId,
		authorAccountId: recruiterId,
		title: 'Message',
		texts: [{ field: 'Message', text: message }],
		held: JSON.stringify({ body: message, clientKey: applied.specialistId }),
		submittedAt: hoursAgo(5),
	})
}

async function hold(
	review: Omit<typeof reviews.$inferInsert, 'findings'> & { texts: ScannedText[]; submittedAt: Date },
) {
	const [row] = await db
		.insert(reviews)
		.values({ ...review, findings: scanTexts(review.texts) })
		.returning({ id: reviews.id })
	if (row)
		await db.insert(reviewEvents).values({
			reviewId: row.id,
			to: 'waiting',
			actorAccountId: review.authorAccountId ?? null,
			at: review.submittedAt,
		})
}
