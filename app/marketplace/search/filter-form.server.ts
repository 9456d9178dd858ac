import { distancesKm } from '#app/catalog/places/distance.ts'
import { experienceBuckets } from '#app/catalog/experience.ts'
import { languageName, languages } from '#app/catalog/languages.ts'
import { suggestCities } from '#app/catalog/places/places.server.ts'
import { shiftName, shifts } from '#app/catalog/shifts.ts'
import { specialities } from '#app/catalog/specialities.ts'
import { defaultKm, placeProblem } from '#app/search/place-filter.server.ts'
import { weekdays } from '#app/specialists/profile/profile.ts'
import {
	type SpecialistSearch,
	specialistSearch,
	type SpecialistSort,
} from '#app/specialists/search/specialist-search.server.ts'
import { inSpecialists } from '../labels.ts'
import { saidName } from '#app/platform/language/names.ts'
import { t, words } from '#app/platform/language/words.ts'

/** The filters offer these first. The rest of the catalog follows where it has someone. */
const firstLanguages = ['mr', 'hi', 'en']

const sortNames: Record<SpecialistSort, string> = words({
	relevance: 'Relevance',
	experience: 'Experience',
	rating: 'Highest Rated',
	pay: 'Monthly Salary',
})

export type FilterForm = ReturnType<typeof filterForm>

type Found = {
	counts: ReadonlyMap<string, ReadonlyMap<string, number> | null>
	total: { count: number; capped: boolean }
	chips: readonly unknown[]
}
type About = {
	path: string
	/** Pay and availability are there for verified hospitals only. */
	isHospital: boolean
	isOpen: boolean
	/** The best matches of the hospital’s jobs come first. */
	isMatched?: boolean
}

/** The address of a search below a page. */
export function searchHref(path: string, search: SpecialistSearch): string {
	const query = specialistSearch.print(search)
	return query ? `${path}?${query}` : path
}

/** The search form and its filters, ready to draw. */
export function filterForm(
	search: SpecialistSearch,
	{ counts, total, chips }: Found,
	{ path, isHospital, isOpen, isMatched = false }: About,
) {
	const { filters } = search
	// Nothing is relevant to words that were not typed.
	const nameOfFirst = isHospital && search.q === '' ? (isMatched ? 'Best match' : 'Recommended') : sortNames.relevance
	const countOf = (group: string, value: string): { count?: string } => {
		const counted = counts.get(group)
		return counted ? { count: (counted.get(value) ?? 0).toLocaleString('en-IN') } : {}
	}
	const some = <Value extends string>(group: string, values: readonly Value[], name: (value: Value) => string) =>
		values.map((value) => ({ value, label: name(value), ...countOf(group, value) }))
	return {
		path,
		href: searchHref(path, search),
		chips: chips.length,
		isOpen,
		answer: total.count === 0 ? t.of('button')`Close` : t`Show ${{ specialists: inSpecialists(total) }}`,
		isHospital,
		fields: {
			q: search.q,
			place: filters.place?.text ?? '',
			km: String(filters.place?.km ?? defaultKm),
			profession: filters.profession?.[0] ?? '',
			specialities: [...(filters.speciality ?? [])],
			shifts: [...(filters.shift ?? [])],
			experience: [...(filters.experience ?? [])],
			languages: [...(filters.language ?? [])],
			verified: filters.verified ?? false,
			payMin: filters.payMin?.text ?? '',
			payMax: filters.payMax?.text ?? '',
			days: [...(filters.day ?? [])],
			from: filters.from ?? '',
			sort: search.sort ?? 'relevance',
		},
		problems: {
			place: placeProblem(filters.place, 'specialists'),
			payMin: payProblem(filters.payMin, 'minimum'),
			payMax: payProblem(filters.payMax, 'maximum'),
		},
		options: {
			cities: suggestCities(''),
			distances: distancesKm.map((km) => ({ value: String(km), label: t`${{ km }} km` })),
			professions: [
				{ value: 'doctor', label: t`Doctors` },
				{ value: 'nurse', label: t`Nurses` },
			],
			specialities: some(
				'speciality',
				specialities
					.filter(({ profession }) => !filters.profession || filters.profession.includes(profession))
					.map(({ slug }) => slug),
				(slug) => saidName(specialities.find((each) => each.slug === slug)?.name ?? slug),
			).filter(({ value, count }) => count !== '0' || filters.speciality?.includes(value)),
			shifts: some('shift', shifts, shiftName),
			experience: experienceBuckets.map(({ slug, label }) => ({
				value: slug,
				label: saidName(label),
				...countOf('experience', slug),
			})),
			languages: some(
				'language',
				languages.map(({ code }) => code),
				(code) => saidName(languageName(code)),
			).filter(
				({ value, count }) =>
					firstLanguages.includes(value) || (count !== undefined && count !== '0') || filters.language?.includes(value),
			),
			verifiedCount: countOf('verified', 'on').count,
			days: some(
				'day',
				weekdays.map(({ key }) => key),
				(day) => weekdays.find(({ key }) => key === day)?.longName ?? day,
			),
			sorts: specialistSearch.sorts
				.filter((sort) => isHospital || sort !== 'pay')
				.map((sort) => ({ value: sort, label: sort === 'relevance' ? nameOfFirst : sortNames[sort] })),
		},
	}
}

function payProblem(limit: SpecialistSearch['filters']['payMin'], end: 'minimum' | 'maximum'): string | undefined {
	if (!limit || limit.paise !== null) return undefined
	if (!limit.isContradicting) return 'Enter an amount in rupees, for example 2,00,000.'
	return end === 'maximum'
		? 'The maximum is less than the minimum. Showing specialists with any pay. Change one of the two.'
		: undefined
}
