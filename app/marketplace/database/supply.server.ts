import { and, countDistinct, eq, isNull } from 'drizzle-orm'
import { publicCityOf } from '#app/catalog/places/places.server.ts'
import { specialityBySlug } from '#app/catalog/specialities.ts'
import { isVerifiedRegistration } from '#app/credentials/queries.server.ts'
import { credentials } from '#app/credentials/tables.server.ts'
import { accounts } from '#app/identity/tables.server.ts'
import type { Queryable } from '#app/platform/database/db.server.ts'
import { defineFigures } from '#app/platform/figures.server.ts'
import { countedOrFew } from '#app/platform/small-sets.ts'
import { isListed, specialists } from '#app/specialists/tables.server.ts'

const specialitiesShown = 6
const citiesShown = 3

/** Specialists whom a hospital can find and whose registration is verified: all of them, and by speciality and city. */
export const supplyFigures = defineFigures('supply', countSupply)

export async function countSupply(on: Queryable) {
	const rows = await on
		.select({ slug: specialists.specialitySlug, location: specialists.location, count: countDistinct(specialists.id) })
		.from(specialists)
		.innerJoin(accounts, eq(accounts.id, specialists.id))
		.innerJoin(credentials, eq(credentials.specialistId, specialists.id))
		.where(and(isListed, isNull(accounts.suspendedAt), isVerifiedRegistration))
		.groupBy(specialists.specialitySlug, specialists.location)
	const bySpeciality = new Map<string, number>()
	const byCity = new Map<string, number>()
	const cells = new Map<string, number>()
	const add = (to: Map<string, number>, key: string, count: number) => to.set(key, (to.get(key) ?? 0) + count)
	for (const { slug, location, count } of rows) {
		const city = publicCityOf(location)?.slug
		if (slug && slug !== 'other') add(bySpeciality, slug, count)
		if (city) add(byCity, city, count)
		if (slug && city) add(cells, `${slug} ${city}`, count)
	}
	const cities = fullest(byCity, citiesShown)
	const shown = fullest(bySpeciality, specialitiesShown)
	return {
		all: rows.reduce((sum, { count }) => sum + count, 0),
		specialities: Object.fromEntries(shown),
		cities: Object.fromEntries(cities),
		cells: Object.fromEntries(
			shown.flatMap(([slug]) => cities.map(([city]) => [`${slug} ${city}`, cells.get(`${slug} ${city}`) ?? 0])),
		),
	}
}

const fullest = (counts: Iterable<[string, number]>, limit: number) =>
	[...counts].sort(([a, one], [b, other]) => other - one || a.localeCompare(b, 'en')).slice(0, limit)

/** The figures as a table: a row for each speciality, with all of its people and those of the cities. Null is fewer than five. */
export function supplyTable({ specialities, cities, cells }: Awaited<ReturnType<typeof countSupply>>) {
	const places = fullest(Object.entries(cities), citiesShown)
	return {
		rows: fullest(Object.entries(specialities), specialitiesShown).flatMap(([slug, all]) => {
			const name = specialityBySlug(slug)?.name
			const inCities = places.map(([city]) => countedOrFew(cells[`${slug} ${city}`] ?? 0))
			return name ? [{ slug, name, all: countedOrFew(all), inCities }] : []
		}),
		cities: places.map(([slug]) => slug),
	}
}
