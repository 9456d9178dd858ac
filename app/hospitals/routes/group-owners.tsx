import { enter } from '#app/identity/groups.server.ts'
import { requireOwner } from '../team/team-route.server.ts'

export const middleware = [enter('owners', requireOwner)]
