const ordinals = new Intl.PluralRules('en-IN', { type: 'ordinal' })
const endings: Partial<Record<Intl.LDMLPluralRule, string>> = { one: 'st', two: 'nd', few: 'rd' }

/** '1st', '12th', '23rd' */
export const ordinal = (count: number) => `${count}${endings[ordinals.select(count)] ?? 'th'}`
