import { languageNow } from '../language/words.ts'

const ordinals = new Intl.PluralRules('en-IN', { type: 'ordinal' })
const endings: Partial<Record<Intl.LDMLPluralRule, string>> = { one: 'st', two: 'nd', few: 'rd' }

/** '1st', '12th', '23rd'. Hindi and Marathi write the number alone. */
export const ordinal = (count: number) =>
	languageNow() === 'en' ? `${count}${endings[ordinals.select(count)] ?? 'th'}` : String(count)
