/** Numbers are exact up to here; beyond, '1,000+' says enough. */
export const countedUpTo = 1000
export type Counted = { count: number; capped: boolean }

export const counted = (count: number): Counted => ({
	count: Math.min(count, countedUpTo),
	capped: count > countedUpTo,
})

/** '38', '1,000+' */
export const inNumbers = ({ count, capped }: Counted): string => `${count.toLocaleString('en-IN')}${capped ? '+' : ''}`
