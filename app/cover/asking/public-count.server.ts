import { sql } from 'drizzle-orm'
import { cellsWithin, type Point } from '#app/catalog/places/distance.ts'
import { publicCityOf } from '#app/catalog/places/places.server.ts'
import { specialityBySlug, withIncluded } from '#app/catalog/specialities.ts'
import type { Queryable } from '#app/platform/database/db.server.ts'
import { readerDb } from '#app/platform/database/replica.server.ts'
import { atLeast, minCounted } from '#app/platform/small-sets.ts'
import { specialistSearchRows, specialists } from '#app/specialists/tables.server.ts'
import { qualifies } from './candidates.server.ts'

const aroundKm = 25

export type PublicCount = { line: string; isFew: boolean }

/**
 * How many verified specialists of a kind the public database lists around a city, in steps and fewer than five said as such: what everyone may
 * know, before a hospital asks. It knows no hours, no pay and no site. Null for a place that is in no city that we know.
 */
export async function countPublic(
	speciality: string,
	location: string,
	on: Queryable = readerDb(),
): Promise<PublicCount | null> {
	const [city, named] = [publicCityOf(location), specialityBySlug(speciality)]
	if (!city || !named) return null
	const shown = atLeast(await countListed(on, city, named.slug))
	const line =
		shown === null
			? `Fewer than ${minCounted} verified specialists are listed in and around ${city.label} as ${named.name}.`
			: `At least ${shown.toLocaleString('en-IN')} verified specialists are listed in and around ${city.label} as ${named.name}.`
	return { line, isFew: shown === null }
}

/** How many verified specialists are listed there, of those that meet `has`. */
async function countListed(on: Queryable, city: Point, specialitySlug: string, has = sql`true`): Promise<number> {
	const { rows } = await on.execute<{ count: number }>(sql`
		select count(*)::int as count from ${specialistSearchRows} s join ${specialists} p on p.id = s.id
		where s.city_cell = any(${sql.param(cellsWithin(city.lat, city.lng, aroundKm))}::int[])
			and s.speciality = any(${sql.param([...withIncluded(specialitySlug)])}::text[])
			and s.facets & search_facets('specialist', array['verified=on']) <> 0
			and search_km(s.city_latitude, s.city_longitude, ${city.lat}::float8, ${city.lng}::float8) <= ${aroundKm}
			and ${has}`)
	return rows[0]?.count ?? 0
}

type Needs = Parameters<typeof qualifies>[1] & { specialitySlug: string; languages: readonly string[] }

/**
 * Whether a request is for so few that what becomes of it tells about one of them: what it requires beside the speciality is met by fewer than
 * five who are listed. Only what is listed counts, so the answer says nothing of anyone's hours, pay or way.
 */
export async function isForFew(on: Queryable, needs: Needs): Promise<boolean> {
	if (needs.credentials.length === 0 && needs.languages.length === 0) return false
	const city = publicCityOf(needs.city) ?? publicCityOf(needs.location)
	if (!city) return true
	const has = sql`${qualifies(sql`s.id`, needs)} and p.languages @> ${sql.param([...needs.languages])}::text[]`
	return (await countListed(on, city, needs.specialitySlug, has)) < minCounted
}
