import { summarise } from '#app/search/search.server.ts'
import { valuesOf } from '#app/search/query.server.ts'
import { weekdays } from './profile.ts'
import { type SearchViewer, searchingFor } from './search.server.ts'
import type { SpecialistSearch } from './specialist-search.server.ts'

/** Fewer people than this could be told apart, so nothing is counted over them, and no smaller group is named. */
const minPeople = 5

/** Of a longer list the most relevant are counted, and the page says so. */
const maxSummarised = 1000

/** Steps of expected pay, rupees a month. */
const payBounds = [1, 50_000, 100_000, 150_000, 200_000, 300_000, 400_000, 600_000] as const
const maxSpecialities = 5

export type Share = { value: string; count: number }
export type Insights = {
	/** How many people are counted: all who match, or the most relevant of a longer list. */
	people: number
	/** How many can work each day of the week, Monday first. Someone free on three days counts three times. */
	days: Share[]
	/** The most frequent specialities, by slug. */
	specialities: Share[]
	/** Of those who said; null when they are too few to count. */
	genders: Share[] | null
	/** How many expect a monthly pay from `from` rupees up to below `to`; null when too few say. */
	pay: { from: number; to: number | null; count: number }[] | null
}

/**
 * What the people whom a hospital finds have in common; `null` when they are fewer than five. Groups of fewer than five
 * are left out, and so is a split that would tell the rest by subtraction.
 */
export async function readInsights(
	viewer: Extract<SearchViewer, { kind: 'hospital' }>,
	search: SpecialistSearch,
): Promise<Insights | null> {
	const { total, tags, pays } = await summarise(searchingFor({ viewer, search, limit: 0 }), maxSummarised)
	if (total < minPeople) return null
	const isEnough = ({ count }: { count: number }) => count >= minPeople
	/** In the order of their values, or of the list that they are from. */
	const shares = (group: 'day' | 'speciality' | 'gender', order: readonly string[] = []): Share[] =>
		[...valuesOf(tags, group)]
			.map(([value, count]) => ({ value, count }))
			.toSorted((a, b) => order.indexOf(a.value) - order.indexOf(b.value) || (a.value < b.value ? -1 : 1))
	const genders = shares('gender').filter(isEnough)
	// A small group is counted with those who do not say. If no one else is left there, it would be exposed.
	const rest = total - genders.reduce((sum, { count }) => sum + count, 0)
	const pay = payBounds.map((from, index) => {
		const to = payBounds[index + 1] ?? null
		return { from, to, count: pays.filter((rupees) => rupees >= from && (to === null || rupees < to)).length }
	})
	return {
		people: total,
		days: shares(
			'day',
			weekdays.map(({ key }) => key),
		).filter(isEnough),
		specialities: shares('speciality')
			.filter(isEnough)
			.toSorted((a, b) => b.count - a.count)
			.slice(0, maxSpecialities),
		genders: genders.length > 0 && (rest === 0 || rest >= minPeople) ? genders : null,
		pay: pay.some(isEnough) ? pay.filter(isEnough) : null,
	}
}
