/** What a search for specialists assumes where its address says nothing. */
export const searchDefaults = { km: '20', sort: 'relevance' }
/** A distance needs a place. */
export const searchNeeds = { km: 'place' }
