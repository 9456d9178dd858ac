import { and, eq, type SQL, sql } from 'drizzle-orm'
import { type AnyPgColumn, boolean, pgView, QueryBuilder, timestamp, uuid } from 'drizzle-orm/pg-core'
import { type Logic, type Relation, rulesOver } from './rules.ts'

/**
 * What lies between every hospital and every specialist, worked out by the database for the rows that are asked for: name
 * at least one of the two. relations.sql.ts defines it, so it needs no import of the tables below.
 */
export const relations = pgView('relations', {
	hospitalId: uuid('hospital_id').notNull(),
	specialistId: uuid('specialist_id').notNull(),
	verified: boolean('verified').notNull(),
	private: boolean('private').notNull(),
	suspended: boolean('suspended').notNull(),
	anonymous: boolean('anonymous').notNull(),
	hidden: boolean('hidden').notNull(),
	blocked: boolean('blocked').notNull(),
	applied: boolean('applied').notNull(),
	shortlisted: boolean('shortlisted').notNull(),
	contactAccepted: boolean('contact_accepted').notNull(),
	contactShared: boolean('contact_shared').notNull(),
	/** When the first shortlisting is, or was, past undoing. */
	shortlistSettlesAt: timestamp('shortlist_settles_at', { withTimezone: true }),
}).existing()

/** Only those two of whom one hides from the other: for lists, which the view of all pairs would be too long for. */
export const hiding = pgView('hiding', {
	hospitalId: uuid('hospital_id').notNull(),
	specialistId: uuid('specialist_id').notNull(),
	blocked: boolean('blocked').notNull(),
}).existing()

/** The facts, as columns of a query that has the view joined. */
export const relationColumns = {
	verified: relations.verified,
	private: relations.private,
	suspended: relations.suspended,
	anonymous: relations.anonymous,
	hidden: relations.hidden,
	blocked: relations.blocked,
	applied: relations.applied,
	shortlisted: relations.shortlisted,
	contactAccepted: relations.contactAccepted,
	contactShared: relations.contactShared,
} satisfies Record<keyof Relation, AnyPgColumn>

const isBetween = (hospitalId: AnyPgColumn | SQL | string, specialistId: AnyPgColumn | SQL | string) =>
	and(eq(relations.hospitalId, hospitalId), eq(relations.specialistId, specialistId))

/**
 * The same for `innerJoinLateral`, by the keys of each row. The view has more joins than the planner reorders: merely joined, it may be
 * worked out for everyone first, whatever statistics say.
 */
export const relationBetween = (hospitalId: AnyPgColumn | SQL | string, specialistId: AnyPgColumn | SQL | string) =>
	[
		new QueryBuilder().select().from(relations).where(isBetween(hospitalId, specialistId)).limit(1).as('relations'),
		sql`true`,
	] as const

const inQueries: Logic<SQL> = {
	all: (...truths) => sql`(${sql.join(truths, sql` and `)})`,
	any: (...truths) => sql`(${sql.join(truths, sql` or `)})`,
	not: (truth) => sql`not ${truth}`,
}
const columns = Object.fromEntries(
	Object.entries(relationColumns).map(([fact, column]) => [fact, sql`${column}`]),
) as Record<keyof Relation, SQL>

/** The rules of rules.ts, for the WHERE of a query that has the view joined. */
export const where = rulesOver(inQueries, columns)

/** Of a query that has it not: whether `truth` of the view holds between the two, which are columns of its own tables. Asked by key for each row. */
export const holdsBetween = (hospitalId: AnyPgColumn | SQL, specialistId: AnyPgColumn | SQL, truth: SQL) =>
	sql`coalesce((select ${truth} from ${relations} where ${isBetween(hospitalId, specialistId)}), false)`

/** The same for one of the rules. */
export const whereBetween = (
	hospitalId: AnyPgColumn | SQL,
	specialistId: AnyPgColumn,
	rule: (rules: typeof where) => SQL,
) => holdsBetween(hospitalId, specialistId, rule(where))
