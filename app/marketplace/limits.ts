/** People that the public database adds with each Load More. */
export const pageSize = 6
/** Rows of a dense list at first, and with each Load More. */
export const rowsPerPage = 24
/** Rows of one page; the next one begins behind them. */
export const maxShown = 240
/** Side by side there is room for so many. */
export const maxCompared = 4
/** People that can be acted upon with one press. */
export const maxSelected = 50
/** Rows of one file: as many profiles as a hospital may open in a day. */
export const maxExported = 100
