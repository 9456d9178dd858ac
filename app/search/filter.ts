import { distancesKm } from '#app/catalog/distance.ts'
import { type ExperienceBucket, experienceBuckets } from '#app/catalog/experience.ts'
import { isLanguage, type Language } from '#app/catalog/languages.ts'
import { type Shift, shifts } from '#app/catalog/shifts.ts'
import { type Profession, specialityBySlug } from '#app/catalog/specialities.ts'
import { isCalendarDate } from '#app/platform/dates.ts'
import { parseRupees } from '#app/platform/money.ts'
import { weekdays } from '#app/specialists/profile.ts'
import type { Weekday } from '#app/specialists/tables.server.ts'

export const specialistSorts = ['relevance', 'experience', 'rating', 'pay'] as const
export type SpecialistSort = (typeof specialistSorts)[number]

/** Monthly pay as typed. `paise` is null when the text is not an amount, and then it narrows nothing. */
type PayLimit = { text: string; paise: bigint | null }

/** The search as the address states it. One match per list is enough (night or weekend, Marathi or Hindi). */
export type SpecialistFilter = {
	q: string
	profession: Profession | null
	specialities: string[]
	shifts: Shift[]
	/** As typed: a city or a PIN code. */
	place: string
	km: (typeof distancesKm)[number]
	experience: ExperienceBucket[]
	languages: Language[]
	/** A council registration that we have checked. */
	verified: boolean
	/** Expected monthly pay. A specialist who stated none is outside any limit. */
	payMin: PayLimit
	payMax: PayLimit
	days: Weekday[]
	/** Can begin on that day or before it. */
	from: string | null
	sort: SpecialistSort
}

const defaultKm = 20
const longestText = 100
/** No one ticks more of one list, so a longer address is not worth the work. */
const maxValues = 60

/** One line, no invisible characters, cut rather than refused. */
const tidy = (text: string | null) =>
	(text ?? '')
		.toWellFormed()
		.normalize('NFC')
		.replace(/[\p{Cc}\p{Cf}\p{Co}]/gu, ' ')
		.replace(/\s+/g, ' ')
		.trim()
		.slice(0, longestText)
		.toWellFormed()
		.trim()

const oneOf = <Value extends string>(values: readonly Value[], text: string | null): Value | null =>
	values.find((value) => value === text) ?? null

/** Those of the values that the address names, once each and in the order of the values. */
const someOf = <Value extends string>(values: readonly Value[], texts: readonly string[]): Value[] => {
	const named = new Set(texts.slice(0, maxValues))
	return values.filter((value) => named.has(value))
}

function payLimit(text: string | null): PayLimit {
	const typed = tidy(text)
	return { text: typed, paise: typed === '' ? null : parseRupees(typed) }
}

/** Reads an address. What makes no sense in it counts as absent, so no address is an error. */
export function parseFilter(params: URLSearchParams): SpecialistFilter {
	const all = (name: string) => [...new Set(params.getAll(name).slice(0, maxValues))]
	const from = params.get('from') ?? ''
	return {
		q: tidy(params.get('q')),
		profession: oneOf(['doctor', 'nurse'], params.get('profession')),
		specialities: all('speciality')
			.filter((slug) => specialityBySlug(slug) !== null)
			.sort(),
		shifts: someOf(shifts, all('shift')),
		place: tidy(params.get('place')),
		km: distancesKm.find((km) => String(km) === params.get('km')) ?? defaultKm,
		experience: someOf(
			experienceBuckets.map(({ slug }) => slug),
			all('experience'),
		),
		languages: all('language').filter(isLanguage).sort(),
		verified: params.get('verified') === 'on',
		payMin: payLimit(params.get('payMin')),
		payMax: payLimit(params.get('payMax')),
		days: someOf(
			weekdays.map(({ key }) => key),
			all('day'),
		),
		from: isCalendarDate(from) ? from : null,
		sort: oneOf(specialistSorts, params.get('sort')) ?? 'relevance',
	}
}

/** The query of an address: only what narrows or orders, always in one order, without where a list goes on. */
export function printFilter(filter: SpecialistFilter): string {
	const params = new URLSearchParams()
	const set = (name: string, value: string | null | false) => {
		if (value) params.append(name, value)
	}
	set('q', filter.q)
	set('profession', filter.profession)
	for (const slug of filter.specialities) set('speciality', slug)
	for (const shift of filter.shifts) set('shift', shift)
	set('place', filter.place)
	set('km', filter.place !== '' && filter.km !== defaultKm && String(filter.km))
	for (const bucket of filter.experience) set('experience', bucket)
	for (const code of filter.languages) set('language', code)
	set('verified', filter.verified && 'on')
	set('payMin', filter.payMin.text)
	set('payMax', filter.payMax.text)
	for (const day of filter.days) set('day', day)
	set('from', filter.from)
	set('sort', filter.sort !== 'relevance' && filter.sort)
	return params.toString()
}

/**
 * The filter for anyone but a verified hospital. Pay and availability are not public, so they do not narrow or order
 * its results.
 */
export function publicFilter(filter: SpecialistFilter): SpecialistFilter {
	return {
		...filter,
		payMin: { text: '', paise: null },
		payMax: { text: '', paise: null },
		days: [],
		from: null,
		sort: filter.sort === 'pay' ? 'relevance' : filter.sort,
	}
}
