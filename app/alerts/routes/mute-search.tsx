import { searchPages } from '../saved-searches.server.ts'

export const loader = searchPages.mute.loader
export const action = searchPages.mute.action
