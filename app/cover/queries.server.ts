import { and, asc, desc, eq, gte, inArray, isNull, lt, or, sql } from 'drizzle-orm'
import { distanceKm } from '#app/catalog/distance.ts'
import { hospitals } from '#app/hospitals/tables.server.ts'
import type { Member, Specialist } from '#app/identity/actor.ts'
import { formatPhone } from '#app/identity/phone.server.ts'
import { accounts } from '#app/identity/tables.server.ts'
import { db } from '#app/platform/db.server.ts'
import { signature } from '#app/specialists/brief.server.ts'
import { specialists } from '#app/specialists/tables.server.ts'
import { recordAccess, recordListed } from '#app/specialists/profile-access.server.ts'
import { isPayOver } from './after-clock.ts'
import { askedOf } from './answers.server.ts'
import { asCommitment, listCommitments } from './candidates.server.ts'
import { type Clash, clashOf, type Warning, warningsOf } from './guard.ts'
import { hospitalRecordOf, specialistRecordOf } from './records.server.ts'
import { ofHospital } from './sides.server.ts'
import { takenStatuses } from './status.ts'
import { coverAsks, coverEvents, coverRequests } from './tables.server.ts'

const perList = 50

const hospital = {
	name: hospitals.displayName,
	phone: hospitals.phone,
}
const myColumns = { request: coverRequests, hospital, answer: coverAsks.answer }

const fromMine = ({ specialistId }: Specialist) =>
	db
		.select(myColumns)
		.from(coverRequests)
		.innerJoin(hospitals, eq(hospitals.id, coverRequests.hospitalId))
		.leftJoin(coverAsks, and(eq(coverAsks.requestId, coverRequests.id), eq(coverAsks.specialistId, specialistId)))
		.$dynamic()

export type MyCover = Awaited<ReturnType<typeof fromMine>>[number]

/** Requests that wait for this person's answer, the next to begin first. */
export const listAsking = (actor: Specialist) =>
	fromMine(actor)
		.where(
			and(
				askedOf(actor),
				eq(coverRequests.status, 'open'),
				sql`${coverRequests.startsAt} > now()`,
				or(isNull(coverAsks.answer), eq(coverAsks.answer, 'accepted')),
			),
		)
		.orderBy(asc(coverRequests.startsAt))
		.limit(perList)

/** What this person has accepted, what is to come or to do first. */
export async function listHeld(actor: Specialist) {
	const held = await fromMine(actor)
		.where(and(eq(coverRequests.specialistId, actor.specialistId), inArray(coverRequests.status, [...takenStatuses])))
		.orderBy(desc(coverRequests.startsAt))
		.limit(perList)
	const isDone = ({ request }: MyCover) =>
		request.status === 'missed' ||
		request.status === 'lapsed' ||
		(request.status === 'confirmed' && (request.paidAt !== null || isPayOver(request, new Date())))
	return { ahead: held.filter((one) => !isDone(one)).toReversed(), past: held.filter(isDone) }
}

/** How many wait for an answer, for the card on the dashboard. */
export const countAsking = (actor: Specialist) =>
	db.$count(
		coverRequests,
		and(
			askedOf(actor),
			eq(coverRequests.status, 'open'),
			sql`${coverRequests.startsAt} > now()`,
			sql`exists (select 1 from ${coverAsks} a where a.request_id = ${coverRequests.id} and a.specialist_id = ${actor.specialistId} and a.answer is null)`,
		),
	)

/** One request as the person who was asked reads it; the hospital's number only once they have accepted. */
export async function findMyCover(actor: Specialist, requestId: string) {
	const [found] = await fromMine(actor).where(
		and(eq(coverRequests.id, requestId), or(askedOf(actor), eq(coverRequests.specialistId, actor.specialistId))),
	)
	if (!found) return null
	const { request } = found
	const isMine = request.specialistId === actor.specialistId
	const others = (await listCommitments(db, [actor.specialistId], request)).get(actor.specialistId) ?? []
	const work = asCommitment(request)
	const [home] = await db
		.select({ lat: specialists.latitude, lng: specialists.longitude })
		.from(specialists)
		.where(eq(specialists.id, actor.specialistId))
	return {
		...found,
		isMine,
		hospital: { name: found.hospital.name, phone: isMine ? found.hospital.phone : null },
		clash: isMine ? null : (clashOf(work, others) as Clash | null),
		warnings: isMine ? [] : (warningsOf(work, others) as Warning[]),
		km: home?.lat != null && home.lng !== null ? distanceKm({ lat: home.lat, lng: home.lng }, work) : null,
		record: await hospitalRecordOf(request.hospitalId),
	}
}

/** What a hospital has asked for, at one site or all: what is ahead or to do, the next first, then what is over. `null` is the main site. */
export async function listOurs(member: Member, siteId?: string | null, now = new Date()) {
	const atSite =
		siteId === undefined ? undefined : siteId === null ? isNull(coverRequests.siteId) : eq(coverRequests.siteId, siteId)
	const rows = await db
		.select({ request: coverRequests, name: signature, asked: askedCount })
		.from(coverRequests)
		.leftJoin(specialists, eq(specialists.id, coverRequests.specialistId))
		.where(and(ofHospital(member), atSite, gte(coverRequests.startsAt, new Date(now.getTime() - 30 * 86_400_000))))
		.orderBy(asc(coverRequests.startsAt))
		.limit(300)
	await recordListed(
		member,
		'cover',
		rows.flatMap(({ request }) => request.specialistId ?? []),
		['name'],
	)
	const isAhead = ({ request }: (typeof rows)[number]) =>
		request.status === 'open' || request.status === 'covered' || request.status === 'finished'
	return { ahead: rows.filter(isAhead), past: rows.filter((row) => !isAhead(row)).toReversed() }
}

export const askedCount = sql<number>`(select count(*) from ${coverAsks} where ${coverAsks.requestId} = ${coverRequests.id})::int`

/** One request of a hospital. Name and number are those of the person who accepted, and shown from then on; each look is noted. */
export async function findOurs(member: Member, requestId: string) {
	const [found] = await db
		.select({
			request: coverRequests,
			asked: askedCount,
			person: { name: signature, phone: accounts.phone },
		})
		.from(coverRequests)
		.leftJoin(specialists, eq(specialists.id, coverRequests.specialistId))
		.leftJoin(accounts, eq(accounts.id, specialists.id))
		.where(and(ofHospital(member), eq(coverRequests.id, requestId)))
	if (!found) return null
	const { request, asked, person } = found
	const specialistId = takenStatuses.some((status) => status === request.status) ? request.specialistId : null
	if (specialistId === null || person?.name == null) return { request, asked, person: null, record: null }
	await db.transaction((tx) =>
		recordAccess(tx, member, specialistId, 'contact', {
			detail: ['phone'],
			fields: ['name', 'phone'],
			facts: { requestId },
		}),
	)
	return {
		request,
		asked,
		person: { id: specialistId, name: person.name, phone: person.phone && formatPhone(person.phone) },
		record: await specialistRecordOf(specialistId),
	}
}

/** The last request at a site, to begin the next from: its equipment, pay and speciality. */
export async function findLast(member: Member) {
	const [last] = await db
		.select()
		.from(coverRequests)
		.where(ofHospital(member))
		.orderBy(desc(coverRequests.createdAt))
		.limit(1)
	return last ?? null
}

/** The last reason that someone gave for a move, or that the clock did. */
export async function lastReason(requestId: string) {
	const [last] = await db
		.select({ reason: coverEvents.reason, to: coverEvents.to })
		.from(coverEvents)
		.where(and(eq(coverEvents.requestId, requestId), sql`${coverEvents.reason} is not null`))
		.orderBy(desc(coverEvents.at))
		.limit(1)
	return last ?? null
}

/** What was worked in a month of India, `from` to before `until`: for the person's own books. */
export const listWorked = (actor: Specialist, from: Date, until: Date) =>
	fromMine(actor)
		.where(
			and(
				eq(coverRequests.specialistId, actor.specialistId),
				inArray(coverRequests.status, ['finished', 'confirmed']),
				gte(coverRequests.workedFrom, from),
				lt(coverRequests.workedFrom, until),
			),
		)
		.orderBy(asc(coverRequests.workedFrom))

/** One request of a hospital, without the person. */
export async function findRequest(member: Member, requestId: string) {
	const [found] = await db
		.select()
		.from(coverRequests)
		.where(and(ofHospital(member), eq(coverRequests.id, requestId)))
	return found ?? null
}
