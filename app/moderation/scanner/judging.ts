import { buckets } from './features.ts'
import type { LearnedRule, RuleKey } from '../rules.ts'
import { type Models, passagesOf, scoresOf } from './passages.ts'
import type { Span } from './pattern.ts'
import { weights } from './weights.ts'

/**
 * Above the score a passage of so many words is held. Chosen from what weights find in a set that they were not learned from
 * (docs/decisions/moderation.md). Documents, accounts and contact details have patterns too, which find short ones: few texts of theirs were there to learn
 * from, so little may be concluded from few words.
 */
const thresholds: Record<LearnedRule, { score: number; words: number }> = {
	fee: { score: -0.2, words: 2 },
	documents: { score: -0.6, words: 4 },
	account: { score: -0.8, words: 4 },
	contact: { score: -0.8, words: 3 },
	identity: { score: -1.5, words: 5 },
	promise: { score: -0.05, words: 4 },
	name: { score: 0.2, words: 4 },
}

const rules = Object.keys(weights) as LearnedRule[]

function readWeights(): Models {
	const byFeature = new Float32Array(buckets * rules.length)
	rules.forEach((rule, model) => {
		const { scale, values } = weights[rule]
		const bytes = Int8Array.from(atob(values), (character) => character.charCodeAt(0))
		if (bytes.length !== buckets) throw new Error('The weights of the scanner are outdated: npm run train-scanner')
		bytes.forEach((byte, bucket) => {
			byFeature[bucket * rules.length + model] = byte * scale
		})
	})
	return { biases: rules.map((rule) => weights[rule].bias), byFeature }
}
const models = readWeights()

/**
 * Below the score a pattern that names such a place is not believed: thousands of honest texts speak of originals that are handed back and of
 * codes that stay where they are.
 */
const refuted: Partial<Record<RuleKey, number>> = { documents: -2.5, identity: -3 }

/** What the weights say of a text. */
export function judge(text: string) {
	const passages = passagesOf(text).map((passage) => ({ ...passage, scores: scoresOf(passage.features, models) }))
	return {
		/** Every sentence, or two together, that reads like what a rule forbids; the surest of those that overlap. `margin` above the threshold is asked for. */
		find: (margin = 0): (Span & { rule: LearnedRule })[] =>
			rules.flatMap((rule, model) => {
				const found = passages
					.filter(({ words }) => words >= thresholds[rule].words)
					.map(({ start, end, scores }) => ({ rule, start, end, score: scores[model] ?? Number.NEGATIVE_INFINITY }))
					.filter(({ score }) => score > thresholds[rule].score + margin)
					.toSorted((one, other) => other.score - one.score)
				return found.filter((each, at) =>
					found.slice(0, at).every((surer) => surer.end <= each.start || each.end <= surer.start),
				)
			}),
		/** Whether they are sure that a place which a pattern found is none. */
		refutes(rule: RuleKey, { start, end }: Span): boolean {
			const least = refuted[rule]
			if (least === undefined) return false
			const model = rules.findIndex((each) => each === rule)
			const around = passages.filter((passage) => passage.start < end && start < passage.end)
			return around.length > 0 && around.every(({ scores }) => (scores[model] ?? 0) < least)
		},
	}
}
