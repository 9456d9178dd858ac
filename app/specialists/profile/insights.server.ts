import { summarise } from '#app/search/search.server.ts'
import { valuesOf } from '#app/search/query.server.ts'
import { weekdays } from './profile.ts'
import { type SearchViewer, searchingFor } from '../search/search.server.ts'
import type { SpecialistSearch } from '../search/specialist-search.server.ts'

/** Fewer people than this could be told apart, so nothing is counted over them, and no smaller group is named. */
const minPeople = 5

/** Of a longer list the most relevant are counted, and the page says so. */
const maxSummarised = 1000

/** How wide a bar of expected pay can be, in rupees a month, and how many there are at most. */
const paySteps = [50_000, 100_000, 200_000, 500_000] as const
const maxPayBars = 8
/** Of those who state a pay, as many are in bars that can be shown, before wider bars are taken. */
const minPayShare = 0.8
const maxSpecialities = 5

export type PayBar = { from: number; to: number; count: number }
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
	/**
	 * How many expect a monthly pay from `from` rupees up to below `to`, in equal steps without a gap; 0 where fewer than
	 * five do. Null when too few say.
	 */
	pay: PayBar[] | null
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
		pay: payBars(pays),
	}
}

/** In the narrowest steps that still show most people; null where no step has enough of them. */
function payBars(pays: readonly number[]): PayBar[] | null {
	const drawn = paySteps.flatMap((step) => {
		const counts = Map.groupBy(pays, (rupees) => Math.floor(rupees / step))
		const enough = [...counts].filter(([, people]) => people.length >= minPeople).map(([place]) => place)
		if (enough.length === 0) return []
		const [first, last] = [Math.min(...enough), Math.max(...enough)]
		const bars = Array.from({ length: last - first + 1 }, (_, index) => {
			const count = counts.get(first + index)?.length ?? 0
			return { from: (first + index) * step, to: (first + index + 1) * step, count: count >= minPeople ? count : 0 }
		})
		return [bars]
	})
	const shown = (bars: readonly PayBar[]) => bars.reduce((sum, { count }) => sum + count, 0)
	const fitting = drawn.filter((bars) => bars.length <= maxPayBars)
	return (
		fitting.find((bars) => shown(bars) >= pays.length * minPayShare) ??
		fitting.at(-1) ??
		drawn.at(-1)?.slice(0, maxPayBars) ??
		null
	)
}
