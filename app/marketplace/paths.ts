/** The public database; '/doctors/database' is the same page. */
export const databasePath = '/doctor-database'
export const accessPath = '/doctor-database/access'
export const todayPath = '/hospital/today'
export const dashboardPath = '/hospitals/dashboard'
export const csvPath = '/hospitals/dashboard/candidates.csv'
export const savedCandidatesPath = '/hospital/shortlist'
export const comparePath = '/hospital/compare'
export const contactSeveralPath = '/hospital/candidates/contact'
export const searchesPath = '/hospital/candidate-searches'
/** Views of every list of the workspace, saved searches for candidates among them. */
export const viewsPath = '/hospital/views'

/** A page of people by their ids, such as a comparison. */
export const withIds = (path: string, ids: readonly string[]) => `${path}?${ids.map((id) => `id=${id}`).join('&')}`
