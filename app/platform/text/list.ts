const and = new Intl.ListFormat('en-IN', { type: 'conjunction' })
const or = new Intl.ListFormat('en', { type: 'disjunction' })

/** 'mornings, nights and weekends' */
export const formatList = (parts: readonly string[]) => and.format(parts)

/** 'red, green, or blue' */
export const formatOr = (parts: readonly string[]) => or.format(parts)
