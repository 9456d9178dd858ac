import { enter, requireParticipant } from '../groups.server.ts'

export const middleware = [enter('participants', requireParticipant)]
