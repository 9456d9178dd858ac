export const longestNote = 500
export const longestReason = 300
export const applicantsPerPage = 25

/** Cards that a column of the board begins with, and gets more of with each press: a column draws them all when the focus moves. */
export const cardsPerColumn = 10
export const maxCards = 200

/** Most applications in one bulk move, a page of the list or what a member ticks on a board. */
export const maxChosen = 100

export const longestTeamNote = 2000
export const longestTag = 30
export const maxTags = 12
export const longestScoreNote = 600

/** Prepared reasons for a rejection, worded for the specialist who reads them. */
export const rejectionReasons = [
	'We chose someone with more experience for this position',
	'The position has been filled',
	'We need a different speciality or skill',
	'The dates or shifts do not match our requirement',
	'The expected pay is above our range',
] as const
