/** True where a range ends before it begins, so that no one can be in it. An end that is not filled in is open. */
export const isContradicting = (from: bigint | null, to: bigint | null): boolean =>
	from !== null && to !== null && from > to

/** What to say next to the upper end of such a range. The search leaves the range out, as it does a place it does not know. */
export const contradictingRange = (from: bigint | null, to: bigint | null): string | undefined =>
	isContradicting(from, to)
		? 'The maximum is less than the minimum. Showing specialists with any pay. Change one of the two.'
		: undefined
