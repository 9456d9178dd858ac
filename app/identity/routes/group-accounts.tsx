import { enter, requireAccount } from '../groups.server.ts'

export const middleware = [enter('accounts', requireAccount)]
