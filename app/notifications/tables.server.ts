import { sql } from 'drizzle-orm'
import {
	boolean,
	check,
	index,
	integer,
	jsonb,
	pgTable,
	primaryKey,
	text,
	uniqueIndex,
	uuid,
} from 'drizzle-orm/pg-core'
import { accounts } from '#app/identity/tables.server.ts'
import { bytes, createdNow, instant, oneOf, primaryId } from '#app/platform/database/columns.server.ts'
import { type PersonalData, pick } from '#app/platform/personal-data.server.ts'
import { eachChannel } from './channels.ts'
import type { StoredFacts } from './stored-facts.ts'

export const notifications = pgTable(
	'notifications',
	{
		id: primaryId(),
		accountId: uuid()
			.notNull()
			.references(() => accounts.id, { onDelete: 'cascade' }),
		/** The event that caused it, once per person: sending again changes nothing. */
		key: text().notNull(),
		/** In English, as it was told: see stored-notice.server.ts. */
		title: text().notNull(),
		body: text().notNull().default(''),
		/** Name of the message that it is, and what the message is written from in the language of the reader. Null in older rows. */
		message: text(),
		facts: jsonb().$type<StoredFacts>(),
		/** Path on this site. */
		href: text().notNull(),
		readAt: instant(),
		createdAt: createdNow(),
	},
	(t) => [
		index('notifications_of_account').on(t.accountId, t.createdAt.desc()),
		index('unread_notifications').on(t.accountId).where(sql`${t.readAt} is null`),
		uniqueIndex('one_notification_per_event').on(t.key, t.accountId),
	],
)

/** The four switches of the settings page. A missing row means all on. */
export const notificationPreferences = pgTable('notification_preferences', {
	accountId: uuid()
		.primaryKey()
		.references(() => accounts.id, { onDelete: 'cascade' }),
	email: boolean().notNull().default(true),
	jobAlerts: boolean().notNull().default(true),
	messages: boolean().notNull().default(true),
	updates: boolean().notNull().default(true),
	/** Counts the saves, so that of two tabs one learns of the other; a missing row is version 0. */
	version: integer().notNull().default(1),
	updatedAt: createdNow(),
})

/** Which channel for which event, where the person chose otherwise than the default of channels.ts. */
export const channelChoices = pgTable(
	'channel_choices',
	{
		accountId: uuid()
			.notNull()
			.references(() => accounts.id, { onDelete: 'cascade' }),
		/** Key of the event in channels.ts. */
		event: text().notNull(),
		// The default is for releases that do not know a channel yet.
		...eachChannel(() => boolean().notNull().default(false)),
		updatedAt: createdNow(),
	},
	(t) => [primaryKey({ columns: [t.accountId, t.event] })],
)

/** A browser that agreed to web push. */
export const pushSubscriptions = pgTable(
	'push_subscriptions',
	{
		id: primaryId(),
		accountId: uuid()
			.notNull()
			.references(() => accounts.id, { onDelete: 'cascade' }),
		endpoint: text().notNull().unique(),
		/** Keys of the browser, base64url, as `PushSubscription.toJSON()` gives them. */
		p256dh: text().notNull(),
		auth: text().notNull(),
		createdAt: createdNow(),
	},
	(t) => [index().on(t.accountId)],
)

/** Someone who has turned WhatsApp on, or had. */
export const whatsappContacts = pgTable(
	'whatsapp_contacts',
	{
		accountId: uuid()
			.primaryKey()
			.references(() => accounts.id, { onDelete: 'cascade' }),
		/** For which the consent was given. */
		phone: text().notNull(),
		/** By which WhatsApp names them to us, also where it does not tell the number. Of one person with two accounts it is the same. */
		userId: text(),
		since: createdNow(),
		endedAt: instant(),
	},
	(t) => [index().on(t.phone), index('whatsapp_contacts_by_user_id').on(t.userId)],
)

/** What WhatsApp told us: an answer of a person, or what came of a message. Each once. */
export const whatsappEvents = pgTable(
	'whatsapp_events',
	{
		id: primaryId(),
		/** The id that WhatsApp gave to the message: of the answer, or of our message that arrived or failed. */
		wamid: text().notNull(),
		kind: text({ enum: ['press', 'stop', 'typed', 'arrived', 'failed'] }).notNull(),
		/** Why it failed, as WhatsApp counts. */
		code: integer(),
		/** The sender and what was pressed, sealed, and wiped once it was done. Of typed words, the sender alone. */
		content: bytes(),
		/** Whose it is, once that is known. */
		accountId: uuid().references(() => accounts.id, { onDelete: 'cascade' }),
		at: createdNow(),
		takenAt: instant(),
	},
	(t) => [
		uniqueIndex('one_whatsapp_event').on(t.wamid, t.kind),
		index().on(t.accountId),
		index().on(t.at),
		check('whatsapp_events_kind', oneOf(t.kind)),
	],
)

/** Export, erasure, retention and guard of each table above. */
export const personalData: readonly PersonalData[] = [
	{
		table: notifications,
		privacy: { why: 'To tell the person what happened', seenBy: 'The person' },
		of: notifications.accountId,
		guard: { addedBy: 'anyone' },
		exported: { to: 'notifications', by: 'collectNotices' },
		// Those of others that are about the person.
		erased: { by: 'eraseNoticesAbout' },
	},
	{
		table: notificationPreferences,
		privacy: { why: 'To obey what the person chose', seenBy: 'The person' },
		of: notificationPreferences.accountId,
		guard: { not: 'Read to notify the person of what another did.' },
		exported: { to: 'notifications/switches', single: { orElse: 'All on' } },
	},
	{
		table: channelChoices,
		privacy: { why: 'To obey what the person chose', seenBy: 'The person' },
		of: channelChoices.accountId,
		guard: { not: 'Read to notify the person of what another did.' },
		exported: { to: 'notifications/channels' },
	},
	{
		table: pushSubscriptions,
		privacy: { why: 'To send browser notifications', seenBy: 'The person; the browser’s push service' },
		of: pushSubscriptions.accountId,
		guard: { not: 'Read to notify the person of what another did.' },
		exported: {
			to: 'notifications/browsers',
			// With its keys anyone could send to the browser.
			columns: { endpoint: pushSubscriptions.endpoint, since: pushSubscriptions.createdAt },
		},
		erased: 'rows',
	},
	{
		table: whatsappContacts,
		privacy: {
			why: 'To send messages by WhatsApp and to know whose answers come back',
			seenBy: 'The person; WhatsApp',
		},
		of: whatsappContacts.accountId,
		guard: { not: 'Read to notify the person of what another did.' },
		exported: { to: 'notifications/whatsapp', columns: pick(whatsappContacts, 'phone', 'userId', 'since', 'endedAt') },
	},
	{
		table: whatsappEvents,
		privacy: {
			why: 'To do once what the person answers by WhatsApp',
			seenBy: 'No one; encrypted, and wiped when done',
		},
		of: whatsappEvents.accountId,
		guard: { not: 'Written for WhatsApp, which is not logged in.' },
		exported: {
			to: 'notifications/whatsapp-answers',
			columns: pick(whatsappEvents, 'wamid', 'kind', 'at'),
			order: whatsappEvents.at,
		},
		kept: { for: '30 days', since: whatsappEvents.at },
	},
]
