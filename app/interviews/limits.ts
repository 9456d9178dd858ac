/** The first proposal and four more: who has not met by then should talk. */
export const maxRounds = 5
export const lengthsInMinutes = [15, 20, 30, 45, 60, 90, 120] as const
export const defaultMinutes = 30
export const maxInterviewers = 6
export const daysAheadAtMost = 90
/** Someone this late may be marked as a no-show. */
export const minutesUntilNoShow = 30
export const longestPlace = 300
export const longestNote = 1_000
export const longestReason = 300
