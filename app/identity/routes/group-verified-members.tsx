import { enter, requireVerifiedMember } from '../groups.server.ts'

export const middleware = [enter('verifiedMembers', requireVerifiedMember)]
