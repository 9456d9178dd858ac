import { asPage, perPage, rowsBefore } from '#app/platform/paging.ts'
import { and, arrayContains, desc, eq, exists, gte, inArray, lt, lte, ne, or, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { credentials } from '#app/credentials/tables.server.ts'
import { hospitalMembers, hospitals } from '#app/hospitals/tables.server.ts'
import type { Member, Operator, Specialist } from '#app/identity/actor.ts'
import { accounts } from '#app/identity/tables.server.ts'
import { auditReason, recordAudit } from '#app/platform/audit/audit.server.ts'
import { formatDateTime } from '#app/platform/text/dates.ts'
import { db } from '#app/platform/database/db.server.ts'
import { auditEvents } from '#app/platform/tables.server.ts'
import { listNames } from '#app/specialists/brief.server.ts'
import { actionLabel, fieldList } from './labels.ts'
import type { AuditSearch } from './search.server.ts'

const actor = alias(accounts, 'actor')
/** Whose hospital it was at the time: a member may have left since. */
const actingHospital = sql`case when ${auditEvents.subjectType} = 'hospital' then ${auditEvents.subjectId}::text
	else ${auditEvents.facts} ->> 'hospitalId' end`
const isReading = sql<boolean>`cardinality(${auditEvents.fields}) > 0`

const selectEntries = (where: SQL | undefined, page: number) =>
	db
		.select({
			id: auditEvents.id,
			action: auditEvents.action,
			subjectType: auditEvents.subjectType,
			subjectId: auditEvents.subjectId,
			people: sql<number>`cardinality(${auditEvents.about})`,
			about: auditEvents.about,
			fields: auditEvents.fields,
			list: sql<string | null>`${auditEvents.facts} ->> 'list'`,
			reason: auditReason,
			origin: auditEvents.origin,
			at: auditEvents.at,
			actorId: auditEvents.actorAccountId,
			actorKind: actor.kind,
			actorName: actor.name,
			hospital: hospitals.displayName,
		})
		.from(auditEvents)
		.leftJoin(actor, eq(actor.id, auditEvents.actorAccountId))
		.leftJoin(hospitals, sql`${hospitals.id}::text = ${actingHospital}`)
		.where(where)
		.orderBy(desc(auditEvents.at), desc(auditEvents.id))
		.limit(perPage + 1)
		.offset(rowsBefore(page))

type Row = Awaited<ReturnType<typeof selectEntries>>[number]

type LogPage<Entry> = { entries: Entry[]; summary: string; hasMore: boolean }
type Printed = { id: unknown; at: { text: string; iso: string }; about?: readonly string[] }

/**
 * Entries in a row that read alike are one line, with how often, since when and about whom in all. The whole log of a lead keeps each.
 */
function mergeEqual<Entry extends Printed>({ entries, ...page }: LogPage<Entry>) {
	const textOf = (entry: Entry) => JSON.stringify({ ...entry, id: undefined, at: undefined, about: undefined })
	const merged: (Entry & { times: number; since: string | null })[] = []
	let lastText: string | null = null
	for (const entry of entries) {
		const text = textOf(entry)
		const last = merged.at(-1)
		if (last && text === lastText) {
			const about = last.about && { about: [...new Set([...last.about, ...(entry.about ?? [])])] }
			merged[merged.length - 1] = { ...last, ...about, times: last.times + 1, since: entry.at.text }
		} else merged.push({ ...entry, times: 1, since: null })
		lastText = text
	}
	return { ...page, entries: merged }
}

function pageOf<Entry>(rows: Row[], page: number, print: (row: Row) => Entry) {
	const { rows: entries, first, hasMore } = asPage(rows, page, print)
	return { entries, summary: entries.length === 0 ? '' : `${first}–${first + entries.length - 1}`, hasMore }
}

const printed = ({ id, action, list, fields, at }: Row) => ({
	id,
	what: [actionLabel(action), list].filter(Boolean).join(': '),
	fields: fieldList(fields),
	at: { text: formatDateTime(at), iso: at.toISOString() },
})

/**
 * What the audit log says about a specialist, newest first; `readings` leaves only what others were shown of them. Names
 * hospitals, never their people or our operators. The one reason in it is an operator's for opening the profile, whose
 * form says that the specialist will read it.
 */
export async function listMyLog({ specialistId }: Specialist, { page, readings }: { page: number; readings: boolean }) {
	const mine = db.select({ id: credentials.id }).from(credentials).where(eq(credentials.specialistId, specialistId))
	const aboutMe = or(
		and(inArray(auditEvents.subjectType, ['specialist', 'account']), eq(auditEvents.subjectId, specialistId)),
		and(eq(auditEvents.subjectType, 'credential'), inArray(auditEvents.subjectId, mine)),
		arrayContains(auditEvents.about, [specialistId]),
	)
	const rows = await selectEntries(and(aboutMe, readings ? isReading : undefined), page)
	return mergeEqual(
		pageOf(rows, page, (row) => ({
			...printed(row),
			who: nameFor(row, specialistId),
			reason: row.action === 'specialist.profile-read' ? row.reason : null,
		})),
	)
}

function nameFor({ actorId, actorKind, action, hospital }: Row, specialistId: string): string {
	if (actorId === specialistId) return 'You'
	if (actorKind === 'operator') return 'Our team'
	if (action === 'credential-pack.opened') return hospital ?? 'Someone with your link'
	if (actorId === null) return 'Automatic'
	return hospital ?? 'Account removed'
}

/** After these a member acts for the hospital no more. */
const leavings = ['hospital.member-removed', 'hospital.member-left']

/** What the audit log says about a hospital and of its team's readings, newest first, for its owner. */
export async function listHospitalLog({ hospitalId }: Member, page: number) {
	const isOurs = and(eq(auditEvents.subjectType, 'hospital'), eq(auditEvents.subjectId, hospitalId))
	const team = db
		.select({ id: hospitalMembers.accountId })
		.from(hospitalMembers)
		.where(eq(hospitalMembers.hospitalId, hospitalId))
	const left = db
		.select({ id: sql<string>`(${auditEvents.facts} ->> 'accountId')::uuid` })
		.from(auditEvents)
		.where(and(isOurs, inArray(auditEvents.action, leavings)))
	// What does not name a hospital was done for this one if its member had joined by then.
	const isOfMember = exists(
		db
			.select({ one: sql`1` })
			.from(hospitalMembers)
			.where(
				and(
					eq(hospitalMembers.accountId, auditEvents.actorAccountId),
					eq(hospitalMembers.hospitalId, hospitalId),
					lte(hospitalMembers.createdAt, auditEvents.at),
				),
			),
	)
	const ours = or(
		isOurs,
		and(
			or(inArray(auditEvents.actorAccountId, team), inArray(auditEvents.actorAccountId, left)),
			// What each does with their own login is theirs, and what they did for another hospital is that hospital’s.
			ne(auditEvents.subjectType, 'account'),
			or(sql`${actingHospital} = ${hospitalId}`, and(sql`${actingHospital} is null`, isOfMember)),
		),
	)
	const rows = await selectEntries(ours, page)
	const printRow = (row: Row) => ({
		...printed(row),
		/** The profile that was read: never one line with another's. */
		profile: row.subjectType === 'specialist' ? row.subjectId : null,
		about: row.subjectType === 'specialist' ? [row.subjectId] : row.about,
		who: row.actorKind === 'operator' ? 'Our team' : (row.actorName ?? (row.actorId ? 'Account removed' : 'Automatic')),
	})
	const { entries, ...rest } = mergeEqual(pageOf(rows, page, printRow))
	const alone = entries.flatMap(({ about }) => (about.length === 1 ? about : []))
	const names = await listNames(db, hospitalId, [...new Set(alone)])
	return {
		...rest,
		/** With the one specialist whom a line is about, or how many they are. */
		entries: entries.map(({ profile, about: [first = null, ...others], ...entry }) => {
			const name = (others.length === 0 && first !== null && names.get(first)) || null
			const specialistId = profile ?? (name === null ? null : first)
			return { ...entry, specialistId, name, people: others.length + (first === null ? 0 : 1) }
		}),
	}
}

/** Kinds of subjects, so that an id alone finds its events by the index. */
const subjectTypes = [
	...['account', 'specialist', 'hospital', 'credential', 'job', 'application', 'review', 'rating', 'operator', 'task'],
	...[
		'contact-request',
		'offer',
		'interview',
		'cover',
		'conduct_report',
		'job_report',
		'message-file',
		'operator-invitation',
		'breach-report',
	],
]

/** The whole log by who, what, about whom, from where and when, for a lead. Each search is in the log itself. */
export async function searchAudit(lead: Operator, search: AuditSearch, page: number) {
	const { who, about, action, address, from, to } = search
	const isAbout =
		about &&
		or(
			and(inArray(auditEvents.subjectType, subjectTypes), eq(auditEvents.subjectId, about)),
			arrayContains(auditEvents.about, [about]),
		)
	const rows = await selectEntries(
		and(
			who ? eq(auditEvents.actorAccountId, who) : undefined,
			isAbout || undefined,
			action ? eq(auditEvents.action, action) : undefined,
			address ? eq(auditEvents.address, address) : undefined,
			from ? gte(auditEvents.at, from) : undefined,
			to ? lt(auditEvents.at, to) : undefined,
		),
		page,
	)
	if (page === 1 && (who || about || address))
		await recordAudit(db, {
			actorAccountId: lead.accountId,
			action: 'audit.searched',
			subjectType: 'operator',
			subjectId: lead.accountId,
			facts: { who, about, action, hasAddress: address !== null },
		})
	return pageOf(rows, page, (row) => ({
		...printed(row),
		who: row.actorId === null ? null : { id: row.actorId, text: whoFor(row) },
		about: { type: row.subjectType, id: row.subjectId, people: row.people },
		reason: row.reason,
		origin: row.origin,
	}))
}

/** A specialist is opened with a reason, and has no name in a list. */
function whoFor({ actorKind, actorName, hospital }: Row): string {
	if (actorKind === 'specialist') return 'Specialist'
	if (actorKind === null) return 'Account removed'
	return [actorName, actorKind === 'operator' ? 'operator' : hospital].filter(Boolean).join(', ')
}
