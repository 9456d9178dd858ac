import type { Point } from '#app/catalog/distance.ts'
import { addDays, dayNumber } from '#app/platform/dates.ts'
import { hourlyPay } from '../pay.ts'
import type { JobSearch } from '../search.ts'
import { wordsWanted } from '../search-terms.ts'
import type { JobQuestion } from './layout.ts'

/** Where a search's place is, which jobs its viewer no longer wants to see, and what day it is in India. */
export type Scope = { place: Point | null; hidden: readonly string[]; today: string }

/** What a search asks of the jobs. A place that we do not know narrows nothing. */
export function queryOf(search: JobSearch, { place, hidden, today }: Scope): JobQuestion {
	const { speciality, shifts, experience, urgent, bonus, pay, sort } = search
	const perCase = pay.paise !== null && pay.unit === 'case'
	const chosen: [JobQuestion['counted'][number], readonly string[]][] = [
		['speciality', speciality ? [speciality] : []],
		['shift', shifts],
		['experience', experience ? [experience] : []],
		['urgent', urgent ? ['on'] : []],
		['bonus', bonus ? ['on'] : []],
		['perCase', perCase ? ['on'] : []],
	]
	return {
		words: wantedBy(search.q.toLowerCase()),
		groups: Object.fromEntries(chosen.filter(([, values]) => values.length > 0)),
		circle: place ? { point: { lat: place.lat, lng: place.lng }, km: search.km } : null,
		ranges: [...payRange(pay), ...startRange(search, today)],
		hidden,
		sort: sort === 'nearest' && !place ? 'newest' : sort,
		limit: search.show,
		after: null,
		counted: ['speciality', 'shift', 'experience', 'urgent', 'bonus'],
	}
}

/** One of each group of spellings; and instead of any of them the whole text, or another name of what it means. */
function wantedBy(text: string): JobQuestion['words'] {
	if (text === '') return []
	const { every, whole } = wordsWanted(text)
	const partsOf = (spellings: readonly string[]) => spellings.map((part) => ({ text: 'lines' as const, part }))
	return every.map((spellings) => ({ values: [], parts: partsOf([...new Set([...spellings, ...whole])]) }))
}

/** Pay is compared by the hour; pay per case with pay per case only. */
function payRange({ paise, unit }: JobSearch['pay']): JobQuestion['ranges'] {
	if (paise === null) return []
	const max = Number.MAX_SAFE_INTEGER
	if (unit === 'case') return [{ number: 'pay', min: Number(paise), max }]
	return [{ number: 'hourlyPay', min: Number(hourlyPay({ payMinPaise: paise, payUnit: unit }) ?? 0n), max }]
}

function startRange({ startsBy, soon }: JobSearch, today: string): JobQuestion['ranges'] {
	const latest = [...(startsBy ? [startsBy] : []), ...(soon ? [addDays(today, 7)] : [])].map(dayNumber)
	return latest.map((max) => ({ number: 'startDay', min: Number.MIN_SAFE_INTEGER, max }))
}
