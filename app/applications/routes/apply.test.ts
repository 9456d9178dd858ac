import { expect, test } from 'vitest'
import { aJob } from '#app/jobs/fixtures.server.ts'
import { db, only } from '#app/platform/database/db.server.ts'
import { notSpecified, unknownLocation } from '#app/specialists/profile/profile.ts'
import { aSpecialist } from '#app/specialists/fixtures.server.ts'
import { specialists } from '#app/specialists/tables.server.ts'
import { askRoute, redirectOf } from '#test/ask-route.ts'
import { applications } from '../tables.server.ts'
import { action, loader } from './apply.tsx'

const aNewNurse = () =>
	aSpecialist({
		name: 'Sunita Pawar',
		profession: 'nurse',
		speciality: notSpecified,
		specialitySlug: null,
		location: notSpecified,
		latitude: null,
		longitude: null,
		yearsOfExperience: null,
	})

test('someone new is asked who they are, where, and for how long, and the job fills in what it can', async () => {
	const nurse = await aNewNurse()
	const job = await aJob({ specialitySlug: 'icu-nurse', location: 'Kothrud, Pune' })
	const path = `/jobs/${job.id}/apply`

	const { facts } = (await askRoute(loader, path, { as: nurse })) as unknown as { facts: { basics: unknown } }
	const bare = await askRoute(action, path, { as: nurse, form: { note: 'Hello' } })

	expect(facts.basics).toEqual([
		{ field: 'speciality', suggested: 'ICU Nurse' },
		{ field: 'location', suggested: 'Pune' },
		{ field: 'years', suggested: '' },
	])
	expect(bare).toMatchObject({ init: { status: 422 }, data: { fields: { years: ['This field is required'] } } })
	expect(await db.$count(applications)).toBe(0)

	const form = { speciality: 'ICU Nurse', location: 'Pune', years: '2+ yrs' }
	const sent = await redirectOf(await askRoute(action, path, { as: nurse, form }))

	expect(sent.to).toMatch(/^\/applications\//)
	expect(only(await db.select().from(specialists))).toMatchObject({
		specialitySlug: 'icu-nurse',
		location: 'Pune',
		yearsOfExperience: 2,
	})
})

test('a place that is not on the map is asked for again with all that was typed, and a speciality that we do not know is named after sending', async () => {
	const nurse = await aNewNurse()
	const path = `/jobs/${(await aJob()).id}/apply`
	const typed = { speciality: 'Wound whisperer', location: 'Atlantis', years: '4', note: 'From January' }

	const refused = await askRoute(action, path, { as: nurse, form: typed })

	expect(refused).toMatchObject({
		init: { status: 422 },
		data: { fields: { location: [unknownLocation()] }, values: typed },
	})
	expect(await db.$count(applications)).toBe(0)
	expect(only(await db.select().from(specialists))).toMatchObject({ location: notSpecified, yearsOfExperience: null })

	const sent = await askRoute(action, path, { as: nurse, form: { ...typed, location: 'Nashik' } })

	expect((await redirectOf(sent)).message).toMatchObject({
		title: 'Applied',
		detail: expect.stringContaining('Speciality saved as “Wound whisperer”. We do not know this speciality.'),
	})
})

test('an application never changes what the profile says already', async () => {
	const asha = await aSpecialist()
	const job = await aJob()

	await askRoute(action, `/jobs/${job.id}/apply`, { as: asha, form: { speciality: 'ICU Nurse', years: '1' } })

	expect(only(await db.select().from(specialists))).toMatchObject({
		specialitySlug: 'anesthesiologist',
		yearsOfExperience: 11,
	})
})
