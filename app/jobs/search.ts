import { distancesKm } from '#app/catalog/distance.ts'
import { type ExperienceBucket, experienceBucket, experienceBuckets } from '#app/catalog/experience.ts'
import { isJobShift, type JobShift, shiftName } from '#app/catalog/shifts.ts'
import { specialityBySlug, specialityName } from '#app/catalog/specialities.ts'
import { formatDay, isCalendarDate } from '#app/platform/dates.ts'
import { formatRupees, parseRupees, type PayUnit, payUnits, perUnit } from '#app/platform/money.ts'

export const sorts = ['newest', 'pay', 'start', 'nearest'] as const
export type Sort = (typeof sorts)[number]

/** What a visitor looks for, as the address says it. */
export type JobSearch = {
	q: string
	/** As typed: a city or a PIN code. */
	place: string
	km: (typeof distancesKm)[number]
	speciality: string | null
	shifts: JobShift[]
	/** Least pay, as typed, with what it comes to; `paise` is null when the text is no amount. */
	pay: { text: string; paise: bigint | null; unit: PayUnit }
	experience: ExperienceBucket | null
	/** Starts on that day or before it. */
	startsBy: string | null
	/** Starts within a week. */
	soon: boolean
	urgent: boolean
	bonus: boolean
	sort: Sort
	show: number
}

export const pageSize = 6
/** Beyond this the search is worth narrowing. */
export const maxShown = 240
const defaultKm = 20

/** The filters that can be removed one by one. */
export type FilterName =
	| 'q'
	| 'place'
	| 'speciality'
	| 'shift'
	| 'pay'
	| 'experience'
	| 'by'
	| 'soon'
	| 'urgent'
	| 'bonus'

const oneOf = <Value extends string>(values: readonly Value[], text: string | null): Value | null =>
	values.find((value) => value === text) ?? null

/** Reads an address. What makes no sense in it counts as absent, so no address is an error. */
export function readSearch(params: URLSearchParams, tidy: (text: string) => string): JobSearch {
	const typed = (name: string) => tidy(params.get(name) ?? '')
	const speciality = params.get('speciality') ?? ''
	const by = params.get('by') ?? ''
	const text = typed('pay')
	const show = Number(/^\d{1,4}$/.exec(params.get('show') ?? '')?.[0] ?? pageSize)
	const place = typed('place')
	const sort = oneOf(sorts, params.get('sort')) ?? 'newest'
	return {
		q: typed('q'),
		place,
		km: distancesKm.find((km) => String(km) === params.get('km')) ?? defaultKm,
		speciality: specialityBySlug(speciality) ? speciality : null,
		shifts: [...new Set(params.getAll('shift').filter(isJobShift))],
		pay: { text, paise: text === '' ? null : parseRupees(text), unit: oneOf(payUnits, params.get('unit')) ?? 'month' },
		experience: experienceBucket(params.get('experience') ?? '')?.slug ?? null,
		startsBy: isCalendarDate(by) ? by : null,
		soon: params.get('soon') === 'on',
		urgent: params.get('urgent') === 'on',
		bonus: params.get('bonus') === 'on',
		sort: sort === 'nearest' && place === '' ? 'newest' : sort,
		show: Math.min(maxShown, Math.max(pageSize, Math.ceil(show / pageSize) * pageSize)),
	}
}

/** The address of a search: only what differs from the plain list, always in one order. */
export function searchHref(search: JobSearch): string {
	const params = new URLSearchParams()
	const set = (name: string, value: string | null | false) => {
		if (value) params.append(name, value)
	}
	set('q', search.q)
	set('place', search.place)
	set('km', search.place !== '' && search.km !== defaultKm && String(search.km))
	set('speciality', search.speciality)
	for (const shift of search.shifts) set('shift', shift)
	set('pay', search.pay.text)
	set('unit', search.pay.text !== '' && search.pay.unit !== 'month' && search.pay.unit)
	set('experience', search.experience)
	set('by', search.startsBy)
	set('soon', search.soon && 'on')
	set('urgent', search.urgent && 'on')
	set('bonus', search.bonus && 'on')
	set('sort', search.sort !== 'newest' && search.sort)
	set('show', search.show > pageSize && String(search.show))
	const query = params.toString()
	return query ? `/jobs?${query}` : '/jobs'
}

/** The same search without one filter, from the top. */
function without(search: JobSearch, name: FilterName): JobSearch {
	const rest = { ...search, show: pageSize }
	switch (name) {
		case 'q':
			return { ...rest, q: '' }
		case 'place':
			return { ...rest, place: '', sort: rest.sort === 'nearest' ? 'newest' : rest.sort }
		case 'speciality':
			return { ...rest, speciality: null }
		case 'shift':
			return { ...rest, shifts: [] }
		case 'pay':
			return { ...rest, pay: { text: '', paise: null, unit: 'month' } }
		case 'experience':
			return { ...rest, experience: null }
		case 'by':
			return { ...rest, startsBy: null }
		case 'soon':
			return { ...rest, soon: false }
		case 'urgent':
			return { ...rest, urgent: false }
		case 'bonus':
			return { ...rest, bonus: false }
	}
}

/** The filters that are on, in words, each with the search that lacks it. */
export function filtersOn(search: JobSearch, placeName: string | null) {
	const { q, speciality, shifts, pay, experience, startsBy, soon, urgent, bonus } = search
	const on: { name: FilterName; label: string; rest: JobSearch }[] = []
	const add = (name: FilterName, label: string | null | false, rest = without(search, name)) => {
		if (label) on.push({ name, label, rest })
	}
	add('q', q && `“${q}”`)
	add('place', placeName && `${placeName} + ${search.km} km`)
	add('speciality', speciality && specialityName(speciality))
	for (const shift of shifts)
		add('shift', shiftName(shift), {
			...without(search, 'shift'),
			shifts: shifts.filter((other) => other !== shift),
		})
	add('pay', pay.paise !== null && `At least ${formatRupees(pay.paise)} ${perUnit[pay.unit]}`)
	add('experience', experience && (experienceBuckets.find(({ slug }) => slug === experience)?.label ?? null))
	add('by', startsBy && `Starts by ${formatDay(startsBy)}`)
	add('soon', soon && 'Starts within 7 days')
	add('urgent', urgent && 'Urgent')
	add('bonus', bonus && 'Joining bonus')
	return on
}
