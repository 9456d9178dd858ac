/** The mean is shown from this many. Below, one hospital could be identified, and one grudge could sink someone. */
export const minRatings = 3

export type Rating = {
	/** Out of five, with one decimal: '4.6'. */
	stars: string
	count: number
}

/** The mean of what hospitals gave after placements; null while they are too few. */
export function ratingOf({ ratingSum, ratingCount }: { ratingSum: number; ratingCount: number }): Rating | null {
	if (ratingCount < minRatings) return null
	return { stars: (ratingSum / ratingCount).toFixed(1), count: ratingCount }
}
