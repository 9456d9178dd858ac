import { and, eq, gt, inArray, lt, sql } from 'drizzle-orm'
import { cellsWithin } from '#app/catalog/distance.ts'
import { istClock, istToday } from '#app/platform/dates.ts'
import type { Queryable } from '#app/platform/db.server.ts'
import { hiding } from '#app/relations/view.server.ts'
import { isAvailable } from '#app/specialists/available-hours.ts'
import { specialistSearchRows, specialists, specialistSkills } from '#app/specialists/tables.server.ts'
import type { Availability } from '#app/specialists/tables.server.ts'
import { clashOf, type Commitment, warningsOf } from './guard.ts'
import { coverLimits } from './kinds.ts'
import { nextOf, type Ranked } from './ranking.ts'
import { heldStatuses } from './status.ts'
import { coverAsks, coverDaysOff, coverEvents, coverFavourites, coverPreferences, coverRequests } from './tables.server.ts'

type Request = typeof coverRequests.$inferSelect
type Asking = { request: Request; limit: number; onlyNightCallers: boolean }
type Row = Omit<Ranked, 'isRested'> & { availability: Availability; isOnUntilEnd: boolean; isOff: boolean }

const hour = 3_600_000

/** Other work further away in time is not in the way. */
const aroundHours = 36

/**
 * The specialists to ask next, the best first, at most `limit`: findable for the hospital, with a registration that we have
 * verified, of the speciality, near enough, available then, content with the pay, free, and not asked
 * since the request was opened last. Those who have answered are not asked again.
 */
export async function chooseNext(on: Queryable, { request, limit, onlyNightCallers }: Asking): Promise<string[]> {
	const people = await listWilling(on, request, onlyNightCallers)
	const there = people.filter(
		({ isOnUntilEnd, isOff, availability }) => isOnUntilEnd || (!isOff && isInTheirWeek(availability, request)),
	)
	const commitments = await listCommitments(
		on,
		there.map(({ specialistId }) => specialistId),
		request,
	)
	const work = asCommitment(request)
	const free = there.flatMap((person) => {
		const others = commitments.get(person.specialistId) ?? []
		return clashOf(work, others) ? [] : [{ ...person, isRested: warningsOf(work, others).length === 0 }]
	})
	return nextOf(free, request.urgency)
		.slice(0, limit)
		.map(({ specialistId }) => specialistId)
}

export const asCommitment = ({ startsAt, endsAt, latitude, longitude }: Request): Commitment => ({
	startsAt,
	endsAt,
	lat: latitude,
	lng: longitude,
})

function isInTheirWeek(hours: Availability, { startsAt, endsAt }: Request): boolean {
	return isAvailable(hours, istToday(startsAt), istClock(startsAt), (endsAt.getTime() - startsAt.getTime()) / 60_000)
}

const leastOf = {
	case: coverPreferences.leastCasePaise,
	shift: coverPreferences.leastShiftPaise,
	hour: coverPreferences.leastHourPaise,
}

async function listWilling(on: Queryable, request: Request, onlyNightCallers: boolean): Promise<Row[]> {
	const { id, hospitalId, latitude, longitude, specialitySlug, startsAt, endsAt, payUnit, payPaise, skills } = request
	const cells = cellsWithin(latitude, longitude, coverLimits.radiusKm)
	const km = sql`search_km(s.latitude, s.longitude, ${latitude}::float8, ${longitude}::float8)`
	const lately = sql`now() - interval '30 days'`
	const { rows } = await on.execute<Row>(sql`
		select s.id as "specialistId", ${km} as km, p.availability,
			coalesce(${coverPreferences.onUntil} >= ${endsAt.toISOString()}::timestamptz, false) as "isOnUntilEnd",
			exists (select from ${coverDaysOff} d where d.specialist_id = s.id
				and d.first_day <= ${istToday(endsAt)}::date and d.last_day >= ${istToday(startsAt)}::date) as "isOff",
			exists (select from ${coverFavourites} f where f.specialist_id = s.id and f.hospital_id = ${hospitalId}) as "isFavourite",
			${
				skills.length === 0
					? sql`1::float8`
					: sql`(select count(*) from ${specialistSkills} k where k.specialist_id = s.id and lower(k.name) = any(${sql.param(skills.map((skill) => skill.toLowerCase()))}::text[]))::float8 / ${skills.length}`
			} as skills,
			(select count(*) from ${coverAsks} a where a.specialist_id = s.id and a.asked_at > ${lately})::int as asked,
			(select count(*) from ${coverRequests} r where r.specialist_id = s.id and r.accepted_at > ${lately}
				and r.status = any(${sql.param([...heldStatuses])}::cover_status[]))::int as served,
			(('x' || substr(md5(s.id::text || ${id}::text), 1, 8))::bit(32)::bigint & 65535)::float8 / 65536 as luck
		from ${specialistSearchRows} s
		join ${coverPreferences} on ${coverPreferences.specialistId} = s.id
		join ${specialists} p on p.id = s.id
		where s.cell = any(${sql.param(cells)}::int[]) and s.speciality = ${specialitySlug}
			and s.facets & search_facets('specialist', array['verified=on']) <> 0
			and (${coverPreferences.isOn} or ${coverPreferences.onUntil} > now())
			and ${km} <= ${coverPreferences.radiusKm}
			and coalesce(${leastOf[payUnit]} <= ${payPaise}, true)
			${request.urgency === 'emergency' ? sql`and ${coverPreferences.emergencies}` : sql``}
			${request.patient === 'child' ? sql`and ${coverPreferences.children}` : sql``}
			${onlyNightCallers ? sql`and (${coverPreferences.atNight} or ${coverPreferences.onUntil} > now())` : sql``}
			and s.id not in (select ${hiding.specialistId} from ${hiding} where ${hiding.hospitalId} = ${hospitalId})
			and not exists (select 1 from ${coverAsks} a where a.request_id = ${id} and a.specialist_id = s.id
				and (a.answer is not null or a.asked_at > (${lastOpenedAt(id)})))`)
	return rows
}

/** Who was asked before this and gave no answer is asked again: they were told that someone else has it, and it is open again. */
const lastOpenedAt = (id: string) =>
	sql`select coalesce(max(e.at), '-infinity') from ${coverEvents} e where e.request_id = ${id} and e.from = 'covered' and e.to = 'open'`

/** What each of these has accepted around the hours of a request, wherever it is. */
export async function listCommitments(
	on: Queryable,
	specialistIds: readonly string[],
	{ id, startsAt, endsAt }: Pick<Request, 'id' | 'startsAt' | 'endsAt'>,
): Promise<Map<string, Commitment[]>> {
	if (specialistIds.length === 0) return new Map()
	const held = await on
		.select()
		.from(coverRequests)
		.where(
			and(
				inArray(coverRequests.specialistId, [...specialistIds]),
				inArray(coverRequests.status, [...heldStatuses]),
				lt(coverRequests.startsAt, new Date(endsAt.getTime() + aroundHours * hour)),
				gt(coverRequests.endsAt, new Date(startsAt.getTime() - aroundHours * hour)),
				sql`${coverRequests.id} <> ${id}`,
			),
		)
	const found = new Map<string, Commitment[]>()
	for (const one of held) {
		const mine = found.get(one.specialistId ?? '') ?? []
		found.set(one.specialistId ?? '', [...mine, asCommitment(one)])
	}
	return found
}

/** Whether the person was asked for this request, which is what lets them read it. */
export const wasAsked = (requestId: string, specialistId: string) =>
	and(eq(coverAsks.requestId, requestId), eq(coverAsks.specialistId, specialistId))
