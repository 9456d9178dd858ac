/** How long a specialist has to answer an offer. */
export const offerDays = 14

export const longestOffer = 1500
export const longestReason = 300
export const longestComment = 600
