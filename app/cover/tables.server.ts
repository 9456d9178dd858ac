import { sql } from 'drizzle-orm'
import {
	bigint,
	boolean,
	check,
	date,
	doublePrecision,
	index,
	integer,
	jsonb,
	pgEnum,
	pgTable,
	primaryKey,
	text,
	unique,
	uniqueIndex,
	uuid,
} from 'drizzle-orm/pg-core'
import { hospitals, hospitalSites } from '#app/hospitals/tables.server.ts'
import { accounts, historyColumns } from '#app/identity/tables.server.ts'
import {
	createdNow,
	givenReasonColumns,
	hasItsDays,
	instant,
	oneOf,
	primaryId,
} from '#app/platform/database/columns.server.ts'
import { isOfSites } from '#app/hospitals/sites/of-sites.ts'
import { areWithinLimits, columnsOf } from '#app/platform/text/declared-fields.server.ts'
import { choicesOf } from '#app/platform/text/declared-fields.ts'
import { coverReasons, coverReasonsWithDays } from './settlement/stored-reasons.ts'
import { allBut, type PersonalData, pick } from '#app/platform/personal-data.server.ts'
import { specialists } from '#app/specialists/tables.server.ts'
import { coverDetails } from './asking/details.ts'
import { coverPreferenceFields } from './availability/preference-fields.ts'
import { coverUnits, patients, urgencies } from './asking/kinds.ts'
import { coverAnswers, coverSides, coverStatuses, heldStatuses } from './status.ts'

/** How many more could be asked if something about an open request were different, at least. Null: fewer than five. */
export type Help = {
	pay: { rupees: number; more: number | null } | null
	further: number | null
	later: number | null
}

export const coverStatus = pgEnum('cover_status', coverStatuses)

/** When and for what a specialist can be asked for cover. No row: never. Extra hours make one. */
export const coverPreferences = pgTable(
	'cover_preferences',
	{
		specialistId: uuid()
			.primaryKey()
			.references(() => specialists.id, { onDelete: 'cascade' }),
		...columnsOf(coverPreferenceFields),
		/** At any hour until then, whatever the week says. */
		onUntil: instant(),
		updatedAt: createdNow(),
	},
	(t) => [
		index('cover_preferences_on').on(t.specialistId).where(sql`${t.isOn} or ${t.onUntil} is not null`),
		check('cover_radius', areWithinLimits(t, coverPreferenceFields)),
	],
)

/** Days on which the hours of the week do not count. Someone who says that they are available now is asked all the same. */
export const coverDaysOff = pgTable(
	'cover_days_off',
	{
		id: primaryId(),
		specialistId: uuid()
			.notNull()
			.references(() => specialists.id, { onDelete: 'cascade' }),
		/** Both are off. */
		firstDay: date().notNull(),
		lastDay: date().notNull(),
		createdAt: createdNow(),
	},
	(t) => [
		index('cover_days_off_of').on(t.specialistId, t.lastDay),
		check('cover_days_off_in_order', sql`${t.lastDay} >= ${t.firstDay}`),
	],
)

/** Hours beside those of the week, on one day. They count on a day off as well. */
export const coverExtraHours = pgTable(
	'cover_extra_hours',
	{
		id: primaryId(),
		specialistId: uuid()
			.notNull()
			.references(() => specialists.id, { onDelete: 'cascade' }),
		startsAt: instant().notNull(),
		endsAt: instant().notNull(),
		createdAt: createdNow(),
	},
	(t) => [
		index('cover_extra_hours_of').on(t.specialistId, t.endsAt),
		check('cover_extra_hours_in_order', sql`${t.endsAt} > ${t.startsAt}`),
	],
)

/** What a hospital has decided about its cover. No row: as the defaults say. */
export const coverSettings = pgTable('cover_settings', {
	hospitalId: uuid()
		.primaryKey()
		.references(() => hospitals.id, { onDelete: 'cascade' }),
	/** Specialists who would not be rested may accept once they have read the warning; otherwise they are not asked. */
	mayBeTired: boolean().notNull().default(true),
	updatedAt: createdNow(),
})

/** What is there for work at a site: requests begin with it. No row: as the last request there said. */
export const coverSheets = pgTable(
	'cover_sheets',
	{
		id: primaryId(),
		hospitalId: uuid()
			.notNull()
			.references(() => hospitals.id, { onDelete: 'cascade' }),
		/** Null for the verified address. */
		siteId: uuid().references(() => hospitalSites.id, { onDelete: 'cascade' }),
		equipment: text({ enum: choicesOf(coverDetails.equipment.names) })
			.array()
			.notNull(),
		updatedAt: createdNow(),
	},
	(t) => [unique('one_cover_sheet_of_a_site').on(t.hospitalId, t.siteId).nullsNotDistinct(), index().on(t.siteId)],
)

/** Specialists whom a hospital asks first, of those who have covered for it. They are not told. */
export const coverFavourites = pgTable(
	'cover_favourites',
	{
		hospitalId: uuid()
			.notNull()
			.references(() => hospitals.id, { onDelete: 'cascade' }),
		specialistId: uuid()
			.notNull()
			.references(() => specialists.id, { onDelete: 'cascade' }),
		addedBy: uuid().references(() => accounts.id, { onDelete: 'set null' }),
		addedAt: createdNow(),
	},
	(t) => [primaryKey({ columns: [t.hospitalId, t.specialistId] }), index().on(t.specialistId)],
)

/** What one side says about its own record, beside the figures. */
export const coverReplies = pgTable(
	'cover_replies',
	{
		id: primaryId(),
		hospitalId: uuid()
			.unique()
			.references(() => hospitals.id, { onDelete: 'cascade' }),
		specialistId: uuid()
			.unique()
			.references(() => specialists.id, { onDelete: 'cascade' }),
		text: text().notNull(),
		updatedAt: createdNow(),
	},
	(t) => [check('cover_reply_is_of_one', sql`num_nonnulls(${t.hospitalId}, ${t.specialistId}) = 1`)],
)

/**
 * One case or shift for which a hospital needs one specialist. A constraint written by hand in the migration,
 * `no_overlap_of_cover`, keeps what one person has accepted from overlapping, whatever hospitals asked.
 */
export const coverRequests = pgTable(
	'cover_requests',
	{
		id: primaryId(),
		hospitalId: uuid()
			.notNull()
			.references(() => hospitals.id, { onDelete: 'cascade' }),
		/** Null for the verified address. */
		siteId: uuid().references(() => hospitalSites.id, { onDelete: 'set null' }),
		authorAccountId: uuid().references(() => accounts.id, { onDelete: 'set null' }),
		/** Address of the site when it was asked. */
		location: text().notNull(),
		city: text().notNull(),
		latitude: doublePrecision().notNull(),
		longitude: doublePrecision().notNull(),
		specialitySlug: text().notNull(),
		/** The procedure or the duty: 'LSCS', 'ICU night duty'. */
		work: text().notNull(),
		/** The same as a procedure of the catalogue, where it is one. */
		procedureSlug: text(),
		urgency: text({ enum: urgencies }).notNull(),
		patient: text({ enum: patients }).notNull(),
		startsAt: instant().notNull(),
		endsAt: instant().notNull(),
		payPaise: bigint({ mode: 'bigint' }).notNull(),
		payUnit: text({ enum: coverUnits }).notNull(),
		...columnsOf(coverDetails),
		/** People who come further when no one nearer accepts are asked so many km beyond their own distance. */
		furtherKm: integer().notNull().default(0),
		/** The hospital had people to be asked first while this was open: it reads no number of those asked, also once it has none. */
		favouritesCounted: boolean().notNull().default(false),
		/** The same for all requests of a weekly list. */
		seriesId: uuid(),
		status: coverStatus().notNull().default('open'),
		/** The person who has accepted, while that holds. */
		specialistId: uuid().references(() => specialists.id, { onDelete: 'set null' }),
		acceptedAt: instant(),
		/** When the hospital first saw the number of the person who accepted; null again when they give it back. */
		numberReadAt: instant(),
		onTheWayAt: instant(),
		arrivedAt: instant(),
		/** As entered by `hoursBy`; once both sides agree, as agreed. */
		workedFrom: instant(),
		workedTo: instant(),
		hoursBy: text({ enum: coverSides }),
		/** The hours according to the other side, where it does not agree. */
		counterFrom: instant(),
		counterTo: instant(),
		/** When the side that has to act next was reminded. Null again after each move. */
		remindedAt: instant(),
		duePaise: bigint({ mode: 'bigint' }),
		/** Whether case, equipment and hours were as described, as the specialist says. */
		asDescribed: boolean(),
		/** When the specialist said that it was paid. */
		paidAt: instant(),
		/** How many waves have been asked, and when the next one is due. Null once there is none to come. */
		wave: integer().notNull().default(0),
		nextWaveAt: instant(),
		/** How many waves there have been since the request was opened, widened or given back, those without anyone to ask included. */
		roundWave: integer().notNull().default(0),
		/** When everyone who could be asked had been asked, and had had a wave’s pause to answer. */
		allAskedAt: instant(),
		/** How many could be asked in the city, counted at the first wave. */
		availableInCity: integer('asked_frozen'),
		/** What would reach more specialists, as counted when everyone had been asked. */
		help: jsonb().$type<Help>(),
		version: integer().notNull().default(1),
		createdAt: createdNow(),
	},
	(t) => [
		index('cover_of_hospital').on(t.hospitalId, t.startsAt),
		index('cover_of_specialist').on(t.specialistId, t.startsAt),
		index('cover_that_is_open').on(t.startsAt).where(sql`${t.status} = 'open'`),
		index('cover_in_series').on(t.seriesId),
		index('cover_to_settle')
			.on(t.endsAt)
			.where(sql`${oneOf(t.status, heldStatuses)} and ${t.paidAt} is null`),
		check('cover_pay', sql`${t.payPaise} between 1 and 10000000000000`),
		check('cover_hours', sql`${t.endsAt} > ${t.startsAt} and ${t.endsAt} <= ${t.startsAt} + interval '24 hours'`),
		check('cover_asa', areWithinLimits(t, coverDetails)),
		check('cover_worked', sql`${t.workedTo} > ${t.workedFrom}`),
		// A person who deletes their account leaves the work without a name.
		check('only_taken_cover_has_someone', sql`${t.status} not in ('open', 'unfilled') or ${t.specialistId} is null`),
		check('cover_counter', sql`${t.counterTo} > ${t.counterFrom}`),
	],
)

export const coverEvents = pgTable(
	'cover_events',
	{
		id: primaryId(),
		requestId: uuid()
			.notNull()
			.references(() => coverRequests.id, { onDelete: 'cascade' }),
		...historyColumns(coverStatus),
		...givenReasonColumns(coverReasons),
	},
	(t) => [
		index().on(t.requestId, t.at),
		check('cover_reason', oneOf(t.reasonKey)),
		check('cover_reason_has_its_days', hasItsDays(t.reasonKey, t.reasonDays, coverReasonsWithDays)),
		check('cover_reason_is_one', sql`${t.reason} is null or ${t.reasonKey} is null`),
	],
)

/** Each person who was asked, one row for each request. A row without an answer is asked again once the request was given back. The hospital never learns of those who did not accept. */
export const coverAsks = pgTable(
	'cover_asks',
	{
		requestId: uuid()
			.notNull()
			.references(() => coverRequests.id, { onDelete: 'cascade' }),
		specialistId: uuid()
			.notNull()
			.references(() => specialists.id, { onDelete: 'cascade' }),
		wave: integer().notNull(),
		askedAt: createdNow(),
		answer: text({ enum: coverAnswers }),
		answeredAt: instant(),
	},
	(t) => [
		primaryKey({ columns: [t.requestId, t.specialistId] }),
		index('cover_asks_of_specialist').on(t.specialistId, t.askedAt),
		check('cover_answer', oneOf(t.answer)),
		check('answered_cover_has_a_time', sql`(${t.answer} is null) = (${t.answeredAt} is null)`),
	],
)

/** Each link that was sent to a person whom a request asks. It accepts once, until it expires. */
export const coverLinks = pgTable(
	'cover_links',
	{
		id: primaryId(),
		requestId: uuid()
			.notNull()
			.references(() => coverRequests.id, { onDelete: 'cascade' }),
		specialistId: uuid()
			.notNull()
			.references(() => specialists.id, { onDelete: 'cascade' }),
		createdAt: createdNow(),
		expiresAt: instant().notNull(),
		usedAt: instant(),
	},
	(t) => [index('cover_links_of_request').on(t.requestId), index('cover_links_of_specialist').on(t.specialistId)],
)

export const firstOutcomes = ['released', 'refused', 'lapsed'] as const

/**
 * What a hospital that we have not verified asks for before an operator has called it. Nothing of it reaches a specialist: a request of the same id
 * is made once it was released.
 */
export const coverFirstRequests = pgTable(
	'cover_first_requests',
	{
		id: primaryId(),
		hospitalId: uuid()
			.notNull()
			.references(() => hospitals.id, { onDelete: 'cascade' }),
		authorAccountId: uuid().references(() => accounts.id, { onDelete: 'set null' }),
		/** As typed for the call; the details of the hospital stay as they are. */
		registrationNumber: text().notNull(),
		/** The form that asks for cover, as it was typed, without the number and the code. It is read again when it is released. */
		form: jsonb().$type<Record<string, string | string[]>>().notNull(),
		work: text().notNull(),
		startsAt: instant().notNull(),
		sentAt: createdNow(),
		outcome: text({ enum: firstOutcomes }),
		/** What the operator found; of a refusal the hospital reads it. */
		reason: text(),
		decidedBy: uuid().references(() => accounts.id, { onDelete: 'set null' }),
		decidedAt: instant(),
		/** When the decision could no longer be undone and was carried out. */
		carriedOutAt: instant(),
	},
	(t) => [
		uniqueIndex('one_first_cover_request')
			.on(t.hospitalId)
			.where(sql`${t.outcome} is null or ${t.outcome} = 'released'`),
		index().on(t.hospitalId),
		index('first_cover_to_call').on(t.sentAt).where(sql`${t.outcome} is null`),
		index().on(t.authorAccountId),
		index().on(t.decidedBy),
		check('first_cover_outcome', oneOf(t.outcome)),
		check('decided_first_cover_has_a_time', sql`(${t.outcome} is null) = (${t.decidedAt} is null)`),
	],
)

/** Export, erasure, retention and guard of each table above. */
export const personalData: readonly PersonalData[] = [
	{
		table: coverPreferences,
		privacy: { why: 'To ask for cover only when and for what you want', seenBy: 'You alone' },
		of: coverPreferences.specialistId,
		guard: {},
		exported: { to: 'cover/preferences', columns: allBut(coverPreferences, 'specialistId') },
	},
	{
		table: coverDaysOff,
		privacy: { why: 'Not to ask for cover on your days off', seenBy: 'You alone' },
		of: coverDaysOff.specialistId,
		guard: {},
		exported: {
			to: 'cover/days-off',
			columns: pick(coverDaysOff, 'firstDay', 'lastDay'),
			order: coverDaysOff.firstDay,
		},
		kept: { for: '1 month', since: coverDaysOff.lastDay },
	},
	{
		table: coverExtraHours,
		privacy: { why: 'To ask for cover in hours that you add for one day', seenBy: 'You alone' },
		of: coverExtraHours.specialistId,
		guard: {},
		exported: {
			to: 'cover/extra-hours',
			columns: pick(coverExtraHours, 'startsAt', 'endsAt'),
			order: coverExtraHours.startsAt,
		},
		kept: { for: '1 month', since: coverExtraHours.endsAt },
	},
	{
		table: coverSheets,
		ofSites: isOfSites('cover_sheets'),
		exported: { not: 'About no person.' },
		erased: { not: 'About no person.' },
	},
	...[coverSettings, coverFirstRequests].map((table) => ({
		table,
		exported: { not: 'About no person.' },
		erased: { not: 'About no person.' },
	})),
	{
		table: coverFavourites,
		privacy: { why: 'To ask those first who have covered well', seenBy: 'The hospital’s team' },
		of: coverFavourites.specialistId,
		guard: { team: coverFavourites.hospitalId },
		exported: {
			to: 'cover/asked-first',
			// Which member added the person is the hospital's own matter.
			columns: { hospital: hospitals.displayName, addedAt: coverFavourites.addedAt },
			order: coverFavourites.addedAt,
		},
	},
	{
		table: coverReplies,
		privacy: { why: 'To show what you say about your record of cover', seenBy: 'Hospitals that you cover for' },
		of: coverReplies.specialistId,
		guard: { not: 'The other side reads it beside the record.' },
		exported: { to: 'cover/reply', columns: pick(coverReplies, 'text', 'updatedAt') },
	},
	{
		table: coverRequests,
		privacy: {
			why: 'To arrange cover and agree on its hours and pay',
			seenBy: 'The hospital that asked. Specialists whom it asked see the request and whether it is taken or over',
		},
		of: coverRequests.specialistId,
		looseIds: { seriesId: 'The requests of one weekly list have it in common.' },
		ofSites: isOfSites('cover_requests'),
		guard: { not: 'Those who were asked read it, and it counts in how soon a hospital pays.' },
		exported: {
			to: 'cover/accepted',
			columns: {
				hospital: hospitals.displayName,
				...pick(
					coverRequests,
					'work',
					'startsAt',
					'endsAt',
					'payPaise',
					'payUnit',
					'status',
					'acceptedAt',
					'workedFrom',
					'workedTo',
					'hoursBy',
					'counterFrom',
					'counterTo',
					'duePaise',
					'asDescribed',
					'paidAt',
				),
			},
			order: coverRequests.startsAt,
		},
		// The hospital's record of what was done there stays, without the person.
		erased: {
			columns: { specialistId: null },
			where: coverRequests.specialistId,
		},
	},
	{
		table: coverEvents,
		privacy: { why: 'To show what happened to a request for cover', seenBy: 'Both sides' },
		of: coverEvents.actorAccountId,
		guard: { not: 'As the request that it belongs to.' },
		exported: {
			to: 'cover/moves',
			columns: pick(coverEvents, 'requestId', 'from', 'to', 'reason', 'reasonKey', 'reasonDays', 'at'),
			order: coverEvents.at,
		},
		// The history of the hospital’s request stays, without the words of the person.
		erased: { columns: { reason: null }, where: coverEvents.actorAccountId },
	},
	{
		table: coverAsks,
		privacy: { why: 'To ask each person once and to share requests fairly', seenBy: 'You alone' },
		of: coverAsks.specialistId,
		guard: { not: 'The hospital sees how many were asked, and how many kept their word.' },
		exported: {
			to: 'cover/asked',
			columns: pick(coverAsks, 'requestId', 'askedAt', 'answer', 'answeredAt'),
			order: coverAsks.askedAt,
		},
		erased: 'rows',
	},
	{
		table: coverLinks,
		privacy: { why: 'To accept cover from an SMS', seenBy: 'You alone' },
		of: coverLinks.specialistId,
		guard: { not: 'A person who opens a link is not logged in.' },
		exported: {
			to: 'cover/links',
			columns: pick(coverLinks, 'requestId', 'createdAt', 'expiresAt', 'usedAt'),
			order: coverLinks.createdAt,
		},
		kept: { for: '30 days', since: coverLinks.expiresAt },
	},
]
