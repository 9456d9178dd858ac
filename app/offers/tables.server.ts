import { isNull, sql } from 'drizzle-orm'
import {
	bigint,
	check,
	date,
	index,
	integer,
	jsonb,
	pgEnum,
	pgTable,
	primaryKey,
	text,
	uniqueIndex,
	uuid,
} from 'drizzle-orm/pg-core'
import { applications } from '#app/applications/tables.server.ts'
import { hospitals } from '#app/hospitals/tables.server.ts'
import { accounts, historyColumns } from '#app/identity/tables.server.ts'
import { jobs, payUnit } from '#app/jobs/tables.server.ts'
import { termFields } from '#app/jobs/terms/terms.ts'
import { areWithinLimits, columnsOf } from '#app/platform/text/declared-fields.server.ts'
import { createdNow, instant, oneOf, primaryId } from '#app/platform/database/columns.server.ts'
import { specialists } from '#app/specialists/tables.server.ts'
import { joiningDateStatuses } from './placements/joining-date.ts'
import { promiseAnswers } from './responses/promises.ts'
import { offerStatuses } from './status.ts'
import type { OfferDifference } from './terms/against-job.ts'
import { allBut, type PersonalData, pick } from '#app/platform/personal-data.server.ts'

export const offerStatus = pgEnum('offer_status', offerStatuses)
export const joiningDateStatus = pgEnum('joining_date_status', joiningDateStatuses)

/** What a hospital offers an applicant, for an answer by a date that it sets. */
export const offers = pgTable(
	'offers',
	{
		id: primaryId(),
		applicationId: uuid()
			.notNull()
			.references(() => applications.id, { onDelete: 'cascade' }),
		authorAccountId: uuid().references(() => accounts.id, { onDelete: 'set null' }),
		payPaise: bigint({ mode: 'bigint' }).notNull(),
		payUnit: payUnit().notNull(),
		startsOn: date().notNull(),
		message: text().notNull(),
		/** What the letter states in the hospital's own words beside pay, date and terms. */
		terms: text(),
		...columnsOf(termFields),
		/** Where it departs from the job as that was when the offer was made. */
		differences: jsonb().$type<OfferDifference[]>().notNull().default([]),
		status: offerStatus().notNull().default('sent'),
		/** Why not, if the specialist said. */
		declineReason: text(),
		sentAt: createdNow(),
		expiresAt: instant().notNull(),
		decidedAt: instant(),
		/** When the specialist was reminded of it after half of its time, and both sides of the joining date. */
		expiryRemindedAt: instant(),
		joiningRemindedAt: instant(),
		version: integer().notNull().default(1),
	},
	(t) => [
		uniqueIndex('one_waiting_offer').on(t.applicationId).where(sql`${t.status} = 'sent'`),
		uniqueIndex('one_accepted_offer').on(t.applicationId).where(sql`${t.status} = 'accepted'`),
		index('offers_of_application').on(t.applicationId),
		index('offers_that_run_out').on(t.expiresAt).where(sql`${t.status} = 'sent'`),
		check('offer_terms', areWithinLimits(t, termFields)),
		check('offer_pay', sql`${t.payPaise} between 1 and 10000000000000`),
		check('decided_offer_has_a_date', sql`(${t.decidedAt} is null) = (${t.status} = 'sent')`),
	],
)

export const offerEvents = pgTable(
	'offer_events',
	{
		id: primaryId(),
		offerId: uuid()
			.notNull()
			.references(() => offers.id, { onDelete: 'cascade' }),
		...historyColumns(offerStatus),
	},
	(t) => [index().on(t.offerId, t.at)],
)

/** Other joining dates that were proposed for an accepted offer, each with its reason and what became of it. */
export const joiningDateProposals = pgTable(
	'joining_date_proposals',
	{
		id: primaryId(),
		offerId: uuid()
			.notNull()
			.references(() => offers.id, { onDelete: 'cascade' }),
		/** The side that proposed it; the other side answers. */
		side: text({ enum: ['hospital', 'specialist'] }).notNull(),
		/** The date that was agreed when it was proposed. */
		insteadOf: date().notNull(),
		startsOn: date().notNull(),
		reason: text().notNull(),
		status: joiningDateStatus().notNull().default('proposed'),
		proposedAt: createdNow(),
		decidedAt: instant(),
		version: integer().notNull().default(1),
	},
	(t) => [
		uniqueIndex('one_open_joining_date').on(t.offerId).where(sql`${t.status} = 'proposed'`),
		index('joining_dates_of_offer').on(t.offerId),
		check('joining_date_side', oneOf(t.side)),
		check('joining_date_is_another', sql`${t.startsOn} <> ${t.insteadOf}`),
		check('decided_joining_date_has_a_time', sql`(${t.decidedAt} is null) = (${t.status} = 'proposed')`),
	],
)

export const joiningDateEvents = pgTable(
	'joining_date_events',
	{
		id: primaryId(),
		proposalId: uuid()
			.notNull()
			.references(() => joiningDateProposals.id, { onDelete: 'cascade' }),
		...historyColumns(joiningDateStatus),
	},
	(t) => [index().on(t.proposalId, t.at)],
)

/** Someone was hired. The application is at `hired`. */
export const placements = pgTable(
	'placements',
	{
		applicationId: uuid()
			.primaryKey()
			.references(() => applications.id, { onDelete: 'cascade' }),
		hospitalId: uuid()
			.notNull()
			.references(() => hospitals.id, { onDelete: 'cascade' }),
		specialistId: uuid()
			.notNull()
			.references(() => specialists.id, { onDelete: 'cascade' }),
		jobId: uuid()
			.notNull()
			.references(() => jobs.id, { onDelete: 'cascade' }),
		offerId: uuid().references(() => offers.id, { onDelete: 'set null' }),
		startedOn: date().notNull(),
		/** When both sides were asked to rate each other. */
		ratingAskedAt: instant(),
		createdAt: createdNow(),
	},
	(t) => [index().on(t.hospitalId), index().on(t.specialistId), index().on(t.createdAt)],
)

/** Whether a placement is as it was advertised: asked of the specialist on each of `promiseDays`, and answered or not. */
export const promiseChecks = pgTable(
	'promise_checks',
	{
		applicationId: uuid()
			.notNull()
			.references(() => placements.applicationId, { onDelete: 'cascade' }),
		specialistId: uuid()
			.notNull()
			.references(() => specialists.id, { onDelete: 'cascade' }),
		/** Days after joining. */
		day: integer().notNull(),
		askedAt: createdNow(),
		/** Asked from the first payday on. */
		pay: text({ enum: promiseAnswers }),
		payOnTime: text({ enum: promiseAnswers }),
		duties: text({ enum: promiseAnswers }),
		accommodation: text({ enum: promiseAnswers }),
		certificates: text({ enum: promiseAnswers }),
		bond: text({ enum: promiseAnswers }),
		providentFund: text({ enum: promiseAnswers }),
		settlement: text({ enum: promiseAnswers }),
		answeredAt: instant(),
		/** For processes of the release before `publishedAnswers`; only they read these three. */
		shownPay: text({ enum: promiseAnswers }),
		shownDuties: text({ enum: promiseAnswers }),
		shownAccommodation: text({ enum: promiseAnswers }),
	},
	(t) => [
		primaryKey({ columns: [t.applicationId, t.day] }),
		index().on(t.specialistId),
		check('promise_answers_have_a_time', sql`num_nonnulls(${t.duties}, ${t.accommodation}, ${t.answeredAt}) in (0, 3)`),
	],
)

/** What one side of a placement says about the other, once. */
export const ratings = pgTable(
	'ratings',
	{
		applicationId: uuid()
			.notNull()
			.references(() => placements.applicationId, { onDelete: 'cascade' }),
		/** The side that rates the other side. */
		side: text({ enum: ['hospital', 'specialist'] }).notNull(),
		raterAccountId: uuid().references(() => accounts.id, { onDelete: 'set null' }),
		stars: integer().notNull(),
		/** For the rated side and for operators; never public. */
		comment: text(),
		createdAt: createdNow(),
		/** When an operator has decided about it. Until then a rating with a comment waits for one; it counts from the start. */
		checkedAt: instant(),
		/** An operator found that it must not count. */
		hiddenAt: instant(),
		hiddenReason: text(),
		hiddenBy: uuid().references(() => accounts.id, { onDelete: 'set null' }),
		/** What its author holds against the hiding, once. It waits for another operator then. */
		appeal: text(),
		appealedAt: instant(),
		/** Names it where operators work on it. */
		id: uuid().notNull().defaultRandom(),
	},
	(t) => [
		primaryKey({ columns: [t.applicationId, t.side] }),
		uniqueIndex('rating_id').on(t.id),
		index('ratings_that_wait').on(t.createdAt).where(sql`${t.checkedAt} is null`),
		check('rating_side', oneOf(t.side)),
		check('rating_appeal', sql`(${t.appeal} is null) = (${t.appealedAt} is null)`),
		check('rating_stars', sql`${t.stars} between 1 and 5`),
	],
)

/** Ratings that wait for an operator. */
export const isUnchecked = isNull(ratings.checkedAt)

/** Ratings visible to everyone, not only to operators. */
export const isShown = isNull(ratings.hiddenAt)

/** Export, erasure, retention and guard of each table above. */
export const personalData: readonly PersonalData[] = [
	{
		table: offers,
		privacy: { why: 'To make and answer an offer', seenBy: 'Both sides' },
		of: applications.specialistId,
		guard: { as: applications },
		exported: {
			to: 'offers/offers',
			columns: {
				job: jobs.title,
				hospital: hospitals.displayName,
				...allBut(offers, 'authorAccountId', 'decidedAt', 'expiryRemindedAt', 'joiningRemindedAt', 'version'),
			},
			order: offers.sentAt,
		},
		erased: 'rows',
	},
	{
		table: offerEvents,
		privacy: { why: 'To show what happened to an offer', seenBy: 'Both sides' },
		of: applications.specialistId,
		guard: { as: offers },
		exported: {
			to: 'offers/moves',
			// Which person of the hospital acted is the hospital's.
			columns: pick(offerEvents, 'offerId', 'from', 'to', 'at'),
			order: offerEvents.at,
		},
	},
	{
		table: joiningDateProposals,
		privacy: { why: 'To agree on another joining date', seenBy: 'Both sides' },
		of: applications.specialistId,
		guard: { as: offers },
		exported: {
			to: 'offers/joiningDates',
			columns: pick(joiningDateProposals, 'offerId', 'side', 'insteadOf', 'startsOn', 'reason', 'status', 'proposedAt'),
			order: joiningDateProposals.proposedAt,
		},
	},
	{
		table: joiningDateEvents,
		privacy: { why: 'To show what happened to a proposed joining date', seenBy: 'Both sides' },
		of: applications.specialistId,
		guard: { as: joiningDateProposals },
		exported: {
			to: 'offers/joiningDateMoves',
			// Which person of the hospital acted is the hospital's.
			columns: pick(joiningDateEvents, 'proposalId', 'from', 'to', 'at'),
			order: joiningDateEvents.at,
		},
	},
	{
		table: placements,
		privacy: { why: 'To record that someone started work', seenBy: 'Both sides' },
		of: placements.specialistId,
		ofSites:
			'placements.hospital_id <> (select actor_hospital()) or exists (select from jobs where jobs.id = placements.job_id)',
		guard: { not: 'Public averages of ratings count over them.' },
		exported: {
			to: 'offers/placements',
			columns: { hospital: hospitals.displayName, ...pick(placements, 'applicationId', 'startedOn') },
			order: placements.startedOn,
		},
		erased: 'rows',
	},
	{
		table: promiseChecks,
		privacy: {
			why: 'To say whether jobs are as advertised',
			seenBy: 'As counts of at least three people to everyone; who said what to no one',
		},
		of: promiseChecks.specialistId,
		guard: {},
		exported: {
			to: 'offers/as-advertised',
			columns: allBut(promiseChecks, 'specialistId', 'shownPay', 'shownDuties', 'shownAccommodation'),
			order: promiseChecks.askedAt,
		},
	},
	{
		table: ratings,
		privacy: {
			why: 'To rate each other after a placement',
			seenBy: 'Stars as an average to everyone from three ratings on; comments to the other side and operators',
		},
		of: placements.specialistId,
		guard: { not: 'Their average is public.' },
		looseIds: { id: 'Names the rating where operators work on it.' },
		exported: {
			to: 'offers/ratings',
			columns: {
				...pick(ratings, 'applicationId', 'stars', 'comment'),
				/** Only their own words, not what a hospital wrote to us. */
				appeal: sql<string | null>`case ${ratings.side} when 'specialist' then ${ratings.appeal} end`,
				by: ratings.side,
				at: ratings.createdAt,
				isShown: isShown.mapWith(Boolean),
			},
			order: ratings.createdAt,
		},
	},
]
