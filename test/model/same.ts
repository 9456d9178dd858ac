import { inspect, isDeepStrictEqual } from 'node:util'

/** Throws with the whole story where the product differs from the model. */
export function same(actual: unknown, expected: unknown, story: string) {
	if (isDeepStrictEqual(plain(actual), plain(expected))) return
	throw new Error(`${story}\nis: ${inspect(actual, { depth: 5 })}\nought to be: ${inspect(expected, { depth: 5 })}`)
}

/** Two maps with the same entries are the same, in whatever order they came. */
const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value, (_key, inner: unknown) => sorted(inner)))

const sorted = (value: unknown) =>
	value && typeof value === 'object' && !Array.isArray(value)
		? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
		: value
