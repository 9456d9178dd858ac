// Apart from the terms themselves, which pages for visitors do not carry.

/** What each term means. */
export const termsPath = '/jobs/terms'

export const notStated = 'Not stated'
