import { buckets } from './scanner/features.ts'
import { passagesOf, unitOf } from './scanner/passages.ts'
import { spellingsOf } from './scanner/spellings.ts'
import type { LearnedRule } from './rules.ts'

/**
 * A text and the learned rule that must find it, or none. `kind` is its label: 'honest', or what it is a deceptive text of, which
 * may be what patterns find and nothing is learned from.
 */
export type Labelled = { text: string; rule: LearnedRule | null; kind: string }

/** The features of a passage in rows, which are read some thousand times: their places, and their strengths in units of the passage. */
type Packed = { places: Int32Array; strengths: Float64Array }

type Example = { features: Packed; asks: boolean; weight: number }

const rounds = 3
const passes = 25
const step = 0.02
const decay = 3e-4
/** There is more to learn from a demand than from a passage that is none, but a held honest text costs more than a demand let through. */
const demandWeight = 0.7

const read = new Map<string, Packed[]>()

/** The passages of a text as the scanner reads it, with letters that were spelled apart joined. */
function passages(text: string): Packed[] {
	const known = read.get(text)
	if (known) return known
	const found = passagesOf(spellingsOf(text).at(-1)?.text ?? text).map(({ features }) => {
		const unit = unitOf(features)
		return {
			places: Int32Array.from(features.keys()),
			strengths: Float64Array.from(features.values(), (value) => value * unit),
		}
	})
	read.set(text, found)
	return found
}

/** Honest texts hold no numbers to call, so only those who give theirs can show that such a number is no account. */
const isUnlike = (rule: LearnedRule, kind: string) => rule === 'account' && kind === 'contact'

/**
 * A logistic regression by stochastic descent with a step of its own for each weight, the same every time. Of an honest text no passage
 * is of the rule. Of one that is, only one passage has to be: that which scores highest with the weights of the round before. A text of
 * another rule says nothing about this one, but for `isUnlike`: who asks for a deposit may also keep documents.
 */
export function learn(texts: readonly Labelled[], rule: LearnedRule) {
	let weights = new Float64Array(buckets)
	let bias = 0
	const score = (features: Packed) => scoreOf(features, weights, bias)
	for (let round = 0; round < rounds; round++) {
		const examples = texts.flatMap(({ text, rule: found, kind }): Example[] => {
			const asks = found === rule
			if (kind !== 'honest' && !asks && !isUnlike(rule, kind)) return []
			const all = passages(text)
			if (!asks) return all.map((features) => ({ features, asks, weight: 1 / Math.sqrt(all.length) }))
			const surest = all
				.toSorted((one, other) => score(other) - score(one) || other.places.length - one.places.length)
				.slice(0, 1)
			return surest.map((features) => ({ features, asks, weight: demandWeight }))
		})
		;({ weights, bias } = descend(examples))
	}
	return { weights, bias, highest: (text: string) => Math.max(...passages(text).map(score)) }
}

function scoreOf({ places, strengths }: Packed, weights: Float64Array, bias: number) {
	let sum = bias
	for (let at = 0; at < places.length; at++) sum += (weights[places[at] ?? 0] ?? 0) * (strengths[at] ?? 0)
	return sum
}

function descend(examples: Example[]) {
	const weights = new Float64Array(buckets)
	const moved = new Float64Array(buckets).fill(1e-6)
	let bias = 0
	const random = seeded(7)
	for (let pass = 0; pass < passes; pass++) {
		for (let at = examples.length - 1; at > 0; at--) swap(examples, at, Math.floor(random() * (at + 1)))
		for (const { features, asks, weight } of examples) {
			const error = (1 / (1 + Math.exp(-scoreOf(features, weights, bias))) - Number(asks)) * weight
			bias -= 0.02 * error
			const { places, strengths } = features
			for (let at = 0; at < places.length; at++) {
				const bucket = places[at] ?? 0
				const slope = error * (strengths[at] ?? 0) + decay * (weights[bucket] ?? 0)
				const length = (moved[bucket] ?? 0) + slope * slope
				moved[bucket] = length
				weights[bucket] = (weights[bucket] ?? 0) - (step * slope) / Math.sqrt(length)
			}
		}
	}
	return { weights, bias }
}

function swap<Item>(items: Item[], one: number, other: number) {
	const [first, second] = [items[one], items[other]]
	if (first === undefined || second === undefined) return
	items[one] = second
	items[other] = first
}

function seeded(seed: number) {
	let state = seed
	return () => {
		state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
		return state / 2 ** 32
	}
}
