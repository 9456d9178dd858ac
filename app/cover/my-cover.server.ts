import { and, asc, desc, eq, gte, inArray, isNull, lt, or, type SQL, sql } from 'drizzle-orm'
import { awayFrom, distanceBetween } from '#app/catalog/places/distance.ts'
import { knownPoint } from '#app/catalog/places/places.server.ts'
import { hospitalAt } from '#app/hospitals/sites/hospital-at-site.server.ts'
import { hospitals } from '#app/hospitals/tables.server.ts'
import type { Specialist } from '#app/identity/actor.ts'
import { db } from '#app/platform/database/db.server.ts'
import { specialists } from '#app/specialists/tables.server.ts'
import { isPayOver } from './settlement/after-clock.ts'
import { findAsker } from './asking/asker.server.ts'
import { askedOf } from './answering/answers.server.ts'
import { asCommitment, isOff, listCommitments } from './asking/candidates.server.ts'
import { type Clash, clashOf, type Warning, warningsOf } from './asking/guard.ts'
import { hospitalRecordOf } from './settlement/records.server.ts'
import { hospitalAllowsTired } from './availability/settings.server.ts'
import { isTaken, takenStatuses } from './status.ts'
import { coverAsks, coverRequests } from './tables.server.ts'

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
		distance: away && awayFrom(away.km, away.isFromCity, 'reader'),
		record: await hospitalRecordOf(request.hospitalId),
	}
}

const toSettle = ['covered', 'finished', 'disputed'] as const

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
