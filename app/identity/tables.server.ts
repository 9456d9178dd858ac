import { sql } from 'drizzle-orm'
import {
	boolean,
	check,
	index,
	integer,
	jsonb,
	type PgColumnBuilderBase,
	pgEnum,
	pgTable,
	text,
	uniqueIndex,
	uuid,
} from 'drizzle-orm/pg-core'
import { bytes, createdNow, instant, oneOf, primaryId } from '#app/platform/database/columns.server.ts'
import { deliveries } from '#app/platform/tables.server.ts'
import { languages } from '#app/platform/language/languages.ts'
import { accountStatuses } from './account-status.ts'
import type { ConsentKey } from './consent-notice.ts'
import { operatorRoles } from './operators/operator-role.ts'
import { type PersonalData, pick } from '#app/platform/personal-data.server.ts'

export const accountKind = pgEnum('account_kind', ['specialist', 'member', 'operator'])

/** A person who can sign in. Specialists by phone, members and operators by e-mail and password. */
export const accounts = pgTable(
	'accounts',
	{
		id: primaryId(),
		kind: accountKind().notNull(),
		name: text().notNull(),
		/** E.164, Indian mobile. The sign-in of a specialist. */
		phone: text().unique(),
		/** Lower case. The sign-in of members and operators. */
		email: text().unique(),
		/** The e-mail address was confirmed by its owner. */
		emailVerified: boolean().notNull().default(false),
		image: text(),
		/** While it is set no one can log in, and nothing new reaches or leaves the account. */
		suspendedAt: instant(),
		/** What an operator may do; null for everyone else. */
		operatorRole: text({ enum: operatorRoles }),
		/** The operator whose invitation made this account; null for those whom a command on our servers added. */
		operatorInvitedBy: uuid(),
		/** In which a specialist reads pages and is written to. */
		language: text({ enum: languages }).notNull().default('en'),
		lastSignedInAt: instant(),
		/** Since when a member has belonged to no hospital; null while they do. */
		leftAt: instant(),
		/** When an operator made sure that whoever has the number owns the account. */
		ownerConfirmedAt: instant(),
		createdAt: createdNow(),
		updatedAt: createdNow(),
	},
	(t) => [
		check('accounts_language_is_known', oneOf(t.language)),
		check('accounts_phone_is_e164', sql`${t.phone} ~ '^\\+[1-9][0-9]{7,14}$'`),
		check('accounts_email_is_lower_case', sql`${t.email} = lower(${t.email})`),
		check(
			'accounts_can_sign_in',
			sql`case when ${t.kind} = 'specialist' then ${t.phone} is not null else ${t.email} is not null end`,
		),
		check(
			'operators_have_a_role',
			sql`case when ${t.kind} = 'operator' then ${oneOf(t.operatorRole)} else ${t.operatorRole} is null end`,
		),
	],
)

/** Why and since when an account is suspended. It has a row from its first suspension on. */
export const accountStatus = pgTable(
	'account_status',
	{
		id: uuid()
			.primaryKey()
			.references(() => accounts.id, { onDelete: 'cascade' }),
		status: text({ enum: accountStatuses }).notNull().default('active'),
		/** In words for its owner, who reads them when logging in. */
		reason: text(),
		version: integer().notNull().default(1),
		changedAt: createdNow(),
	},
	(t) => [
		check('account_status_is_known', oneOf(t.status)),
		check('suspended_account_has_a_reason', sql`${t.status} <> 'suspended' or ${t.reason} is not null`),
	],
)

/** One move of a lifecycle: from which status to which, why, by whom and when. Its table says what has moved. */
export const historyColumns = <From extends PgColumnBuilderBase, To extends PgColumnBuilderBase>(
	status: () => From & { notNull: () => To },
) => ({
	from: status(),
	to: status().notNull(),
	reason: text(),
	actorAccountId: uuid().references(() => accounts.id, { onDelete: 'set null' }),
	at: createdNow(),
})

export const accountStatusEvents = pgTable(
	'account_status_events',
	{
		id: primaryId(),
		accountId: uuid()
			.notNull()
			.references(() => accountStatus.id, { onDelete: 'cascade' }),
		...historyColumns(() => text({ enum: accountStatuses })),
	},
	(t) => [index().on(t.accountId, t.at)],
)

export const sessions = pgTable(
	'sessions',
	{
		id: primaryId(),
		accountId: uuid()
			.notNull()
			.references(() => accounts.id, { onDelete: 'cascade' }),
		/** SHA-256 of the cookie's token, base64url; the token itself is stored nowhere. */
		token: text().notNull().unique(),
		ipAddress: text(),
		userAgent: text(),
		/** When the person last proved who they are: sign-in or step-up. */
		authenticatedAt: createdNow(),
		/** That proof was a passkey or an authenticator app, not an SMS or a password alone. */
		hasStrongProof: boolean().notNull().default(false),
		lastSeenAt: createdNow(),
		expiresAt: instant().notNull(),
		createdAt: createdNow(),
		updatedAt: createdNow(),
	},
	(t) => [index().on(t.accountId)],
)

export const passwords = pgTable('passwords', {
	accountId: uuid()
		.primaryKey()
		.references(() => accounts.id, { onDelete: 'cascade' }),
	/** Argon2id, PHC string. */
	hash: text().notNull(),
	createdAt: createdNow(),
	updatedAt: createdNow(),
})

/** Short-lived proofs: links to confirm an address or to set a password, and waits for a second factor. */
export const verifications = pgTable(
	'verifications',
	{
		id: primaryId(),
		identifier: text().notNull(),
		value: text().notNull(),
		/** Wrong codes typed in a wait for a second factor. */
		tries: integer().notNull().default(0),
		expiresAt: instant().notNull(),
		createdAt: createdNow(),
		updatedAt: createdNow(),
	},
	(t) => [index().on(t.identifier)],
)

/** Authenticator apps, as a second factor. An account has one that is confirmed, and one that is being set up. */
export const authenticators = pgTable(
	'authenticators',
	{
		id: primaryId(),
		accountId: uuid()
			.notNull()
			.references(() => accounts.id, { onDelete: 'cascade' }),
		/** What the app counts with, sealed for this row. */
		secret: bytes().notNull(),
		/** SHA-256 of those that were not used, base64url. */
		recoveryCodes: text().array().notNull(),
		/** It has shown a right code once, and is asked for at sign-in. */
		isConfirmed: boolean().notNull().default(false),
		/** Since the last right one. */
		wrongCodes: integer().notNull().default(0),
		lockedUntil: instant(),
		/** The time step of the last code that was used, in half minutes since 1970: it and those before are worth nothing now. */
		lastStep: integer(),
	},
	(t) => [uniqueIndex().on(t.accountId, t.isConfirmed)],
)

/** Of a row of `accounts`: is the code of an app asked for at sign-in? */
export const hasApp = sql<boolean>`exists (select from authenticators where authenticators.account_id = accounts.id and authenticators.is_confirmed)`

/** What the person typed before the code; kept until the number is proved. */
export type ChallengeIntent = {
	name?: string
	/** `confirm` proves that someone signed in still has their phone, and opens no session. */
	flow: 'register' | 'quick' | 'login' | 'confirm'
	/** Items of the consent notice that were ticked. */
	consents?: ConsentKey[]
	/** The member of a hospital whose own number this is to become. */
	memberId?: string
	returnTo?: string
	resumeKey?: string
	resumeName?: string
	resumeType?: string
	resumeBytes?: number
}

/** One attempt to prove a phone number. Its id lives only in the cookie of the browser that started it. */
export const phoneChallenges = pgTable(
	'phone_challenges',
	{
		/** SHA-256 of the 128-bit id in the cookie, base64url. */
		id: text().primaryKey(),
		phone: text().notNull(),
		intent: jsonb().$type<ChallengeIntent>().notNull(),
		/** Codes compared so far, right or wrong; a sixth is never compared. */
		attempts: integer().notNull().default(0),
		/** The code was right, the number has no account, and the name or the consent is still missing. */
		provedAt: instant(),
		usedAt: instant(),
		expiresAt: instant().notNull(),
		createdAt: createdNow(),
	},
	(t) => [check('at_most_five_codes_are_compared', sql`${t.attempts} between 0 and 5`), index().on(t.createdAt)],
)

/** A code that was sent for a challenge: first send and at most two resends. */
export const phoneCodes = pgTable(
	'phone_codes',
	{
		id: primaryId(),
		challengeId: text()
			.notNull()
			.references(() => phoneChallenges.id, { onDelete: 'cascade' }),
		/** 1 to 3, in the order of sending. */
		send: integer().notNull(),
		/** HMAC-SHA-256 of challenge and code under the pepper `pepperId`, 32 bytes. */
		mac: bytes().notNull(),
		pepperId: text().notNull(),
		deliveryId: uuid()
			.notNull()
			.references(() => deliveries.id),
		createdAt: createdNow(),
	},
	(t) => [uniqueIndex().on(t.challengeId, t.send), check('three_sends_per_challenge', sql`${t.send} between 1 and 3`)],
)

/** Counters for every sign-in limit. One row per send, failure or comparison, keyed by an HMAC to store no number. */
export const signInEvents = pgTable(
	'sign_in_events',
	{
		id: primaryId(),
		kind: text({ enum: ['send', 'failure', 'compare', 'password-failure', 'mail', 'invitation', 'passkey'] }).notNull(),
		key: text().notNull(),
		at: createdNow(),
	},
	(t) => [index().on(t.key, t.kind, t.at), index().on(t.at)],
)

/** A mobile number that can neither log in nor register, as an authority can ask of a service that identifies people by number. */
export const suspendedNumbers = pgTable(
	'suspended_numbers',
	{
		id: primaryId(),
		/** As E.164. */
		phone: text().notNull(),
		/** As its holder reads it after the right code. */
		reason: text().notNull(),
		suspendedBy: uuid().references(() => accounts.id, { onDelete: 'set null' }),
		suspendedAt: createdNow(),
		liftedBy: uuid().references(() => accounts.id, { onDelete: 'set null' }),
		liftedAt: instant(),
	},
	(t) => [
		uniqueIndex('one_suspension_of_a_number').on(t.phone).where(sql`${t.liftedAt} is null`),
		index().on(t.suspendedBy),
		index().on(t.liftedBy),
	],
)

/** A browser that has signed in to an account before: it keeps its own bucket of failures. */
export const knownDevices = pgTable(
	'known_devices',
	{
		id: primaryId(),
		accountId: uuid()
			.notNull()
			.references(() => accounts.id, { onDelete: 'cascade' }),
		tokenHash: text().notNull(),
		createdAt: createdNow(),
		lastUsedAt: createdNow(),
	},
	(t) => [uniqueIndex().on(t.accountId, t.tokenHash), index().on(t.tokenHash)],
)

/** A key on a device that signs in in place of a code or a password (WebAuthn). */
export const passkeys = pgTable(
	'passkeys',
	{
		id: primaryId(),
		accountId: uuid()
			.notNull()
			.references(() => accounts.id, { onDelete: 'cascade' }),
		/** As the authenticator calls it, base64url. */
		credentialId: text().notNull().unique(),
		publicKey: bytes().notNull(),
		counter: integer().notNull().default(0),
		transports: text().array().notNull().default(sql`'{}'`),
		/** In the words of its owner: 'My phone'. */
		label: text().notNull(),
		createdAt: createdNow(),
		lastUsedAt: instant(),
	},
	(t) => [index().on(t.accountId)],
)

/** What an authenticator has to sign, once, within minutes. Its id lives in the cookie of the browser that asked. */
export const passkeyChallenges = pgTable(
	'passkey_challenges',
	{
		/** SHA-256 of the id in the cookie, base64url. */
		id: text().primaryKey(),
		challenge: text().notNull(),
		/** Whose new key it is for; null at sign-in. */
		accountId: uuid().references(() => accounts.id, { onDelete: 'cascade' }),
		expiresAt: instant().notNull(),
		createdAt: createdNow(),
	},
	(t) => [index().on(t.expiresAt)],
)

/** Consents, with their giver, wording and time of withdrawal. */
export const consentReceipts = pgTable(
	'consent_receipts',
	{
		id: primaryId(),
		accountId: uuid()
			.notNull()
			.references(() => accounts.id, { onDelete: 'cascade' }),
		/** Version of the notice, the day it was written: '2026-11-21'. */
		version: text().notNull(),
		/** In which the notice was on the screen. */
		language: text({ enum: languages }).notNull().default('en'),
		/** Key of the item in the notice: what for. */
		item: text().notNull(),
		givenAt: createdNow(),
		withdrawnAt: instant(),
	},
	(t) => [
		index().on(t.accountId),
		uniqueIndex('one_current_consent').on(t.accountId, t.item).where(sql`${t.withdrawnAt} is null`),
	],
)

/** Text that someone had typed when their session ended, sealed until they sign in again. */
export const formDrafts = pgTable(
	'form_drafts',
	{
		/** SHA-256 of the token in the cookie, base64url. */
		id: text().primaryKey(),
		/** Path and query where the form was posted. */
		path: text().notNull(),
		fields: bytes().notNull(),
		expiresAt: instant().notNull(),
		createdAt: createdNow(),
	},
	(t) => [index().on(t.expiresAt)],
)

const loginSecret = { not: 'Login secrets, left out because anyone with this file could misuse them.' }
const fewMinutes = { not: 'Kept for a few minutes only and contains no personal information.' }

/** Export, erasure, retention and guard of each table above. */
export const personalData: readonly PersonalData[] = [
	{
		table: accounts,
		privacy: {
			why: 'To log in, and to reach the account’s owner',
			seenBy: 'The person; operators after giving a reason',
			fields: {
				phone:
					'The person; hospitals after mutual interest, if contact details are shared; operators after giving a reason',
				name: 'The person; hospitals by the disclosure rules; operators after giving a reason',
			},
		},
		of: accounts.id,
		looseIds: { operatorInvitedBy: 'An operator, whose account is removed from duty and not deleted' },
		guard: { not: 'Needed before it is known who asks.' },
		exported: {
			to: 'account/account',
			columns: {
				...pick(accounts, 'id', 'name', 'phone', 'email', 'lastSignedInAt', 'ownerConfirmedAt', 'createdAt'),
				authenticatorApp: hasApp,
			},
			single: { orElse: null },
		},
		erased: 'rows',
		kept: { for: '1 year', since: accounts.leftAt },
	},
	{
		table: accountStatus,
		privacy: {
			why: 'To stop a suspended account from being used',
			seenBy: 'The person; operators after giving a reason',
		},
		of: accountStatus.id,
		guard: { not: 'Needed before it is known who asks.' },
		exported: {
			to: 'account/suspension',
			columns: pick(accountStatus, 'status', 'reason', 'changedAt'),
			single: { orElse: null },
		},
	},
	{
		table: accountStatusEvents,
		privacy: { why: 'To explain and appeal a suspension', seenBy: 'The person; operators after giving a reason' },
		of: accountStatusEvents.accountId,
		guard: { not: 'Needed before it is known who asks.' },
		exported: {
			to: 'account/suspensions',
			columns: pick(accountStatusEvents, 'from', 'to', 'reason', 'at'),
			order: accountStatusEvents.at,
		},
	},
	{
		table: sessions,
		privacy: { why: 'To keep a browser logged in, and to show logged-in devices', seenBy: 'The person' },
		of: sessions.accountId,
		guard: { not: 'Needed before it is known who asks.' },
		exported: {
			to: 'account/sessions',
			columns: {
				...pick(sessions, 'ipAddress', 'lastSeenAt', 'expiresAt'),
				device: sessions.userAgent,
				openedAt: sessions.createdAt,
			},
			order: sessions.createdAt,
		},
		kept: { for: '0 days', since: sessions.expiresAt },
	},
	{
		table: passwords,
		privacy: { why: 'To check a login', seenBy: 'No one; stored as hashes' },
		of: passwords.accountId,
		guard: { not: 'Needed before it is known who asks.' },
		exported: loginSecret,
	},
	{
		table: verifications,
		privacy: { why: 'To confirm an email address or a reset', seenBy: 'No one; stored as hashes' },
		exported: fewMinutes,
		erased: { by: 'eraseVerifications' },
		kept: { for: '1 day', since: verifications.expiresAt },
	},
	{
		table: authenticators,
		privacy: { why: 'To check a second factor', seenBy: 'No one; encrypted, or stored as hashes' },
		of: authenticators.accountId,
		guard: { not: 'Needed before it is known who asks.' },
		exported: loginSecret,
	},
	{
		table: phoneChallenges,
		privacy: { why: 'To check the code that was sent to a number', seenBy: 'No one' },
		exported: fewMinutes,
		erased: { by: 'eraseChallenges' },
		kept: { for: '1 day', since: phoneChallenges.expiresAt },
	},
	{
		table: phoneCodes,
		privacy: { why: 'To check the code that was sent to a number', seenBy: 'No one; stored as hashes' },
		exported: fewMinutes,
		erased: { not: 'Removed with its challenge.' },
		kept: 'As long as its challenge',
	},
	{
		table: signInEvents,
		privacy: { why: 'To slow down guessing', seenBy: 'No one; keyed hashes' },
		exported: { not: 'Counters under keys that no one can read back.' },
		erased: { not: 'Counters under keys that no one can read back.' },
		kept: { for: '30 days', since: signInEvents.at },
	},
	{
		table: suspendedNumbers,
		privacy: { why: 'To keep a suspended number out', seenBy: 'Operators who moderate' },
		exported: { not: 'An authority can ask for it before its holder may know.' },
		erased: { not: 'An order about a number outlasts the account that used it.' },
		kept: { for: '3 years', since: suspendedNumbers.liftedAt },
	},
	{
		table: knownDevices,
		privacy: { why: 'To notice a login from a new device', seenBy: 'The person' },
		of: knownDevices.accountId,
		guard: { not: 'Needed before it is known who asks.' },
		exported: {
			to: 'account/knownDevices',
			columns: { knownSince: knownDevices.createdAt, lastUsedAt: knownDevices.lastUsedAt },
		},
	},
	{
		table: passkeys,
		privacy: { why: 'To log in without a code', seenBy: 'The person' },
		of: passkeys.accountId,
		guard: { not: 'Needed before it is known who asks.' },
		exported: { to: 'account/passkeys', columns: pick(passkeys, 'label', 'createdAt', 'lastUsedAt') },
	},
	{
		table: passkeyChallenges,
		privacy: { why: 'To check a passkey', seenBy: 'No one' },
		of: passkeyChallenges.accountId,
		guard: { not: 'Needed before it is known who asks.' },
		exported: fewMinutes,
		kept: { for: '0 days', since: passkeyChallenges.expiresAt },
	},
	{
		table: consentReceipts,
		privacy: { why: 'To prove what was consented to', seenBy: 'The person; operators after giving a reason' },
		of: consentReceipts.accountId,
		guard: { not: 'Needed before it is known who asks.' },
		exported: {
			to: 'account/consents',
			columns: {
				...pick(consentReceipts, 'item', 'language', 'givenAt', 'withdrawnAt'),
				noticeVersion: consentReceipts.version,
			},
			order: consentReceipts.givenAt,
		},
	},
	{
		table: formDrafts,
		privacy: {
			why: 'To keep what was typed when a login or a limit interrupts a form',
			seenBy: 'The browser that sent it; encrypted',
		},
		exported: { not: 'Sealed, and opened only by the browser that sent it.' },
		erased: { not: 'Sealed, and gone within the hour.' },
		kept: { for: '0 days', since: formDrafts.expiresAt },
	},
]
