import { languageNow } from '#app/platform/language/words.ts'

const parts = { month: 'long', day: 'numeric', year: 'numeric', timeZone: 'UTC', numberingSystem: 'latn' } as const
const written = {
	en: new Intl.DateTimeFormat('en-US', parts),
	hi: new Intl.DateTimeFormat('hi-IN', parts),
	mr: new Intl.DateTimeFormat('mr-IN', parts),
}

/** 'May 10, 2025': the way the legal pages name their day. */
export const monthDayYear = (day: string) => written[languageNow()].format(new Date(`${day}T00:00:00Z`))
