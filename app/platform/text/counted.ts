const rules = new Intl.PluralRules('en-IN')

/** The form of a word for this many: 'day' or 'days'. */
export const plural = (count: number, one: string, many = `${one}s`) => (rules.select(count) === 'one' ? one : many)

/** '1 day', '1,20,000 days' */
export const counted = (count: number, one: string, many?: string) =>
	`${count.toLocaleString('en-IN')} ${plural(count, one, many)}`
