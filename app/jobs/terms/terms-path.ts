import { t } from '#app/platform/language/words.ts'

// Apart from the terms themselves, which pages for visitors do not carry.

/** What each term means. */
export const termsPath = '/jobs/terms'

export const notStated = () => t`Not stated`
