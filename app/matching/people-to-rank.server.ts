import { type SQL, sql } from 'drizzle-orm'
import { applications } from '#app/applications/tables.server.ts'
import { cellRanges } from '#app/catalog/distance.ts'
import { db } from '#app/platform/db.server.ts'
import { listHidingFrom } from '#app/relations/queries.server.ts'
import { specialistSearchRows, specialists } from '#app/specialists/tables.server.ts'
import { specialitiesFor } from './aspects/speciality.ts'
import type { MatchJob } from './facts.ts'

/** Only this many of each kind are compared. No one reads further, and each costs. */
const maxCompared = { own: 200, kin: 60, elsewhere: 40 }

/** Beyond this few would travel to work every day. People who would relocate are asked for without a distance. */
const reachKm = 60
/** A city stands for places this far around it, so an anonymous person's own point may be that much further off. */
const cityReachKm = 40
const kmPerDegree = 111.195

/**
 * People who can fit a job of a hospital: of its speciality or one close to it, around it, and elsewhere those of its
 * speciality who are open to relocate or prefer its city. Without those in Private Mode, those who hide from the
 * hospital, and those who have applied for this job. The caller asks the rules about each of them again. When there are
 * more than we compare, those stay who want this shift and this pay, then those who joined last. Nothing but what
 * every hospital may read of them decides this.
 */
export async function listPeopleToRank(
	job: MatchJob & { id: string },
	hospitalId: string,
): Promise<{ ids: string[]; isCut: boolean }> {
	const [own, ...kin] = specialitiesFor(job.specialitySlug ?? '')
	if (own === undefined) return { ids: [], isCut: false }
	const hiding = await listHidingFrom(hospitalId)
	const isFree = sql`s.id <> all(${sql.param(hiding)}::uuid[])
		and not exists (select 1 from ${applications} a where a.job_id = ${job.id} and a.specialist_id = s.id)`
	const some = (slugs: string[], where: SQL, limit: number) => ({
		limit,
		rows: sql`select s.id from ${specialistSearchRows} s join ${specialists} p using (id)
			where s.speciality = any(${sql.param(slugs)}::text[]) and ${isFree} and (${where})
			order by ${preference(job)} desc, p.joined_at desc, s.id limit ${limit}`,
	})
	const around = isAround(job)
	const parts = [
		some([own], around, maxCompared.own),
		...(kin.length > 0 ? [some(kin, around, maxCompared.kin)] : []),
		some(
			[own],
			sql`p.open_to_relocate or ${job.city === null ? sql`false` : sql`(not p.anonymous_mode and p.preferred_areas @> array[${job.city}])`}`,
			maxCompared.elsewhere,
		),
	]
	const found = await Promise.all(parts.map(({ rows }) => db.execute<{ id: string }>(rows)))
	return {
		ids: [...new Set(found.flatMap(({ rows }) => rows.map(({ id }) => id)))],
		isCut: found.some(({ rows }, index) => rows.length === parts[index]?.limit),
	}
}

/** A square around the job, wider for people of whom only the city may count; everywhere if no one knows where it is. */
function isAround({ place }: MatchJob): SQL {
	if (!place) return sql`true`
	const square = (km: number) => {
		const lat = km / kmPerDegree
		const lng = lat / Math.cos((place.lat * Math.PI) / 180)
		return sql`(s.latitude between ${place.lat - lat} and ${place.lat + lat} and s.longitude between ${place.lng - lng} and ${place.lng + lng})`
	}
	// The corners of the wider square are further away than its sides.
	const ranges = cellRanges(place.lat, place.lng, (reachKm + cityReachKm) * Math.SQRT2)
	const cells = ranges.flatMap(([lo, hi]) => Array.from({ length: hi - lo + 1 }, (_, at) => lo + at))
	return sql`s.cell = any(${sql.param(cells)}::int[]) and (${square(reachKm)} or (p.anonymous_mode and ${square(reachKm + cityReachKm)}))`
}

/** The two facts that weigh and that every hospital may read, so that the best remain when there are too many. */
function preference({ shiftType, payUnit, payMinPaise, payMaxPaise }: MatchJob): SQL {
	const most = payUnit === 'month' ? (payMaxPaise ?? payMinPaise) : null
	return sql`(s.facets @> array[${`shift=${shiftType}`}])::int + (${most === null ? sql`true` : sql`p.expected_monthly_paise is null or p.expected_monthly_paise <= ${most}`})::int`
}
