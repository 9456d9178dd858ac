import { t } from '#app/platform/language/words.ts'

/** So many jobs of a new hospital are read by our team before they go live. */
export const firstJobs = 2

export const firstJobsRule = () => t`We read the first two jobs of a new hospital before they go live.`
