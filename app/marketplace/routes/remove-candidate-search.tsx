import { searchPages } from '../search/saved-searches.server.ts'

export const loader = searchPages.remove.loader
export const action = searchPages.remove.action
