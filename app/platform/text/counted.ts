const rules = new Intl.PluralRules('en-IN')

/** The form of a word for this many: 'day' or 'days'. */
export const plural = (count: number, one: string, many = `${one}s`) => (rules.select(count) === 'one' ? one : many)

const ordinals = new Intl.PluralRules('en-IN', { type: 'ordinal' })
const endings: Partial<Record<Intl.LDMLPluralRule, string>> = { one: 'st', two: 'nd', few: 'rd' }

/** '1st', '12th', '23rd' */
export const ordinal = (count: number) => `${count}${endings[ordinals.select(count)] ?? 'th'}`

/** '1 day', '1,20,000 days' */
export const counted = (count: number, one: string, many?: string) =>
	`${count.toLocaleString('en-IN')} ${plural(count, one, many)}`
