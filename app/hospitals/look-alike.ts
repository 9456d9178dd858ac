import { readingOf } from '#app/platform/look-alike-letters.ts'

/** Letters to add, drop, change or swap with a neighbour until one is the other; no further than `limit + 1`. */
function editDistance(one: string, other: string, limit: number): number {
	if (Math.abs(one.length - other.length) > limit) return limit + 1
	let before: number[] = []
	let last = Array.from({ length: other.length + 1 }, (_, column) => column)
	for (let row = 1; row <= one.length; row++) {
		const line = [row]
		for (let column = 1; column <= other.length; column++) {
			const same = one[row - 1] === other[column - 1]
			let steps = Math.min(
				(last[column] ?? 0) + 1,
				(line[column - 1] ?? 0) + 1,
				(last[column - 1] ?? 0) + (same ? 0 : 1),
			)
			const swapped = one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1]
			if (row > 1 && column > 1 && swapped) steps = Math.min(steps, (before[column - 2] ?? 0) + 1)
			line.push(steps)
		}
		if (Math.min(...line) > limit) return limit + 1
		before = last
		last = line
	}
	return last[other.length] ?? 0
}

/** Could the one name be taken for the other? In a short name two letters are half of it, so one must do. */
export function looksLike(one: string, other: string): boolean {
	const [a, b] = [readingOf(one), readingOf(other)]
	const limit = Math.min(a.length, b.length) < 8 ? 1 : 2
	return editDistance(a, b, limit) <= limit
}

/** Words that many hospitals have in their name. */
const common = new Set(
	'hospital hospitals clinic clinics institute inst centre center nursing home medical medicare care health healthcare research multispeciality multispecialty superspeciality speciality specialty general city the and of dr new trust pvt private ltd limited llp foundation'.split(
		' ',
	),
)
const wordsOf = (name: string) => name.split(/[^\p{L}\p{M}\p{N}@$!|]+/u).flatMap((word) => readingOf(word) || [])

/** Does `name` read as that of the `other` hospital: alike as a whole, or with all the words that make the other's name its own? */
export function standsFor(name: string, other: string): boolean {
	if (looksLike(name, other)) return true
	const own = new Set(wordsOf(name))
	const distinctive = wordsOf(other).filter((word) => !common.has(word))
	return distinctive.length > 1 && distinctive.every((word) => own.has(word))
}
