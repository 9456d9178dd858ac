import { isNull, sql } from 'drizzle-orm'
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
import { createdNow, instant, oneOf, primaryId } from '#app/platform/database/columns.server.ts'
import { payUnits } from '#app/platform/text/money.ts'
import { placeColumns, searchColumns } from '#app/search/columns.server.ts'
import { dutyFields } from './form/duty-sheet.ts'
import { payModels } from './pay-model.ts'
import { reportReasons } from './review/report-rules.ts'
import { employmentTypes, jobStatuses } from './status.ts'
import { termFields } from './terms/terms.ts'
import { isOfSites } from '#app/hospitals/sites/of-sites.ts'
import { areWithinLimits, columnsOf } from '#app/platform/text/declared-fields.server.ts'
import { type PersonalData, pick } from '#app/platform/personal-data.server.ts'

export const jobStatus = pgEnum('job_status', jobStatuses)
export const payUnit = pgEnum('pay_unit', payUnits)
export const employmentType = pgEnum('employment_type', employmentTypes)

/** A vacancy. A draft may be incomplete; what is open is whole, and the check below says what whole means. */
export const jobs = pgTable(
	'jobs',
	{
		id: primaryId(),
		hospitalId: uuid()
			.notNull()
			.references(() => hospitals.id, { onDelete: 'cascade' }),
		title: text().notNull(),
		specialitySlug: text(),
		speciality: text().notNull().default(''),
		location: text().notNull().default(''),
		/** The further site of the hospital that it is at; null at its main address, or where the location was typed. */
		siteId: uuid().references(() => hospitalSites.id, { onDelete: 'set null' }),
		/** Where `location` is. Null when the catalog does not know the place. */
		latitude: doublePrecision(),
		longitude: doublePrecision(),
		/** Grid cell of about 5.5 km (catalog/places/distance.ts), for searches by distance. */
		cell: integer(),
		shiftType: text().notNull().default(''),
		hoursPerShift: integer(),
		employmentType: employmentType().notNull().default('permanent'),
		startsOn: date(),
		experienceMinYears: integer(),
		experienceMaxYears: integer(),
		requiredSkills: text().array().notNull().default(sql`'{}'`),
		/** Codes of the languages that patients and theatre speak there; none asked for when empty. */
		languages: text().array().notNull().default(sql`'{}'`),
		description: text().notNull().default(''),
		responsibilities: text().array().notNull().default(sql`'{}'`),
		requirements: text().array().notNull().default(sql`'{}'`),
		/** Lower and upper end of the pay, in paise per `payUnit`: ₹4.5 lakh a month is 45_000_000. */
		payMinPaise: bigint({ mode: 'bigint' }),
		payMaxPaise: bigint({ mode: 'bigint' }),
		payUnit: payUnit().notNull().default('month'),
		/** Lower end of the pay as paise an hour, for sorting and filtering across units (pay.ts says how). */
		payHourlyPaise: bigint({ mode: 'bigint' }),
		/** Paid once, after the specialist joins; null when there is none. */
		joiningBonusPaise: bigint({ mode: 'bigint' }),
		payModel: text({ enum: payModels }).notNull().default('fixed'),
		/** What the specialist gets of the fees, where the pay is more than a fixed sum. */
		feeSharePercent: integer(),
		...columnsOf(dutyFields),
		...columnsOf(termFields),
		urgent: boolean().notNull().default(false),
		status: jobStatus().notNull().default('draft'),
		statusReason: text(),
		/** Applications that were not withdrawn; kept by the apply and withdraw commands in their transactions. */
		applicantCount: integer().notNull().default(0),
		openedAt: instant(),
		closedAt: instant(),
		/** Of a draft that was saved while someone typed: the fields that made no sense yet, as they were typed. */
		unfinished: jsonb().$type<Record<string, string>>(),
		version: integer().notNull().default(1),
		createdBy: uuid().references(() => accounts.id, { onDelete: 'set null' }),
		createdAt: createdNow(),
		updatedAt: createdNow(),
	},
	(t) => [
		index('open_jobs_newest').on(t.openedAt.desc(), t.id.desc()).where(sql`${t.status} = 'open'`),
		index('open_jobs_by_speciality')
			.on(t.specialitySlug, t.openedAt.desc(), t.id.desc())
			.where(sql`${t.status} = 'open'`),
		// For matching: the newest of one speciality around one place, found without reading the jobs themselves.
		index('open_jobs_by_speciality_and_cell')
			.on(t.specialitySlug, t.cell, t.openedAt, t.id)
			.where(sql`${t.status} = 'open'`),
		index('open_jobs_by_cell').on(t.cell, t.openedAt.desc()).where(sql`${t.status} = 'open'`),
		index('open_jobs_with_bonus')
			.on(t.openedAt.desc(), t.id.desc())
			.where(sql`${t.status} = 'open' and ${t.joiningBonusPaise} is not null`),
		index('jobs_of_hospital').on(t.hospitalId, t.createdAt.desc()),
		index('jobs_at_site').on(t.siteId).where(sql`${t.siteId} is not null`),
		check(
			'job_pay',
			sql`${t.payMinPaise} between 1 and 10000000000000 and ${t.payMaxPaise} between ${t.payMinPaise} and 10000000000000`,
		),
		check('job_bonus', sql`${t.joiningBonusPaise} between 1 and 10000000000000`),
		check('job_hours', sql`${t.hoursPerShift} between 1 and 48`),
		check(
			'job_experience',
			sql`${t.experienceMinYears} between 0 and 60 and ${t.experienceMaxYears} between ${t.experienceMinYears} and 60`,
		),
		check('job_pay_model', sql`${oneOf(t.payModel)} and ${t.feeSharePercent} between 1 and 100`),
		check('job_duty_sheet', areWithinLimits(t, dutyFields)),
		check('job_terms', areWithinLimits(t, termFields)),
		check(
			'job_term_amounts',
			sql`${t.bondAmount} between 1 and 10000000000000 and ${t.indemnityLimit} between 1 and 10000000000000 and ${t.accommodationDeduction} between 1 and 10000000000000`,
		),
		check(
			'job_without_bond',
			sql`${t.bond} is distinct from 'none' or num_nonnulls(${t.bondAmount}, ${t.bondMonths}, ${t.bondFor}, ${t.bondFalls}) = 0`,
		),
		check(
			'posted_bond_is_whole',
			sql`${t.status} in ('draft', 'removed') or ${t.bond} is distinct from 'amount' or (${t.bondAmount} is not null and ${t.bondMonths} is not null)`,
		),
		check('applicants_are_counted', sql`${t.applicantCount} >= 0`),
		check(
			'open_job_is_whole',
			sql`${t.status} in ('draft', 'removed') or (${t.openedAt} is not null and ${t.payMinPaise} is not null and ${t.startsOn} is not null and ${t.title} <> '' and ${t.speciality} <> '' and ${t.location} <> '' and ${t.shiftType} <> '' and ${t.description} <> '')`,
		),
		check('closed_job_has_a_date', sql`${t.status} <> 'closed' or ${t.closedAt} is not null`),
	],
)

/** A job form of a hospital to begin from. It holds what was typed; dates are left out. */
export const jobTemplates = pgTable(
	'job_templates',
	{
		id: primaryId(),
		hospitalId: uuid()
			.notNull()
			.references(() => hospitals.id, { onDelete: 'cascade' }),
		name: text().notNull(),
		values: jsonb().$type<Record<string, string>>().notNull(),
		languages: text().array().notNull().default(sql`'{}'`),
		createdBy: uuid().references(() => accounts.id, { onDelete: 'set null' }),
		createdAt: createdNow(),
		updatedAt: createdNow(),
	},
	(t) => [uniqueIndex('one_template_of_a_name').on(t.hospitalId, sql`lower(${t.name})`), index().on(t.createdBy)],
)

export const jobStatusEvents = pgTable(
	'job_status_events',
	{
		id: primaryId(),
		jobId: uuid()
			.notNull()
			.references(() => jobs.id, { onDelete: 'cascade' }),
		...historyColumns(jobStatus),
	},
	(t) => [index().on(t.jobId, t.at)],
)

/** Open jobs as searches find them. Triggers write it from the view `search_job_rows`. */
export const jobSearchRows = pgTable(
	'search_jobs',
	{
		id: uuid()
			.primaryKey()
			.references(() => jobs.id, { onDelete: 'cascade' }),
		...placeColumns(),
		/** Upper end of the pay, in paise an hour and a case: what a job may reach. -1 where it is paid otherwise. */
		payHourly: bigint({ mode: 'bigint' }).notNull(),
		payCase: bigint({ mode: 'bigint' }).notNull(),
		startsOn: date().notNull(),
		openedAt: instant().notNull(),
		/** Orders, the greatest first. */
		byNewest: bigint({ mode: 'bigint' }).notNull(),
		byPay: bigint({ mode: 'bigint' }).notNull(),
		byStart: bigint({ mode: 'bigint' }).notNull(),
		...searchColumns(),
	},
	// The migration includes further columns in the first two, so that searches by them read nothing else.
	(t) => [
		index('search_jobs_place').on(t.cell, t.speciality),
		index('search_jobs_speciality').on(t.speciality, t.cell),
		index('search_jobs_newest').on(t.byNewest, t.id),
		index('search_jobs_pay').on(t.byPay, t.id),
		index('search_jobs_start').on(t.byStart, t.id),
		index('search_jobs_terms').using('gin', t.terms).with({ fastupdate: false }),
	],
)

export const savedJobs = pgTable(
	'saved_jobs',
	{
		accountId: uuid()
			.notNull()
			.references(() => accounts.id, { onDelete: 'cascade' }),
		jobId: uuid()
			.notNull()
			.references(() => jobs.id, { onDelete: 'cascade' }),
		savedAt: createdNow(),
	},
	(t) => [primaryKey({ columns: [t.accountId, t.jobId] }), index().on(t.jobId)],
)

/** Reports of suspicious jobs. The reporter no longer sees the job. */
export const jobReports = pgTable(
	'job_reports',
	{
		id: primaryId(),
		jobId: uuid()
			.notNull()
			.references(() => jobs.id, { onDelete: 'cascade' }),
		/** `null` for a visitor. */
		reporterAccountId: uuid().references(() => accounts.id, { onDelete: 'cascade' }),
		/** Of a visitor: keyed hash of the network address, to limit how many come from one. */
		senderKey: text(),
		/** How to reach a visitor who left it. */
		contact: text(),
		reason: text({ enum: reportReasons }).notNull(),
		detail: text(),
		createdAt: createdNow(),
		/** When an operator looked into it, who, and what came of it. */
		settledAt: instant(),
		settledBy: uuid().references(() => accounts.id, { onDelete: 'set null' }),
		outcome: text(),
	},
	(t) => [
		unique('one_report_per_person').on(t.jobId, t.reporterAccountId),
		index().on(t.reporterAccountId),
		index('reports_waiting').on(t.createdAt).where(sql`${t.settledAt} is null`),
		check('report_has_a_sender', sql`(${t.reporterAccountId} is null) = (${t.senderKey} is not null)`),
		check('report_reason', oneOf(t.reason)),
	],
)

const ofHospitals = { not: 'Internal records of a hospital.' }
const untilHospitalGoes = 'As long as the hospital has an account'

/** Export, erasure, retention and guard of each table above. */
export const personalData: readonly PersonalData[] = [
	{
		table: jobs,
		ofSites: isOfSites('jobs'),
		exported: ofHospitals,
		erased: { not: 'About a position.' },
		kept: untilHospitalGoes,
	},
	{ table: jobTemplates, exported: ofHospitals, erased: { not: 'About a position.' }, kept: untilHospitalGoes },
	{ table: jobStatusEvents, exported: ofHospitals, erased: { not: 'About a position.' }, kept: untilHospitalGoes },
	{
		table: jobSearchRows,
		exported: ofHospitals,
		erased: { not: 'About a position.' },
		kept: 'As long as the job is open',
	},
	{
		table: savedJobs,
		privacy: { why: 'To come back to a job', seenBy: 'The person' },
		of: savedJobs.accountId,
		guard: {},
		exported: {
			to: 'jobs/saved',
			columns: { jobId: jobs.id, title: jobs.title, hospital: hospitals.displayName, savedAt: savedJobs.savedAt },
			order: savedJobs.savedAt,
		},
	},
	{
		table: jobReports,
		privacy: { why: 'To look into a reported job', seenBy: 'The person; operators who moderate' },
		of: jobReports.reporterAccountId,
		guard: { not: 'What others reported decides about the same job.' },
		exported: {
			to: 'jobs/reported',
			columns: {
				title: jobs.title,
				...pick(jobReports, 'jobId', 'reason', 'detail', 'createdAt', 'settledAt', 'outcome'),
			},
			order: jobReports.createdAt,
		},
		kept: {
			for: '1 year',
			since: jobReports.createdAt,
			only: { where: isNull(jobReports.reporterAccountId), called: 'from visitors' },
		},
	},
]
