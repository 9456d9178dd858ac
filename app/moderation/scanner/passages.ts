import { type Features, featuresOf } from './features.ts'
import type { Span } from './pattern.ts'
import { readClauses } from './reading.ts'

/** The part of a text that is judged as one: a sentence, or two that follow each other. */
export type Passage = Span & { words: number; features: Features }

/** Every sentence of a text, alone and with the next one. */
export function passagesOf(text: string): Passage[] {
	const sentences = readClauses(text).flatMap((terms) => {
		const [first, last] = [terms[0], terms.at(-1)]
		return first && last
			? [{ start: first.start, end: last.end, words: terms.length, features: featuresOf(terms, text) }]
			: []
	})
	return sentences.flatMap((sentence, at) => {
		const next = sentences[at + 1]
		if (!next) return [sentence]
		return isDenied(text, sentence, next) ? [] : [sentence, together(sentence, next)]
	})
}

/** 'Is there a fee? No.': what the question asks is not so. The answer is judged like any sentence. */
const isDenied = (text: string, question: Span, answer: Span) =>
	/\?/.test(text.slice(question.end, answer.start)) &&
	/^[^\p{L}]*(no|none|never|nothing|not|nahi+n?|nahin|naahi|nako|bilkul|नहीं|नाही|नको|एक भी नहीं|कुछ नहीं)(?![\p{L}\p{M}])/iu.test(
		text.slice(answer.start),
	)

function together(one: Passage, next: Passage): Passage {
	const features = new Map(one.features)
	for (const [bucket, value] of next.features) if ((features.get(bucket) ?? 0) < value) features.set(bucket, value)
	return { start: one.start, end: next.end, words: one.words + next.words, features }
}

/** So much is against every passage: two words say little. */
const doubt = 20

/** What one feature counts: less in a long passage, which has more of them than a short one and must not score higher for that. */
export function unitOf(features: Features) {
	let square = doubt
	for (const value of features.values()) square += value * value
	return 10 / Math.sqrt(square)
}

/** What weights of several rules give to each feature, side by side: those of one feature are read at once. */
export type Models = { biases: readonly number[]; byFeature: Float32Array }

/** The score of a passage for each of the rules. */
export function scoresOf(features: Features, { biases, byFeature }: Models): number[] {
	const sums = biases.map(() => 0)
	for (const [bucket, value] of features)
		for (let at = 0; at < sums.length; at++)
			sums[at] = (sums[at] ?? 0) + (byFeature[bucket * sums.length + at] ?? 0) * value
	const unit = unitOf(features)
	return sums.map((sum, at) => (biases[at] ?? 0) + sum * unit)
}
