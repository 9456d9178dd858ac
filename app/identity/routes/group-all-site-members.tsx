import { enter, requireMemberOfAllSites } from '../groups.server.ts'

export const middleware = [enter('allSiteMembers', requireMemberOfAllSites)]
