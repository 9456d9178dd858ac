import { isNull, sql } from 'drizzle-orm'
import {
	bigint,
	check,
	date,
	index,
	integer,
	pgEnum,
	pgTable,
	primaryKey,
	text,
	uniqueIndex,
	uuid,
} from 'drizzle-orm/pg-core'
import { applications } from '#app/applications/tables.server.ts'
import { hospitals } from '#app/hospitals/tables.server.ts'
import { accounts } from '#app/identity/tables.server.ts'
import { jobs, payUnit } from '#app/jobs/tables.server.ts'
import { createdNow, instant, primaryId } from '#app/platform/columns.server.ts'
import { specialists } from '#app/specialists/tables.server.ts'
import { offerStatuses } from './status.ts'
import { allBut, type PersonalData, pick } from '#app/platform/personal-data.server.ts'

export const offerStatus = pgEnum('offer_status', offerStatuses)

/** What a hospital offers an applicant, for an answer within 14 days. */
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
		status: offerStatus().notNull().default('sent'),
		/** Why not, if the specialist said. */
		declineReason: text(),
		sentAt: createdNow(),
		expiresAt: instant().notNull(),
		decidedAt: instant(),
		version: integer().notNull().default(1),
	},
	(t) => [
		uniqueIndex('one_waiting_offer').on(t.applicationId).where(sql`${t.status} = 'sent'`),
		uniqueIndex('one_accepted_offer').on(t.applicationId).where(sql`${t.status} = 'accepted'`),
		index('offers_that_run_out').on(t.expiresAt).where(sql`${t.status} = 'sent'`),
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
		from: offerStatus(),
		to: offerStatus().notNull(),
		reason: text(),
		actorAccountId: uuid().references(() => accounts.id, { onDelete: 'set null' }),
		at: createdNow(),
	},
	(t) => [index().on(t.offerId, t.at)],
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
		createdAt: createdNow(),
	},
	(t) => [index().on(t.hospitalId), index().on(t.specialistId), index().on(t.createdAt)],
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
		/** An operator found that it must not count. */
		hiddenAt: instant(),
		hiddenReason: text(),
	},
	(t) => [
		primaryKey({ columns: [t.applicationId, t.side] }),
		check('rating_side', sql`${t.side} in ('hospital', 'specialist')`),
		check('rating_stars', sql`${t.stars} between 1 and 5`),
	],
)

/** Ratings visible to everyone, not only to operators. */
export const isShown = isNull(ratings.hiddenAt)

/** Export, erasure and retention of each table above. */
export const personalData: readonly PersonalData[] = [
	{
		table: offers,
		of: applications.specialistId,
		exported: {
			to: 'offers/offers',
			columns: {
				job: jobs.title,
				hospital: hospitals.displayName,
				...allBut(offers, 'authorAccountId', 'decidedAt', 'version'),
			},
			order: offers.sentAt,
		},
		erased: 'rows',
	},
	{
		table: offerEvents,
		of: applications.specialistId,
		exported: {
			to: 'offers/moves',
			// Which person of the hospital acted is the hospital's.
			columns: pick(offerEvents, 'offerId', 'from', 'to', 'at'),
			order: offerEvents.at,
		},
	},
	{
		table: placements,
		of: placements.specialistId,
		exported: {
			to: 'offers/placements',
			columns: { hospital: hospitals.displayName, ...pick(placements, 'applicationId', 'startedOn') },
			order: placements.startedOn,
		},
		erased: 'rows',
	},
	{
		table: ratings,
		of: placements.specialistId,
		exported: {
			to: 'offers/ratings',
			columns: {
				...pick(ratings, 'applicationId', 'stars', 'comment'),
				by: ratings.side,
				at: ratings.createdAt,
				isShown: isShown.mapWith(Boolean),
			},
			order: ratings.createdAt,
		},
	},
]
