import { enter, requirePasswordAccount } from '../groups.server.ts'

export const middleware = [enter('passwordAccounts', requirePasswordAccount)]
