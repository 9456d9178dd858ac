import { and, eq, type SQL, sql } from 'drizzle-orm'
import { councils } from '#app/catalog/councils.ts'
import { withIncluded } from '#app/catalog/specialities.ts'
import { cellsWithin } from '#app/catalog/places/distance.ts'
import { findPlace, publicCityOf } from '#app/catalog/places/places.server.ts'
import { credentials } from '#app/credentials/tables.server.ts'
import { istClock, istToday } from '#app/platform/text/dates.ts'
import type { Queryable } from '#app/platform/database/db.server.ts'
import { hiding } from '#app/relations/view.server.ts'
import { listPromisedHours } from '#app/specialists/availability/commitments.server.ts'
import { isAvailable } from '#app/specialists/availability/available-hours.ts'
import { specialistSearchRows, specialists, specialistSkills } from '#app/specialists/tables.server.ts'
import type { Availability } from '#app/specialists/tables.server.ts'
import { clashOf, type Commitment, warningsOf } from './guard.ts'
import { coverLimits } from './kinds.ts'
import { nextOf, type Ranked } from './ranking.ts'
import { hospitalAllowsTired } from '../availability/settings.server.ts'
import { heldStatuses } from '../status.ts'
import {
	coverAsks,
	coverDaysOff,
	coverEvents,
	coverExtraHours,
	coverFavourites,
	coverPreferences,
	coverRequests,
} from '../tables.server.ts'

type Request = typeof coverRequests.$inferSelect
/** `byCity`: as the hospital may know people and as every of its sites is one place, so that the answer does not depend on where someone lives. */
type Asking = { request: Request; limit: number; onlyNightCallers: boolean; byCity?: boolean }
type Row = Omit<Ranked, 'isRested'> & {
	availability: Availability
	isOn: boolean
	isOnUntilEnd: boolean
	isOff: boolean
	isExtra: boolean
}

const hour = 3_600_000

/** Other work further away in time is not in the way. */
const aroundHours = 36

/** The specialists to ask next, the best first, at most `limit`. */
export async function chooseNext(on: Queryable, { limit, ...asking }: Asking): Promise<string[]> {
	return nextOf(await listEligible(on, asking), asking.request.urgency)
		.slice(0, limit)
		.map(({ specialistId }) => specialistId)
}

/**
 * Everyone who can be asked: findable for the hospital, with a registration that we have verified and that is in force on the day, of the
 * speciality, with what is required, near enough, available then, content with the pay, free, and not asked since the request was opened last.
 * Those who have answered are not asked again.
 */
export async function listEligible(
	on: Queryable,
	{ request, onlyNightCallers, byCity = false }: Omit<Asking, 'limit'>,
): Promise<(Row & Ranked)[]> {
	const people = await listWilling(on, { request, onlyNightCallers, byCity })
	const there = people.filter(
		({ isOn, isOnUntilEnd, isOff, isExtra, availability }) =>
			isOnUntilEnd || isExtra || (isOn && !isOff && isInTheirWeek(availability, request)),
	)
	const commitments = await listCommitments(
		on,
		there.map(({ specialistId }) => specialistId),
		request,
	)
	const work = asCommitment(request)
	const mayBeTired = await hospitalAllowsTired(on, request)
	return there.flatMap((person) => {
		const others = commitments.get(person.specialistId) ?? []
		if (clashOf(work, others)) return []
		const isRested = warningsOf(work, others).length === 0
		return isRested || mayBeTired ? [{ ...person, isRested }] : []
	})
}

/** Nothing for a city that we do not know. */
export async function countInCity(on: Queryable, request: Request): Promise<number> {
	const city = publicCityOf(request.city) ?? publicCityOf(request.location)
	if (!city) return 0
	const inCity = { ...request, latitude: city.lat, longitude: city.lng }
	return (await listEligible(on, { request: inCity, onlyNightCallers: false, byCity: true })).length
}

export const asCommitment = ({ startsAt, endsAt, latitude, longitude }: Request): Commitment => ({
	kind: 'cover',
	startsAt,
	endsAt,
	lat: latitude,
	lng: longitude,
})

function isInTheirWeek(hours: Availability, { startsAt, endsAt }: Request): boolean {
	return isAvailable(hours, istToday(startsAt), istClock(startsAt), (endsAt.getTime() - startsAt.getTime()) / 60_000)
}

/** The last day on which there is work: what ends at midnight does not touch the next. */
const lastDayOf = ({ endsAt }: Pick<Request, 'endsAt'>) => istToday(new Date(endsAt.getTime() - 1))

type Hours = Pick<Request, 'startsAt' | 'endsAt'>

const isDayOff = (specialistId: SQL, hours: Hours) =>
	sql`exists (select from ${coverDaysOff} d where d.specialist_id = ${specialistId}
		and d.first_day <= ${lastDayOf(hours)}::date and d.last_day >= ${istToday(hours.startsAt)}::date)`

const hasExtraHours = (specialistId: SQL, { startsAt, endsAt }: Hours) =>
	sql`exists (select from ${coverExtraHours} x where x.specialist_id = ${specialistId}
		and x.starts_at <= ${startsAt.toISOString()}::timestamptz and x.ends_at >= ${endsAt.toISOString()}::timestamptz)`

/** Whether the person has entered this day as off, and no extra hours on it. */
export async function isOff(on: Queryable, specialistId: string, hours: Hours): Promise<boolean> {
	const id = sql`${specialistId}::uuid`
	const { rows } = await on.execute<{ is: boolean }>(
		sql`select ${isDayOff(id, hours)} and not ${hasExtraHours(id, hours)} as is`,
	)
	return rows[0]?.is ?? false
}

const leastOf = {
	case: coverPreferences.leastCasePaise,
	shift: coverPreferences.leastShiftPaise,
	hour: coverPreferences.leastHourPaise,
}

async function listWilling(
	on: Queryable,
	{ request, onlyNightCallers, byCity }: Omit<Asking, 'limit'>,
): Promise<Row[]> {
	const { id, hospitalId, latitude, longitude, specialitySlug, endsAt, payUnit, payPaise, skills } = request
	const cells = cellsWithin(latitude, longitude, coverLimits.radiusKm)
	const [theirLatitude, theirLongitude, cell] = byCity
		? [sql`s.city_latitude`, sql`s.city_longitude`, sql`s.city_cell`]
		: [sql`s.latitude`, sql`s.longitude`, sql`s.cell`]
	const km = sql`search_km(${theirLatitude}, ${theirLongitude}, ${latitude}::float8, ${longitude}::float8)`
	const isExtra = hasExtraHours(sql`s.id`, request)
	const lately = sql`now() - interval '30 days'`
	const { rows } = await on.execute<Row>(sql`
		select s.id as "specialistId", ${km} as km, p.availability, ${coverPreferences.isOn} as "isOn",
			coalesce(${coverPreferences.onUntil} >= ${endsAt.toISOString()}::timestamptz, false) as "isOnUntilEnd",
			${isDayOff(sql`s.id`, request)} as "isOff",
			exists (select from ${coverFavourites} f where f.specialist_id = s.id and f.hospital_id = ${hospitalId}) as "isFavourite",
			${
				skills.length === 0
					? sql`1::float8`
					: sql`(select count(*) from ${specialistSkills} k where k.specialist_id = s.id and lower(k.name) = any(${sql.param(skills.map((skill) => skill.toLowerCase()))}::text[]))::float8 / ${skills.length}`
			} as skills,
			${isExtra} as "isExtra",
			(select count(*) from ${coverAsks} a where a.specialist_id = s.id and a.asked_at > ${lately})::int as asked,
			(select count(*) from ${coverRequests} r where r.specialist_id = s.id and r.accepted_at > ${lately}
				and r.status = any(${sql.param([...heldStatuses])}::cover_status[]))::int as served,
			(('x' || substr(md5(s.id::text || ${id}::text), 1, 8))::bit(32)::bigint & 65535)::float8 / 65536 as luck
		from ${specialistSearchRows} s
		join ${coverPreferences} on ${coverPreferences.specialistId} = s.id
		join ${specialists} p on p.id = s.id
		where ${cell} = any(${sql.param(cells)}::int[]) and s.speciality = any(${sql.param([...withIncluded(specialitySlug)])}::text[])
			and s.facets & search_facets('specialist', array['verified=on']) <> 0
			and (${coverPreferences.isOn} or ${coverPreferences.onUntil} > now() or ${isExtra})
			and ${km} <= ${coverPreferences.radiusKm} + case when ${coverPreferences.further} then ${request.furtherKm}::int else 0 end
			and ${qualifies(sql`s.id`, request)}
			${request.languages.length > 0 ? sql`and p.languages @> ${sql.param(request.languages)}::text[]` : sql``}
			and coalesce(${leastOf[payUnit]} <= ${payPaise}, true)
			${request.urgency === 'emergency' ? sql`and ${coverPreferences.emergencies}` : sql``}
			${request.patient === 'child' ? sql`and ${coverPreferences.children}` : sql``}
			${onlyNightCallers ? sql`and ${mayBeWoken}` : sql``}
			and s.id not in (select ${hiding.specialistId} from ${hiding} where ${hiding.hospitalId} = ${hospitalId})
			and not exists (select 1 from ${coverAsks} a where a.request_id = ${id} and a.specialist_id = s.id
				and (a.answer is not null or a.asked_at > (${lastOpenedAt(id)})))`)
	return rows
}

/** These may be woken: they want to be called at night, or are available now. */
export const mayBeWoken = sql`(${coverPreferences.atNight} or ${coverPreferences.onUntil} > now())`

/** Registered on the day of the work, and with each credential that the request requires, verified and in force then. */
export function qualifies(
	specialistId: SQL,
	request: Pick<Request, 'credentials' | 'endsAt' | 'location' | 'city'>,
): SQL {
	const held = (what: SQL) =>
		sql`exists (select from ${credentials} c where c.specialist_id = ${specialistId} and c.status = 'verified'
			and (c.valid_until is null or c.valid_until >= ${lastDayOf(request)}::date) and ${what})`
	const isRegistration = sql`c.kind = 'registration'`
	const required = request.credentials.map((credential) =>
		credential === 'state-council'
			? held(sql`${isRegistration} and c.council_code = any(${sql.param(councilsNear(request))}::text[])`)
			: held(sql`c.kind = 'certificate' and upper(c.title) = ${credential}`),
	)
	return sql.join([held(isRegistration), ...required], sql` and `)
}

/** The councils of the state in which the work is. */
function councilsNear({ location, city }: Pick<Request, 'location' | 'city'>): string[] {
	const state = (findPlace(location) ?? findPlace(city))?.state
	return councils.flatMap((council) => (state !== undefined && council.state === state ? [council.code] : []))
}

/** Those who were asked before this and gave no answer are asked again: they were told that someone else has it, and it is open again. */
const lastOpenedAt = (id: string) =>
	sql`select coalesce(max(e.at), '-infinity') from ${coverEvents} e where e.request_id = ${id} and e.from = 'covered' and e.to = 'open'`

/** What each of these has promised around these hours: cover and interviews, wherever they are, but for the request itself. */
export async function listCommitments(
	on: Queryable,
	specialistIds: readonly string[],
	{ id, startsAt, endsAt }: Hours & { id?: string },
): Promise<Map<string, Commitment[]>> {
	if (specialistIds.length === 0) return new Map()
	const promised = await listPromisedHours(on, specialistIds, {
		from: new Date(startsAt.getTime() - aroundHours * hour),
		until: new Date(endsAt.getTime() + aroundHours * hour),
		except: id,
	})
	return Map.groupBy(promised, ({ specialistId }) => specialistId)
}

/** Whether the person was asked for this request, which is what lets them read it. */
export const wasAsked = (requestId: string, specialistId: string) =>
	and(eq(coverAsks.requestId, requestId), eq(coverAsks.specialistId, specialistId))
