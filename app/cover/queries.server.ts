import { asPage, perPage, rowsBefore } from '#app/platform/paging.ts'
import { and, asc, desc, eq, gte, inArray, isNull, lt, ne, notInArray, or, type SQL, sql } from 'drizzle-orm'
import { awayKm, distanceBetween } from '#app/catalog/places/distance.ts'
import { knownPoint } from '#app/catalog/places/places.server.ts'
import { hospitalAt } from '#app/hospitals/sites/hospital-at-site.server.ts'
import { hospitals } from '#app/hospitals/tables.server.ts'
import type { Site } from '#app/hospitals/sites/sites.server.ts'
import type { Member, Specialist } from '#app/identity/actor.ts'
import { formatPhone } from '#app/identity/phone.server.ts'
import { accounts } from '#app/identity/tables.server.ts'
import { db } from '#app/platform/database/db.server.ts'
import { signature } from '#app/specialists/brief.server.ts'
import { specialists } from '#app/specialists/tables.server.ts'
import { takeDisclosure } from '#app/specialists/disclosure/disclosure-allowance.server.ts'
import { recordAccess, recordListed } from '#app/specialists/disclosure/profile-access.server.ts'
import { isPayOver } from './settlement/after-clock.ts'
import { findAsker } from './asking/asker.server.ts'
import { isFew, shownCount } from './asking/asked-count.server.ts'
import { askedOf } from './answering/answers.server.ts'
import { asCommitment, isOff, listCommitments } from './asking/candidates.server.ts'
import { type Clash, clashOf, type Warning, warningsOf } from './asking/guard.ts'
import { mayReach } from './answering/released-first.server.ts'
import { hospitalRecordOf, specialistRecordOf } from './settlement/records.server.ts'
import { ofHospital } from './settlement/sides.server.ts'
import { hospitalAllowsTired } from './availability/settings.server.ts'
import { type CoverStatus, takenStatuses } from './status.ts'
import { coverAsks, coverEvents, coverRequests } from './tables.server.ts'

/** Of what is over. */
const perList = 50

const hospital = {
	name: hospitals.displayName,
	/** With the site, where it has several. */
	atSite: hospitalAt(coverRequests.siteId, coverRequests.location).hospitalName,
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

/** Requests that wait for this person's answer, the next to begin first, with what of their own is in the way. */
export async function listAsking(actor: Specialist) {
	const asking = await fromMine(actor)
		.where(
			and(
				askedOf(actor),
				eq(coverRequests.status, 'open'),
				sql`${coverRequests.startsAt} > now()`,
				or(isNull(coverAsks.answer), eq(coverAsks.answer, 'accepted')),
			),
		)
		.orderBy(asc(coverRequests.startsAt))
	const [first] = asking
	if (!first) return []
	const endsAt = new Date(Math.max(...asking.map(({ request }) => request.endsAt.getTime())))
	const around = { startsAt: first.request.startsAt, endsAt }
	const promised = (await listCommitments(db, [actor.specialistId], around)).get(actor.specialistId) ?? []
	return asking.map((one) => ({ ...one, clash: clashOf(asCommitment(one.request), promised) }))
}

/** Something is still to come or to do; what is not marked as paid ends by its time. */
const isUnsettled = or(
	inArray(coverRequests.status, ['covered', 'finished', 'disputed']),
	and(eq(coverRequests.status, 'confirmed'), isNull(coverRequests.paidAt)),
)

/** What this person has accepted, also where the hospital has cancelled it: all that is to come or to do, and the last of what is over. */
export async function listHeld(actor: Specialist) {
	const held = (which: SQL | undefined) =>
		fromMine(actor)
			.where(
				and(
					eq(coverRequests.specialistId, actor.specialistId),
					inArray(coverRequests.status, [...takenStatuses, 'cancelled']),
					which,
				),
			)
			.orderBy(desc(coverRequests.startsAt))
	const [unsettled, settled] = await Promise.all([held(isUnsettled), held(sql`not (${isUnsettled})`)])
	const isOver = ({ request }: MyCover) => request.status === 'confirmed' && isPayOver(request, new Date())
	const past = [...settled, ...unsettled.filter(isOver)].toSorted(
		(a, b) => b.request.startsAt.getTime() - a.request.startsAt.getTime(),
	)
	return {
		ahead: unsettled.filter((one) => !isOver(one)).toReversed(),
		past: past.slice(0, perList),
		pastTotal: past.length,
	}
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
	const tired = isMine ? [] : warningsOf(work, others)
	const warnings: Warning[] = [
		...tired,
		...(!isMine && (await isOff(db, actor.specialistId, request)) ? (['day-off'] as const) : []),
	]
	const [home] = await db
		.select({ latitude: specialists.latitude, longitude: specialists.longitude })
		.from(specialists)
		.where(eq(specialists.id, actor.specialistId))
	const away = home ? distanceBetween(knownPoint(home), knownPoint(request)) : null
	return {
		...found,
		request: isMine ? request : asOthersRead(request),
		isMine,
		/** Of its calendar file. */
		sequence: request.version,
		hospital: { ...found.hospital, phone: isMine && isTaken(request) ? found.hospital.phone : null },
		/** The member to call. It is the number of a person, so it is shown no longer than there is something to settle. */
		asker: isMine && toSettle.some((one) => one === request.status) ? await findAsker(request) : null,
		clash: isMine ? null : (clashOf(work, others) as Clash | null),
		warnings,
		isTooTired: tired.length > 0 && !(await hospitalAllowsTired(db, request)),
		distance: away && awayKm(away.km, away.isFromCity, ' from you'),
		record: await hospitalRecordOf(request.hospitalId),
	}
}

const toSettle = ['covered', 'finished', 'disputed'] as const

const isTaken = ({ status }: { status: CoverStatus }) => takenStatuses.some((one) => one === status)

/** Others who were asked learn that someone has it, and nothing of that person: not whether they came, when, or for what pay. */
const asOthersRead = (request: MyCover['request']): MyCover['request'] => ({
	...request,
	status: isTaken(request) ? 'covered' : request.status,
	specialistId: null,
	acceptedAt: null,
	numberReadAt: null,
	onTheWayAt: null,
	arrivedAt: null,
	workedFrom: null,
	workedTo: null,
	hoursBy: null,
	counterFrom: null,
	counterTo: null,
	remindedAt: null,
	duePaise: null,
	asDescribed: null,
	paidAt: null,
	version: 0,
})

/** Those of one site, or of all. */
type AtSite = { site?: PlaceOfSite | undefined }
type PlaceOfSite = Pick<Site, 'id' | 'location'>

/** A site that was removed leaves its requests without one, and with its address: they are not those of the main site. */
export const isAtSite = (request: { siteId: string | null; location: string }, { id, location }: PlaceOfSite) =>
	request.siteId === id && (id !== null || request.location === location)
/** The same in SQL. */
const atSite = ({ id, location }: PlaceOfSite) =>
	id === null ? and(isNull(coverRequests.siteId), eq(coverRequests.location, location)) : eq(coverRequests.siteId, id)

const ours = (member: Member, { site }: AtSite, which: SQL | undefined) =>
	db
		.select({ request: coverRequests, name: signature, asked: shownCount })
		.from(coverRequests)
		.leftJoin(specialists, eq(specialists.id, coverRequests.specialistId))
		.where(and(ofHospital(member), site && atSite(site), which))
		.$dynamic()

export type OurCover = Awaited<ReturnType<typeof ours>>[number]

/** The names in a list of the hospital are recorded as read. */
async function read(member: Member, query: PromiseLike<OurCover[]>): Promise<OurCover[]> {
	const rows = await query
	await recordListed(
		member,
		'cover',
		rows.flatMap(({ request }) => request.specialistId ?? []),
		['name'],
	)
	return rows
}

/** What is to come or to do, the next first. */
export const listAhead = (member: Member, site: AtSite) =>
	read(
		member,
		ours(member, site, inArray(coverRequests.status, ['open', 'covered', 'finished', 'disputed'])).orderBy(
			asc(coverRequests.startsAt),
		),
	)

/** What is over, the latest first, a page at a time. */
export async function listOver(member: Member, { page, ...site }: AtSite & { page: number }) {
	const rows = await read(
		member,
		ours(member, site, notInArray(coverRequests.status, ['open', 'covered', 'finished', 'disputed']))
			.orderBy(desc(coverRequests.startsAt), asc(coverRequests.id))
			.limit(perPage + 1)
			.offset(rowsBefore(page)),
	)
	return asPage(rows, page, (row) => row)
}

/** Everything that begins in the seven days from `from` on, but for what was cancelled. */
export const listWeek = (member: Member, { from, ...site }: AtSite & { from: Date }) =>
	read(
		member,
		ours(
			member,
			site,
			and(
				gte(coverRequests.startsAt, from),
				lt(coverRequests.startsAt, new Date(from.getTime() + 7 * 86_400_000)),
				ne(coverRequests.status, 'cancelled'),
			),
		).orderBy(asc(coverRequests.startsAt)),
	)

/** One request of a hospital. Name and number are those of the person who accepted, and shown from then on, the number until they block it; each look is noted. */
export async function findOurs(member: Member, requestId: string) {
	const [found] = await db
		.select({
			request: coverRequests,
			asked: shownCount,
			isFew,
			person: { name: signature, phone: accounts.phone },
			mayCall: mayReach(coverRequests.specialistId).mapWith(Boolean),
		})
		.from(coverRequests)
		.leftJoin(specialists, eq(specialists.id, coverRequests.specialistId))
		.leftJoin(accounts, eq(accounts.id, specialists.id))
		.where(and(ofHospital(member), eq(coverRequests.id, requestId)))
	if (!found) return null
	const { request, asked, isFew: few, person, mayCall } = found
	const specialistId = isTaken(request) ? request.specialistId : null
	if (specialistId === null || person?.name == null) return { request, asked, isFew: few, person: null, record: null }
	// The hospital owes for the work and keeps the name; the number ends where the person wants no more contact.
	const mayBeCalled = mayCall && person.phone !== null && (await takeDisclosure(member, 'contact', [specialistId]))
	if (mayBeCalled)
		await db.transaction(async (tx) => {
			await tx
				.update(coverRequests)
				.set({ numberReadAt: sql`now()` })
				.where(and(eq(coverRequests.id, requestId), isNull(coverRequests.numberReadAt)))
			await recordAccess(tx, member, specialistId, 'contact', {
				detail: ['phone'],
				fields: ['name', 'phone'],
				facts: { requestId },
			})
		})
	else await recordListed(member, 'cover', [specialistId], ['name'])
	return {
		request,
		asked,
		isFew: few,
		person: {
			id: specialistId,
			name: person.name,
			phone: mayBeCalled && person.phone ? formatPhone(person.phone) : null,
			isOverLimit: mayCall && !mayBeCalled,
		},
		record: await specialistRecordOf(specialistId),
	}
}

/** The last requests at a site, to begin the next from: its equipment sheet, pay and speciality. The latest first. */
export const listLastAt = (member: Member, site: PlaceOfSite) =>
	db
		.select()
		.from(coverRequests)
		.where(and(ofHospital(member), atSite(site)))
		.orderBy(desc(coverRequests.createdAt))
		.limit(30)

/** The last request of a hospital, which says at what site it asked. */
export async function findLast(member: Member) {
	const [last] = await db
		.select({ siteId: coverRequests.siteId })
		.from(coverRequests)
		.where(ofHospital(member))
		.orderBy(desc(coverRequests.createdAt))
		.limit(1)
	return last ?? null
}

/**
 * Why a request is in its present state, as someone or the clock said. What came before the last acceptance is not part of it: a specialist must not
 * read why a colleague gave the cover back.
 */
export async function lastReason(requestId: string) {
	const [last] = await db
		.select({ reason: coverEvents.reason, from: coverEvents.from, to: coverEvents.to, at: coverEvents.at })
		.from(coverEvents)
		.innerJoin(
			coverRequests,
			and(eq(coverRequests.id, coverEvents.requestId), eq(coverRequests.status, coverEvents.to)),
		)
		.where(
			and(
				eq(coverEvents.requestId, requestId),
				sql`${coverEvents.reason} is not null`,
				sql`${coverEvents.at} >= coalesce((select max(a.at) from ${coverEvents} a
					where a.request_id = ${requestId} and a.to = 'covered'), '-infinity')`,
			),
		)
		.orderBy(desc(coverEvents.at))
		.limit(1)
	return last ?? null
}

/** What was worked in a month of India, `from` to before `until`, and what our team still decides: for the person's own books. */
export function listWorked(actor: Specialist, from: Date, until: Date) {
	const began = sql`coalesce(${coverRequests.workedFrom}, ${coverRequests.startsAt})`
	return fromMine(actor)
		.where(
			and(
				eq(coverRequests.specialistId, actor.specialistId),
				inArray(coverRequests.status, ['finished', 'confirmed', 'disputed']),
				gte(began, from),
				lt(began, until),
			),
		)
		.orderBy(asc(began))
}

/** The same for the hospital’s books, with the names, which are recorded as read. */
export async function listWorkedForUs(member: Member, from: Date, until: Date) {
	const began = sql`coalesce(${coverRequests.workedFrom}, ${coverRequests.startsAt})`
	return read(
		member,
		ours(
			member,
			{},
			and(inArray(coverRequests.status, ['finished', 'confirmed', 'disputed']), gte(began, from), lt(began, until)),
		).orderBy(asc(began), asc(coverRequests.id)),
	)
}

/** One request of a hospital, without the person. */
export async function findRequest(member: Member, requestId: string) {
	const [found] = await db
		.select()
		.from(coverRequests)
		.where(and(ofHospital(member), eq(coverRequests.id, requestId)))
	return found ?? null
}
