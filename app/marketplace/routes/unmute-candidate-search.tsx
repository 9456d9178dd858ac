import { searchPages } from '../search/saved-searches.server.ts'

export const loader = searchPages.unmute.loader
export const action = searchPages.unmute.action
