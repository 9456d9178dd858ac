import { applicationReasons, clockReasons } from './reasons.ts'
import { sql } from 'drizzle-orm'
import { check, index, integer, pgEnum, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core'
import { hospitals } from '#app/hospitals/tables.server.ts'
import { accounts, historyColumns } from '#app/identity/tables.server.ts'
import { jobs } from '#app/jobs/tables.server.ts'
import {
	createdNow,
	givenReasonColumns,
	hasItsDays,
	instant,
	oneOf,
	primaryId,
} from '#app/platform/database/columns.server.ts'
import { resumes, specialists } from '#app/specialists/tables.server.ts'
import { stages, openStages } from './stage.ts'
import { type PersonalData, pick } from '#app/platform/personal-data.server.ts'

export const applicationStage = pgEnum('application_stage', stages)

export const applications = pgTable(
	'applications',
	{
		id: primaryId(),
		jobId: uuid()
			.notNull()
			.references(() => jobs.id, { onDelete: 'cascade' }),
		specialistId: uuid()
			.notNull()
			.references(() => specialists.id, { onDelete: 'cascade' }),
		/** The file as it was when it was attached; it cannot be deleted as long as an application carries it. */
		resumeId: uuid().references(() => resumes.id),
		note: text(),
		/** `contacted`: it began with a contact request of the hospital that the specialist accepted. */
		origin: text({ enum: ['applied', 'contacted'] })
			.notNull()
			.default('applied'),
		stage: applicationStage().notNull().default('applied'),
		/** What the hospital gave as the reason; the specialist reads it. */
		rejectionReason: text(),
		/** The key of a reason that the product gives, and the days that it names. Words of the hospital stand after it. */
		rejectionKey: text({ enum: applicationReasons }),
		rejectionDays: integer(),
		/** When a member of the hospital first opened it. */
		seenAt: instant(),
		stageChangedAt: createdNow(),
		/** When the hospital was last reminded that the applicant waits for an answer. */
		answerRemindedAt: instant(),
		/** When the applicant was last asked whether to close it or to wait, because the answer was late. */
		applicantAskedAt: instant(),
		/** Until when the applicant chose to wait for the late answer. */
		waitsUntil: instant(),
		/** When we closed it because the hospital had not answered. It stands at `rejected` then, with that as its reason. */
		closedUnansweredAt: instant(),
		/** When the specialist, not selected, ended what the hospital may still read of them. */
		accessEndedAt: instant(),
		appliedAt: createdNow(),
		version: integer().notNull().default(1),
	},
	(t) => [
		unique('one_application_per_job').on(t.jobId, t.specialistId),
		index('applications_of_specialist').on(t.specialistId, t.appliedAt.desc()),
		index('applications_with_resume').on(t.resumeId),
		index('applications_to_job').on(t.jobId, t.stage, t.appliedAt),
		index('applications_that_wait').on(t.stageChangedAt).where(oneOf(t.stage, openStages)),
		check('application_origin', oneOf(t.origin)),
		check('only_access_after_a_rejection_is_ended', sql`${t.stage} = 'rejected' or ${t.accessEndedAt} is null`),
		check('closed_unanswered_is_rejected', sql`${t.stage} = 'rejected' or ${t.closedUnansweredAt} is null`),
		check(
			'rejection_has_a_reason',
			sql`${t.stage} <> 'rejected' or ${t.rejectionReason} is not null or ${t.rejectionKey} is not null`,
		),
		check('application_rejection', oneOf(t.rejectionKey)),
		check('application_rejection_has_its_days', hasItsDays(t.rejectionKey, t.rejectionDays, clockReasons)),
	],
)

/** Every move, undone ones included: who, when, why. */
export const applicationEvents = pgTable(
	'application_events',
	{
		id: primaryId(),
		applicationId: uuid()
			.notNull()
			.references(() => applications.id, { onDelete: 'cascade' }),
		...historyColumns(applicationStage),
		...givenReasonColumns(applicationReasons),
		/** Set on the event that takes this one back. */
		undoes: uuid(),
		/** The same on all moves that were made with one press. */
		batchId: uuid(),
	},
	(t) => [
		index().on(t.applicationId, t.at),
		check('application_reason', oneOf(t.reasonKey)),
		check('application_reason_has_its_days', hasItsDays(t.reasonKey, t.reasonDays, clockReasons)),
		unique('undone_once').on(t.undoes),
		index('moves_of_batch').on(t.batchId).where(sql`${t.batchId} is not null`),
	],
)

/** A hospital asks a specialist who withdrew to apply again. Once per application, so that no one is asked and asked. */
export const applicationInvitations = pgTable(
	'application_invitations',
	{
		applicationId: uuid()
			.primaryKey()
			.references(() => applications.id, { onDelete: 'cascade' }),
		invitedBy: uuid().references(() => accounts.id, { onDelete: 'set null' }),
		invitedAt: createdNow(),
		answer: text({ enum: ['accepted', 'declined'] }),
		answeredAt: instant(),
	},
	(t) => [
		check('invitation_answer', oneOf(t.answer)),
		check('answered_invitation_has_a_date', sql`(${t.answer} is null) = (${t.answeredAt} is null)`),
	],
)

/** What members write to each other about an application. The specialist never sees it. */
export const applicationNotes = pgTable(
	'application_notes',
	{
		id: primaryId(),
		applicationId: uuid()
			.notNull()
			.references(() => applications.id, { onDelete: 'cascade' }),
		authorAccountId: uuid().references(() => accounts.id, { onDelete: 'set null' }),
		body: text().notNull(),
		/** Accounts of the colleagues named in it. */
		mentions: uuid().array().notNull().default(sql`'{}'`),
		createdAt: createdNow(),
	},
	(t) => [index().on(t.applicationId, t.createdAt)],
)

/** Words of the hospital's own for sorting applicants. */
export const applicationTags = pgTable(
	'application_tags',
	{
		applicationId: uuid()
			.notNull()
			.references(() => applications.id, { onDelete: 'cascade' }),
		tag: text().notNull(),
		addedBy: uuid().references(() => accounts.id, { onDelete: 'set null' }),
		createdAt: createdNow(),
	},
	(t) => [primaryKey({ columns: [t.applicationId, t.tag] })],
)

/** What one member thinks of an applicant, from 1 (no) to 4 (a clear yes). */
export const scorecards = pgTable(
	'scorecards',
	{
		applicationId: uuid()
			.notNull()
			.references(() => applications.id, { onDelete: 'cascade' }),
		authorAccountId: uuid()
			.notNull()
			.references(() => accounts.id, { onDelete: 'cascade' }),
		score: integer().notNull(),
		note: text(),
		version: integer().notNull().default(1),
		createdAt: createdNow(),
		updatedAt: createdNow(),
	},
	(t) => [
		primaryKey({ columns: [t.applicationId, t.authorAccountId] }),
		index().on(t.authorAccountId),
		check('scorecard_score', sql`${t.score} between 1 and 4`),
	],
)

const ofTheTeam = { not: 'Internal notes between members of a hospital, which are confidential to that hospital.' }

/** Export, erasure, retention and guard of each table above. */
export const personalData: readonly PersonalData[] = [
	{
		table: applications,
		privacy: { why: 'To apply for a job', seenBy: 'Both sides' },
		of: applications.specialistId,
		guard: {
			team: jobs.hospitalId,
			or: 'applications.id = any((select applications_of_interviewer((select actor_interviewer())))::uuid[])',
		},
		exported: {
			to: 'applications/applications',
			columns: {
				job: jobs.title,
				hospital: hospitals.displayName,
				resume: resumes.fileName,
				...pick(
					applications,
					'id',
					'note',
					'stage',
					'rejectionReason',
					'rejectionKey',
					'rejectionDays',
					'appliedAt',
					'seenAt',
					'waitsUntil',
					'closedUnansweredAt',
				),
			},
			order: applications.appliedAt,
		},
		// The jobs count one less.
		erased: { by: 'eraseApplications' },
	},
	{
		table: applicationEvents,
		privacy: { why: 'To show what happened to an application', seenBy: 'Both sides' },
		of: applications.specialistId,
		guard: { as: applications },
		looseIds: { undoes: 'Names another event', batchId: 'Names moves that were made together' },
		exported: {
			to: 'applications/moves',
			// Which person of the hospital moved it is the hospital's.
			columns: pick(applicationEvents, 'applicationId', 'from', 'to', 'reason', 'reasonKey', 'reasonDays', 'at'),
			order: applicationEvents.at,
		},
	},
	{
		table: applicationInvitations,
		privacy: { why: 'To invite an applicant again', seenBy: 'Both sides' },
		of: applications.specialistId,
		guard: { as: applications },
		exported: {
			to: 'applications/invitations',
			columns: pick(applicationInvitations, 'applicationId', 'invitedAt', 'answer', 'answeredAt'),
			order: applicationInvitations.invitedAt,
		},
	},
	{
		table: applicationNotes,
		privacy: { why: 'To discuss an applicant within a team', seenBy: 'The hospital’s team' },
		of: applications.specialistId,
		guard: { as: applications, by: 'team' },
		looseIds: { mentions: 'Members, whose names the text holds as well' },
		exported: ofTheTeam,
	},
	{
		table: applicationTags,
		privacy: { why: 'To sort applicants', seenBy: 'The hospital’s team' },
		of: applications.specialistId,
		guard: { as: applications, by: 'team' },
		exported: ofTheTeam,
	},
	{
		table: scorecards,
		privacy: { why: 'To assess an applicant', seenBy: 'The hospital’s team' },
		of: applications.specialistId,
		guard: {
			...{ as: applications, by: 'team' },
			or: 'scorecards.author_account_id = (select actor_interviewer()) and scorecards.application_id = any((select applications_of_interviewer((select actor_interviewer())))::uuid[])',
		},
		exported: ofTheTeam,
	},
]
