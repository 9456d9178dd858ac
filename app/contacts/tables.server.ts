import { eq, sql } from 'drizzle-orm'
import { bigint, boolean, check, index, integer, pgEnum, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { hospitals } from '#app/hospitals/tables.server.ts'
import { accounts, historyColumns } from '#app/identity/tables.server.ts'
import { jobs, payUnit } from '#app/jobs/tables.server.ts'
import { createdNow, instant, oneOf, primaryId } from '#app/platform/database/columns.server.ts'
import { specialists } from '#app/specialists/tables.server.ts'
import { userReportReasons } from './reports/user-reports.ts'
import { requestStatuses } from './status.ts'
import { allBut, type PersonalData, pick } from '#app/platform/personal-data.server.ts'

export const contactRequestStatus = pgEnum('contact_request_status', requestStatuses)

/** A hospital asks a specialist it found whether they may talk. */
export const contactRequests = pgTable(
	'contact_requests',
	{
		id: primaryId(),
		hospitalId: uuid()
			.notNull()
			.references(() => hospitals.id, { onDelete: 'cascade' }),
		specialistId: uuid()
			.notNull()
			.references(() => specialists.id, { onDelete: 'cascade' }),
		/** The member who asks. */
		senderAccountId: uuid().references(() => accounts.id, { onDelete: 'set null' }),
		/** What it is about: a job of the hospital, or a reason in words. */
		jobId: uuid().references(() => jobs.id, { onDelete: 'set null' }),
		reason: text(),
		/** What is offered, in paise per `payUnit`; the upper end is null when it is one figure. */
		payMinPaise: bigint({ mode: 'bigint' }).notNull(),
		payMaxPaise: bigint({ mode: 'bigint' }),
		payUnit: payUnit().notNull(),
		place: text().notNull(),
		message: text().notNull(),
		status: contactRequestStatus().notNull().default('sent'),
		/** Why not, if the specialist said. */
		declineReason: text(),
		/** The specialist shares phone and e-mail with this hospital, whatever the switch says. */
		contactShared: boolean().notNull().default(false),
		/** Accepted, which can be undone until then. Nothing is shared before. */
		acceptsAt: instant(),
		/** The specialist took an acceptance back: nothing is shared from here on. */
		revokedAt: instant(),
		sentAt: createdNow(),
		/** It cannot be answered from then on. */
		expiresAt: instant().notNull(),
		/** When the specialist was reminded, after half of the time. */
		remindedAt: instant(),
		/** When it came to its final status. */
		decidedAt: instant(),
		version: integer().notNull().default(1),
	},
	(t) => [
		uniqueIndex('one_waiting_request').on(t.hospitalId, t.specialistId).where(sql`${t.status} = 'sent'`),
		index('requests_of_hospital').on(t.hospitalId, t.sentAt.desc()),
		index('requests_to_specialist').on(t.specialistId, t.sentAt.desc()),
		index('requests_that_run_out').on(t.expiresAt).where(sql`${t.status} = 'sent'`),
		index().on(t.jobId),
		check('request_says_why', sql`${t.jobId} is not null or ${t.reason} is not null or ${t.status} <> 'sent'`),
		check(
			'request_pay',
			sql`${t.payMinPaise} between 1 and 10000000000000 and ${t.payMaxPaise} between ${t.payMinPaise} and 10000000000000`,
		),
		check('decided_request_has_a_date', sql`(${t.decidedAt} is null) = (${t.status} = 'sent')`),
		check('only_accepted_requests_are_shared', sql`${t.status} = 'accepted' or not ${t.contactShared}`),
		check('only_accepted_requests_are_revoked', sql`${t.status} = 'accepted' or ${t.revokedAt} is null`),
	],
)

export const contactRequestEvents = pgTable(
	'contact_request_events',
	{
		id: primaryId(),
		requestId: uuid()
			.notNull()
			.references(() => contactRequests.id, { onDelete: 'cascade' }),
		...historyColumns(contactRequestStatus),
	},
	(t) => [index().on(t.requestId, t.at)],
)

/** A specialist reports a hospital, or a hospital a specialist, for how they behave. */
export const userReports = pgTable(
	'user_reports',
	{
		id: primaryId(),
		reporterAccountId: uuid()
			.notNull()
			.references(() => accounts.id, { onDelete: 'cascade' }),
		hospitalId: uuid()
			.notNull()
			.references(() => hospitals.id, { onDelete: 'cascade' }),
		specialistId: uuid()
			.notNull()
			.references(() => specialists.id, { onDelete: 'cascade' }),
		/** Which of the two is complained about. */
		about: text({ enum: ['hospital', 'specialist'] }).notNull(),
		reason: text({ enum: userReportReasons }).notNull(),
		detail: text(),
		/** The request it began with; what was written in their thread is shown to the operator as well. */
		requestId: uuid().references(() => contactRequests.id, { onDelete: 'set null' }),
		createdAt: createdNow(),
		settledAt: instant(),
		settledBy: uuid().references(() => accounts.id, { onDelete: 'set null' }),
		outcome: text(),
	},
	(t) => [
		index().on(t.reporterAccountId),
		index().on(t.hospitalId),
		index().on(t.specialistId),
		index('user_reports_waiting').on(t.createdAt).where(sql`${t.settledAt} is null`),
		check('user_report_about', oneOf(t.about)),
		check('user_report_reason', oneOf(t.reason)),
	],
)

/** Export, erasure, retention and guard of each table above. */
export const personalData: readonly PersonalData[] = [
	{
		table: contactRequests,
		privacy: { why: 'To let a hospital ask for contact', seenBy: 'Both sides' },
		of: contactRequests.specialistId,
		guard: { team: contactRequests.hospitalId },
		ofSites:
			'exists (select from jobs where jobs.id = contact_requests.job_id) or contact_requests.job_id is null and contact_requests.sender_account_id = (select actor_account())',
		exported: {
			to: 'contact-requests/requests',
			columns: {
				hospital: hospitals.displayName,
				job: jobs.title,
				...allBut(
					contactRequests,
					'hospitalId',
					'specialistId',
					'senderAccountId',
					'jobId',
					'expiresAt',
					'remindedAt',
					'version',
				),
			},
			order: contactRequests.sentAt,
		},
		erased: 'rows',
	},
	{
		table: contactRequestEvents,
		privacy: { why: 'To show what happened to a request', seenBy: 'Both sides' },
		of: contactRequests.specialistId,
		guard: { as: contactRequests },
		exported: {
			to: 'contact-requests/moves',
			// Which person of the hospital moved it is the hospital's.
			columns: pick(contactRequestEvents, 'requestId', 'from', 'to', 'reason', 'at'),
			order: contactRequestEvents.at,
		},
	},
	{
		table: userReports,
		privacy: { why: 'To look into a report about a user', seenBy: 'The reporter; operators who moderate' },
		of: userReports.specialistId,
		guard: { not: 'What others reported decides about the same user.' },
		exported: {
			to: 'contact-requests/reports',
			columns: {
				hospital: hospitals.displayName,
				...pick(userReports, 'reason', 'detail', 'createdAt', 'settledAt', 'outcome'),
			},
			// Reports by hospitals are left out, because they name who complained.
			where: eq(userReports.reporterAccountId, userReports.specialistId),
			order: userReports.createdAt,
		},
		erased: 'rows',
	},
]
