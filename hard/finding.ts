/** One target of docs/reliability.md and what was measured. */
export type Finding = {
	/** Its number there. */
	row: number
	what: string
	wanted: string
	measured: string
	isMet: boolean
}

export type Options = {
	/** How much of the full measurement to do, 0 to 1. */
	share: number
	say: (line: string) => void
}

/** At least one of what a full measurement does `full` times. */
export const partOf = (full: number, { share }: Options) => Math.max(1, Math.round(full * share))

/** Numbers from 0 to below 1, the same on every run. */
export function chances(seed: number) {
	let state = seed
	return () => {
		state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
		return state / 2 ** 32
	}
}
