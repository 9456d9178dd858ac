import { distancesKm } from '#app/catalog/places/distance.ts'
import { experienceBuckets } from '#app/catalog/experience.ts'
import { languages } from '#app/catalog/languages.ts'
import { greatestCities } from '#app/catalog/places/places.server.ts'
import { shifts } from '#app/catalog/shifts.ts'
import { allSkills } from '#app/catalog/skills.ts'
import { specialities } from '#app/catalog/specialities.ts'
import { specialistSearch } from '#app/specialists/search/specialist-search.server.ts'
import { men, surnames, women } from '#demo/seed/people.ts'
import { randomFrom } from '#demo/seed/random.ts'

const cities = greatestCities(60).map(({ label }) => label)
const firstNames = [...women, ...men]

/**
 * Of all searches 80 % name one of the sixty greatest cities, the greater the more often; 70 % one of thirty
 * specialities, the first more often; 30 % a shift, 20 % a language, 30 % a bucket of years. `textShare` of them has
 * words: a first name or a surname, both, or a skill.
 */
export function specialistQueries(count: number, { textShare, seed }: { textShare: number; seed: number }) {
	const random = randomFrom(seed)
	const skewed = <Value>(values: readonly Value[], power: number) =>
		values[Math.floor(random.next() ** power * values.length)] ?? values[0]
	const words = () => {
		const kind = random.next()
		if (kind < 0.3) return random.pick(surnames)
		if (kind < 0.5) return random.pick(firstNames)
		if (kind < 0.7) return `${random.pick(firstNames)} ${random.pick(surnames)}`
		return random.pick(allSkills).split(' ').slice(0, 2).join(' ')
	}
	return Array.from({ length: count }, () => {
		const params = new URLSearchParams()
		if (random.chance(0.8)) {
			params.set('place', skewed(cities, 2) ?? '')
			params.set('km', String(random.pick(distancesKm)))
		}
		if (random.chance(0.7)) params.set('speciality', skewed(specialities.slice(0, 30), 2)?.slug ?? '')
		if (random.chance(0.3)) params.set('shift', random.pick(shifts))
		if (random.chance(0.2)) params.set('language', skewed(languages, 2)?.code ?? '')
		if (random.chance(0.3)) params.set('experience', random.pick(experienceBuckets).slug)
		if (random.next() < textShare) params.set('q', words())
		params.set('sort', random.pick(specialistSearch.sorts))
		return { search: specialistSearch.parse(params) }
	})
}

/** Addresses of job lists with the same shares, over the cities that the made-up jobs are in. */
export function jobQueries(count: number, { textShare, seed }: { textShare: number; seed: number }): string[] {
	const random = randomFrom(seed)
	const places = [
		'Pune',
		'Mumbai',
		'Nashik',
		'Nagpur',
		'Bangalore',
		'Hyderabad',
		'Chennai',
		'Delhi',
		'Jaipur',
		'Ahmedabad',
	]
	const slugs = [
		'anesthesiologist',
		'general-surgeon',
		'orthopedic-surgeon',
		'neurosurgeon',
		'icu-nurse',
		'ot-nurse',
		'radiologist',
	]
	return Array.from({ length: count }, () => {
		const params = new URLSearchParams()
		if (random.chance(0.8)) {
			params.set('place', random.pick(places))
			params.set('km', String(random.pick(distancesKm)))
		}
		if (random.chance(0.7)) params.set('speciality', random.pick(slugs))
		if (random.chance(0.3)) params.set('shift', random.pick(['morning', 'evening', 'night', 'weekend']))
		if (random.chance(0.3)) params.set('experience', random.pick(experienceBuckets).slug)
		if (random.chance(0.2)) params.set('pay', random.pick(['100000', '200000', '300000']))
		if (random.next() < textShare)
			params.set('q', random.pick(['consultant', 'neuro', 'nurse', 'surgeon', 'icu', 'pune', 'heart']))
		params.set('sort', random.pick(['newest', 'pay', 'start', 'nearest']))
		return `/jobs?${params.toString()}`
	})
}
