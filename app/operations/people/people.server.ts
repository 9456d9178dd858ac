import { and, asc, desc, eq, gt, inArray, or, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { credentials } from '#app/credentials/tables.server.ts'
import { normaliseSwitchboard } from '#app/hospitals/phone.server.ts'
import { hospitalMembers, hospitals } from '#app/hospitals/tables.server.ts'
import type { Operator } from '#app/identity/actor.ts'
import { normalisePhone } from '#app/identity/phone.server.ts'
import { accounts } from '#app/identity/tables.server.ts'
import { auditReason, recordAudit } from '#app/platform/audit/audit.server.ts'
import { db, type Transaction } from '#app/platform/database/db.server.ts'
import { isId } from '#app/platform/http/http.ts'
import { toAsciiDigits } from '#app/platform/text/digits.ts'
import { registrationKey } from '#app/platform/text/registration-key.server.ts'
import { auditEvents } from '#app/platform/tables.server.ts'
import { specialists } from '#app/specialists/tables.server.ts'

/** For so long a reason opens what was found, and only for the operator who gave it. */
export const openMinutes = 15
/** Searches of one operator in an hour. */
export const searchesPerHour = 30
export const maxFound = 20
/** What the page of an account shows, which a search opens as well. */
const fields = ['name', 'phone', 'email', 'credentials']

export type SearchedBy = 'id' | 'email' | 'phone' | 'registration number' | 'name'

/** What was typed, as what it looks like. */
export function readSearch(text: string): { by: SearchedBy; value: string } {
	const typed = text.trim()
	if (isId(typed.toLowerCase())) return { by: 'id', value: typed.toLowerCase() }
	if (typed.includes('@')) return { by: 'email', value: typed.toLowerCase() }
	const phone = normalisePhone(typed) ?? (/^[+0(]/.test(typed) ? normaliseSwitchboard(typed) : null)
	if (phone !== null) return { by: 'phone', value: phone }
	// No council, registry or tax office gives a number without digits.
	return { by: /\d/.test(toAsciiDigits(typed)) ? 'registration number' : 'name', value: typed }
}

/** Without any marks: who reads a number off a letter or hears it may not know where they stand. One too many found does no harm. */
const plain = (number: unknown) => sql`nullif(replace(${registrationKey(number)}, '/', ''), '')`

/** Each word typed stands in the name, in any order and case. */
const hasWords = (name: SQLWrapper, typed: string) =>
	and(...typed.split(/\s+/).map((word) => sql`position(lower(${word}) in lower(${name})) > 0`))

function whichAccounts({ by, value }: ReturnType<typeof readSearch>): SQL | undefined {
	if (by === 'id') return eq(accounts.id, value)
	if (by === 'email') return or(eq(accounts.email, value), eq(sql`lower(${specialists.email})`, value))
	if (by === 'phone') return eq(accounts.phone, value)
	if (by === 'name') return hasWords(accounts.name, value)
	return inArray(
		accounts.id,
		db
			.select({ id: credentials.specialistId })
			.from(credentials)
			.where(eq(plain(credentials.number), plain(value))),
	)
}

function whichHospitals({ by, value }: ReturnType<typeof readSearch>): SQL | undefined {
	if (by === 'id') return eq(hospitals.id, value)
	// A switchboard may have several numbers, and extensions behind them.
	if (by === 'phone') return sql`${value} = any(regexp_split_to_array(${hospitals.phone}, '[,;]'))`
	if (by === 'email') return sql`false`
	if (by === 'name') return or(hasWords(hospitals.displayName, value), hasWords(hospitals.legalName, value))
	return or(
		...[hospitals.registrationNumber, hospitals.facilityId, hospitals.gstin].map((column) =>
			eq(plain(column), plain(value)),
		),
	)
}

type TooMany = { ok: false; failure: 'too-many'; seconds: number }

/**
 * Finds specialists, members, hospitals and operators by a number or address of theirs, or by part of a name. The reason is in the audit log,
 * about each that was found, before anything is shown; what was typed is not, because it may be the number of a stranger.
 */
export async function searchPeople(
	actor: Operator,
	{ q, reason }: { q: string; reason: string },
): Promise<{ ok: true; value: { searchId: string } } | TooMany> {
	const search = readSearch(q)
	return db.transaction(async (tx) => {
		const seconds = await secondsUntilNext(tx, actor)
		if (seconds > 0) return { ok: false, failure: 'too-many', seconds }
		const people = await tx
			.select({ id: accounts.id })
			.from(accounts)
			.leftJoin(specialists, eq(specialists.id, accounts.id))
			.where(whichAccounts(search))
			.limit(maxFound + 1)
		const places = await tx
			.select({ id: hospitals.id })
			.from(hospitals)
			.where(whichHospitals(search))
			.limit(maxFound + 1)
		const isMore = Math.max(people.length, places.length) > maxFound
		const facts = { by: search.by }
		const mine = { actorAccountId: actor.accountId, reason }
		for (const { id } of people.slice(0, maxFound))
			await recordAudit(tx, { ...mine, action: 'account.found', subjectType: 'account', subjectId: id, facts, fields })
		for (const { id } of places.slice(0, maxFound))
			await recordAudit(tx, { ...mine, action: 'hospital.found', subjectType: 'hospital', subjectId: id, facts })
		const event = await recordAudit(tx, {
			...{ ...mine, action: 'operator.searched', subjectType: 'operator', subjectId: actor.accountId },
			facts: { ...facts, found: people.length + places.length, ...(isMore ? { isMore } : {}) },
		})
		return { ok: true, value: { searchId: event.id } }
	})
}

/** Under a lock on the operator's own account, so that searches at the same moment count each other. */
async function secondsUntilNext(tx: Transaction, { accountId }: Operator): Promise<number> {
	await tx.select({ id: accounts.id }).from(accounts).where(eq(accounts.id, accountId)).for('no key update')
	const [nth] = await tx
		.select({
			seconds: sql<number>`ceil(extract(epoch from ${auditEvents.at} + interval '1 hour' - now()))::int`,
		})
		.from(auditEvents)
		.where(
			and(
				eq(auditEvents.subjectType, 'operator'),
				eq(auditEvents.subjectId, accountId),
				eq(auditEvents.action, 'operator.searched'),
				gt(auditEvents.at, sql`now() - interval '1 hour'`),
			),
		)
		.orderBy(desc(auditEvents.at))
		.offset(searchesPerHour - 1)
		.limit(1)
	return nth?.seconds ?? 0
}

const isOpenNow = gt(auditEvents.at, sql`now() - make_interval(mins => ${openMinutes})`)

/** What a search has found, while its reason opens it; null for another operator and afterwards. */
export async function findSearch(actor: Operator, searchId: string) {
	const [search] = await db
		.select({ reason: auditReason, at: auditEvents.at, facts: auditEvents.facts })
		.from(auditEvents)
		.where(
			and(
				eq(auditEvents.id, searchId),
				eq(auditEvents.actorAccountId, actor.accountId),
				eq(auditEvents.action, 'operator.searched'),
				isOpenNow,
			),
		)
	if (!search) return null
	// The events of one search share its transaction, and so its instant.
	const found = await db
		.select({ type: auditEvents.subjectType, id: auditEvents.subjectId })
		.from(auditEvents)
		.where(
			and(
				sql`${auditEvents.at} = (select at from ${auditEvents} search where search.id = ${searchId})`,
				eq(auditEvents.actorAccountId, actor.accountId),
				inArray(auditEvents.action, ['account.found', 'hospital.found']),
			),
		)
	const idsOf = (type: string) => found.flatMap((one) => (one.type === type ? [one.id] : []))
	return {
		reason: search.reason ?? '',
		by: String(search.facts['by']),
		/** Others are found by it as well, and not opened. */
		isMore: search.facts['isMore'] === true,
		accounts: await listAccounts(idsOf('account')),
		hospitals: await listFoundHospitals(idsOf('hospital')),
	}
}

const listAccounts = async (ids: string[]) =>
	ids.length === 0
		? []
		: db
				.select({
					id: accounts.id,
					kind: accounts.kind,
					name: accounts.name,
					hospital: hospitals.displayName,
					city: sql<string | null>`coalesce(${hospitals.city}, nullif(${specialists.location}, 'Not specified'))`,
					isSuspended: sql<boolean>`${accounts.suspendedAt} is not null`,
				})
				.from(accounts)
				.leftJoin(hospitalMembers, eq(hospitalMembers.accountId, accounts.id))
				.leftJoin(hospitals, eq(hospitals.id, hospitalMembers.hospitalId))
				.leftJoin(specialists, eq(specialists.id, accounts.id))
				.where(inArray(accounts.id, ids))
				.orderBy(asc(accounts.name))

const listFoundHospitals = async (ids: string[]) =>
	ids.length === 0
		? []
		: db
				.select({
					id: hospitals.id,
					name: hospitals.displayName,
					city: hospitals.city,
					status: hospitals.status,
				})
				.from(hospitals)
				.where(inArray(hospitals.id, ids))
				.orderBy(asc(hospitals.displayName))

/** Writes down why an operator opens an account that they come to by a link. False when there is none. */
export async function recordOpening(actor: Operator, accountId: string, reason: string): Promise<boolean> {
	return db.transaction(async (tx) => {
		const [found] = await tx
			.select({ id: accounts.id })
			.from(accounts)
			.where(eq(accounts.id, accountId))
			.for('key share')
		if (!found) return false
		const subject = { subjectType: 'account', subjectId: accountId }
		await recordAudit(tx, { actorAccountId: actor.accountId, action: 'account.opened', ...subject, reason, fields })
		return true
	})
}

/** The reason for which this operator may read the account now, or null. */
export async function findOpening(actor: Operator, accountId: string): Promise<string | null> {
	const [opening] = await db
		.select({ reason: auditReason })
		.from(auditEvents)
		.where(
			and(
				eq(auditEvents.subjectType, 'account'),
				eq(auditEvents.subjectId, accountId),
				eq(auditEvents.actorAccountId, actor.accountId),
				inArray(auditEvents.action, ['account.found', 'account.opened']),
				isOpenNow,
			),
		)
		.orderBy(desc(auditEvents.at))
		.limit(1)
	return opening?.reason ?? null
}
