/** Of one key. */
export const callsPerMinute = 120
/** Keys of one hospital that work at the same time. */
export const maxKeys = 20
export const keysAreFull = `You can have up to ${maxKeys} API keys. Revoke one to create another.`
export const longestKeyName = 60
/** Rows of one page of a list. */
export const perPage = { default: 50, max: 100 }
export const longestIdempotencyKey = 200
