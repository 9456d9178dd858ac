import { expect, test } from 'vitest'
import { aHospital } from '#app/hospitals/fixtures.server.ts'
import { aHiddenHospital, aSpecialist } from '../fixtures.server.ts'
import { readInsights } from './insights.server.ts'
import { specialistSearch } from '../search/specialist-search.server.ts'

const searchOf = (query: string) => specialistSearch.parse(new URLSearchParams(query))

async function insightsOf(query: string) {
	const viewer = { kind: 'hospital' as const, hospitalId: (await aHospital()).id }
	return readInsights(viewer, searchOf(query))
}

test('nothing is counted over fewer than five people', async () => {
	for (let i = 0; i < 4; i++) await aSpecialist({ languages: ['sd'] })
	expect(await insightsOf('language=sd')).toBeNull()

	await aSpecialist({ languages: ['sd'] })

	expect(await insightsOf('language=sd')).toMatchObject({
		people: 5,
		specialities: [{ value: 'anesthesiologist', count: 5 }],
		pay: [{ from: 300_000, to: 350_000, count: 5 }],
		genders: null,
		days: [],
	})
})

test('who hides from the hospital is not counted for it, and is for every other', async () => {
	const member = { kind: 'hospital' as const, hospitalId: (await aHospital({ displayName: 'Niramay Hospital' })).id }
	const search = searchOf('language=sd')
	for (let i = 0; i < 5; i++) await aSpecialist({ languages: ['sd'] })
	await aHiddenHospital(await aSpecialist({ languages: ['sd'] }), 'Niramay Hospital')

	expect(await readInsights(member, search)).toMatchObject({ people: 5 })
	expect(await insightsOf('language=sd')).toMatchObject({ people: 6 })
})

test('a group of fewer than five is left out, and so is a split that would tell it by subtraction', async () => {
	const hours = { from: '08:00', to: '14:00' }
	for (let i = 0; i < 5; i++) await aSpecialist({ languages: ['as'], gender: 'female', availability: { mon: hours } })
	for (let i = 0; i < 4; i++)
		await aSpecialist({
			languages: ['as'],
			gender: 'male',
			availability: { tue: hours },
			specialitySlug: 'radiologist',
		})

	const few = await insightsOf('language=as')
	await aSpecialist({ languages: ['as'], gender: 'male' })
	const enough = await insightsOf('language=as')

	expect(few).toMatchObject({ genders: null, days: [{ value: 'mon', count: 5 }] })
	expect(few?.specialities).toEqual([{ value: 'anesthesiologist', count: 5 }])
	expect(enough?.genders).toEqual([
		{ value: 'female', count: 5 },
		{ value: 'male', count: 5 },
	])
})

test('a small group among many who do not say keeps no other from being counted', async () => {
	for (let i = 0; i < 5; i++) await aSpecialist({ languages: ['kok'], gender: 'female' })
	await aSpecialist({ languages: ['kok'], gender: 'other' })
	for (let i = 0; i < 3; i++) await aSpecialist({ languages: ['kok'] })
	expect(await insightsOf('language=kok')).toMatchObject({ genders: null })

	await aSpecialist({ languages: ['kok'] })

	expect((await insightsOf('language=kok'))?.genders).toEqual([{ value: 'female', count: 5 }])
})

test('expected pay is counted in equal steps without a gap, and a step of fewer than five names no one', async () => {
	const expecting = async (lakh: number, count: number) => {
		for (let i = 0; i < count; i++)
			await aSpecialist({ languages: ['sa'], expectedMonthlyPaise: BigInt(Math.round(lakh * 100_000)) * 100n })
	}
	await expecting(1.2, 20)
	await expecting(1.6, 2)
	await expecting(2.2, 6)
	await expecting(9, 1)

	expect((await insightsOf('language=sa'))?.pay).toEqual([
		{ from: 100_000, to: 150_000, count: 20 },
		{ from: 150_000, to: 200_000, count: 0 },
		{ from: 200_000, to: 250_000, count: 6 },
	])

	// Spread over more than eight steps, they are counted in wider ones.
	await expecting(8, 10)
	const wide = (await insightsOf('language=sa'))?.pay ?? []
	expect(wide.map(({ from, to }) => to - from)).toEqual(wide.map(() => 100_000))
	expect(wide).toHaveLength(8)
})
