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
	text,
	uniqueIndex,
	uuid,
} from 'drizzle-orm/pg-core'
import { accounts } from '#app/identity/tables.server.ts'
import { createdNow, instant, primaryId } from '#app/platform/columns.server.ts'

export const profession = pgEnum('profession', ['doctor', 'nurse'])
export const skillLevel = pgEnum('skill_level', ['familiar', 'practised', 'expert'])
export type SkillLevel = (typeof skillLevel.enumValues)[number]
export type Weekday = 'mon' | 'tue' | 'wed' | 'thu' | 'fri' | 'sat' | 'sun'

/** Hours of one weekday, 'HH:MM' in India; a missing day is not available. */
export type Availability = Partial<Record<Weekday, { from: string; to: string }>>

/** A specialist's profile. The id is the account's: one person, one profile. */
export const specialists = pgTable(
	'specialists',
	{
		id: uuid()
			.primaryKey()
			.references(() => accounts.id, { onDelete: 'cascade' }),
		name: text().notNull(),
		profession: profession().notNull().default('doctor'),
		/** Slug of the catalog, or null when the speciality is free text. */
		specialitySlug: text(),
		/** As printed; 'Not specified' until the person says. */
		speciality: text().notNull().default('Not specified'),
		location: text().notNull().default('Not specified'),
		latitude: doublePrecision(),
		longitude: doublePrecision(),
		openToRelocate: boolean().notNull().default(false),
		email: text(),
		bio: text(),
		yearsOfExperience: integer(),
		languages: text().array().notNull().default(sql`'{}'`),
		shifts: text().array().notNull().default(sql`'{}'`),
		availability: jsonb().$type<Availability>().notNull().default({}),
		travelRadiusKm: integer(),
		/** Expected pay, in paise; two figures, never one relabelled. */
		expectedMonthlyPaise: bigint({ mode: 'bigint' }),
		expectedHourlyPaise: bigint({ mode: 'bigint' }),
		/** Privacy switches of the settings page. */
		profileVisibility: boolean().notNull().default(true),
		contactVisibility: boolean().notNull().default(true),
		experienceVisibility: boolean().notNull().default(true),
		anonymousMode: boolean().notNull().default(false),
		version: integer().notNull().default(1),
		joinedAt: createdNow(),
		updatedAt: createdNow(),
	},
	(t) => [
		index('specialists_by_speciality').on(t.specialitySlug),
		check(
			'specialist_pay',
			sql`${t.expectedMonthlyPaise} between 1 and 10000000000000 and ${t.expectedHourlyPaise} between 1 and 10000000000000`,
		),
		check('specialist_years', sql`${t.yearsOfExperience} between 0 and 60`),
		check('specialist_radius', sql`${t.travelRadiusKm} between 1 and 3000`),
	],
)

export const specialistSkills = pgTable(
	'specialist_skills',
	{
		id: primaryId(),
		specialistId: uuid()
			.notNull()
			.references(() => specialists.id, { onDelete: 'cascade' }),
		name: text().notNull(),
		level: skillLevel().notNull().default('practised'),
		position: integer().notNull().default(0),
	},
	(t) => [uniqueIndex().on(t.specialistId, t.name)],
)

export const workExperiences = pgTable(
	'work_experiences',
	{
		id: primaryId(),
		specialistId: uuid()
			.notNull()
			.references(() => specialists.id, { onDelete: 'cascade' }),
		hospital: text().notNull(),
		role: text().notNull(),
		startsOn: date().notNull(),
		/** Null while the person still works there. */
		endsOn: date(),
		description: text(),
		position: integer().notNull().default(0),
	},
	(t) => [index().on(t.specialistId), check('work_ends_after_it_starts', sql`${t.endsOn} >= ${t.startsOn}`)],
)

export const educations = pgTable(
	'educations',
	{
		id: primaryId(),
		specialistId: uuid()
			.notNull()
			.references(() => specialists.id, { onDelete: 'cascade' }),
		institution: text().notNull(),
		degree: text().notNull(),
		field: text(),
		startYear: integer(),
		endYear: integer(),
		position: integer().notNull().default(0),
	},
	(t) => [
		index().on(t.specialistId),
		check(
			'education_years',
			sql`${t.startYear} >= 1940 and ${t.endYear} between ${t.startYear} and ${t.startYear} + 20`,
		),
	],
)

/** Resume files, newest version current. An earlier one stays readable for the applications it was attached to. */
export const resumes = pgTable(
	'resumes',
	{
		id: primaryId(),
		specialistId: uuid()
			.notNull()
			.references(() => specialists.id, { onDelete: 'cascade' }),
		storageKey: text().notNull().unique(),
		/** As the person's file was called, made safe. */
		fileName: text().notNull(),
		contentType: text({
			enum: ['application/pdf', 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'],
		}).notNull(),
		sizeBytes: integer().notNull(),
		/** Nothing is downloadable before a scanner has called it clean. */
		scan: text({ enum: ['scanning', 'clean', 'infected'] })
			.notNull()
			.default('scanning'),
		uploadedAt: createdNow(),
		/** When it was replaced or removed by its owner. */
		retiredAt: instant(),
	},
	(t) => [
		uniqueIndex('one_current_resume').on(t.specialistId).where(sql`${t.retiredAt} is null`),
		check('resume_size', sql`${t.sizeBytes} between 1 and 5242880`),
		check('resume_scan', sql`${t.scan} in ('scanning', 'clean', 'infected')`),
	],
)
