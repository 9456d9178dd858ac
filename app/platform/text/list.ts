import { languageNow } from '../language/words.ts'

const and = new Intl.ListFormat('en-IN', { type: 'conjunction' })
const or = new Intl.ListFormat('en', { type: 'disjunction' })

/** What stands before the last part. Where a comma would come too, as `Intl` has it in Hindi, we write none. */
const lastWords = { hi: { and: 'और', or: 'या' }, mr: { and: 'आणि', or: 'किंवा' } }

function join(parts: readonly string[], english: Intl.ListFormat, word: 'and' | 'or') {
	const language = languageNow()
	if (language === 'en') return english.format(parts)
	const last = parts.at(-1) ?? ''
	return parts.length < 2 ? last : `${parts.slice(0, -1).join(', ')} ${lastWords[language][word]} ${last}`
}

/** 'mornings, nights and weekends' */
export const formatList = (parts: readonly string[]) => join(parts, and, 'and')

/** 'red, green, or blue' */
export const formatOr = (parts: readonly string[]) => join(parts, or, 'or')
