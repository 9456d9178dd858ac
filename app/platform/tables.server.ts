import { desc, sql } from 'drizzle-orm'
import { check, date, index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { bytes, createdNow, instant, primaryId } from './columns.server.ts'
import type { PersonalData } from './personal-data.server.ts'

/** What waits to be sent and what was sent. The payload is sealed, and wiped once it has left. */
export const deliveries = pgTable(
	'deliveries',
	{
		id: primaryId(),
		channel: text({ enum: ['sms', 'email', 'push'] }).notNull(),
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
		/** From then on it is useless and is not tried again. */
		giveUpAt: instant().notNull(),
		createdAt: createdNow(),
	},
	(t) => [
		index().on(t.createdAt),
		index().on(t.channel, t.failedAt.desc().nullsLast()),
		index().on(t.channel, t.sentAt.desc().nullsLast()),
		check('deliveries_payload', sql`(${t.payload} is not null) = (${t.status} in ('queued', 'sending'))`),
		check('deliveries_sent_when', sql`(${t.sentAt} is not null) = (${t.status} = 'sent')`),
		check('deliveries_status', sql`${t.status} in ('queued', 'sending', 'sent', 'failed', 'cancelled')`),
		check('deliveries_channel', sql`${t.channel} in ('sms', 'email', 'push')`),
	],
)

/** Where the demo senders put what a real one would send. Empty in production. */
export const demoOutbox = pgTable(
	'demo_outbox',
	{
		id: primaryId(),
		channel: text({ enum: ['sms', 'email', 'push'] }).notNull(),
		to: text().notNull(),
		subject: text(),
		text: text().notNull(),
		code: text(),
		createdAt: createdNow(),
	},
	(t) => [index().on(t.createdAt)],
)

/** Keeps actor, action, target, reason. Append-only by trigger (no UPDATE/DELETE). */
export const auditEvents = pgTable(
	'audit_events',
	{
		id: primaryId(),
		actorAccountId: uuid(),
		action: text().notNull(),
		subjectType: text().notNull(),
		subjectId: uuid().notNull(),
		reason: text(),
		facts: jsonb().$type<Record<string, string | number | boolean | null>>().notNull().default({}),
		at: createdNow(),
	},
	(t) => [index().on(t.subjectType, t.subjectId, t.at), index().on(t.at)],
)

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

/** Counts by name, some of them by what they are of: `{ openJobs: 120, jobsByCity: { pune: 31 } }`. */
export type Figures = Record<string, number | null | Record<string, number>>

/** The last count of figures that pages show (figures.server.ts): about the whole database, nothing of a person. */
export const countedFigures = pgTable('counted_figures', {
	name: text().primaryKey(),
	figures: jsonb().$type<Figures>().notNull(),
	tookMs: integer().notNull(),
	countedAt: createdNow(),
})

/** Export, erasure and retention of each table above. */
export const personalData: readonly PersonalData[] = [
	{
		table: deliveries,
		exported: { not: 'Empty once sent. Your notifications say the same.' },
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
		table: auditEvents,
		of: auditEvents.subjectId,
		looseIds: { actorAccountId: 'Who did it, an id without a name', subjectId: 'To whom or what it was done' },
		exported: {
			to: 'activity/log',
			columns: { action: auditEvents.action, at: auditEvents.at, facts: auditEvents.facts },
			order: desc(auditEvents.at),
		},
		erased: { not: 'Evidence of who decided what. It holds ids and no name, number or address.' },
		kept: { for: '3 years', since: auditEvents.at },
	},
	{
		table: dailyAllowances,
		exported: { not: 'Counts of one day.' },
		erased: { not: 'Gone with the day.' },
		kept: { for: '0 days', since: dailyAllowances.day },
	},
	{
		table: countedFigures,
		exported: { not: 'Sums over everybody.' },
		erased: { not: 'Sums over everybody.' },
		kept: 'Until the next count',
	},
]
