import { and, arrayContains, eq, gte, inArray, lt, or, sql } from 'drizzle-orm'
import { credentials } from '#app/credentials/tables.server.ts'
import type { Operator, Specialist } from '#app/identity/actor.ts'
import { recordAudit } from '#app/platform/audit/audit.server.ts'
import { db } from '#app/platform/database/db.server.ts'
import { t } from '#app/platform/language/words.ts'
import { perPage, rowsBefore } from '#app/platform/paging.ts'
import { auditEvents } from '#app/platform/tables.server.ts'
import {
	actingSide,
	isReading,
	mergeEqual,
	noStepOfOurs,
	pageOf,
	printed,
	printedLine,
	type Row,
	selectEvents,
	selectLines,
} from './entries.server.ts'
import type { AuditSearch } from './search.server.ts'
import { readThings } from './things.server.ts'

/**
 * What the audit log says about a specialist, newest first; `readings` leaves only what others were shown of them. Names
 * hospitals, never their people or our operators. The one reason in it is an operator's for opening the profile, whose
 * form says that the specialist will read it.
 */
export async function listMyLog(specialist: Specialist, { page, readings }: { page: number; readings: boolean }) {
	const { specialistId } = specialist
	const mine = db.select({ id: credentials.id }).from(credentials).where(eq(credentials.specialistId, specialistId))
	const aboutMe = or(
		and(inArray(auditEvents.subjectType, ['specialist', 'account']), eq(auditEvents.subjectId, specialistId)),
		and(eq(auditEvents.subjectType, 'credential'), inArray(auditEvents.subjectId, mine)),
		arrayContains(auditEvents.about, [specialistId]),
	)
	const where = and(aboutMe, noStepOfOurs, readings ? isReading : undefined)
	const rows = await selectLines(where, page, { who: actingSide, person: sql`${specialistId}::text` })
	const thingOf = await readThings(specialist, rows)
	const { entries, ...rest } = pageOf(rows, page, (row) => {
		const who = nameFor(row, specialistId)
		return {
			...printedLine(row),
			who,
			isHospital: who === row.hospital,
			/** Only a verified hospital has a public page. */
			whoHref: who === row.hospital && row.hospitalStatus === 'verified' ? `/hospitals/${row.hospitalId}` : null,
			thing: thingOf(row),
			reason: row.action === 'specialist.profile-read' ? row.reason : null,
		}
	})
	return { ...rest, entries: mergeEqual(entries) }
}

function nameFor({ actorId, actorKind, action, hospital }: Row, specialistId: string): string {
	if (actorId === specialistId) return t`You`
	if (actorKind === 'operator') return t`Our team`
	if (action === 'credential-pack.opened') return hospital ?? t`Someone with your link`
	if (actorId === null) return t`Automatic`
	return hospital ?? t`Account removed`
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
	const rows = await selectEvents(
		and(
			who ? eq(auditEvents.actorAccountId, who) : undefined,
			isAbout || undefined,
			action ? eq(auditEvents.action, action) : undefined,
			address ? eq(auditEvents.address, address) : undefined,
			from ? gte(auditEvents.at, from) : undefined,
			to ? lt(auditEvents.at, to) : undefined,
		),
		perPage + 1,
		rowsBefore(page),
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
