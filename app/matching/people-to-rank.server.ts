import { type SQL, sql } from 'drizzle-orm'
import { applications } from '#app/applications/tables.server.ts'
import { cellsWithin } from '#app/catalog/places/distance.ts'
import { withIncluded } from '#app/catalog/specialities.ts'
import { db } from '#app/platform/database/db.server.ts'
import { listHidingFrom } from '#app/relations/queries.server.ts'
import { specialistSearchRows, specialists } from '#app/specialists/tables.server.ts'
import { specialitiesFor } from './aspects/speciality.ts'
import type { MatchJob } from './facts.ts'

/** Only this many of each kind are compared. No one reads further, and each costs. */
const maxCompared = { own: 200, kin: 60, elsewhere: 40 }

/** Beyond this few would travel to work every day. People who would relocate are asked for without a distance. */
const reachKm = 60
const kmPerDegree = 111.195

/**
 * People who can fit a job of a hospital: of its speciality or one close to it, around it, and elsewhere those of its
 * speciality who are open to relocate or prefer its city. Without those in Private Mode, those who hide from the
 * hospital, and those who have applied for this job. The caller asks the rules about each of them again. When there are
 * more than we compare, those stay who want this shift and this pay, then those listed last. Nothing but what
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
	const around = isAround(job)
	const kinds = [
		{ slugs: [own], where: around, limit: maxCompared.own },
		...(kin.length > 0 ? [{ slugs: kin, where: around, limit: maxCompared.kin }] : []),
		{ slugs: [...withIncluded(own)], where: wouldMove(job), limit: maxCompared.elsewhere },
	]
	const found = await Promise.all(
		kinds.map(({ slugs, where, limit }) =>
			listPreferred(job, sql`s.speciality = any(${sql.param(slugs)}::text[]) and ${isFree} and (${where})`, limit),
		),
	)
	return {
		ids: [...new Set(found.flat())],
		isCut: found.some((ids, index) => ids.length === kinds[index]?.limit),
	}
}

/**
 * Those who want this shift and this pay, the two facts that weigh and that every hospital may read, then those who want
 * one of them, then the others. One statement for each, so that an index hands out the newest and the first full one is enough. The limit
 * is written out: a plan for any limit would be one for a tenth of everyone.
 */
async function listPreferred(job: MatchJob, where: SQL, limit: number): Promise<string[]> {
	const { payUnit, payMinPaise, payMaxPaise } = job
	const most = payUnit === 'month' ? (payMaxPaise ?? payMinPaise) : null
	const isShift = sql`s.facets & search_facets('specialist', array[${`shift=${job.shiftType}`}]) <> 0`
	const isPay = most === null ? sql`true` : sql`(s.pay is null or s.pay <= ${most / 100n})`
	const ids: string[] = []
	for (const wanted of [
		sql`${isShift} and ${isPay}`,
		sql`(${isShift}) <> (${isPay})`,
		sql`not ${isShift} and not ${isPay}`,
	]) {
		if (ids.length === limit) break
		const { rows } = await db.execute<{ id: string }>(sql`
			select s.id from ${specialistSearchRows} s where ${where} and ${wanted}
			order by s.listed_at desc, s.id limit ${sql.raw(String(limit))}`)
		ids.push(...rows.slice(0, limit - ids.length).map(({ id }) => id))
	}
	return ids
}

/** Open to relocate for more than being called in, or with the job's city among the preferred areas of someone who may be known by them. */
const wouldMove = ({ city, isOnCall = false }: MatchJob): SQL =>
	sql`(select (p.open_to_relocate and not ${isOnCall}) or ${city === null ? sql`false` : sql`not p.anonymous_mode and p.preferred_areas @> array[${city}]`}
		from ${specialists} p where p.id = s.id)`

/** A square around the job, by the city of each person, which is all that a hospital knows; everywhere if no one knows where the job is. */
function isAround({ place }: MatchJob): SQL {
	if (!place) return sql`true`
	const lat = reachKm / kmPerDegree
	const lng = lat / Math.cos((place.lat * Math.PI) / 180)
	const cells = cellsWithin(place.lat, place.lng, reachKm * Math.SQRT2)
	// Behind a select: estimating hundreds of cells one by one takes PostgreSQL as long as finding the people.
	return sql`s.city_cell = any((select ${sql.param(cells)}::int[])::int[])
		and s.city_latitude between ${place.lat - lat} and ${place.lat + lat} and s.city_longitude between ${place.lng - lng} and ${place.lng + lng}`
}
