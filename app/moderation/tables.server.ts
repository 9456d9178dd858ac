import { eq, sql } from 'drizzle-orm'
import { check, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { hospitals } from '#app/hospitals/tables.server.ts'
import { accounts, historyColumns } from '#app/identity/tables.server.ts'
import { createdNow, instant, oneOf, primaryId } from '#app/platform/database/columns.server.ts'
import type { PersonalData } from '#app/platform/personal-data.server.ts'
import { specialists } from '#app/specialists/tables.server.ts'
import type { Finding } from './rules.ts'
import type { ScannedText } from './scanner.ts'
import { reviewStatuses, reviewSubjects } from './status.ts'

/** Texts of a hospital that are held until an operator has read them. */
export const reviews = pgTable(
	'reviews',
	{
		id: primaryId(),
		hospitalId: uuid()
			.notNull()
			.references(() => hospitals.id, { onDelete: 'cascade' }),
		subject: text({ enum: reviewSubjects }).notNull(),
		/** The job, the hospital, the application, or the specialist who would receive it. */
		subjectId: uuid().notNull(),
		/** The specialist who would receive it. */
		specialistId: uuid().references(() => specialists.id, { onDelete: 'cascade' }),
		authorAccountId: uuid().references(() => accounts.id, { onDelete: 'set null' }),
		/** How its readers call it: the title of the job. */
		title: text().notNull(),
		texts: jsonb().$type<ScannedText[]>().notNull(),
		findings: jsonb().$type<Finding[]>().notNull(),
		/** What is stored or sent once it is approved, as held.server.ts writes it. */
		held: text(),
		status: text({ enum: reviewStatuses }).notNull().default('waiting'),
		/** Why it was refused, as its author reads it. */
		statusReason: text(),
		submittedAt: createdNow(),
		decidedAt: instant(),
		/** When its author published or submitted another text in its place, so that a refusal no longer concerns them. */
		replacedAt: instant(),
		decidedBy: uuid().references(() => accounts.id, { onDelete: 'set null' }),
		version: integer().notNull().default(1),
	},
	(t) => [
		uniqueIndex('one_waiting_review')
			.on(t.hospitalId, t.subject, t.subjectId)
			.where(sql`${t.status} = 'waiting' and ${t.subject} <> 'message'`),
		index('waiting_reviews').on(t.submittedAt).where(sql`${t.status} = 'waiting'`),
		index('reviews_of_hospital').on(t.hospitalId, t.submittedAt.desc()),
		index('reviews_of_subject').on(t.subjectId, t.submittedAt.desc()),
		index().on(t.specialistId),
		check('review_status', oneOf(t.status)),
		check('review_subject', oneOf(t.subject)),
		check(
			'review_to_specialist',
			sql`(${t.subject} in ('contact-request', 'message', 'offer')) = (${t.specialistId} is not null)`,
		),
	],
)

export const reviewEvents = pgTable(
	'review_events',
	{
		id: primaryId(),
		reviewId: uuid()
			.notNull()
			.references(() => reviews.id, { onDelete: 'cascade' }),
		...historyColumns(() => text({ enum: reviewStatuses })),
	},
	(t) => [index().on(t.reviewId, t.at)],
)

const ofHospitals = { not: 'Internal records of a hospital.' }

/** Export, erasure, retention and guard of each table above. */
export const personalData: readonly PersonalData[] = [
	{
		table: reviews,
		privacy: {
			why: 'To hold a text that may deceive or ask for money',
			seenBy: 'The hospital; operators who moderate',
		},
		of: reviews.specialistId,
		ofSites:
			'reviews.hospital_id <> (select actor_hospital()) or reviews.author_account_id = (select actor_account()) or exists (select from jobs where jobs.id = reviews.subject_id) or exists (select from applications where applications.id = reviews.subject_id)',
		guard: { not: 'Whether texts of a hospital are held is asked by whoever reads them.' },
		exported: { not: 'It was never sent to the specialist.' },
		looseIds: { subjectId: 'A job, a hospital, an application, or the specialist whose deletion removes the row.' },
		kept: {
			for: '1 year',
			since: reviews.submittedAt,
			only: { where: eq(reviews.status, 'withdrawn'), called: 'withdrawn' },
		},
	},
	{
		table: reviewEvents,
		privacy: { why: 'To explain a decision about a held text', seenBy: 'The hospital; operators who moderate' },
		of: reviews.specialistId,
		guard: { not: 'As its review.' },
		exported: ofHospitals,
		kept: 'As long as the review',
	},
]
