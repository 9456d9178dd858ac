/** What one message holds at most. */
export const longestMessage = 4_000

/** More than anyone types in a conversation, and less than a script sends. */
export const longestBurst = { messages: 30, minutes: 10 }

/** Messages on a page; pressed for more, it grows up to `maxOnPage`, and then goes back in time. */
export const messagesPerPage = 40
export const maxOnPage = 400

export const threadsPerPage = 30
