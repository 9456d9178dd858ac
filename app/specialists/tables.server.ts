import { replacedFileDays } from '#app/durations.ts'
import { desc, sql } from 'drizzle-orm'
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
import { hospitals, nameColumns } from '#app/hospitals/tables.server.ts'
import { accounts } from '#app/identity/tables.server.ts'
import { createdNow, instant, oneOf, primaryId, storedFileColumns } from '#app/platform/database/columns.server.ts'
import { placeColumns, searchColumns } from '#app/search/columns.server.ts'
import { aboutFields, areaFields, courseFields, postFields } from './sections/section-fields.ts'
import { columnsOf } from '#app/platform/text/declared-fields.server.ts'
import { allBut, type PersonalData, pick } from '#app/platform/personal-data.server.ts'

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
		/** Of the city that everyone may know of the location. */
		cityLatitude: doublePrecision(),
		cityLongitude: doublePrecision(),
		openToRelocate: boolean().notNull().default(false),
		email: text(),
		...columnsOf(aboutFields),
		languages: text().array().notNull().default(sql`'{}'`),
		shifts: text().array().notNull().default(sql`'{}'`),
		availability: jsonb().$type<Availability>().notNull().default({}),
		...columnsOf(areaFields),
		/** Expected pay, in paise; two figures, never one relabelled. */
		expectedMonthlyPaise: bigint({ mode: 'bigint' }),
		expectedHourlyPaise: bigint({ mode: 'bigint' }),
		expectedShiftPaise: bigint({ mode: 'bigint' }),
		expectedCasePaise: bigint({ mode: 'bigint' }),
		/** The first day on which the person could begin; null is 'at once or by agreement'. */
		availableFrom: date(),
		/** Stars that hospitals gave after placements, hidden ones left out; kept by the rating command. */
		ratingSum: integer().notNull().default(0),
		ratingCount: integer().notNull().default(0),
		/** JPEG of our own making, without metadata; null when there is none. */
		photoKey: text().unique(),
		/** Privacy switches of the settings page. */
		profileVisibility: boolean().notNull().default(true),
		contactVisibility: boolean().notNull().default(true),
		experienceVisibility: boolean().notNull().default(true),
		anonymousMode: boolean().notNull().default(false),
		/**
		 * When the person chose from whom to hide, or to hide from no one. Null from registration until then, and no search
		 * finds them: see `is_listed` in the migrations.
		 */
		hidingAskedAt: instant().defaultNow(),
		version: integer().notNull().default(1),
		joinedAt: createdNow(),
		updatedAt: createdNow(),
	},
	(t) => [
		index('specialists_by_speciality').on(t.specialitySlug),
		check(
			'specialist_pay',
			sql`${t.expectedMonthlyPaise} between 1 and 10000000000000 and ${t.expectedHourlyPaise} between 1 and 10000000000000 and ${t.expectedShiftPaise} between 1 and 10000000000000 and ${t.expectedCasePaise} between 1 and 10000000000000`,
		),
		check('specialist_gender', oneOf(t.gender)),
		check(
			'specialist_rating',
			sql`${t.ratingCount} >= 0 and ${t.ratingSum} between ${t.ratingCount} and 5 * ${t.ratingCount}`,
		),
		check('specialist_years', sql`${t.yearsOfExperience} between 0 and 60`),
		check('specialist_radius', sql`${t.travelRadiusKm} between 1 and 3000`),
	],
)

/** Whether hospitals and the public may find this person at all: the rule is in the migrations. */
export const isListed = sql<boolean>`is_listed(${specialists})`

/** Profiles as searches find them, with no row for those who hide. Triggers write it from the view `search_specialist_rows`. */
export const specialistSearchRows = pgTable(
	'search_specialists',
	{
		id: uuid()
			.primaryKey()
			.references(() => specialists.id, { onDelete: 'cascade' }),
		/** Since when the profile can be found. */
		listedAt: createdNow(),
		...placeColumns(),
		cityLatitude: doublePrecision(),
		cityLongitude: doublePrecision(),
		cityCell: integer(),
		/** Expected pay, whole rupees a month. */
		pay: bigint({ mode: 'bigint' }),
		availableFrom: date(),
		/** Of a hundred, as completion.ts counts it. */
		completeness: integer().notNull(),
		/** Orders, the greatest first; the public ones from what everyone may know. */
		byRelevance: bigint({ mode: 'bigint' }).notNull(),
		byRelevancePublic: bigint({ mode: 'bigint' }).notNull(),
		byExperience: bigint({ mode: 'bigint' }).notNull(),
		byExperiencePublic: bigint({ mode: 'bigint' }).notNull(),
		byRating: bigint({ mode: 'bigint' }).notNull(),
		byPay: bigint({ mode: 'bigint' }).notNull(),
		...searchColumns(),
	},
	// The migrations include further columns in the first three, so that searches by them read nothing else.
	(t) => [
		// Until no release asks for the finer place of people; then this index goes.
		index('search_specialists_place').on(t.cell, t.speciality),
		index('search_specialists_by_city').on(t.cityCell, t.speciality),
		index('search_specialists_speciality').on(t.speciality, t.cell),
		index('search_specialists_relevance').on(t.byRelevance, t.id),
		index('search_specialists_relevance_public').on(t.byRelevancePublic, t.id),
		index('search_specialists_experience').on(t.byExperience, t.id),
		index('search_specialists_experience_public').on(t.byExperiencePublic, t.id),
		index('search_specialists_rating').on(t.byRating, t.id),
		index('search_specialists_pay').on(t.byPay, t.id),
		index('search_specialists_listed').on(t.listedAt),
		index('search_specialists_terms').using('gin', t.terms).with({ fastupdate: false }),
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
		role: text().notNull(),
		...columnsOf(postFields),
		startsOn: date().notNull(),
		/** Null while the person still works there. */
		endsOn: date(),
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
		...columnsOf(courseFields),
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
		...storedFileColumns([
			'application/pdf',
			'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
		]),
		/** Made here of photos: a program recognised its text, with mistakes, so it is read from the photos and has no preview. */
		photographed: boolean().notNull().default(false),
		uploadedAt: createdNow(),
		/** When it was replaced or removed by its owner. */
		retiredAt: instant(),
	},
	(t) => [
		index('resumes_of_specialist').on(t.specialistId),
		uniqueIndex('one_current_resume').on(t.specialistId).where(sql`${t.retiredAt} is null`),
		check('resume_size', sql`${t.sizeBytes} between 1 and 5242880`),
		check('resume_scan', oneOf(t.scan)),
	],
)

/** A section of the profile as it was before a save, so that the save can be undone. */
export const profileRevisions = pgTable(
	'profile_revisions',
	{
		id: primaryId(),
		specialistId: uuid()
			.notNull()
			.references(() => specialists.id, { onDelete: 'cascade' }),
		/** Name of the section, as its page is called. */
		section: text().notNull(),
		/** The rows or columns of the section before the save. */
		before: jsonb().notNull(),
		/** Version of the profile that the save made: a later one rules the undo out. */
		madeVersion: integer().notNull(),
		createdAt: createdNow(),
	},
	(t) => [index().on(t.specialistId, t.createdAt.desc()), index().on(t.createdAt)],
)

/** Hospitals that a specialist hides from, known to us or not yet. */
export const hiddenHospitals = pgTable(
	'hidden_hospitals',
	{
		id: primaryId(),
		specialistId: uuid()
			.notNull()
			.references(() => specialists.id, { onDelete: 'cascade' }),
		hospitalId: uuid().references(() => hospitals.id, { onDelete: 'set null' }),
		/** As typed or as the hospital is called. */
		name: text().notNull(),
		/** The name as it is compared, so that a hospital that registers later is hidden from as well. */
		nameKey: text().notNull(),
		...nameColumns(),
		/** The person said that the name means this one hospital and no other. */
		onlyHospital: boolean().notNull().default(false),
		/** Not only out of its sight: no request, message or view of an application either. */
		blocked: boolean().notNull().default(false),
		/** Of a blocked one: hiding was asked for as well, so it goes on when the block ends. */
		hiddenAfterBlock: boolean().notNull().default(false),
		createdAt: createdNow(),
	},
	(t) => [
		uniqueIndex('hidden_once').on(t.specialistId, t.nameKey),
		index().on(t.nameKey),
		index().on(t.hospitalId),
		index('hidden_by_name_words').using('gin', t.nameKeys),
	],
)

/**
 * The hospitals that a name on a specialist's list means: triggers add one when the name is listed and when a hospital
 * or a site of it gets such a name. A later name of the hospital does not end `alike`.
 */
export const hiddenHospitalMatches = pgTable(
	'hidden_hospital_matches',
	{
		hiddenId: uuid()
			.notNull()
			.references(() => hiddenHospitals.id, { onDelete: 'cascade' }),
		specialistId: uuid()
			.notNull()
			.references(() => specialists.id, { onDelete: 'cascade' }),
		hospitalId: uuid()
			.notNull()
			.references(() => hospitals.id, { onDelete: 'cascade' }),
		/** The entry has this hospital's id, or its name key is one of the hospital's now. Only this is blocked by a block. */
		exact: boolean().notNull().default(false),
		/** The distinctive words of the names match. */
		alike: boolean().notNull().default(true),
		/** The person said that the name does not mean this hospital. */
		shown: boolean().notNull().default(false),
	},
	(t) => [
		primaryKey({ columns: [t.hiddenId, t.hospitalId] }),
		index().on(t.specialistId, t.hospitalId),
		index().on(t.hospitalId),
	],
)

export const accessKinds = ['profile', 'contact', 'resume-preview', 'resume', 'credential'] as const

/** Records who read whose data. A profile or resume preview counts once a day for each hospital. A release of contact data or a file counts each time. */
export const profileAccess = pgTable(
	'profile_access',
	{
		id: primaryId(),
		specialistId: uuid()
			.notNull()
			.references(() => specialists.id, { onDelete: 'cascade' }),
		hospitalId: uuid()
			.notNull()
			.references(() => hospitals.id, { onDelete: 'cascade' }),
		memberAccountId: uuid().references(() => accounts.id, { onDelete: 'set null' }),
		what: text({ enum: accessKinds }).notNull(),
		/** What was shown, in words: 'phone', 'email', the name of a file. */
		detail: text().array().notNull().default(sql`'{}'`),
		/** The day in India. */
		day: date().notNull(),
		at: createdNow(),
	},
	(t) => [
		index().on(t.specialistId, t.at.desc()),
		uniqueIndex('one_profile_view_a_day').on(t.specialistId, t.hospitalId, t.day).where(sql`${t.what} = 'profile'`),
		uniqueIndex('one_resume_preview_a_day')
			.on(t.specialistId, t.hospitalId, t.day)
			.where(sql`${t.what} = 'resume-preview'`),
		check('reading_what', oneOf(t.what)),
	],
)

/** The text of a resume, for its preview, and what it proposes for the profile, to be accepted or dismissed field by field. */
export const resumeReadings = pgTable(
	'resume_readings',
	{
		resumeId: uuid()
			.primaryKey()
			.references(() => resumes.id, { onDelete: 'cascade' }),
		specialistId: uuid()
			.notNull()
			.references(() => specialists.id, { onDelete: 'cascade' }),
		status: text({ enum: ['waiting', 'read', 'unreadable'] })
			.notNull()
			.default('waiting'),
		/** Shape: `ResumeProposal` of resume-reading/. */
		proposal: jsonb(),
		/** As the file has it, contact details included: only `redactResume` shows it to hospitals. */
		text: text(),
		/** Keys of the proposal that were accepted or dismissed. */
		settled: text().array().notNull().default(sql`'{}'`),
		/** Of the reader that read it (resume-reading/read.server.ts). */
		readerVersion: integer().notNull().default(1),
		readAt: instant(),
		createdAt: createdNow(),
	},
	(t) => [index().on(t.specialistId), check('resume_reading_status', oneOf(t.status))],
)

/** A hospital that got an application, or whose contact request was accepted. Whether it may read the file is asked besides. */
const wasSent = `exists (select from applications where applications.specialist_id = resumes.specialist_id)
	or exists (select from contact_requests where contact_requests.specialist_id = resumes.specialist_id and contact_requests.status = 'accepted')`

/** What specialists are asked about a hospital, of which counts are published. */
export const countedAnswers = [
	'pay',
	'pay-on-time',
	'duties',
	'accommodation',
	'certificates',
	'bond',
	'provident-fund',
	'settlement',
	'cover-as-described',
] as const

/**
 * The answers that published counts are made of: those of the last batch, whatever has been answered since. One whose person has
 * left stays without them until the next batch, for a count that falls with someone tells what they had said.
 */
export const publishedAnswers = pgTable(
	'published_answers',
	{
		id: primaryId(),
		hospitalId: uuid()
			.notNull()
			.references(() => hospitals.id, { onDelete: 'cascade' }),
		about: text({ enum: countedAnswers }).notNull(),
		/** The application or the cover that it is about. */
		answerId: uuid().notNull(),
		specialistId: uuid().references(() => specialists.id, { onDelete: 'set null' }),
		isYes: boolean().notNull(),
		/** In which it was first published. */
		year: integer().notNull().default(sql`extract(year from now() at time zone 'Asia/Kolkata')::int`),
	},
	(t) => [
		unique('one_published_answer').on(t.about, t.answerId),
		index('published_answers_of_hospital').on(t.hospitalId, t.about),
		index('published_answers_of_specialist').on(t.specialistId),
	],
)

/** Export, erasure, retention and guard of each table above. */
export const personalData: readonly PersonalData[] = [
	{
		table: specialists,
		privacy: {
			why: 'To find work, and to be found for it',
			seenBy: 'The person; hospitals by the disclosure rules; operators after giving a reason',
			fields: {
				name: 'Hospitals that may name the person: not in anonymous mode before mutual interest, never visitors',
				email: 'Hospitals after mutual interest, if contact details are shared',
				photoKey: 'Hospitals that may read the profile, not in anonymous mode',
				bio: 'Hospitals that may read the profile, not in anonymous mode',
				speciality: 'Visitors see the listed speciality only',
				location: 'Visitors the city only; hospitals by the disclosure rules',
				latitude: 'The person; hospitals a rounded distance',
				longitude: 'The person; hospitals a rounded distance',
				gender: 'The person',
			},
		},
		of: specialists.id,
		guard: { not: 'Searched, and shown to others by the disclosure rules.' },
		exported: {
			to: 'profile/profile',
			single: { orElse: null },
			file: { key: specialists.photoKey, path: () => 'photo.jpg' },
		},
		erased: 'rows',
	},
	{
		table: specialistSearchRows,
		privacy: { why: 'To find the profile by words', seenBy: 'No one; made from the profile' },
		of: specialistSearchRows.id,
		guard: { not: 'Everyone searches it, and a policy would change the plans.' },
		exported: { not: 'Made from the profile, which is handed out; triggers keep it.' },
		kept: 'As long as the profile can be found',
	},
	{
		table: specialistSkills,
		privacy: {
			why: 'To find work, and to be found for it',
			seenBy: 'Visitors the listed skills; hospitals by the disclosure rules',
		},
		of: specialistSkills.specialistId,
		guard: { not: 'Shown to others by the disclosure rules.' },
		exported: { to: 'profile/skills' },
	},
	{
		table: workExperiences,
		privacy: {
			why: 'To show experience',
			seenBy: 'Hospitals by the disclosure rules; employers only after mutual interest',
		},
		of: workExperiences.specialistId,
		guard: { not: 'Shown to others by the disclosure rules.' },
		exported: { to: 'profile/experience' },
	},
	{
		table: educations,
		privacy: { why: 'To show education', seenBy: 'Hospitals by the disclosure rules' },
		of: educations.specialistId,
		guard: { not: 'Shown to others by the disclosure rules.' },
		exported: { to: 'profile/education' },
	},
	{
		table: resumes,
		privacy: { why: 'To apply with', seenBy: 'Hospitals applied to a preview; the file after mutual interest' },
		of: resumes.specialistId,
		guard: { or: wasSent },
		exported: {
			to: 'profile/resumes',
			columns: { ...allBut(resumes, 'storageKey', 'specialistId'), file: resumes.storageKey },
			order: resumes.uploadedAt,
			file: { key: resumes.storageKey, path: (fileName, at) => `resumes/${at + 1} ${fileName}` },
		},
		erased: 'rows',
		kept: { for: `${replacedFileDays} days`, since: resumes.retiredAt, by: 'specialists.drop-old-resumes' },
	},
	{
		table: profileRevisions,
		privacy: { why: 'To undo a save', seenBy: 'The person' },
		of: profileRevisions.specialistId,
		guard: {},
		exported: { to: 'profile/earlierVersions' },
		// A save can be undone for less than a day.
		kept: { for: '1 day', since: profileRevisions.createdAt },
	},
	{
		table: hiddenHospitals,
		privacy: { why: 'To hide the profile from a hospital', seenBy: 'The person' },
		of: hiddenHospitals.specialistId,
		guard: { not: 'Whether a hospital may see someone is asked by the hospital.' },
		exported: { to: 'profile/hiddenFrom', columns: { name: hiddenHospitals.name, since: hiddenHospitals.createdAt } },
	},
	{
		table: hiddenHospitalMatches,
		privacy: { why: 'To hide the profile from a hospital', seenBy: 'The person' },
		of: hiddenHospitalMatches.specialistId,
		guard: { not: 'Whether a hospital may see someone is asked by the hospital.' },
		exported: { not: 'Follows from the list of hidden hospitals, which is in the copy' },
	},
	{
		table: profileAccess,
		privacy: { why: 'To show who saw the profile', seenBy: 'The person' },
		of: profileAccess.specialistId,
		guard: { team: profileAccess.hospitalId },
		exported: {
			to: 'profile/shownTo',
			columns: { hospital: hospitals.displayName, ...pick(profileAccess, 'what', 'detail', 'at') },
			order: desc(profileAccess.at),
		},
	},
	{
		table: resumeReadings,
		privacy: {
			why: 'To fill in the profile from a resume, and to preview it',
			seenBy: 'The person; hospitals applied to the preview without contact details',
		},
		of: resumeReadings.specialistId,
		guard: { as: resumes },
		exported: { to: 'profile/readFromResumes' },
		kept: 'As long as its resume',
	},
	{
		table: publishedAnswers,
		privacy: {
			why: 'To count what specialists say about hospitals',
			seenBy: 'As counts of at least three people to everyone; who said what to no one',
		},
		of: publishedAnswers.specialistId,
		guard: { not: 'Their counts are public.' },
		looseIds: { answerId: 'The application or cover that it is about, of which the person is erased.' },
		exported: { not: 'Copies of answers that are in the download where they were given.' },
		erased: { columns: { specialistId: null }, where: publishedAnswers.specialistId },
	},
]
