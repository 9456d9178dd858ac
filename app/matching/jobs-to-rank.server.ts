import { and, between, eq, inArray, or, type SQL, sql } from 'drizzle-orm'
import { applications } from '#app/applications/tables.server.ts'
import { cellRanges, type Point } from '#app/catalog/places/distance.ts'
import { withIncluded } from '#app/catalog/specialities.ts'
import { hospitals } from '#app/hospitals/tables.server.ts'
import type { Specialist } from '#app/identity/actor.ts'
import { isPublic, unlessHidden } from '#app/jobs/page/cards.server.ts'
import { listHiddenJobIds } from '#app/jobs/review/reports.server.ts'
import { jobs } from '#app/jobs/tables.server.ts'
import { db, only } from '#app/platform/database/db.server.ts'
import { listHiddenFrom } from '#app/relations/queries.server.ts'
import { kinOf } from './aspects/speciality.ts'
import type { MatchPerson } from './facts.ts'
import { jobVersion, listJobsOf } from './known-jobs.server.ts'
import { distance } from './weights.ts'

/** Only this many of each kind are compared, the newest. No one reads further, and each costs. */
const maxCompared = { own: 300, kin: 100, elsewhere: 100 }

type Asked = { where: SQL | undefined; limit: number }

/** The newest public jobs of each kind, by their versions only: what is to be compared of them is known of most. */
async function listVersions(asked: readonly Asked[]): Promise<string[][]> {
	const newest = asked.map(
		({ where, limit }) => sql`array(
			select ${jobVersion} from ${jobs} join ${hospitals} on ${eq(hospitals.id, jobs.hospitalId)} where ${and(isPublic, where)}
			order by ${jobs.openedAt} desc nulls last, ${jobs.id} desc nulls last limit ${limit}
		)`,
	)
	// As JSON, since an array of PostgreSQL has no empty rows.
	const { rows } = await db.execute<{ found: string[][] }>(
		sql`select jsonb_build_array(${sql.join(newest, sql`, `)}) as found`,
	)
	return only(rows).found
}

/**
 * Open jobs that can be a match: of the person's speciality or one close to it, around the places where they would
 * work, and elsewhere for whoever would move. Without those that they applied for or reported, and those of hospitals
 * that they hide from. `isCut` when there are more than we compare.
 */
export async function listJobsToRank(actor: Specialist, person: MatchPerson) {
	const [hiddenFrom, taken] = await Promise.all([listHiddenFrom(actor.specialistId), listTakenJobIds(actor)])
	const ranges = around(person)
	const [own, ...kin] = kinOf(person.specialitySlug ?? '')
	const isFree = unlessHidden(taken)
	const { own: most, kin: maxKin, elsewhere } = maxCompared
	const nearby = (slugs: string[], limit: number) => ({ where: newestAmong({ slugs, ranges, taken, limit }), limit })
	const asked = [
		...(ranges.length > 0 && own !== undefined ? [nearby([own], most)] : []),
		...(ranges.length > 0 && kin.length > 0 ? [nearby(kin, maxKin)] : []),
		...(ranges.length > 0 && own === undefined ? [{ where: and(isFree, inCells(ranges)), limit: maxKin }] : []),
		...(ranges.length === 0 || person.openToRelocate
			? [
					{
						where: and(isFree, own === undefined ? undefined : inArray(jobs.specialitySlug, [...withIncluded(own)])),
						limit: elsewhere,
					},
				]
			: []),
	]
	const found = await listVersions(asked)
	return {
		jobs: (await listJobsOf([...new Set(found.flat())])).filter(({ hospitalId }) => !hiddenFrom.includes(hospitalId)),
		isCut: found.some((versions, index) => versions.length === asked[index]?.limit),
	}
}

const { areaRadiusKm, defaultRadiusKm, outerReach } = distance

type Range = [lo: number, hi: number]

/** Cells of the grid around the places, which cover a little more than the circles: the score tells the rest. */
function around({ place, travelRadiusKm, preferredAreas }: MatchPerson): Range[] {
	const circles: { point: Point; km: number }[] = preferredAreas.map((point) => ({ point, km: areaRadiusKm }))
	if (place) circles.push({ point: place, km: (travelRadiusKm ?? defaultRadiusKm) * outerReach })
	const merged: Range[] = []
	for (const [lo, hi] of circles
		.flatMap(({ point, km }) => cellRanges(point.lat, point.lng, km))
		.sort((a, b) => a[0] - b[0])) {
		const last = merged.at(-1)
		if (last && lo <= last[1]) last[1] = Math.max(last[1], hi)
		else merged.push([lo, hi])
	}
	return merged
}

const inCells = (ranges: Range[]) => or(...ranges.map(([lo, hi]) => between(jobs.cell, lo, hi)))

type Nearby = { slugs: string[]; ranges: Range[]; taken: string[]; limit: number }

/**
 * The newest in these cells, chosen within the index `open_jobs_by_speciality_and_cell`: around a big city it holds
 * thousands, of which only those that are compared are worth reading. As an array, so that these are read by their keys whatever statistics say.
 */
const newestAmong = ({ slugs, ranges, taken, limit }: Nearby) => sql`${jobs.id} = any(array(
	with near as materialized (
		select near.id, near.opened_at
		from unnest(${sql.param(ranges.map(([lo]) => lo))}::int[], ${sql.param(ranges.map(([, hi]) => hi))}::int[]) as range (lo, hi)
		cross join lateral (
			select id, opened_at from ${jobs} near
			where near.speciality_slug = any(${sql.param(slugs)}::text[]) and near.cell between range.lo and range.hi
				and near.status = 'open' and near.id <> all(${sql.param(taken)}::uuid[])
			offset 0
		) near
	)
	select near.id from near order by near.opened_at desc nulls last limit ${limit}))`

/** Everyone has few, so they are named one by one, at almost no cost to the search among all jobs. */
async function listTakenJobIds(actor: Specialist): Promise<string[]> {
	const [applied, reported] = await Promise.all([
		db
			.select({ jobId: applications.jobId })
			.from(applications)
			.where(eq(applications.specialistId, actor.specialistId)),
		listHiddenJobIds(actor),
	])
	return [...applied.map(({ jobId }) => jobId), ...reported]
}
