/** What a search for jobs assumes where its address says nothing. */
export const searchDefaults = { km: '20', unit: 'month', per: 'month' }
/** A distance needs a place, and a unit an amount. */
export const searchNeeds = { km: 'place', unit: 'pay' }
