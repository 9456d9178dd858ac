export const longestNote = 500
export const longestReason = 300
export const applicantsPerPage = 25

/** Prepared reasons for a rejection, worded for the specialist who reads them. */
export const rejectionReasons = [
	'We chose someone with more experience for this position',
	'The position has been filled',
	'We need another speciality or skill',
	'The dates or shifts do not fit',
	'The expected pay is above our range',
] as const
