/** Edits that turn one word into the other: letters added, left out, changed, or swapped with their neighbour. Stops above the limit. */
export function editDistance(one: string, other: string, limit = 3): number {
	if (Math.abs(one.length - other.length) > limit) return limit + 1
	let [older, old]: [number[], number[]] = [[], Array.from({ length: other.length + 1 }, (_, at) => at)]
	for (let row = 1; row <= one.length; row++) {
		const now = [row]
		let least = row
		for (let column = 1; column <= other.length; column++) {
			const isSame = one[row - 1] === other[column - 1]
			let edits = Math.min(
				(old[column] ?? 0) + 1,
				(now[column - 1] ?? 0) + 1,
				(old[column - 1] ?? 0) + (isSame ? 0 : 1),
			)
			if (row > 1 && column > 1 && one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1])
				edits = Math.min(edits, (older[column - 2] ?? 0) + 1)
			now.push(edits)
			if (edits < least) least = edits
		}
		if (least > limit) return limit + 1
		;[older, old] = [old, now]
	}
	return Math.min(old[other.length] ?? limit + 1, limit + 1)
}
