import { expect, test } from 'vitest'
import { aHospital } from '#app/hospitals/fixtures.server.ts'
import { aPayRange } from '#app/pay/fixtures.server.ts'
import { aJob } from '../fixtures.server.ts'
import { countLandingPages, readLanding } from './landing-pages.server.ts'
import { loadCityJobs } from './landing-page.server.ts'

const nashik = { location: 'Nashik', latitude: 19.997, longitude: 73.79 }
const now = new Date('2026-11-21T06:00:00Z')
const load = (city: string, speciality?: string) => loadCityJobs({ city, speciality }, now, [])

test('a city has a page for all jobs and one for each speciality it has jobs in, and no others', async () => {
	await aJob({ location: 'Wakad, Pune 411057' })
	await aJob({ location: 'Pune', specialitySlug: 'icu-nurse', speciality: 'ICU Nurse' })
	await aJob({ ...nashik, status: 'paused' })
	await aJob({ location: 'Nowhere that anybody knows' })
	const suspended = await aHospital({ status: 'suspended' })
	await aJob({ ...nashik, hospitalId: suspended.id, status: 'draft', openedAt: null })

	const pages = await countLandingPages()

	expect(pages.map(({ path, jobs }) => [path, jobs])).toEqual([
		['/jobs/in/pune', 2],
		['/jobs/in/pune/anesthesiologist', 1],
		['/jobs/in/pune/icu-nurse', 1],
	])
})

test('a speciality outside the catalog gets no page of its own', async () => {
	await aJob({ location: 'Pune', specialitySlug: 'other', speciality: 'Perfusionist' })

	expect((await countLandingPages()).map(({ path }) => path)).toEqual(['/jobs/in/pune'])
})

test.each([
	['atlantis', undefined],
	['pune', 'wizard'],
	['pune', 'other'],
	['', undefined],
	['__proto__', undefined],
])('there is no page for %s, %s', (city, speciality) => {
	expect(readLanding(city, speciality)).toBeNull()
})

test('the page shows the jobs around, counts them, and knows its one address', async () => {
	const job = await aJob()
	await aJob({ specialitySlug: 'icu-nurse', speciality: 'ICU Nurse' })
	await aJob(nashik)
	await aPayRange()

	const page = await load('pune', 'anesthesiologist')

	expect(page).toMatchObject({
		path: '/jobs/in/pune/anesthesiologist',
		heading: 'Anesthesiologist jobs in Pune',
		count: '1 open job',
		all: '/jobs?place=Pune&speciality=anesthesiologist',
		specialities: [{ label: 'ICU Nurse', to: '/jobs/in/pune/icu-nurse', jobs: 1 }],
		usual: { line: 'Usual: ₹2.6–3.2 lakh a month', to: '/pay/anesthesiologist/pune' },
	})
	expect(page?.cards.map(({ id }) => id)).toEqual([job.id])
})

test('a place without jobs says so', async () => {
	expect(await load('leh', 'pulmonologist')).toMatchObject({ total: 0, cards: [] })
})
