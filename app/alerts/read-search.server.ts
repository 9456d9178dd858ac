import { experienceBucket } from '#app/catalog/experience.ts'
import { findPlace } from '#app/catalog/places.server.ts'
import { jobShifts } from '#app/catalog/shifts.ts'
import { hourlyPay } from '#app/jobs/pay.ts'
import { filtersOn, type JobSearch, pageSize, readSearch, searchHref } from '#app/jobs/search.ts'
import { rupeesForField } from '#app/platform/money.ts'
import { searchText } from '#app/platform/text.server.ts'
import { nameSearch } from './search-name.ts'
import type { savedSearches } from './tables.server.ts'

type Columns = Omit<typeof savedSearches.$inferInsert, 'id' | 'accountId' | 'createdAt' | 'mutedAt' | 'removedAt'>

/**
 * A search of the job list as it is saved: one query for one meaning, however it was typed, and each filter in its
 * column. Null when no filter is on that narrows anything.
 */
export function readSavedSearch(query: string): Columns | null {
	const search = readSearch(new URLSearchParams(query), (text) => searchText.safeParse(text).data ?? '')
	const place = search.place === '' ? null : findPlace(search.place)
	if (filtersOn(search, place?.name ?? null).length === 0) return null

	const years = search.experience ? experienceBucket(search.experience) : null
	const { paise, unit } = search.pay
	return {
		name: nameSearch(search, place?.name ?? null),
		query: searchHref(inOneForm(search)).replace(/^\/jobs\??/, ''),
		words: search.q.toLowerCase(),
		specialitySlug: search.speciality,
		latitude: place?.lat ?? null,
		longitude: place?.lng ?? null,
		radiusKm: place ? search.km : null,
		shifts: jobShifts.filter((shift) => search.shifts.includes(shift)),
		minPayPaise:
			paise === null ? null : unit === 'case' ? paise : (hourlyPay({ payMinPaise: paise, payUnit: unit }) ?? 0n),
		payPerCase: paise !== null && unit === 'case',
		minYears: years?.minYears ?? null,
		maxYears: years?.maxYears ?? null,
		startsBy: search.startsBy,
		startsSoon: search.soon,
		urgentOnly: search.urgent,
		bonusOnly: search.bonus,
	}
}

/** Without order and paging, in lower case, with the place and the amount as we would write them. */
function inOneForm(search: JobSearch): JobSearch {
	const place = search.place === '' ? null : findPlace(search.place)
	const { paise, unit } = search.pay
	return {
		...search,
		q: search.q.toLowerCase(),
		place: place === null ? '' : 'label' in place && typeof place.label === 'string' ? place.label : place.name,
		shifts: jobShifts.filter((shift) => search.shifts.includes(shift)),
		pay: paise === null ? { text: '', paise: null, unit: 'month' } : { text: rupeesForField(paise), paise, unit },
		sort: 'newest',
		show: pageSize,
	}
}
