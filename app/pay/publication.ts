import type { ExperienceBucket } from '#app/catalog/experience.ts'
import { roundPay } from './rounding.ts'

/** Fewer would tell what a single one pays, or would be chance. */
export const minHospitals = 5
/** By so many hospitals any two figures differ, whenever and of whatever they were published, or not at all. */
export const minApart = 3

/** A part of the market of one speciality and unit: all of it, a city, or the jobs of a city for one experience. */
export type Cell = { city: string | null; band: ExperienceBucket | null }

/** What each hospital pays in a cell: the median of its own, rounded. */
export type Contributions = ReadonlyMap<string, number>
export type Counted = Cell & { pay: Contributions }

const isWithin = (inner: Cell, outer: Cell) =>
	outer.band === null && (outer.city === null ? inner.city !== null : inner.city === outer.city && inner.band !== null)

/** Hospitals that are in one of them only or pay otherwise, counted up to `minApart`. */
function apart(a: Contributions, b: Contributions): number {
	let found = 0
	for (const [hospital, pay] of a) if (b.get(hospital) !== pay && ++found >= minApart) return found
	for (const hospital of b.keys()) if (!a.has(hospital) && ++found >= minApart) return found
	return found
}

const isApart = (count: number) => count === 0 || count >= minApart

/** Cities first, then all of India, then single experiences of a city; of each the greatest first. */
const byUse = (a: Counted, b: Counted) => rank(a) - rank(b) || b.pay.size - a.pay.size || (keyOf(a) < keyOf(b) ? -1 : 1)
const rank = ({ city, band }: Cell) => (band !== null ? 2 : city === null ? 1 : 0)
const keyOf = ({ city, band }: Cell) => `${city} ${band}`

/**
 * Which figures of one speciality and unit are shown from now on, given all that were ever published of it, the last
 * ones last. A cell keeps its last figure until a new one singles out no few hospitals: not beside any earlier figure of
 * whatever cell, and not as what is left of a cell when those in it are taken away.
 */
export function choosePublished<Earlier extends Counted>(cells: readonly Counted[], earlier: readonly Earlier[]) {
	const last = new Map<string, Counted>(earlier.map((each) => [keyOf(each), each]))
	const added: Counted[] = []
	const enough = cells.filter(({ pay }) => pay.size >= minHospitals)
	for (const cell of enough.toSorted(byUse)) {
		const before = last.get(keyOf(cell))
		const others = [...last.values()].filter((each) => each !== before)
		const isAsBefore = before !== undefined && apart(before.pay, cell.pay) === 0
		const singlesOut = [...earlier, ...added].some((each) => !isApart(apart(each.pay, cell.pay)))
		if (isAsBefore || singlesOut || !leavesNoFew(cell, others)) continue
		last.set(keyOf(cell), cell)
		added.push(cell)
	}
	const shown = new Set(enough.map((cell) => last.get(keyOf(cell))))
	return { kept: earlier.filter((each) => shown.has(each)), added }
}

/** Whether in each cell that this one is in or has in it, no hospitals are left or enough. */
function leavesNoFew(cell: Counted, others: readonly Counted[]): boolean {
	const all = [...others, cell]
	return all.every((outer) => {
		const inner = all.filter((each) => isWithin(each, outer))
		if (inner.length === 0 || !(outer === cell || inner.includes(cell))) return true
		let left = 0
		for (const hospital of outer.pay.keys()) if (!inner.some(({ pay }) => pay.has(hospital))) left++
		return isApart(left)
	})
}

/** A tenth, a quarter, half and three quarters of the hospitals pay less or as much. */
export function figuresOf(pay: Contributions) {
	const sorted = [...pay.values()].sort((a, b) => a - b)
	const at = (share: number) => {
		const place = (sorted.length - 1) * share
		const [below = 0, above = below] = [sorted[Math.floor(place)], sorted[Math.ceil(place)]]
		return roundPay(below + (above - below) * (place - Math.floor(place)))
	}
	return { tenth: at(0.1), low: at(0.25), median: at(0.5), high: at(0.75) }
}
