import type { LabelledPair } from './labelled-pairs.ts'
import { groups, jobs } from './labelled-pairs.ts'
import { goodEnough, matchJob } from './match.ts'

const readFirst = 5

type Group = (typeof groups)[number]
type Order = (group: Group) => LabelledPair[]

/** Made of the name of the job, so that age has nothing to do with the label. */
const ageOf = (key: string) => Array.from(key).reduce((hash, letter) => (hash * 31 + letter.charCodeAt(0)) % 9_973, 7)
const newer = (a: LabelledPair, b: LabelledPair) => ageOf(a.job) - ageOf(b.job)

/** Ways to sort the jobs of one person: ours, and two that need no matching. */
const orders = {
	matching: ({ person, pairs }) => {
		const score = (pair: LabelledPair) => matchJob(person, jobs[pair.job]).score
		return pairs.toSorted((a, b) => score(b) - score(a) || newer(a, b))
	},
	newest: ({ pairs }) => pairs.toSorted(newer),
	speciality: ({ person, pairs }) => {
		const isOwn = (pair: LabelledPair) => Number(jobs[pair.job].specialitySlug === person.specialitySlug)
		return pairs.toSorted((a, b) => isOwn(b) - isOwn(a) || newer(a, b))
	},
	/** What no order can beat, there being only so many good ones. */
	best: ({ pairs }) => pairs.toSorted((a, b) => Number(b.label === 'good') - Number(a.label === 'good')),
} satisfies Record<string, Order>

export type OrderName = keyof typeof orders

const precisionOf = (order: Order, group: Group) =>
	order(group)
		.slice(0, readFirst)
		.filter(({ label }) => label === 'good').length / readFirst

/** Share of good jobs among the first five, for each person and each order, and the mean over all people. */
export function measurePrecision() {
	const each = groups.map((group) => ({
		who: group.who,
		pairs: group.pairs.length,
		matching: precisionOf(orders.matching, group),
		newest: precisionOf(orders.newest, group),
		speciality: precisionOf(orders.speciality, group),
		best: precisionOf(orders.best, group),
	}))
	const mean = (name: OrderName) => each.reduce((sum, row) => sum + row[name], 0) / each.length
	return {
		each,
		mean: {
			matching: mean('matching'),
			newest: mean('newest'),
			speciality: mean('speciality'),
			best: mean('best'),
		},
		pairs: each.reduce((sum, { pairs }) => sum + pairs, 0),
	}
}

/** How many of each label are worth showing by their score, of how many. */
export function countShown() {
	const scored = groups.flatMap(({ person, pairs }) =>
		pairs.map(({ job, label }) => ({ label, isShown: matchJob(person, jobs[job]).score >= goodEnough })),
	)
	const of = (wanted: LabelledPair['label']) => {
		const labelled = scored.filter(({ label }) => label === wanted)
		return { shown: labelled.filter(({ isShown }) => isShown).length, all: labelled.length }
	}
	return { good: of('good'), ok: of('ok'), bad: of('bad') }
}
