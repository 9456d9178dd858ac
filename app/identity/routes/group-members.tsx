import { enter, requireMember } from '../groups.server.ts'

export const middleware = [enter('members', requireMember)]
