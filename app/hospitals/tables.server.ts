import { sql } from 'drizzle-orm'
import {
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
	unique,
	uniqueIndex,
	uuid,
} from 'drizzle-orm/pg-core'
import { accounts, historyColumns } from '#app/identity/tables.server.ts'
import { createdNow, instant, oneOf, primaryId, storedFileColumns } from '#app/platform/database/columns.server.ts'
import { documentKinds } from './checks/documents.ts'
import type { NameReading } from './names/parsed-name.server.ts'
import { hospitalStatuses } from './status.ts'
import type { PersonalData } from '#app/platform/personal-data.server.ts'
import { registrationKey } from '#app/platform/text/registration-key.server.ts'

export const hospitalStatus = pgEnum('hospital_status', hospitalStatuses)
export const memberRole = pgEnum('member_role', ['owner', 'recruiter', 'interviewer'])

/** A name as `hospital_names_match` compares it; empty in a row of an older release until a task has read its name. */
export const nameColumns = () => ({
	nameReadings: jsonb().$type<NameReading[]>().notNull().default([]),
	nameKeys: text().array().notNull().default(sql`'{}'`),
})

export const hospitals = pgTable(
	'hospitals',
	{
		id: primaryId(),
		/** As on its registration certificate. */
		legalName: text().notNull(),
		/** `hospitalNameKey` of it: by this key a specialist who hides from the name hides from the hospital. */
		legalNameKey: text().notNull(),
		/** As jobs print it. */
		displayName: text().notNull(),
		displayNameKey: text().notNull(),
		...nameColumns(),
		address: text().notNull(),
		city: text().notNull(),
		pin: text(),
		latitude: doublePrecision(),
		longitude: doublePrecision(),
		/** Switchboard; landlines and 1800 numbers are welcome, no code is sent there. */
		phone: text().notNull(),
		website: text(),
		about: text(),
		beds: integer(),
		operationTheatres: integer(),
		/** What it answers in public to the counts under 'As advertised?'. */
		promiseReply: text(),
		/** The same to the stars of people whom it hired. */
		ratingReply: text(),
		/** What the hospital has, as its public page lists it: 'Blood bank', 'Cath lab'. */
		facilities: text().array().notNull().default(sql`'{}'`),
		/** Of the redrawn logo in the file store; null while a drawn front stands in. */
		logoKey: text(),
		/** State nursing-home or clinical-establishment registration. */
		registrationNumber: text(),
		/** Health Facility Registry: IN and ten digits. */
		facilityId: text(),
		gstin: text(),
		status: hospitalStatus().notNull().default('pending'),
		/** Why it was rejected or suspended, in words for the hospital. */
		statusReason: text(),
		/** When the current request was made: the age that queue and page show. */
		submittedAt: createdNow(),
		verifiedAt: instant(),
		/** What it was last checked against: 'Register of nursing homes, Pune'. */
		checkedAgainst: text(),
		/** Of the first check or the yearly one; the next is due a year later. */
		lastCheckedAt: instant(),
		/** The due day that its owners were last reminded of. */
		checkRemindedFor: date(),
		version: integer().notNull().default(1),
		createdAt: createdNow(),
		updatedAt: createdNow(),
	},
	(t) => [
		index().on(t.legalNameKey),
		index().on(t.displayNameKey),
		index('hospitals_by_name_words').using('gin', t.nameKeys),
		index('hospitals_waiting').on(t.submittedAt).where(sql`${t.status} = 'pending'`),
		uniqueIndex('one_verified_hospital_per_number')
			.on(registrationKey(t.registrationNumber))
			.where(sql`${t.status} = 'verified' and ${t.registrationNumber} is not null`),
		check('hospital_pin', sql`${t.pin} ~ '^[1-9][0-9]{5}$'`),
		check('verified_hospital_has_a_date', sql`${t.status} <> 'verified' or ${t.verifiedAt} is not null`),
		check(
			'refused_hospital_has_a_reason',
			sql`${t.status} not in ('rejected', 'suspended') or ${t.statusReason} is not null`,
		),
	],
)

/** Every move of the state machine: who, when, why. */
export const hospitalStatusEvents = pgTable(
	'hospital_status_events',
	{
		id: primaryId(),
		hospitalId: uuid()
			.notNull()
			.references(() => hospitals.id, { onDelete: 'cascade' }),
		...historyColumns(hospitalStatus),
	},
	(t) => [index().on(t.hospitalId, t.at)],
)

/**
 * The sites whose jobs and cover a member sees and works on; the main site, which has no row of its own, by the id of the hospital. Null: all
 * sites, and what belongs to the hospital as a whole. Where a site is removed, a trigger takes it out.
 */
const sitesColumn = () => uuid().array()

/** A person acts for one hospital. */
export const hospitalMembers = pgTable(
	'hospital_members',
	{
		accountId: uuid()
			.primaryKey()
			.references(() => accounts.id, { onDelete: 'cascade' }),
		hospitalId: uuid()
			.notNull()
			.references(() => hospitals.id, { onDelete: 'cascade' }),
		role: memberRole().notNull(),
		sites: sitesColumn(),
		/** Single keys do something on the hospital's pages. */
		keyboardShortcuts: boolean().notNull().default(true),
		/**
		 * The member's own mobile number, E.164, proved by a code. Not the one of the account, which is the key by which specialists log in: a doctor who
		 * owns a hospital has the same number there, and two members may share one.
		 */
		phone: text(),
		createdAt: createdNow(),
	},
	(t) => [index().on(t.hospitalId), check('owner_of_all_sites', sql`${t.sites} is null or ${t.role} <> 'owner'`)],
)

/** An email invitation to act for the hospital. */
export const hospitalInvitations = pgTable(
	'hospital_invitations',
	{
		id: primaryId(),
		hospitalId: uuid()
			.notNull()
			.references(() => hospitals.id, { onDelete: 'cascade' }),
		/** Lower case. */
		email: text().notNull(),
		role: memberRole().notNull(),
		sites: sitesColumn(),
		/** SHA-256 of the token in the link, base64url. */
		tokenHash: text().notNull().unique(),
		invitedBy: uuid().references(() => accounts.id, { onDelete: 'set null' }),
		expiresAt: instant().notNull(),
		acceptedAt: instant(),
		revokedAt: instant(),
		createdAt: createdNow(),
	},
	(t) => [
		uniqueIndex('one_open_invitation')
			.on(t.hospitalId, t.email)
			.where(sql`${t.acceptedAt} is null and ${t.revokedAt} is null`),
		index().on(t.invitedBy),
		check('invited_owner_of_all_sites', sql`${t.sites} is null or ${t.role} <> 'owner'`),
	],
)

/** Pictures of the public page, in the order in which they were added. */
export const hospitalPhotos = pgTable(
	'hospital_photos',
	{
		id: primaryId(),
		hospitalId: uuid()
			.notNull()
			.references(() => hospitals.id, { onDelete: 'cascade' }),
		storageKey: text().notNull(),
		/** What is seen: 'Cardiac theatre 2'. */
		caption: text().notNull(),
		width: integer().notNull(),
		height: integer().notNull(),
		createdAt: createdNow(),
	},
	(t) => [index().on(t.hospitalId, t.createdAt)],
)

export const hospitalDepartments = pgTable(
	'hospital_departments',
	{
		id: primaryId(),
		hospitalId: uuid()
			.notNull()
			.references(() => hospitals.id, { onDelete: 'cascade' }),
		name: text().notNull(),
		beds: integer(),
		/** Operation tables. */
		tables: integer(),
		/** The role alone, never a name: 'Head of anesthesia'. */
		headRole: text(),
		position: integer().notNull(),
	},
	(t) => [index().on(t.hospitalId, t.position)],
)

/** Places of a hospital beside its own, verified address, which is its main site. */
export const hospitalSites = pgTable(
	'hospital_sites',
	{
		id: primaryId(),
		hospitalId: uuid()
			.notNull()
			.references(() => hospitals.id, { onDelete: 'cascade' }),
		name: text().notNull(),
		...nameColumns(),
		address: text().notNull(),
		city: text().notNull(),
		pin: text().notNull(),
		latitude: doublePrecision().notNull(),
		longitude: doublePrecision().notNull(),
		createdAt: createdNow(),
	},
	(t) => [
		unique('one_site_of_a_name').on(t.hospitalId, t.name),
		index('sites_by_name_words').using('gin', t.nameKeys),
		check('site_pin', sql`${t.pin} ~ '^[1-9][0-9]{5}$'`),
	],
)

/** Documents by which we check a hospital, one of each kind. Its members and our operators see them. */
export const hospitalDocuments = pgTable(
	'hospital_documents',
	{
		id: primaryId(),
		hospitalId: uuid()
			.notNull()
			.references(() => hospitals.id, { onDelete: 'cascade' }),
		kind: text({ enum: documentKinds }).notNull(),
		...storedFileColumns(['application/pdf', 'image/jpeg']),
		uploadedBy: uuid().references(() => accounts.id, { onDelete: 'set null' }),
		uploadedAt: createdNow(),
	},
	(t) => [
		unique('one_document_of_a_kind').on(t.hospitalId, t.kind),
		index().on(t.uploadedBy),
		check('hospital_document_kind', oneOf(t.kind)),
		check('hospital_document_size', sql`${t.sizeBytes} between 1 and 5242880`),
		check('hospital_document_scan', oneOf(t.scan)),
	],
)

const ofMembers = { not: 'Data about hospital members, who have no specialist profile.' }
const untilHospitalGoes = 'As long as the hospital has an account'

/** Export, erasure and retention of each table above. */
export const personalData: readonly PersonalData[] = [
	{
		table: hospitals,
		exported: { not: 'About an organisation.' },
		erased: { not: 'About an organisation.' },
		kept: untilHospitalGoes,
	},
	...[hospitalPhotos, hospitalDepartments, hospitalSites, hospitalDocuments].map((table) => ({
		table,
		exported: { not: 'About an organisation.' },
		erased: { not: 'About an organisation.' },
		kept: untilHospitalGoes,
	})),
	{
		table: hospitalStatusEvents,
		exported: ofMembers,
		erased: { not: 'History of an organisation.' },
		kept: untilHospitalGoes,
	},
	{
		table: hospitalMembers,
		privacy: {
			why: 'To know who acts for a hospital, and to reach by phone the member who asks for cover',
			seenBy: 'The hospital’s team; operators',
			fields: {
				phone:
					'The member alone; the specialist who accepts their cover, until it is settled; operators who call about a first request',
			},
		},
		of: hospitalMembers.accountId,
		guard: { not: 'Needed before it is known who asks.' },
		looseIds: { sites: 'Sites of the hospital, without a name; a trigger takes those out that are removed.' },
		exported: ofMembers,
		kept: untilHospitalGoes,
	},
	{
		table: hospitalInvitations,
		privacy: { why: 'To invite a colleague by email', seenBy: 'Owners of the hospital' },
		looseIds: { sites: 'As of the members.' },
		exported: ofMembers,
		// Those that went to the address of the person.
		erased: { by: 'eraseInvitationsTo' },
		kept: untilHospitalGoes,
	},
]
