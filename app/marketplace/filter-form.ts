import { distancesKm } from '#app/catalog/distance.ts'
import { experienceBuckets } from '#app/catalog/experience.ts'
import { languageName, languages } from '#app/catalog/languages.ts'
import { shiftName, shifts } from '#app/catalog/shifts.ts'
import { specialities } from '#app/catalog/specialities.ts'
import type { SpecialistFilter, SpecialistSort } from '#app/search/filter.ts'
import { weekdays } from '#app/specialists/profile.ts'
import { filterHref } from './filters-on.ts'

/** How many a choice would leave, by filter group and value, as the search counts them. */
export type FilterCounts = Readonly<Record<string, readonly { value: string; count: number; capped: boolean }[]>>

/** The form that all filters of a list of specialists belong to, and the sheet in which phones show them. */
export const filterFormId = 'specialist-search'
export const filterSheetId = 'specialist-filters'

/** The filters offer these first. The rest of the catalog follows where it has someone. */
const firstLanguages = ['mr', 'hi', 'en']

const sortNames: Record<SpecialistSort, string> = {
	relevance: 'Relevance',
	experience: 'Experience',
	rating: 'Highest Rated',
	pay: 'Monthly Salary',
}

export type FilterForm = ReturnType<typeof filterForm>

type About = {
	path: string
	counts: FilterCounts
	/** The place that the filter names, when we know it. */
	placeName: string | null
	cities: readonly string[]
	/** Pay and availability are there for verified hospitals only. */
	isHospital: boolean
	chips: number
	isOpen: boolean
	/** What the button of the sheet promises: 'Show 38 specialists'. */
	answer: string
}

/** The search form and its filters, ready to draw. */
export function filterForm(filter: SpecialistFilter, about: About) {
	const { path, counts, placeName, cities, isHospital, chips, isOpen, answer } = about
	const countOf = counter(counts)
	const some = <Value extends string>(group: string, values: readonly Value[], name: (value: Value) => string) =>
		values.map((value) => ({ value, label: name(value), ...countOf(group, value) }))
	return {
		path,
		href: filterHref(path, filter),
		chips,
		isOpen,
		answer,
		isHospital,
		fields: {
			q: filter.q,
			place: filter.place,
			km: String(filter.km),
			profession: filter.profession ?? '',
			specialities: filter.specialities,
			shifts: filter.shifts,
			experience: filter.experience,
			languages: filter.languages,
			verified: filter.verified,
			payMin: filter.payMin.text,
			payMax: filter.payMax.text,
			days: filter.days,
			from: filter.from ?? '',
			sort: filter.sort,
		},
		problems: {
			place: filter.place !== '' && placeName === null ? placeProblem(filter.place) : undefined,
			payMin: payProblem(filter.payMin),
			payMax: payProblem(filter.payMax),
		},
		options: {
			cities,
			distances: distancesKm.map((km) => ({ value: String(km), label: `${km} km` })),
			professions: [
				{ value: 'doctor', label: 'Doctors' },
				{ value: 'nurse', label: 'Nurses' },
			],
			specialities: specialities
				.filter(({ profession }) => filter.profession === null || profession === filter.profession)
				.map(({ slug, name }) => ({ value: slug, label: name, ...countOf('speciality', slug) }))
				.filter(({ value, count }) => count === undefined || count !== '0' || filter.specialities.includes(value)),
			shifts: some('shift', shifts, shiftName),
			experience: experienceBuckets.map(({ slug, label }) => ({
				value: slug,
				label,
				...countOf('experience', slug),
			})),
			languages: some(
				'language',
				languages.map(({ code }) => code),
				languageName,
			).filter(
				({ value, count }) =>
					firstLanguages.includes(value) || (count !== undefined && count !== '0') || filter.languages.includes(value),
			),
			verifiedCount: countOf('verified', 'on').count,
			days: weekdays.map(({ key, longName }) => ({ value: key, label: longName, ...countOf('day', key) })),
			sorts: (isHospital ? allSorts : allSorts.filter((sort) => sort !== 'pay')).map((sort) => ({
				value: sort,
				label: sortNames[sort],
			})),
		},
	}
}

const allSorts: readonly SpecialistSort[] = ['relevance', 'experience', 'rating', 'pay']

/** '38', '1,000+'; a value that the search did not find is '0', and a group that it did not count has none. */
function counter(counts: FilterCounts) {
	return (group: string, value: string): { count?: string } => {
		const counted = counts[group]
		if (!counted) return {}
		const found = counted.find((each) => each.value === value)
		return { count: found ? `${found.count.toLocaleString('en-IN')}${found.capped ? '+' : ''}` : '0' }
	}
}

const placeProblem = (typed: string) =>
	/\d{6}/.test(typed)
		? 'PIN code not found. Showing specialists in all locations. Try the city name.'
		: 'Location not found. Showing specialists in all locations. Try a city or a 6-digit PIN code.'

const payProblem = ({ text, paise }: SpecialistFilter['payMin']) =>
	text !== '' && paise === null ? 'Enter an amount in rupees, for example 2,00,000.' : undefined
