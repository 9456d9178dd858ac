import { type Concept, concepts } from './concepts.ts'
import { skeletonOf } from './folding.ts'
import type { Term } from './reading.ts'

/** Into so many numbers all features are hashed. */
export const buckets = 1 << 18

/** How much a feature says: its place in the list of weights, and its strength. */
export type Features = Map<number, number>

export const hashOf = (text: string, seed: number) => {
	let hash = seed
	for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 16_777_619)
	return hash
}
const mixed = (one: number, other: number) => Math.imul(one ^ (other >>> 15) ^ Math.imul(other, 0x85ebca6b), 0xc2b2ae35)
const bucketOf = (hash: number) => (Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d) >>> 8) % buckets

const names = Object.keys(concepts) as Concept[]
const conceptHash = new Map(names.map((name) => [name, hashOf(name, 11)]))
const sumHash = hashOf('sum', 12)

// What a feature is of keeps it apart from others of the same words.
const kinds = { word: 1, pair: 2, apart: 3, last: 4, letters: 5, concept: 6, order: 7, near: 8, row: 9 }
const strength = { letters: 0.4, order: 0.7 }

/**
 * What the words of a clause are, alone and beside each other, the letters they are made of, and the concepts that follow each
 * other in it. A sum counts by its size, since a fee is smaller than a salary.
 */
export function featuresOf(terms: readonly Term[], text: string): Features {
	const features: Features = new Map()
	const add = (kind: number, hash: number, value = 1) => {
		const bucket = bucketOf(mixed(kind * 0x9e3779b1, hash))
		if ((features.get(bucket) ?? 0) < value) features.set(bucket, value)
	}
	const tokens = terms.map((term) => hashOf(tokenOf(term, text), 13))
	const edge = hashOf('$', 13)
	const meanings = terms.map((term, at) => [
		...Array.from(term.is, (concept) => conceptHash.get(concept) ?? 0),
		...(term.sum === null ? [] : [tokens[at] ?? 0, ...(term.sum === 'percent' ? [] : [sumHash])]),
	])
	terms.forEach((term, at) => {
		const token = tokens[at] ?? 0
		add(kinds.word, token)
		add(kinds.pair, mixed(tokens[at - 1] ?? edge, token))
		add(kinds.apart, mixed(tokens[at - 2] ?? edge, token), strength.order)
		if (at === terms.length - 1) add(kinds.last, token)
		if (term.sum === null) addLetters(term.word, (hash) => add(kinds.letters, hash, strength.letters))
		for (const one of meanings[at] ?? []) {
			add(kinds.concept, one)
			for (let next = at + 1; next < Math.min(terms.length, at + 9); next++)
				for (const other of meanings[next] ?? []) {
					const both = mixed(one, other)
					add(kinds.order, both, strength.order)
					if (next <= at + 3) add(kinds.near, both, strength.order)
				}
		}
	})
	const row = meanings.flatMap(([first]) => (first === undefined ? [] : [first]))
	for (let at = 0; at + 2 < row.length; at++)
		add(kinds.row, mixed(mixed(row[at] ?? 0, row[at + 1] ?? 0), row[at + 2] ?? 0), strength.order)
	return features
}

function tokenOf({ word, sum, start, end }: Term, text: string) {
	if (sum === null) return word
	if (sum === 'percent') return '#%'
	const written = text.slice(start, end)
	const value = Number(written.replace(/[^\d.]/g, ''))
	return `#${sum}${value > 0 ? Math.floor(Math.log10(value) * 2) : 'words'}${/k|haj|lakh|hun|हज|लाख/.test(written) ? 'k' : ''}`
}

function addLetters(word: string, add: (hash: number) => void) {
	const whole = `^${word}$`
	for (let length = 3; length <= 5; length++)
		for (let at = 0; at + length <= whole.length; at++) add(hashOf(whole.slice(at, at + length), 17))
	add(hashOf(skeletonOf(word), 19))
}
