import { enter, requireInterviewer } from '../groups.server.ts'

export const middleware = [enter('interviewers', requireInterviewer)]
