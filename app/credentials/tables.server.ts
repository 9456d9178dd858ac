import { replacedFileDays } from '#app/durations.ts'
import { sql } from 'drizzle-orm'
import { bit, check, date, index, integer, jsonb, pgEnum, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { accounts, historyColumns } from '#app/identity/tables.server.ts'
import { createdNow, instant, oneOf, primaryId, storedFileColumns } from '#app/platform/database/columns.server.ts'
import { specialists } from '#app/specialists/tables.server.ts'
import { allBut, type PersonalData, pick } from '#app/platform/personal-data.server.ts'
import { checkGrades } from './grades.ts'
import { registrationKey } from '#app/platform/text/registration-key.server.ts'

export const credentialKind = pgEnum('credential_kind', ['registration', 'degree', 'certificate'])
export const credentialStatus = pgEnum('credential_status', ['pending', 'verified', 'rejected', 'expired'])

/** A council registration, degree or certificate that a specialist claims, and what we found. */
export const credentials = pgTable(
	'credentials',
	{
		id: primaryId(),
		specialistId: uuid()
			.notNull()
			.references(() => specialists.id, { onDelete: 'cascade' }),
		kind: credentialKind().notNull(),
		/** 'MD Anaesthesiology', 'Maharashtra Medical Council', 'ACLS'. */
		title: text().notNull(),
		/** Registrations only: code of the council. */
		councilCode: text(),
		/** As printed, in upper case. Of a degree the one that the university knows it by. */
		number: text(),
		/** Nurses' registrations only: as a midwife, and the one of the national register. */
		midwifeNumber: text(),
		nationalNumber: text(),
		/** Registrations only: what the council registered, as it is printed. */
		qualification: text(),
		institution: text(),
		/** The name as the document has it, where it is not the profile's. */
		holderName: text(),
		year: integer(),
		/** Of the paper, which a council renews; a card that names a month alone counts from its first day, and until its last. */
		issuedOn: date(),
		validUntil: date(),
		status: credentialStatus().notNull().default('pending'),
		statusReason: text(),
		submittedAt: createdNow(),
		verifiedAt: instant(),
		verifiedBy: uuid().references(() => accounts.id, { onDelete: 'set null' }),
		/** The name on the profile when we verified it: what is verified is this name with the number. Filled by a trigger. */
		checkedName: text(),
		/** What it was held against, for the badge: 'Indian Medical Register, 3 Nov 2026'. */
		checkedAgainst: text(),
		/** What kind of source that was. Of one that an older release verifies, a trigger says the least. */
		checkGrade: text({ enum: checkGrades }),
		/** The last reminder: of which last day it spoke, and how many days before. */
		remindedFor: date(),
		remindedDays: integer(),
		version: integer().notNull().default(1),
		createdAt: createdNow(),
	},
	(t) => [
		index().on(t.specialistId),
		index('credentials_that_run_out').on(t.validUntil).where(sql`${t.status} = 'verified'`),
		index('credentials_waiting').on(t.submittedAt).where(sql`${t.status} = 'pending'`),
		uniqueIndex('one_account_per_verified_number')
			.on(t.councilCode, registrationKey(t.number))
			.where(sql`${t.kind} = 'registration' and ${t.status} = 'verified'`),
		check(
			'registration_is_complete',
			sql`${t.kind} <> 'registration' or (${t.councilCode} is not null and ${t.number} is not null)`,
		),
		check('credential_check_grade', oneOf(t.checkGrade)),
		check('verified_credential_has_a_date', sql`${t.status} <> 'verified' or ${t.verifiedAt} is not null`),
	],
)

export const credentialStatusEvents = pgTable(
	'credential_status_events',
	{
		id: primaryId(),
		credentialId: uuid()
			.notNull()
			.references(() => credentials.id, { onDelete: 'cascade' }),
		...historyColumns(credentialStatus),
	},
	(t) => [index().on(t.credentialId, t.at)],
)

const paperFileColumns = () => ({
	...storedFileColumns(['application/pdf', 'image/jpeg', 'image/png']),
	/** What its digital signature proved when it came, for the file that is kept has lost it. Shape: `PaperProof`; null without one. */
	signature: jsonb(),
	/** The image editor that the file named when it came, in its words. */
	editedWith: text(),
})

/** The files behind the claims; the one that is not retired counts. */
export const credentialDocuments = pgTable(
	'credential_documents',
	{
		id: primaryId(),
		credentialId: uuid()
			.notNull()
			.references(() => credentials.id, { onDelete: 'cascade' }),
		...paperFileColumns(),
		uploadedAt: createdNow(),
		retiredAt: instant(),
	},
	(t) => [
		index('documents_of_credential').on(t.credentialId),
		uniqueIndex('one_current_document').on(t.credentialId).where(sql`${t.retiredAt} is null`),
		check('credential_document_size', sql`${t.sizeBytes} between 1 and 5242880`),
		check('credential_document_scan', oneOf(t.scan)),
	],
)

/**
 * A paper that was uploaded, and what was read on it. Before its form is sent it holds the file itself; afterwards the document of its
 * credential does, and this is what a program could see of it.
 */
export const credentialPapers = pgTable(
	'credential_papers',
	{
		id: primaryId(),
		specialistId: uuid()
			.notNull()
			.references(() => specialists.id, { onDelete: 'cascade' }),
		documentId: uuid().references(() => credentialDocuments.id, { onDelete: 'cascade' }),
		kind: credentialKind().notNull(),
		...paperFileColumns(),
		status: text({ enum: ['waiting', 'read', 'unreadable'] })
			.notNull()
			.default('waiting'),
		/** Shape: `PaperReading`. */
		reading: jsonb(),
		/** Milliseconds that the reading took. */
		readingMs: integer(),
		/** What its first page looks like: `pictureHash`. */
		pictureHash: bit({ dimensions: 64 }),
		readAt: instant(),
		uploadedAt: createdNow(),
	},
	(t) => [
		index().on(t.specialistId),
		uniqueIndex('one_reading_per_document').on(t.documentId),
		index('papers_without_credential').on(t.uploadedAt).where(sql`${t.documentId} is null`),
		check('credential_paper_status', oneOf(t.status)),
		check('credential_paper_scan', oneOf(t.scan)),
	],
)

/** That the name on a card's signed code matched the profile, and when. Nothing of the card is kept. */
export const identityChecks = pgTable('identity_checks', {
	specialistId: uuid()
		.primaryKey()
		.references(() => specialists.id, { onDelete: 'cascade' }),
	/** As the profile had it: what was checked is this name. */
	checkedName: text().notNull(),
	/** The day in India. */
	checkedOn: date().notNull(),
})

/** A link to all verified credentials of a specialist, for whoever holds it, until it expires or is revoked. */
export const credentialPacks = pgTable(
	'credential_packs',
	{
		id: primaryId(),
		specialistId: uuid()
			.notNull()
			.references(() => specialists.id, { onDelete: 'cascade' }),
		/** For whom, in the words of its maker. */
		label: text().notNull(),
		/** SHA-256 of the token in the link, base64url. */
		tokenHash: text().notNull().unique(),
		expiresAt: instant().notNull(),
		revokedAt: instant(),
		createdAt: createdNow(),
	},
	(t) => [index().on(t.specialistId, t.createdAt.desc())],
)

export const credentialPackOpenings = pgTable(
	'credential_pack_openings',
	{
		id: primaryId(),
		packId: uuid()
			.notNull()
			.references(() => credentialPacks.id, { onDelete: 'cascade' }),
		/** As they said, or as they are known to us when `accountId` is set. */
		openerName: text().notNull(),
		openerOrganisation: text().notNull(),
		accountId: uuid().references(() => accounts.id, { onDelete: 'set null' }),
		what: text({ enum: ['page', 'pdf'] })
			.notNull()
			.default('page'),
		at: createdNow(),
	},
	(t) => [index().on(t.packId, t.at.desc())],
)

/** Export, erasure, retention and guard of each table above. */
export const personalData: readonly PersonalData[] = [
	{
		table: credentials,
		privacy: {
			why: 'To verify registrations and degrees',
			seenBy: 'The person; hospitals by the disclosure rules; operators who verify',
			fields: { number: 'Hospitals after shortlisting, if verified; operators who verify' },
		},
		of: credentials.specialistId,
		guard: { not: 'Hospitals see what was verified by the disclosure rules, and search by it.' },
		// Which of our people looked at it is theirs.
		exported: { to: 'credentials/credentials', columns: allBut(credentials, 'verifiedBy') },
		erased: 'rows',
	},
	{
		table: credentialStatusEvents,
		privacy: { why: 'To explain a verification', seenBy: 'The person; operators who verify' },
		of: credentials.specialistId,
		guard: { not: 'As its credential.' },
		exported: {
			to: 'credentials/history',
			columns: pick(credentialStatusEvents, 'credentialId', 'from', 'to', 'reason', 'at'),
			order: credentialStatusEvents.at,
		},
	},
	{
		table: credentialDocuments,
		privacy: { why: 'To verify a credential', seenBy: 'The person; operators who verify, each opening recorded' },
		of: credentials.specialistId,
		guard: {},
		exported: {
			to: 'credentials/documents',
			columns: {
				...pick(credentialDocuments, 'id', 'credentialId', 'fileName', 'scan', 'signature', 'editedWith'),
				...pick(credentialDocuments, 'uploadedAt', 'retiredAt'),
				file: credentialDocuments.storageKey,
			},
			order: credentialDocuments.uploadedAt,
			file: { key: credentialDocuments.storageKey, path: (fileName, at) => `credentials/${at + 1} ${fileName}` },
		},
		kept: {
			for: `${replacedFileDays} days`,
			since: credentialDocuments.retiredAt,
			by: 'credentials.drop-replaced-documents',
		},
	},
	{
		table: credentialPapers,
		privacy: { why: 'To fill in the form from the paper, and to check it', seenBy: 'The person; operators who verify' },
		of: credentialPapers.specialistId,
		guard: {},
		exported: {
			to: 'credentials/readFromPapers',
			columns: pick(
				credentialPapers,
				'documentId',
				'kind',
				'fileName',
				'signature',
				'editedWith',
				'status',
				'reading',
				'readAt',
				'uploadedAt',
			),
			order: credentialPapers.uploadedAt,
		},
		kept: 'A day until its form is sent, then as long as its document',
	},
	{
		table: identityChecks,
		privacy: {
			why: 'To show that the name was checked, where the person asked for it',
			seenBy: 'The person; hospitals and operators the day',
			fields: { checkedName: 'The person' },
		},
		of: identityChecks.specialistId,
		guard: { not: 'Hospitals read its day by the disclosure rules.' },
		exported: { to: 'credentials/identityCheck', single: { orElse: null } },
		erased: 'rows',
	},
	{
		table: credentialPacks,
		privacy: { why: 'To share verified credentials by a link', seenBy: 'The person; whoever has the link' },
		of: credentialPacks.specialistId,
		guard: { not: 'It is opened by its link, without a login.' },
		exported: { to: 'credentials/sharedLinks', columns: allBut(credentialPacks, 'tokenHash') },
		erased: 'rows',
	},
	{
		table: credentialPackOpenings,
		privacy: { why: 'To show who opened a shared link', seenBy: 'The person' },
		of: credentialPacks.specialistId,
		guard: { not: 'Written by the person who opens the link.' },
		exported: {
			to: 'credentials/openings',
			columns: {
				...pick(credentialPackOpenings, 'packId', 'what', 'at'),
				name: credentialPackOpenings.openerName,
				organisation: credentialPackOpenings.openerOrganisation,
			},
			order: credentialPackOpenings.at,
		},
		// Links of others that the person opened; those of their own go with the link.
		erased: {
			columns: { openerName: 'Deleted account', openerOrganisation: '', accountId: null },
			where: credentialPackOpenings.accountId,
		},
	},
]
