import { enter, requireInterviewParty } from '../groups.server.ts'

export const middleware = [enter('interviewParties', requireInterviewParty)]
