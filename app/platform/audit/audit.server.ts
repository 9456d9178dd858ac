import { createHash, randomUUID } from 'node:crypto'
import { and, arrayContains, eq, gt, type SQLWrapper, sql } from 'drizzle-orm'
import { only, type Queryable } from '../database/db.server.ts'
import { writeTogether } from '../database/write-together.server.ts'
import { currentOrigin } from '../http/origin.server.ts'
import { auditEvents, auditReasons } from '../tables.server.ts'

type Filled = 'id' | 'at' | 'origin' | 'address' | 'position' | 'hash'
export type AuditEvent = Omit<typeof auditEvents.$inferInsert, Filled>

/**
 * Writes who did what in the same transaction as the act, so that neither exists without the other. The database chains
 * it to what is known of its subject when the transaction commits.
 */
export async function recordAudit(tx: Queryable, event: AuditEvent) {
	const { ids, writes } = auditWrites(tx, [event])
	await writeTogether(tx, writes)
	return { id: only(ids) }
}

/** The same of several acts, for a statement that writes more (`writeTogether`), with the id of each event. */
export function auditWrites(on: Queryable, events: readonly AuditEvent[]): { ids: string[]; writes: SQLWrapper[] } {
	if (events.length === 0) return { ids: [], writes: [] }
	const origin = currentOrigin()
	const written = events.map(({ reason, ...event }) => ({
		...event,
		facts: { ...event.facts, ...(reason ? { reasonHash: hashReason(reason) } : {}) },
		...origin,
		id: randomUUID(),
	}))
	const ids = written.map(({ id }) => id)
	const reasons = events.flatMap((event, at) =>
		event.reason ? [{ eventId: ids[at] ?? '', text: event.reason, named: idsIn(event) }] : [],
	)
	return {
		ids,
		writes: [
			on.insert(auditEvents).values(written),
			...(reasons.length > 0 ? [on.insert(auditReasons).values(reasons)] : []),
		],
	}
}

/** What proves the words of a reason without holding them. */
export const hashReason = (reason: string) => createHash('sha256').update(reason).digest('base64url')

const isUuid = (value: unknown): value is string =>
	typeof value === 'string' && /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(value)

const idsIn = ({ actorAccountId, subjectId, about = [], facts = {} }: AuditEvent) => [
	...new Set([actorAccountId, subjectId, ...about, ...Object.values(facts)].filter(isUuid)),
]

/** The reason of an event in words, while no one whom it names was erased. Of an old release they are in the event itself. */
export const auditReason = sql<string | null>`coalesce(
	(select ${auditReasons.text} from ${auditReasons} where ${auditReasons.eventId} = ${auditEvents.id}), ${auditEvents.reason})`

/** Looking at the same people again within so many minutes is one reading: open pages reload by themselves. */
const sameReadingMinutes = 10

/** As `recordAudit`, of personal data that someone was shown: once for all the people of a page. False when it is one with an earlier reading. */
export async function recordReading(
	on: Queryable,
	event: AuditEvent & { actorAccountId: string; about: string[]; fields: string[] },
) {
	const again = await on
		.select({ id: auditEvents.id })
		.from(auditEvents)
		.where(
			and(
				eq(auditEvents.actorAccountId, event.actorAccountId),
				gt(auditEvents.at, sql`now() - make_interval(mins => ${sameReadingMinutes})`),
				eq(auditEvents.action, event.action),
				eq(auditEvents.subjectId, event.subjectId),
				event.about.length > 0 ? arrayContains(auditEvents.about, event.about) : undefined,
				event.fields.length > 0 ? arrayContains(auditEvents.fields, event.fields) : undefined,
			),
		)
		.limit(1)
	if (again.length > 0) return false
	await recordAudit(on, event)
	return true
}
