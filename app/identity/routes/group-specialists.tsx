import { enter, requireSpecialist } from '../groups.server.ts'

export const middleware = [enter('specialists', requireSpecialist)]
