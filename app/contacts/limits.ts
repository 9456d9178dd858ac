import { words } from '#app/platform/language/words.ts'

export const longestReason = 200
export const longestPlace = 120
export const longestMessage = 1000
export const longestDeclineReason = 300
export const longestUserReportDetail = 2000
export const longestOutcome = 600

/** New requests of one hospital per day in India, because a search is not a mailing list. */
export const requestsPerDay = 30

/** Prepared decline reasons, worded for the hospital that reads them. */
export const declineReasons = [
	'I am not looking for a job right now',
	'The location does not suit me',
	'The pay does not suit me',
	'The shifts or dates do not suit me',
] as const

/** The same as the specialist chooses them. */
export const declineReasonNames: Record<(typeof declineReasons)[number], string> = words({
	'I am not looking for a job right now': 'I am not looking for a job right now',
	'The location does not suit me': 'The location does not suit me',
	'The pay does not suit me': 'The pay does not suit me',
	'The shifts or dates do not suit me': 'The shifts or dates do not suit me',
})
