import { desc, eq, inArray, not, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { hospitals } from '#app/hospitals/tables.server.ts'
import { accounts } from '#app/identity/tables.server.ts'
import { auditReason } from '#app/platform/audit/audit.server.ts'
import { db } from '#app/platform/database/db.server.ts'
import { many } from '#app/platform/language/words.ts'
import { asPage, perPage, rowsBefore } from '#app/platform/paging.ts'
import { auditEvents } from '#app/platform/tables.server.ts'
import { formatDateTime, formatDays } from '#app/platform/text/dates.ts'
import { actionLabel, fieldList, listName } from './labels.ts'
import type { Thing } from './things.server.ts'

const actor = alias(accounts, 'actor')
/** Whose hospital it was at the time: a member may have left since. */
export const actingHospital = sql`case when ${auditEvents.subjectType} = 'hospital' then ${auditEvents.subjectId}::text
	else ${auditEvents.facts} ->> 'hospitalId' end`
export const isReading = sql<boolean>`cardinality(${auditEvents.fields}) > 0`

/** One side as a specialist sees it: a hospital with all its members, our team, or an account. */
export const actingSide = sql`case when ${actor.kind} = 'operator' then 'operator'
	else coalesce(${actingHospital}, ${auditEvents.actorAccountId}::text) end`

/** The one person whom an event is about; null where they are several or none. */
export const onePerson = sql`case when ${auditEvents.subjectType} = 'specialist' then ${auditEvents.subjectId}
	when cardinality(${auditEvents.about}) = 1 then ${auditEvents.about}[1] end`

/**
 * Steps of our operators, for those who read a log of themselves: what was decided has an event of its own once it is carried out, and
 * one that was undone in its minute has changed nothing.
 */
export const noStepOfOurs = not(inArray(auditEvents.action, ['decision.made', 'decision.undone']))

const columns = {
	id: auditEvents.id,
	action: auditEvents.action,
	subjectType: auditEvents.subjectType,
	subjectId: auditEvents.subjectId,
	people: sql<number>`cardinality(${auditEvents.about})`,
	about: auditEvents.about,
	fields: auditEvents.fields,
	facts: auditEvents.facts,
	list: sql<string | null>`${auditEvents.facts} ->> 'list'`,
	reason: auditReason,
	origin: auditEvents.origin,
	at: auditEvents.at,
	actorId: auditEvents.actorAccountId,
	actorKind: actor.kind,
	actorName: actor.name,
	hospitalId: hospitals.id,
	hospital: hospitals.displayName,
	hospitalStatus: hospitals.status,
}
const isActor = eq(actor.id, auditEvents.actorAccountId)
const isActingHospital = sql`${hospitals.id}::text = ${actingHospital}`

/** Each event, newest first. */
export const selectEvents = (where: SQL | undefined, limit: number, offset = 0) =>
	db
		.select(columns)
		.from(auditEvents)
		.leftJoin(actor, isActor)
		.leftJoin(hospitals, isActingHospital)
		.where(where)
		.orderBy(desc(auditEvents.at), desc(auditEvents.id))
		.limit(limit)
		.offset(offset)

export type Row = Awaited<ReturnType<typeof selectEvents>>[number]

/** The newest event of a line, how many there are since when, and about whom they all are. */
type Line = Row & { times: number; since: Date; everyone: string[] }

/**
 * The same, equal readings by `who` of one `person` as one line for each month in India, and of several for each day. Everything else is a
 * line of its own.
 */
export async function selectLines(
	where: SQL | undefined,
	page: number,
	{ who, person }: { who: SQL; person: SQL },
): Promise<Line[]> {
	const { id, at, action, facts, fields } = auditEvents
	const span = sql`to_char(${at} at time zone 'Asia/Kolkata', case when ${person} is null then 'YYYY-MM-DD' else 'YYYY-MM' end)`
	const line = sql`case when ${isReading} then jsonb_build_array(${who}, ${action}, ${facts} ->> 'list', ${facts} ->> 'reasonHash',
		${fields}, ${person}, ${span})::text else ${id}::text end`
	const lines = db
		.select({
			id: sql<string>`(array_agg(${id} order by ${at} desc, ${id} desc))[1]`.as('line_id'),
			times: sql<number>`count(*)::int`.as('times'),
			since: sql`min(${at})`.mapWith(at).as('since'),
			until: sql`max(${at})`.as('until'),
			everyone: sql<string | null>`string_agg(distinct array_to_string(${auditEvents.about}, ' '), ' ')`.as('everyone'),
		})
		.from(auditEvents)
		.leftJoin(actor, isActor)
		.where(where)
		.groupBy(line)
		.orderBy(sql`until desc`, sql`line_id desc`)
		.limit(perPage + 1)
		.offset(rowsBefore(page))
		.as('lines')
	const rows = await db
		.select({ ...columns, times: lines.times, since: lines.since, everyone: lines.everyone })
		.from(lines)
		.innerJoin(auditEvents, eq(auditEvents.id, lines.id))
		.leftJoin(actor, isActor)
		.leftJoin(hospitals, isActingHospital)
		.orderBy(desc(auditEvents.at), desc(auditEvents.id))
	return rows.map(({ everyone, since, ...row }) => ({
		...row,
		since: since as Date,
		everyone: [...new Set((everyone ?? '').split(' ').filter(Boolean))],
	}))
}

export function pageOf<From, Entry>(rows: readonly From[], page: number, print: (row: From) => Entry) {
	const { rows: entries, first, hasMore } = asPage(rows, page, print)
	return { entries, summary: entries.length === 0 ? '' : `${first}–${first + entries.length - 1}`, hasMore }
}

export const printed = ({ id, action, list, fields, at }: Row) => ({
	id,
	what: [actionLabel(action), list && listName(list)].filter(Boolean).join(': '),
	fields: fieldList(fields),
	at: { text: formatDateTime(at), iso: at.toISOString() },
})

export const printedLine = ({ times, since, ...row }: Line) => ({ ...printed(row), times, since, until: row.at })

type PrintedLine = ReturnType<typeof printedLine> & { thing: Thing | null; about?: readonly string[] }

/** Acts in a row that read alike are one line too: what was done to twenty applicants at once. Says how often each was done, and when. */
export function mergeEqual<Entry extends PrintedLine>(entries: readonly Entry[]) {
	const textOf = ({ id: _id, at: _at, times: _times, since: _since, until: _until, about, thing, ...entry }: Entry) =>
		// Of several people each has an application of their own, to one job.
		JSON.stringify([entry, about?.length ? thing?.text : thing])
	const merged: Entry[] = []
	let lastText: string | null = null
	for (const entry of entries) {
		// Readings have been put together over days already.
		const text = entry.fields.length === 0 ? textOf(entry) : null
		const last = merged.at(-1)
		if (last && text !== null && text === lastText) {
			const about = last.about && { about: [...new Set([...last.about, ...(entry.about ?? [])])] }
			const thing = last.thing?.href === entry.thing?.href ? last.thing : last.thing && { ...last.thing, href: null }
			merged[merged.length - 1] = { ...last, ...about, thing, times: last.times + entry.times, since: entry.since }
		} else merged.push(entry)
		lastText = text
	}
	return merged.map(({ since, until, ...entry }) => ({
		...entry,
		/** '12 times, 3 to 29 Nov 2026' */
		span:
			entry.times > 1
				? many({ times: entry.times, days: formatDays(since, until) }, '# time, {days}', '# times, {days}')
				: null,
	}))
}
