import { searchPages } from '../search/saved-searches.server.ts'

export const loader = searchPages.mute.loader
export const action = searchPages.mute.action
