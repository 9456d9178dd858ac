import { count, eq, sql } from 'drizzle-orm'
import { distanceKm } from '#app/catalog/places/distance.ts'
import { type City, cityBySlug, findCityOf } from '#app/catalog/places/places.server.ts'
import { type Speciality, specialityBySlug } from '#app/catalog/specialities.ts'
import { hospitals } from '#app/hospitals/tables.server.ts'
import { istToday } from '#app/platform/text/dates.ts'
import type { Queryable } from '#app/platform/database/db.server.ts'
import { createMicroCache } from '#app/platform/http/micro-cache.server.ts'
import { readerDb } from '#app/platform/database/replica.server.ts'
import { isPublic } from '../page/cards.server.ts'
import { countSpecialities } from './search.server.ts'
import { jobs } from '../tables.server.ts'
import { saidName } from '#app/platform/language/names.ts'

/** A page for those who look for 'anesthesiologist jobs in Pune': one city, with one speciality or with all. */
export type LandingPage = {
	/** Its one address: '/jobs/in/pune/anesthesiologist'. */
	path: string
	city: City
	speciality: Speciality | null
	/** Open jobs whose location names the city. */
	jobs: number
	/** The day in India on which the last of them was posted. */
	lastModified: string
}

/** A city's page shows jobs within this many kilometres. */
export const cityRadiusKm = 20

export const landingPath = (city: string, speciality: string | null) =>
	speciality === null ? `/jobs/in/${city}` : `/jobs/in/${city}/${speciality}`

/** The city and speciality that an address names; `null` when it names none that we know. */
export function readLanding(citySlug: string, specialitySlug: string | undefined) {
	const city = cityBySlug(citySlug)
	if (!city) return null
	if (specialitySlug === undefined) return { city, speciality: null }
	const speciality = specialitySlug === 'other' ? null : specialityBySlug(specialitySlug)
	return speciality ? { city, speciality } : null
}

const kept = createMicroCache<LandingPage[]>({ entries: 1, bytes: 64 * 1024 * 1024 })

/** Pages that have open jobs, the fullest first, recounted once a minute. */
export const listLandingPages = () =>
	kept.get('pages', async () => {
		const value = await countLandingPages()
		return { value, seconds: 60, bytes: value.length * 200 }
	})

export async function countLandingPages(on: Queryable = readerDb()): Promise<LandingPage[]> {
	const rows = await on
		.select({
			location: jobs.location,
			slug: jobs.specialitySlug,
			jobs: count(),
			last: sql<Date>`max(${jobs.openedAt})`.mapWith(jobs.openedAt),
		})
		.from(jobs)
		.innerJoin(hospitals, eq(hospitals.id, jobs.hospitalId))
		.where(isPublic)
		.groupBy(jobs.location, jobs.specialitySlug)
	const pages = new Map<string, LandingPage>()
	const add = (city: City, speciality: Speciality | null, row: { jobs: number; last: Date }) => {
		const path = landingPath(city.slug, speciality?.slug ?? null)
		const page = pages.get(path)
		const day = istToday(row.last)
		const lastModified = page && page.lastModified > day ? page.lastModified : day
		pages.set(path, { path, city, speciality, jobs: (page?.jobs ?? 0) + row.jobs, lastModified })
	}
	for (const row of rows) {
		const city = findCityOf(row.location)
		const speciality = row.slug === null || row.slug === 'other' ? null : specialityBySlug(row.slug)
		if (!city) continue
		add(city, null, row)
		if (speciality) add(city, speciality, row)
	}
	return [...pages.values()].sort((a, b) => b.jobs - a.jobs || a.path.localeCompare(b.path, 'en'))
}

const neighboursShown = 8
/** Beyond this, no one looks for a neighbouring city. */
const neighbourKm = 300

/** Where else to look: other specialities in the city, and the same speciality in the cities around, with their numbers. */
export async function listNeighbours({ city, speciality }: { city: City; speciality: Speciality | null }) {
	const [pages, here] = await Promise.all([listLandingPages(), listSpecialities(city)])
	const around = pages
		.filter((page) => page.speciality?.slug === speciality?.slug && page.city.slug !== city.slug)
		.map((page) => ({ ...page, km: distanceKm(page.city, city) }))
		.filter(({ km }) => km <= neighbourKm)
		.sort((a, b) => a.km - b.km)
		.slice(0, neighboursShown)
	return {
		cities: around.map((page) => ({ label: saidName(page.city.label), to: page.path, jobs: page.jobs })),
		specialities: here
			.filter(({ slug }) => slug !== speciality?.slug)
			.map(({ slug, name, jobs }) => ({ label: saidName(name), to: landingPath(city.slug, slug), jobs }))
			.slice(0, neighboursShown),
	}
}

async function listSpecialities({ lat, lng }: City) {
	const counts = await countSpecialities({ lat, lng, km: cityRadiusKm })
	return [...counts]
		.flatMap(([slug, found]) => {
			const speciality = slug === 'other' ? null : specialityBySlug(slug)
			return speciality && found > 0 ? [{ slug: speciality.slug, name: speciality.name, jobs: found }] : []
		})
		.sort((a, b) => b.jobs - a.jobs || a.name.localeCompare(b.name, 'en'))
}
