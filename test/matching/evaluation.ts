import { groups, hospitalGroups, jobs, people } from './labelled-pairs.ts'
import { compare } from '#app/matching/match.ts'
import { goodEnough } from '#app/matching/weights.ts'

const readFirst = 5
/** As many as a list shows at first. */
const shownFirst = 6

type Label = 'good' | 'ok' | 'bad'
type Pair = { key: string; label: Label; score: number; isOwnSpeciality: boolean }
export type Evaluated = { who: string; pairs: Pair[] }

/** Of each specialist the jobs, and of each hospital the people, that we labelled, with the score that matching gives. */
export const ofSpecialists: Evaluated[] = groups.map(({ who, person, pairs }) => ({
	who,
	pairs: pairs.map(({ job, label }) => ({
		key: job,
		label,
		score: compare(person, jobs[job]).score,
		isOwnSpeciality: jobs[job].specialitySlug === person.specialitySlug,
	})),
}))
export const ofHospitals: Evaluated[] = hospitalGroups.map(({ who, job, pairs }) => ({
	who,
	pairs: pairs.map(({ person, label }) => ({
		key: person,
		label,
		score: compare(people[person], job).score,
		isOwnSpeciality: people[person].specialitySlug === job.specialitySlug,
	})),
}))

/** Made of the name, so that age has nothing to do with the label. */
const ageOf = (key: string) => Array.from(key).reduce((hash, letter) => (hash * 31 + letter.charCodeAt(0)) % 9_973, 7)
const newer = (a: Pair, b: Pair) => ageOf(a.key) - ageOf(b.key)
const gains: Record<Label, number> = { good: 3, ok: 1, bad: 0 }

/** Ways to sort: ours, two that need no matching, and one that no order can beat. */
const orders = {
	newest: newer,
	speciality: (a, b) => Number(b.isOwnSpeciality) - Number(a.isOwnSpeciality) || newer(a, b),
	matching: (a, b) => b.score - a.score || newer(a, b),
	best: (a, b) => gains[b.label] - gains[a.label],
} satisfies Record<string, (a: Pair, b: Pair) => number>
export type OrderName = keyof typeof orders
const orderNames = Object.keys(orders) as OrderName[]

const precision = (pairs: Pair[]) =>
	pairs.slice(0, readFirst).filter(({ label }) => label === 'good').length / readFirst

/** Discounted by place: what stands lower is read less often. */
const gainOf = (pairs: Pair[]) =>
	pairs.slice(0, shownFirst).reduce((sum, { label }, place) => sum + gains[label] / Math.log2(place + 2), 0)

/** Of two with different labels, how often the better one has the higher score; equal scores count half. */
function pairwiseAccuracy({ pairs }: Evaluated): number {
	const told = pairs.flatMap((a) => pairs.filter((b) => gains[a.label] > gains[b.label]).map((b) => [a, b] as const))
	const right = told.reduce((sum, [a, b]) => sum + (a.score > b.score ? 1 : a.score === b.score ? 0.5 : 0), 0)
	return right / told.length
}

const inEachOrder = (read: (name: OrderName) => number) =>
	Object.fromEntries(orderNames.map((name) => [name, read(name)])) as Record<OrderName, number>

/** For each person or hospital, and the mean: share of good ones among the first five, and NDCG of the first six. */
export function evaluate(evaluated: readonly Evaluated[]) {
	const each = evaluated.map((group) => {
		const sorted = (name: OrderName) => group.pairs.toSorted(orders[name])
		const most = gainOf(sorted('best'))
		return {
			who: group.who,
			precision: inEachOrder((name) => precision(sorted(name))),
			ndcg: inEachOrder((name) => gainOf(sorted(name)) / most),
			pairwise: pairwiseAccuracy(group),
		}
	})
	const mean = (read: (row: (typeof each)[number]) => number) =>
		each.reduce((sum, row) => sum + read(row), 0) / each.length
	return {
		each,
		pairs: evaluated.reduce((sum, { pairs }) => sum + pairs.length, 0),
		precision: inEachOrder((name) => mean((row) => row.precision[name])),
		ndcg: inEachOrder((name) => mean((row) => row.ndcg[name])),
		pairwise: mean((row) => row.pairwise),
	}
}

/** How many of each label are worth showing by their score, of how many. */
export function countShown(evaluated: readonly Evaluated[]) {
	const of = (wanted: Label) => {
		const labelled = evaluated.flatMap(({ pairs }) => pairs).filter(({ label }) => label === wanted)
		return { shown: labelled.filter(({ score }) => score >= goodEnough).length, all: labelled.length }
	}
	return { good: of('good'), ok: of('ok'), bad: of('bad') }
}
