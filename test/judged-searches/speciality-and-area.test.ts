// What first, then where: of every speciality and every area of Pune, for jobs and for candidates.
import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { distanceKm, type Point } from '#app/catalog/places/distance.ts'
import { placeNames } from '#app/catalog/places/places.server.ts'
import { specialities, withIncluded } from '#app/catalog/specialities.ts'
import { jobSearch } from '#app/jobs/search/job-search.server.ts'
import { searchJobs } from '#app/jobs/search/search.server.ts'
import { db } from '#app/platform/database/db.server.ts'
import { searchSpecialists } from '#app/specialists/search/search.server.ts'
import { specialistSearch } from '#app/specialists/search/specialist-search.server.ts'
import { seedDemo } from './seed-demo.ts'

type Row = { id: string; speciality: string | null; latitude: number | null; longitude: number | null }
const shown = 6
const atOnce = 6

test('the first results of a speciality and an area of Pune are all of the speciality where so many are within 20 km', {
	timeout: 1_800_000,
}, async () => {
	await seedDemo()
	const { rows: jobs } = await db.execute<Row>(sql`select id, speciality, latitude, longitude from search_jobs`)
	// Hospitals know the city of a person and no finer place.
	const { rows: people } = await db.execute<Row>(
		sql`select id, speciality, city_latitude as latitude, city_longitude as longitude from search_specialists`,
	)
	const areas = placeNames().areas.filter(({ city, needsCity }) => city.label === 'Pune' && !needsCity)
	const isNear = ({ latitude, longitude }: Row, point: Point) =>
		latitude !== null && longitude !== null && distanceKm(point, { lat: latitude, lng: longitude }) <= 20
	const viewer = { kind: 'hospital', hospitalId: randomUUID() } as const
	const find = {
		jobs: async (q: string) => {
			const { rows } = await searchJobs(jobSearch.parse(new URLSearchParams({ q })), {}, shown)
			return rows.map(({ id }) => id)
		},
		people: async (q: string) => {
			const search = specialistSearch.parse(new URLSearchParams({ q }))
			return (await searchSpecialists({ viewer, search, limit: shown, isCounted: false })).ids
		},
	}
	const asked = specialities.flatMap(({ slug, name }) =>
		(['jobs', 'people'] as const).flatMap((kind) => {
			const own = (kind === 'jobs' ? jobs : people).filter(
				({ speciality }) => speciality !== null && withIncluded(slug).includes(speciality),
			)
			return own.length === 0 ? [] : areas.map((area) => ({ kind, name, own, area }))
		}),
	)
	const wrong: string[] = []
	const left = asked.values()
	await Promise.all(
		Array.from({ length: atOnce }, async () => {
			for (const { kind, name, own, area } of left) {
				const expected = Math.min(shown, own.filter((row) => isNear(row, area)).length)
				const [label = ''] = area.label.split(',')
				const found = await find[kind](`${name} ${label}`)
				if (!found.slice(0, expected).every((id) => own.some((row) => row.id === id)))
					wrong.push(`${kind}: ${name} ${label}, ${expected} near`)
			}
		}),
	)

	expect(wrong).toEqual([])
	expect(asked.length).toBeGreaterThan(1_500)
})
