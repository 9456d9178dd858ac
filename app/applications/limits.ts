export const longestNote = 500
/** Own words to an applicant who is not selected, as long as a template for them. */
export const longestReason = 600
export const longestOwnReason = 100
/** Cards that a column of the board begins with, and gets more of with each press. */
export const cardsPerColumn = 24
export const maxCards = 480

/** Most applications of a list that one press moves: as many as are decided while a person waits, some five seconds. */
export const maxChosen = 5000
/** Most that are ticked one by one: each is a field of the form, and 5,000 would be all that a form may weigh. */
export const maxTicked = 1000

export const longestTeamNote = 2000
export const longestTag = 30
export const maxTags = 12
export const longestScoreNote = 600
