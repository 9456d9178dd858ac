import { sql } from 'drizzle-orm'
import { check, index, integer, pgEnum, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'
import { accounts } from '#app/identity/tables.server.ts'
import { jobs } from '#app/jobs/tables.server.ts'
import { createdNow, instant, primaryId } from '#app/platform/columns.server.ts'
import { resumes, specialists } from '#app/specialists/tables.server.ts'
import { stages } from './stage.ts'

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
		stage: applicationStage().notNull().default('applied'),
		/** What the hospital gave as the reason; the specialist reads it. */
		rejectionReason: text(),
		/** When a member of the hospital first opened it. */
		seenAt: instant(),
		stageChangedAt: createdNow(),
		appliedAt: createdNow(),
		version: integer().notNull().default(1),
	},
	(t) => [
		unique('one_application_per_job').on(t.jobId, t.specialistId),
		index('applications_of_specialist').on(t.specialistId, t.appliedAt.desc()),
		index('applications_to_job').on(t.jobId, t.stage, t.appliedAt),
		check('rejection_has_a_reason', sql`${t.stage} <> 'rejected' or ${t.rejectionReason} is not null`),
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
		from: applicationStage(),
		to: applicationStage().notNull(),
		reason: text(),
		/** Set on the event that takes this one back. */
		undoes: uuid(),
		actorAccountId: uuid().references(() => accounts.id, { onDelete: 'set null' }),
		at: createdNow(),
	},
	(t) => [index().on(t.applicationId, t.at), unique('undone_once').on(t.undoes)],
)
