import { searchPages } from '../search/saved-searches.server.ts'

export const loader = searchPages.restore.loader
export const action = searchPages.restore.action
