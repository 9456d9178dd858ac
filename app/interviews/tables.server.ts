import { interviewReasons } from './changes/stored-reasons.ts'
import { sql } from 'drizzle-orm'
import {
	check,
	index,
	integer,
	pgEnum,
	pgTable,
	primaryKey,
	text,
	unique,
	uniqueIndex,
	uuid,
} from 'drizzle-orm/pg-core'
import { applications } from '#app/applications/tables.server.ts'
import { hospitals } from '#app/hospitals/tables.server.ts'
import { accounts, historyColumns } from '#app/identity/tables.server.ts'
import { jobs } from '#app/jobs/tables.server.ts'
import { createdNow, instant, oneOf, primaryId } from '#app/platform/database/columns.server.ts'
import { specialists } from '#app/specialists/tables.server.ts'
import { interviewModes, interviewStatuses, openStatuses } from './status.ts'
import { type PersonalData, pick } from '#app/platform/personal-data.server.ts'

export const interviewStatus = pgEnum('interview_status', interviewStatuses)
export const interviewMode = pgEnum('interview_mode', interviewModes)

/**
 * A meeting about one application. A constraint written by hand in the migration keeps scheduled ones of a specialist
 * from overlapping, `no_overlap_for_specialist`; those of an interviewer are kept apart in `interviewers`.
 */
export const interviews = pgTable(
	'interviews',
	{
		id: primaryId(),
		applicationId: uuid()
			.notNull()
			.references(() => applications.id, { onDelete: 'cascade' }),
		hospitalId: uuid()
			.notNull()
			.references(() => hospitals.id, { onDelete: 'cascade' }),
		specialistId: uuid()
			.notNull()
			.references(() => specialists.id, { onDelete: 'cascade' }),
		/** The first of the `interviewers`, for processes of the release before them; only they read it. */
		interviewerAccountId: uuid().references(() => accounts.id, { onDelete: 'set null' }),
		status: interviewStatus().notNull().default('proposed'),
		mode: interviewMode().notNull(),
		/** Address, phone number or link, as the mode asks. */
		place: text().notNull(),
		note: text(),
		minutes: integer().notNull(),
		/** Both null until one of the slots is picked. */
		startsAt: instant(),
		endsAt: instant(),
		/** Which proposal this is; each rescheduling makes the next. */
		round: integer().notNull().default(1),
		/** Whose turn it is while it is proposed: the specialist picks, or has asked the hospital for other times. */
		awaits: text({ enum: ['specialist', 'hospital'] })
			.notNull()
			.default('specialist'),
		/** SEQUENCE of the calendar entry (RFC 5545): one more with each change that was sent out. */
		sequence: integer().notNull().default(0),
		/** What the specialist said when asking for other times, or either side when cancelling. */
		reason: text(),
		/** The key of a reason that the product gives; `reason` is then the place that it names. */
		reasonKey: text({ enum: interviewReasons }),
		remindedDayBeforeAt: instant(),
		remindedHoursBeforeAt: instant(),
		version: integer().notNull().default(1),
		createdAt: createdNow(),
	},
	(t) => [
		uniqueIndex('one_open_interview_per_application').on(t.applicationId).where(oneOf(t.status, openStatuses)),
		index('interviews_of_application').on(t.applicationId),
		index('interviews_of_hospital').on(t.hospitalId, t.startsAt),
		index('interviews_of_specialist').on(t.specialistId, t.startsAt),
		index('interviews_ahead').on(t.startsAt).where(sql`${t.status} = 'scheduled'`),
		check('interview_reason', oneOf(t.reasonKey)),
		check('interview_minutes', sql`${t.minutes} between 10 and 480`),
		check('interview_awaits', oneOf(t.awaits)),
		check('interview_has_an_end', sql`(${t.startsAt} is null) = (${t.endsAt} is null) and ${t.endsAt} > ${t.startsAt}`),
		check(
			'scheduled_interview_has_a_time',
			sql`${t.status} not in ('scheduled', 'completed', 'no-show') or ${t.startsAt} is not null`,
		),
	],
)

/**
 * The members who will be there. Triggers copy the hour of a scheduled interview into each row, so that
 * `no_overlap_for_interviewers` refuses a second interview of one person at the same time.
 */
export const interviewers = pgTable(
	'interviewers',
	{
		interviewId: uuid()
			.notNull()
			.references(() => interviews.id, { onDelete: 'cascade' }),
		accountId: uuid()
			.notNull()
			.references(() => accounts.id, { onDelete: 'cascade' }),
		/** Both null unless the interview is scheduled. */
		startsAt: instant(),
		endsAt: instant(),
	},
	(t) => [primaryKey({ columns: [t.interviewId, t.accountId] }), index('interviews_of_interviewer').on(t.accountId)],
)

/** The times that one round of a proposal offers, up to three. */
export const interviewSlots = pgTable(
	'interview_slots',
	{
		id: primaryId(),
		interviewId: uuid()
			.notNull()
			.references(() => interviews.id, { onDelete: 'cascade' }),
		round: integer().notNull(),
		startsAt: instant().notNull(),
		endsAt: instant().notNull(),
	},
	(t) => [
		unique('one_slot_per_time').on(t.interviewId, t.round, t.startsAt),
		check('slot_has_an_end', sql`${t.endsAt} > ${t.startsAt}`),
	],
)

export const interviewEvents = pgTable(
	'interview_events',
	{
		id: primaryId(),
		interviewId: uuid()
			.notNull()
			.references(() => interviews.id, { onDelete: 'cascade' }),
		...historyColumns(interviewStatus),
		reasonKey: text({ enum: interviewReasons }),
	},
	(t) => [check('interview_event_reason', oneOf(t.reasonKey)), index().on(t.interviewId, t.at)],
)

/** A calendar that a program reads by its address. One for each person; a new one replaces the old. */
export const calendarFeeds = pgTable('calendar_feeds', {
	accountId: uuid()
		.primaryKey()
		.references(() => accounts.id, { onDelete: 'cascade' }),
	/** SHA-256 of the token in the address, base64url. */
	tokenHash: text().notNull().unique(),
	createdAt: createdNow(),
	lastReadAt: instant(),
})

/** Export, erasure, retention and guard of each table above. */
export const personalData: readonly PersonalData[] = [
	{
		table: interviews,
		privacy: { why: 'To arrange an interview', seenBy: 'Both sides' },
		of: interviews.specialistId,
		guard: {
			team: interviews.hospitalId,
			or: 'interviews.id = any((select interviews_of_interviewer((select actor_interviewer())))::uuid[])',
		},
		ofSites: 'exists (select from applications where applications.id = interviews.application_id)',
		exported: {
			to: 'interviews/interviews',
			columns: {
				hospital: hospitals.displayName,
				job: jobs.title,
				...pick(
					interviews,
					'id',
					'status',
					'mode',
					'place',
					'note',
					'startsAt',
					'endsAt',
					'reason',
					'reasonKey',
					'createdAt',
				),
			},
			order: interviews.createdAt,
		},
		// Hospitals are notified that the interview will not take place.
		erased: { by: 'eraseInterviews' },
	},
	{
		table: interviewers,
		privacy: { why: 'To name who interviews', seenBy: 'Both sides' },
		of: interviews.specialistId,
		guard: { as: interviews },
		exported: { not: 'Which members of a hospital take part belongs to the hospital.' },
	},
	{
		table: interviewSlots,
		privacy: { why: 'To choose a time', seenBy: 'Both sides' },
		of: interviews.specialistId,
		guard: { as: interviews },
		exported: {
			to: 'interviews/times',
			columns: pick(interviewSlots, 'interviewId', 'round', 'startsAt', 'endsAt'),
			order: interviewSlots.startsAt,
		},
	},
	{
		table: interviewEvents,
		privacy: { why: 'To show what happened to an interview', seenBy: 'Both sides' },
		of: interviews.specialistId,
		guard: { as: interviews },
		exported: {
			to: 'interviews/moves',
			// Which person of the hospital did it is the hospital's.
			columns: pick(interviewEvents, 'interviewId', 'from', 'to', 'reason', 'reasonKey', 'at'),
			order: interviewEvents.at,
		},
	},
	{
		table: calendarFeeds,
		privacy: { why: 'To show interviews in a calendar', seenBy: 'Anyone who has the private link' },
		of: calendarFeeds.accountId,
		guard: { not: 'It is read by its link, without a login.' },
		exported: {
			to: 'interviews/calendarFeed',
			columns: pick(calendarFeeds, 'createdAt', 'lastReadAt'),
			single: { orElse: null },
		},
	},
]
