export const maxSavedSearches = 20
export const longestName = 100
/** Maximum characters of a saved address. Our forms never make longer ones. */
export const longestQuery = 1500
