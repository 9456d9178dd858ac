import { sql } from 'drizzle-orm'
import { cellsWithin } from '#app/catalog/distance.ts'
import { publicCityOf } from '#app/catalog/places.server.ts'
import { specialityBySlug, withIncluded } from '#app/catalog/specialities.ts'
import type { Queryable } from '#app/platform/db.server.ts'
import { readerDb } from '#app/platform/replica.server.ts'
import { atLeast, formatAtLeast } from '#app/platform/small-sets.ts'
import { specialistSearchRows } from '#app/specialists/tables.server.ts'

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
	const { rows } = await on.execute<{ count: number }>(sql`
		select count(*)::int as count from ${specialistSearchRows} s
		where s.city_cell = any(${sql.param(cellsWithin(city.lat, city.lng, aroundKm))}::int[])
			and s.speciality = any(${sql.param([...withIncluded(named.slug)])}::text[])
			and s.facets & search_facets('specialist', array['verified=on']) <> 0
			and search_km(s.city_latitude, s.city_longitude, ${city.lat}::float8, ${city.lng}::float8) <= ${aroundKm}`)
	const shown = atLeast(rows[0]?.count ?? 0)
	const many = formatAtLeast(shown)
	return {
		line: `${many.charAt(0).toUpperCase()}${many.slice(1)} verified specialists are listed in and around ${city.label} as ${named.name}.`,
		isFew: shown === null,
	}
}
