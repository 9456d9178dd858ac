import { auditYears } from '#app/durations.ts'
import { desc, sql } from 'drizzle-orm'
import { check, date, index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { bytes, createdNow, instant, oneOf, primaryId } from './database/columns.server.ts'
import type { PersonalData } from './personal-data.server.ts'
import type { WhatsAppButton } from './delivery/whatsapp.server.ts'

/** Ways by which messages leave. */
const channels = ['sms', 'email', 'push', 'whatsapp'] as const

/** What waits to be sent and what was sent. The payload is sealed, and wiped once it has left. */
export const deliveries = pgTable(
	'deliveries',
	{
		id: primaryId(),
		channel: text({ enum: channels }).notNull(),
		/** Names the occasion: the same key queued twice is one message. */
		key: text().notNull().unique(),
		payload: bytes(),
		status: text({ enum: ['queued', 'sending', 'sent', 'failed', 'cancelled'] })
			.notNull()
			.default('queued'),
		attempts: integer().notNull().default(0),
		providerId: text(),
		lastError: text(),
		claimedAt: instant(),
		/** The last attempt at which the sender was away. */
		failedAt: instant(),
		/** When the provider took it. The lifetime of a one-time code begins here. */
		sentAt: instant(),
		/** When it reached the person, where the provider says so. */
		arrivedAt: instant(),
		/** Key of the message in whose place it is sent, unless that one arrives first. */
		insteadOf: text(),
		/** From then on it is useless and is not tried again. */
		giveUpAt: instant().notNull(),
		createdAt: createdNow(),
	},
	(t) => [
		index().on(t.createdAt),
		index().on(t.channel, t.failedAt.desc().nullsLast()),
		index().on(t.channel, t.sentAt.desc().nullsLast()),
		index('deliveries_by_whatsapp').on(t.providerId).where(sql`${t.channel} = 'whatsapp'`),
		index('deliveries_instead').on(t.insteadOf).where(sql`${t.status} = 'queued'`),
		check('deliveries_payload', sql`(${t.payload} is not null) = (${t.status} in ('queued', 'sending'))`),
		check('deliveries_sent_when', sql`(${t.sentAt} is not null) = (${t.status} = 'sent')`),
		check('deliveries_status', oneOf(t.status)),
		check('deliveries_channel', oneOf(t.channel)),
	],
)

/** Where the demo senders put what a real one would send. Empty in production. */
export const demoOutbox = pgTable(
	'demo_outbox',
	{
		id: primaryId(),
		channel: text({ enum: channels }).notNull(),
		to: text().notNull(),
		subject: text(),
		text: text().notNull(),
		code: text(),
		/** What the person can press in WhatsApp; `list` is what they select first to see it as a row. */
		buttons: jsonb().$type<(WhatsAppButton & { list?: string })[]>().notNull().default([]),
		createdAt: createdNow(),
	},
	(t) => [index().on(t.createdAt)],
)

/** When the next message may leave by WhatsApp, to one person and to all together, and how many by template have left this month. */
export const whatsappPace = pgTable('whatsapp_pace', {
	/** A keyed hash of the number; empty for all together; `month` for the month. */
	recipient: text().primaryKey(),
	freeAt: instant().notNull(),
	/** Messages that have left before it. */
	taken: integer().notNull().default(1),
})

/** What Meta says of our number (`number`) and of each template in a language (`template cover_asked hi`). */
export const whatsappStanding = pgTable('whatsapp_standing', {
	about: text().primaryKey(),
	/** As Meta calls it, such as PAUSED or FLAGGED. */
	state: text().notNull(),
	/** Its reason, or how many people we may write to in a day. */
	detail: text().notNull(),
	at: instant().notNull(),
})

/** Each backup that was made whole (operate/backup.ts): an alert fires when the last one is too old. */
export const backups = pgTable('backups', {
	id: primaryId(),
	madeAt: createdNow(),
	rows: integer().notNull(),
})

/** One act or reading: its actor, its subject, why and from where. Append-only and chained by subject, by triggers. */
export const auditEvents = pgTable(
	'audit_events',
	{
		id: primaryId(),
		actorAccountId: uuid(),
		action: text().notNull(),
		subjectType: text().notNull(),
		subjectId: uuid().notNull(),
		/** The other people whom it is about: those of a list that was shown. */
		about: uuid().array().notNull().default([]),
		/** What was read of them: 'name', 'phone'. Empty where nothing was. */
		fields: text().array().notNull().default([]),
		reason: text(),
		facts: jsonb().$type<Record<string, string | number | boolean | null>>().notNull().default({}),
		/** The request, whose id the server's log has, or the task: 'request 1f0c…', 'task mail.deliver'. */
		origin: text(),
		/** The address that the request came from, as a keyed hash: it can be recognised and not read. */
		address: text(),
		at: createdNow(),
		/** Place in the chain of its subject, from 1. The database fills it and `hash` when the transaction commits. */
		position: integer(),
		/** Of this event and of the hash before it (audit-verification.server.ts). */
		hash: bytes(),
	},
	(t) => [
		index().on(t.subjectType, t.subjectId, t.at),
		index().on(t.at),
		index().on(t.actorAccountId, t.at),
		index().using('gin', t.about),
	],
)

/**
 * The words of an event's reason, beside the log that is never changed: there only their hash is. They go with the people whom
 * the event names.
 */
export const auditReasons = pgTable(
	'audit_reasons',
	{
		eventId: uuid()
			.primaryKey()
			.references(() => auditEvents.id, { onDelete: 'cascade' }),
		text: text().notNull(),
		/** Every id in the event: of its author, its subject, the people of a list, and what its facts name. */
		named: uuid().array().notNull(),
	},
	(t) => [index().using('gin', t.named)],
)

/** A picture that someone uploaded for others to see, and whether one of us has looked at it. Without a row it needs no look. */
export const pictureReviews = pgTable(
	'picture_reviews',
	{
		id: primaryId(),
		storageKey: text().notNull().unique(),
		/** Whose picture it is, and where it is shown: on a profile, as a logo, on a page. */
		ownerId: uuid().notNull(),
		kind: text({ enum: ['photo', 'logo', 'page-photo'] }).notNull(),
		submittedAt: createdNow(),
		approvedAt: instant(),
		approvedBy: uuid(),
	},
	(t) => [index('pictures_waiting').on(t.submittedAt).where(sql`${t.approvedAt} is null`), index().on(t.ownerId)],
)

/** The end of each subject's chain of audit events, which is locked while one is added. Written by the database alone. */
export const auditChains = pgTable(
	'audit_chains',
	{
		subjectType: text().notNull(),
		subjectId: uuid().notNull(),
		/** Events that there ever were. */
		length: integer().notNull().default(0),
		hash: bytes().notNull().default(sql`'\\x'::bytea`),
		/** The first so many are gone because they were kept for long enough; then the hash of the last of them. */
		removed: integer().notNull().default(0),
		removedHash: bytes().notNull().default(sql`'\\x'::bytea`),
	},
	(t) => [primaryKey({ columns: [t.subjectType, t.subjectId] })],
)

/** One signed line for each day of the audit log, so that a rewritten chain is found as well. */
export const auditAnchors = pgTable('audit_anchors', {
	/** The day in India. */
	day: date().primaryKey(),
	events: integer().notNull(),
	/** Of the hashes of its events, by instant and id. */
	digest: bytes().notNull(),
	/** The name of the key in AUDIT_KEYS. */
	key: text().notNull(),
	signature: bytes().notNull(),
	signedAt: createdNow(),
})

/** Items someone was shown or asked for on one day, each once. They are kept as hashes because only the number counts. */
export const dailyAllowances = pgTable(
	'daily_allowances',
	{
		key: text().notNull(),
		/** The day in India. */
		day: date().notNull(),
		taken: integer().array().notNull(),
	},
	(t) => [primaryKey({ columns: [t.key, t.day] }), index().on(t.day)],
)

/** Counts by name, some of them by what they are of: `{ open: 120, openByCity: { pune: 31 } }`. */
export type Figures = Record<string, number | null | Record<string, number>>

/** The last count of figures that pages show (figures.server.ts): about the whole database, nothing of a person. */
export const countedFigures = pgTable('counted_figures', {
	name: text().primaryKey(),
	figures: jsonb().$type<Figures>().notNull(),
	tookMs: integer().notNull(),
	countedAt: createdNow(),
})

/** Export, erasure, retention and guard of each table above. */
export const personalData: readonly PersonalData[] = [
	{
		table: deliveries,
		privacy: {
			why: 'To send email, SMS, WhatsApp messages and browser notifications',
			seenBy: 'No one; encrypted, and wiped when sent',
		},
		// Empty once sent; the notifications say the same.
		exported: { to: 'notifications', by: 'collectSentByWhatsApp' },
		erased: { by: 'eraseDeliveries' },
		kept: { for: '1 year', since: deliveries.createdAt },
	},
	{
		table: demoOutbox,
		exported: { not: 'Exists only in a demonstration.' },
		erased: { by: 'eraseDemoSends' },
		kept: 'As long as the demonstration; empty in production',
	},
	{
		table: whatsappPace,
		exported: { not: 'Hashes of a few seconds.' },
		erased: { not: 'Hashes of a few seconds, which are gone the next day.' },
		kept: { for: '0 days', since: whatsappPace.freeAt },
	},
	{
		table: whatsappStanding,
		exported: { not: 'About our own number and texts.' },
		erased: { not: 'About our own number and texts.' },
		kept: 'Until Meta says something else of it',
	},
	{
		table: auditEvents,
		privacy: {
			why: 'To prove who decided, changed or read what',
			seenBy: 'Its subject an extract; leads all of it',
		},
		of: auditEvents.subjectId,
		guard: { not: 'Written about others and never changed; few pages read it.' },
		looseIds: {
			actorAccountId: 'Who did it, an id without a name',
			subjectId: 'To whom or what it was done',
			about: 'The people of a list, ids without names',
		},
		exported: {
			to: 'activity/log',
			columns: {
				action: auditEvents.action,
				at: auditEvents.at,
				fields: auditEvents.fields,
				facts: auditEvents.facts,
			},
			order: desc(auditEvents.at),
		},
		erased: { not: 'Evidence of who decided what. It holds ids and no name, number or address.' },
		kept: { for: `${auditYears} years`, since: auditEvents.at },
	},
	{
		table: auditReasons,
		privacy: {
			why: 'To know why someone decided or read something',
			seenBy: 'Operators; the person reads why our team opened their profile',
		},
		guard: { not: 'As the events that they belong to.' },
		looseIds: { named: 'Whose words they are or whom they are about; the row goes when one of them is erased' },
		exported: { not: 'Reasons for the person are in the messages and decisions that they were sent.' },
		erased: { by: 'eraseAuditReasons' },
		kept: 'As long as its event',
	},
	{
		table: pictureReviews,
		privacy: { why: 'To look at pictures before others see them', seenBy: 'Operators' },
		guard: { not: 'Whether others may see a picture is asked for many at once.' },
		looseIds: {
			ownerId: 'Whose picture it is; removed with the picture',
			approvedBy: 'Who looked, an id without a name',
		},
		exported: { not: 'The picture is in the download.' },
		erased: { by: 'erasePictureReviews' },
		kept: 'As long as the picture',
	},
	{
		table: auditChains,
		looseIds: { subjectId: 'Whose chain it is' },
		exported: { not: 'Lengths and hashes, which prove that the log is whole.' },
		erased: { not: 'Lengths and hashes, which prove that the log is whole.' },
		kept: 'As long as the last event of the chain',
	},
	{
		table: auditAnchors,
		exported: { not: 'One hash a day over everyone.' },
		erased: { not: 'One hash a day over everyone.' },
		kept: { for: '3 years', since: auditAnchors.day },
	},
	{
		table: backups,
		exported: { not: 'When backups were made, and how many rows each has.' },
		erased: { not: 'When backups were made, and how many rows each has.' },
		kept: { for: '1 year', since: backups.madeAt },
	},
	{
		table: dailyAllowances,
		exported: { not: 'Counts of one day.' },
		erased: { not: 'Gone with the day.' },
		kept: { for: '0 days', since: dailyAllowances.day },
	},
	{
		table: countedFigures,
		exported: { not: 'Sums over everyone.' },
		erased: { not: 'Sums over everyone.' },
		kept: 'Until the next count',
	},
]
