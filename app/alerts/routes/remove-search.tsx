import { searchPages } from '../saved-searches.server.ts'

export const loader = searchPages.remove.loader
export const action = searchPages.remove.action
