import { enter, requireOperator } from '../groups.server.ts'

export const middleware = [enter('operators', requireOperator)]
