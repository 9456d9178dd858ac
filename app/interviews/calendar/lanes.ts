type Span = { startsAtMinute: number; endsAtMinute: number }
/** Which of how many columns of its day an entry takes, so that none covers another. */
export type Laned<Entry> = Entry & { lane: number; lanes: number }

/** Places entries of one day, given in order of their beginning, beside each other where they overlap. */
export function placeInLanes<Entry extends Span>(entries: readonly Entry[]): Laned<Entry>[] {
	const placed: Laned<Entry>[] = []
	let group: Laned<Entry>[] = []
	let ends: number[] = []
	for (const entry of entries.toSorted((a, b) => a.startsAtMinute - b.startsAtMinute)) {
		if (ends.every((end) => end <= entry.startsAtMinute)) {
			group = []
			ends = []
		}
		const free = ends.findIndex((end) => end <= entry.startsAtMinute)
		const lane = free === -1 ? ends.length : free
		ends[lane] = entry.endsAtMinute
		const own = { ...entry, lane, lanes: ends.length }
		group.push(own)
		placed.push(own)
		for (const each of group) each.lanes = ends.length
	}
	return placed
}
