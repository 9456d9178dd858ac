export const maxSavedSearches = 20
export const longestName = 100
/** Characters of an address that can be saved; no form of ours makes longer ones. */
export const longestQuery = 1500
