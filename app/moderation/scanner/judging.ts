import { buckets } from './features.ts'
import type { LearnedRule } from '../rules.ts'
import { passagesOf, scoresOf } from './passages.ts'
import type { Span } from './pattern.ts'
import { weights } from './weights.ts'

/**
 * Above the score a passage of so many words is held. Chosen from what weights find in a set that they were not learned from
 * (docs/decisions/moderation.md). Documents, accounts and contact details have patterns too, which find short ones: few texts of theirs were there to learn
 * from, so little may be concluded from few words.
 */
const thresholds: Record<LearnedRule, { score: number; words: number }> = {
	fee: { score: 0.32, words: 2 },
	documents: { score: -0.35, words: 4 },
	account: { score: -0.6, words: 4 },
	contact: { score: -0.6, words: 3 },
	identity: { score: -1.2, words: 5 },
	promise: { score: -0.1, words: 4 },
	name: { score: 0, words: 4 },
}

const learned = Object.entries(weights).map(([rule, { bias, scale, values }]) => {
	const bytes = Int8Array.from(atob(values), (character) => character.charCodeAt(0))
	if (bytes.length !== buckets) throw new Error('The weights of the scanner are outdated: npm run train-scanner')
	return { rule: rule as LearnedRule, weights: Float32Array.from(bytes, (byte) => byte * scale), bias }
})

/**
 * Every sentence, or two together, that reads like what a rule forbids; the surest of those that overlap. `margin` above the threshold
 * is asked for.
 */
export function judge(text: string, margin = 0): (Span & { rule: LearnedRule })[] {
	const passages = passagesOf(text).map((passage) => ({ ...passage, scores: scoresOf(passage.features, learned) }))
	return learned.flatMap(({ rule }, model) => {
		const found = passages
			.filter(({ words }) => words >= thresholds[rule].words)
			.map(({ start, end, scores }) => ({ rule, start, end, score: scores[model] ?? Number.NEGATIVE_INFINITY }))
			.filter(({ score }) => score > thresholds[rule].score + margin)
			.toSorted((one, other) => other.score - one.score)
		return found.filter((each, at) =>
			found.slice(0, at).every((surer) => surer.end <= each.start || each.end <= surer.start),
		)
	})
}
