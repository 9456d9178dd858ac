/**
 * Bits of the column `facets`: one for each tag that is an option of a filter, in the order of a table's list. There are at
 * most 52, so that a number holds them.
 */
export type FacetList = readonly string[]

/** The bits of these tags, or null when one has none. */
export function bitsOf(list: FacetList, tags: readonly string[]): bigint | null {
	const positions = tags.map((tag) => list.indexOf(tag))
	return positions.includes(-1) ? null : positions.reduce((bits, position) => bits | (1n << BigInt(position)), 0n)
}

/** How many of the rows have each tag. Halves of 32 bits, because a `bigint` for each row takes ten times as long. */
export function countFacets(list: FacetList, rows: readonly number[]): Record<string, number> {
	const counts = list.map(() => 0)
	for (const facets of rows)
		for (
			let [half, from] = [facets >>> 0, 0];
			from < list.length;
			[half, from] = [Math.floor(facets / 2 ** 32), from + 32]
		)
			for (let bit = half; bit !== 0; bit &= bit - 1) {
				const position = from + 31 - Math.clz32(bit & -bit)
				counts[position] = (counts[position] ?? 0) + 1
			}
	return Object.fromEntries(list.flatMap((tag, position) => (counts[position] ? [[tag, counts[position]]] : [])))
}
