import { requireDuty } from '../team/duty.server.ts'
import { enter } from '#app/identity/groups.server.ts'

export const middleware = [enter('operators', requireDuty)]
