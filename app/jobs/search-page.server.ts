import { distancesKm } from '#app/catalog/distance.ts'
import { experienceBuckets } from '#app/catalog/experience.ts'
import { type Place, suggestCities } from '#app/catalog/places.server.ts'
import { jobShifts, shiftName } from '#app/catalog/shifts.ts'
import { specialities, specialityName } from '#app/catalog/specialities.ts'
import { payUnits, perUnit } from '#app/platform/money.ts'
import { searchText } from '#app/platform/text.server.ts'
import { type Counted, counted, inNumbers } from '#app/search-engine/counted.ts'
import { toJobCard } from './card.ts'
import { listNewestJobs, searchJobs } from './search.server.ts'
import { filtersOn, type JobSearch, maxShown, pageSize, readSearch, searchHref, type Sort, sorts } from './search.ts'

export type SearchPage = Awaited<ReturnType<typeof loadSearchPage>>

const sortNames: Record<Sort, string> = {
	newest: 'Newest first',
	pay: 'Highest pay first',
	start: 'Earliest start date first',
	nearest: 'Nearest first',
}

/** '38 jobs', '1,000+ jobs' */
const inJobs = (total: number) => {
	if (total === 1) return '1 job'
	return total === 0 ? 'No jobs' : `${inNumbers(counted(total))} jobs`
}

/** The job list as an address asks for it, ready to print; without the jobs that its viewer has hidden. */
export async function loadSearchPage(address: URL, now: Date, hidden: readonly string[] = []) {
	const search = readSearch(address.searchParams, (text) => searchText.safeParse(text).data ?? '')
	const { rows, place, total, counts, relaxedFilters } = await searchJobs(search, hidden)
	const on = filtersOn(search, place?.name ?? null)
	const latest = total === 0 && on.length > 0 ? await listNewestJobs(3, hidden) : []
	const shown = rows.length
	return {
		heading: headingOf(search, place),
		fields: { ...search, pay: search.pay.text, unit: search.pay.unit },
		problems: {
			place: placeProblem(search.place, place, address.searchParams.get('sort')),
			pay:
				search.pay.text !== '' && search.pay.paise === null
					? 'Enter an amount in rupees, for example 2,00,000.'
					: undefined,
		},
		count: inJobs(total),
		cards: rows.map((row) => toJobCard(row, now)),
		more: total > shown && shown < maxShown ? moreHref(search) : null,
		shownOf: total > shown ? `${shown} of ${inJobs(total)}` : null,
		isCapped: total > shown && shown >= maxShown,
		chips: on.map(({ label, rest }) => ({ label, to: searchHref(rest) })),
		relaxedFilters: relaxedFilters.slice(0, 3).map(({ label, rest, total: found }) => ({
			label: `Remove ${label}: ${inJobs(found)}`,
			to: searchHref(rest),
		})),
		latest: latest.map((row) => toJobCard(row, now)),
		filtersOpen: address.searchParams.get('filters') === 'open',
		href: searchHref({ ...search, show: pageSize }),
		options: {
			cities: suggestCities(''),
			distances: distancesKm.map((km) => ({ value: String(km), label: `${km} km` })),
			units: payUnits.map((unit) => ({ value: unit, label: perUnit[unit] })),
			experience: experienceBuckets.map(({ slug, label }) => ({
				value: slug,
				label: `${label} (${countOf(counts.experience, slug)})`,
			})),
			sorts: sorts.map((sort) => ({ value: sort, label: sortNames[sort] })),
			shifts: jobShifts.map((shift) => ({
				value: shift,
				label: shiftName(shift),
				count: countOf(counts.shift, shift),
			})),
			specialities: specialities.flatMap(({ slug, name }) => {
				const isWorthNaming = slug === search.speciality || (counts.speciality.get(slug)?.count ?? 0) > 0
				return isWorthNaming ? [{ value: slug, label: `${name} (${countOf(counts.speciality, slug)})` }] : []
			}),
			urgent: countOf(counts.urgent, 'on'),
			bonus: countOf(counts.bonus, 'on'),
		},
	}
}

const countOf = (counts: ReadonlyMap<string, Counted>, value: string): string => {
	const found = counts.get(value)
	return found ? inNumbers(found) : '0'
}

function placeProblem(typed: string, place: Place | null, sort: string | null): string | undefined {
	if (typed === '') return sort === 'nearest' ? 'Enter a city or PIN code to sort by distance.' : undefined
	if (place) return undefined
	return /\d{6}/.test(typed)
		? 'PIN code not found. Showing jobs in all locations. Try the city name.'
		: 'Location not found. Showing jobs in all locations. Try a city or a 6-digit PIN code.'
}

/** Leads on from the first of the jobs that come with it. */
const moreHref = (search: JobSearch) =>
	`${searchHref({ ...search, show: search.show + pageSize })}#job-${search.show + 1}`

function headingOf({ speciality }: JobSearch, place: Place | null): string {
	const what = speciality && speciality !== 'other' ? `${specialityName(speciality)} jobs` : 'Hospital jobs'
	return place ? `${what} near ${place.name}` : what
}
