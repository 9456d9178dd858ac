import { describe, expect, test } from 'vitest'
import { understand } from '../words/understand.server.ts'
import { gazetteer } from './gazetteer.server.ts'
import { nativeNames } from './native-names.ts'
import { findPlace } from './places.server.ts'
import type { StateName } from './states.ts'

const scripts: Partial<Record<StateName, string>> = {
	'Tamil Nadu': 'Tamil',
	Puducherry: 'Tamil',
	'Andhra Pradesh': 'Telugu',
	Telangana: 'Telugu',
	Karnataka: 'Kannada',
	Kerala: 'Malayalam',
	'West Bengal': 'Bengali',
	Tripura: 'Bengali',
	Assam: 'Bengali',
	Odisha: 'Oriya',
	Gujarat: 'Gujarati',
	Punjab: 'Gurmukhi',
}
const urdu = new Set<StateName>(['Delhi', 'Uttar Pradesh', 'Telangana', 'Bihar', 'Jammu and Kashmir', 'West Bengal'])

/** Great cities, without the parts of another that the source counts as cities. */
const cities = gazetteer().cities.slice(0, 130)
const partsOfAnother = new Set(
	'Narela,Rohini,Najafgarh,Karol Bagh,New Delhi,Shyamnagar,Nangi,Kukatpally,Ambattur,Panihati,Kamarhati,Bhatpara,Kulti,Barasat'.split(
		',',
	),
)

describe('the cities before others', () => {
	const missing = (script: string, isAsked: (state: StateName) => boolean) =>
		cities
			.filter(({ name, state }) => isAsked(state) && !partsOfAnother.has(name))
			.filter(({ names }) => {
				const written = Object.entries(nativeNames).find(([label]) => names.includes(label.toLowerCase()))?.[1] ?? ''
				return !new RegExp(`\\p{Script=${script}}`, 'u').test(`${written} ${names.join(' ')}`)
			})
			.map(({ name }) => name)

	test.each([...new Set(Object.values(scripts))])('have a name in %s where their state writes it', (script) => {
		expect(missing(script, (state) => scripts[state] === script)).toEqual([])
	})

	test('have one in Urdu where that is a language of their state', () => {
		expect(missing('Arabic', (state) => urdu.has(state))).toEqual([])
	})
})

test('every name is its city, for a form and for a search', () => {
	const wrong = Object.entries(nativeNames).flatMap(([label, names]) =>
		names.split(' ').flatMap((written) => {
			const name = written.replace('_', ' ')
			const place = findPlace(name)
			const filters = understand(name, 'jobs').terms.map(({ filter }) => filter?.values.join())
			const isCity = place?.kind === 'city' && place.names.includes(label.toLowerCase().replaceAll('-', ' '))
			return isCity && filters.join() === place.label
				? []
				: [`${label} ${name}: ${place?.name} / ${filters.join(' + ')}`]
		}),
	)
	// Of a word of a search the script is not known, and a town of the launch state is written so in Marathi.
	expect(wrong).toEqual(['Amaravati అమరావతి: Amaravati / Amravati', 'Serampore শ্রীরামপুর: Serampore / '])
})

test.each([
	['வேலூர்', 'Vellore'],
	['খড়গপুর', 'Kharagpur'],
	['শিলিগুড়ি', 'Siliguri'],
	['সিলিগুড়ি', 'Siliguri'],
	['କଟକ', 'Cuttack'],
	['ஈரோடு', 'Erode'],
	['தஞ்சாவூர்', 'Thanjavur'],
	['కర్నూలు', 'Kurnool'],
	['ರಾಯಚೂರು', 'Raichur'],
	['പാലക്കാട്', 'Palakkad'],
	['ആലപ്പുഴ', 'Alappuzha'],
	['دہلی', 'Delhi'],
	['دهلي', 'Delhi'],
	['ممبئی', 'Mumbai'],
	['حیدرآباد', 'Hyderabad'],
	['حيدر آباد', 'Hyderabad'],
	['غازی آباد', 'Ghaziabad'],
	['لکھنؤ', 'Lucknow'],
	['لکھنو', 'Lucknow'],
	['سرینگر', 'Srinagar'],
	['শ্রীরামপুর', 'Serampore'],
	['श्रीरामपूर', 'Shrirampur'],
])('%s is %s, and no place that only sounds like it', (typed, name) => {
	expect(findPlace(typed)).toMatchObject({ kind: 'city', name })
})

test.each([
	['வேலூர் நர்ஸ்', 'Vellore'],
	['নার্স খড়গপুর', 'Kharagpur'],
	['নার্স শিলিগুড়ি', 'Siliguri'],
	['നഴ്സ് പാലക്കാട്', 'Palakkad'],
	['nurse دہلی', 'Delhi'],
	['nurse غازی آباد', 'Ghaziabad'],
	['ঘাটকোপর নার্স', 'Ghatkopar, Mumbai'],
])('beside other words too: %s is in %s', (q, label) => {
	const places = understand(q, 'jobs').terms.flatMap(({ filter }) => (filter?.name === 'place' ? filter.values : []))
	expect(places).toEqual([label])
})
