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
