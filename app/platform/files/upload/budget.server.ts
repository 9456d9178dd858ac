/** Thrown when a file unpacks to more than any honest document does. */
export class OverBudget extends Error {
	override name = 'OverBudget'
}

const maxInflatedBytes = 20 * 1024 * 1024

/** Counts what one file unpacks to. Counted while unpacking: what the file says about itself is not believed. */
export function inflationBudget() {
	let left = maxInflatedBytes
	return {
		get left() {
			return left
		},
		spend(bytes: number) {
			left -= bytes
			if (left < 0) throw new OverBudget('unpacks to too much')
		},
	}
}

export type InflationBudget = ReturnType<typeof inflationBudget>
