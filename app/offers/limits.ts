/** How many days a hospital may leave for an answer, and how many it leaves unless it says otherwise. */
export const responseDays = [3, 7, 14] as const
export const defaultResponseDays = 14

/** After so many days at work the two sides are asked to rate each other, and can. */
export const ratingAfterDays = 7

/** How many other joining dates one offer can have. */
export const maxJoiningDates = 10

export const longestTerms = 3000

export const longestOffer = 1500
export const longestReason = 300
export const longestComment = 600
