export const longestNote = 500
/** Own words to an applicant who is not selected, as long as a template for them. */
export const longestReason = 600
export const longestOwnReason = 100
/** Cards that a column of the board begins with, and gets more of with each press. */
export const cardsPerColumn = 24
export const maxCards = 480

/** Most applications in one bulk move: as many as are decided while a person waits. */
export const maxChosen = 1000

export const longestTeamNote = 2000
export const longestTag = 30
export const maxTags = 12
export const longestScoreNote = 600
