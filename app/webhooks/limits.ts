/** Endpoints of one hospital. */
export const maxEndpoints = 5
export const endpointsAreFull = `You can have up to ${maxEndpoints} webhooks. Remove one to add another.`
export const longestUrl = 500
export const timeoutMs = 5_000

const [minute, hour] = [60, 3_600]
/** Pauses between attempts, in seconds: just over three days in all. */
export const pauses = [minute, 5 * minute, 30 * minute, 2 * hour, 5 * hour, 10 * hour, 14 * hour, 20 * hour, 24 * hour]
