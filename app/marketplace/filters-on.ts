import { searchName } from '#app/saved-searches/search-name.ts'
import { experienceBucket } from '#app/catalog/experience.ts'
import { languageName } from '#app/catalog/languages.ts'
import { shiftName } from '#app/catalog/shifts.ts'
import { specialityName } from '#app/catalog/specialities.ts'
import { formatDay } from '#app/platform/dates.ts'
import { formatRupees } from '#app/platform/money.ts'
import { printFilter, type SpecialistFilter } from '#app/search/filter.ts'
import { weekdays } from '#app/specialists/profile.ts'

/** One filter that is on: what it says, and the search that lacks it. */
export type FilterOn = { name: keyof SpecialistFilter; label: string; rest: SpecialistFilter }

const without = <Value>(values: readonly Value[], value: Value) => values.filter((other) => other !== value)
const noLimit = { text: '', paise: null }

/** The filters that are on, in words, each with the search that lacks it. */
export function filtersOn(filter: SpecialistFilter, placeName: string | null): FilterOn[] {
	const on: FilterOn[] = []
	const add = (name: keyof SpecialistFilter, label: string | null | false, rest: Partial<SpecialistFilter>) => {
		if (label) on.push({ name, label, rest: { ...filter, ...rest } })
	}
	add('q', filter.q && `“${filter.q}”`, { q: '' })
	add('profession', filter.profession && (filter.profession === 'doctor' ? 'Doctors' : 'Nurses'), { profession: null })
	for (const slug of filter.specialities)
		add('specialities', specialityName(slug), { specialities: without(filter.specialities, slug) })
	for (const shift of filter.shifts)
		add('shifts', `${shiftName(shift)} shifts`, { shifts: without(filter.shifts, shift) })
	add('place', placeName && `${placeName} + ${filter.km} km`, { place: '' })
	for (const slug of filter.experience)
		add('experience', experienceBucket(slug)?.label ?? slug, { experience: without(filter.experience, slug) })
	for (const code of filter.languages)
		add('languages', `Speaks ${languageName(code)}`, { languages: without(filter.languages, code) })
	add('verified', filter.verified && 'Verified', { verified: false })
	const { payMin, payMax } = filter
	add('payMin', payMin.paise !== null && `From ${formatRupees(payMin.paise)} a month`, { payMin: noLimit })
	add('payMax', payMax.paise !== null && `Up to ${formatRupees(payMax.paise)} a month`, { payMax: noLimit })
	for (const day of filter.days) {
		const name = weekdays.find(({ key }) => key === day)?.longName ?? day
		add('days', `Available on ${name}`, { days: without(filter.days, day) })
	}
	add('from', filter.from !== null && `Available by ${formatDay(filter.from)}`, { from: null })
	return on
}

/** 'Anesthesiologist within 20 km of Pune, night shifts, verified': a search in words, for lists and messages. */
export function nameFilter(filter: SpecialistFilter, placeName: string | null): string {
	const what = [...filter.specialities.map(specialityName), filter.q && `“${filter.q}”`].filter(Boolean).join(', ')
	const rest = filtersOn(filter, null).filter(({ name }) => name !== 'q' && name !== 'specialities')
	return searchName({
		what: what || 'Specialists',
		place: placeName ? { name: placeName, km: filter.km } : null,
		rest: rest.map(({ label }) => label),
	})
}

/** The address of a search below a page. */
export function filterHref(path: string, filter: SpecialistFilter): string {
	const query = printFilter(filter)
	return query ? `${path}?${query}` : path
}
