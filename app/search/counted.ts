/** Numbers are exact up to here; beyond, '1,000+' says enough. */
export const countedUpTo = 1000
export type Counted = { count: number; capped: boolean }

export const counted = (count: number): Counted => ({
	count: Math.min(count, countedUpTo),
	capped: count > countedUpTo,
})

/** '38', '1,000+' */
export const inNumbers = ({ count, capped }: Counted): string => `${count.toLocaleString('en-IN')}${capped ? '+' : ''}`

/** '38 jobs', '1 job', 'No jobs', '1,000+ jobs' */
export const inWords = (total: Counted, one: string): string =>
	`${total.count === 0 ? 'No' : inNumbers(total)} ${one}${total.count === 1 ? '' : 's'}`
