const rules = new Intl.PluralRules('en-IN')

/** The form of a word for this many: 'job' or 'jobs'. */
export const plural = (count: number, one: string, many = `${one}s`) => (rules.select(count) === 'one' ? one : many)

/** '1 job', '1,20,000 jobs' */
export const counted = (count: number, one: string, many?: string) =>
	`${count.toLocaleString('en-IN')} ${plural(count, one, many)}`
