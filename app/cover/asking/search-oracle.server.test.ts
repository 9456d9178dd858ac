import { expect, test } from 'vitest'
import { aHospital } from '#app/hospitals/fixtures.server.ts'
import { locationColumns } from '#app/specialists/onboarding/registration.server.ts'
import { coverPreferences } from '../tables.server.ts'
import { db } from '#app/platform/database/db.server.ts'
import { aSpecialist } from '#app/specialists/fixtures.server.ts'
import { type SearchViewer, searchSpecialists } from '#app/specialists/search/search.server.ts'
import { specialistSearch } from '#app/specialists/search/specialist-search.server.ts'
import { educations, workExperiences } from '#app/specialists/tables.server.ts'

const shown = {
	languages: ['doi'],
	shifts: ['night' as const],
	expectedMonthlyPaise: 20_000_000n,
	availability: { mon: { from: '08:00', to: '14:00' } },
	experienceVisibility: false,
}

/** Two whose profiles read the same to a hospital that has nothing to do with them, and who differ in all that it may not read. */
async function aPairAlike() {
	const [one, other] = [
		await aSpecialist({ ...shown, ...locationColumns('Pune'), yearsOfExperience: 6, gender: 'female' }),
		await aSpecialist({ ...shown, ...locationColumns('Pune'), yearsOfExperience: 9, gender: 'male' }),
	]
	const past = { role: 'Consultant', startsOn: '2019-07-01' }
	await db.insert(workExperiences).values([
		{
			...past,
			specialistId: one.specialistId,
			hospital: 'Quellenbach Hospital',
			description: 'Ran the Zephyrine unit',
		},
		{ ...past, specialistId: other.specialistId, hospital: 'Dharampeth Hospital', description: 'Day list' },
	])
	await db.insert(educations).values([
		{ specialistId: one.specialistId, institution: 'Tarragonia College', degree: 'MD Anaesthesiology', endYear: 2012 },
		{
			specialistId: other.specialistId,
			institution: 'BJ Medical College',
			degree: 'MD Anaesthesiology',
			endYear: 2016,
		},
	])
	await db.insert(coverPreferences).values([
		{ specialistId: one.specialistId, isOn: true, radiusKm: 5, leastCasePaise: 900_000n, atNight: true },
		{ specialistId: other.specialistId, isOn: false, radiusKm: 60, leastCasePaise: 200_000n, children: true },
	])
	return [one.specialistId, other.specialistId].toSorted((a, b) => (a > b ? -1 : 1))
}

const words = [
	'Quellenbach',
	'Dharampeth Hospital',
	'Zephyrine',
	'Tarragonia',
	'female',
	'male doctor',
	'6 years',
	'above 7 years',
	'9+ years',
	'emergency cover',
	'available now',
	'cover 5000 per case',
	'within 5 km',
]
const filters = [
	'experience=5-10',
	'experience=3-5',
	'payMax=200000',
	'payMax=199999',
	'day=mon',
	'place=Pune&km=5',
	'relocate=on',
]
const sorts = ['relevance', 'experience', 'rating', 'pay']

test('no filter, word or order of a hospital’s search tells apart two people whose profiles read the same', async () => {
	const pair = await aPairAlike()
	const viewers: SearchViewer[] = [{ kind: 'hospital', hospitalId: (await aHospital()).id }, { kind: 'public' }]
	const queries = [
		...filters,
		...words.map((word) => `q=${word}`),
		...words.flatMap((word) => filters.slice(0, 3).map((filter) => `${filter}&q=${word}`)),
		'',
	].flatMap((query) => sorts.map((sort) => `language=doi&sort=${sort}&${query}`))

	for (const viewer of viewers)
		for (const query of queries) {
			const search = specialistSearch.parse(new URLSearchParams(query))
			const { ids, total } = await searchSpecialists({ viewer, search, limit: 10 })
			expect([viewer.kind, query, ids.length, ids]).toEqual([
				viewer.kind,
				query,
				total.count,
				ids.length > 0 ? pair : [],
			])
		}
})
