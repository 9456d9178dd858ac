import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { aHospital, aSite } from '#app/hospitals/fixtures.server.ts'
import { hospitalAt } from '#app/hospitals/sites/hospital-at-site.server.ts'
import { hospitals } from '#app/hospitals/tables.server.ts'
import { db, only } from '#app/platform/database/db.server.ts'
import { aJob } from './fixtures.server.ts'
import { jobs } from './tables.server.ts'

const main = { address: '12 Lake Road, Shivajinagar', city: 'Pune', pin: '411005' }

async function namesOf(job: Partial<typeof jobs.$inferInsert>) {
	const { id } = await aJob(job)
	const names = db
		.select(hospitalAt(jobs.siteId, jobs.location))
		.from(jobs)
		.innerJoin(hospitals, eq(hospitals.id, jobs.hospitalId))
		.where(eq(jobs.id, id))
	return Object.values(only(await names))
}

test.each([
	['Kothrud', 'Paud Road, Kothrud', ['Lakeside Heart Institute, Kothrud, Pune', 'Lakeside Heart..., Kothrud']],
	[
		'Baner daycare centre',
		'Survey 42, Baner',
		['Lakeside Heart Institute, Baner daycare centre, Pune', 'Lakeside..., Baner daycare...'],
	],
	['Unit 2', '5 High Street, Baner', ['Lakeside Heart Institute, Unit 2, Baner, Pune', 'Lakeside Heart..., Unit 2']],
	[
		'Lakeside Heart Institute Baner',
		'Baner',
		['Lakeside Heart Institute Baner, Pune', 'Lakeside Heart Institute Baner'],
	],
])(
	'a job at the site %s of a group names it with its locality, in an SMS as far as there is room',
	async (name, address, names) => {
		const { id: hospitalId } = await aHospital(main)
		const { id: siteId } = await aSite({ hospitalId, name, address })

		expect(await namesOf({ hospitalId, siteId })).toEqual(names)
	},
)

test.each([
	['its main site', '12 Lake Road, Shivajinagar, Pune 411005', 'Shivajinagar, Pune', 'Lakeside..., Shivajinagar'],
	['a location that was typed', 'Ward 4, Nashik', 'Nashik', 'Lakeside Heart..., Nashik'],
])('a job of a group at %s is named with the locality', async (_which, location, place, short) => {
	const { id: hospitalId } = await aHospital(main)
	await aSite({ hospitalId })

	expect(await namesOf({ hospitalId, location })).toEqual([`Lakeside Heart Institute, ${place}`, short])
})

test('a hospital without further sites is its name alone, wherever the job is', async () => {
	const { id: hospitalId } = await aHospital(main)
	// Of another hospital.
	await aSite({ hospitalId: (await aHospital()).id })

	for (const location of ['12 Lake Road, Shivajinagar, Pune 411005', 'Nashik'])
		expect(await namesOf({ hospitalId, location })).toEqual(['Lakeside Heart Institute', 'Lakeside Heart Institute'])
})
