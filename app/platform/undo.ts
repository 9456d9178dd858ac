/** For so long a decision can be undone. What others would notice of it waits as long. */
export const undoSeconds = 60

export const undoMinutes = undoSeconds / 60

/** The same in a sentence: 'within one minute'. */
export const undoTime = 'one minute'
