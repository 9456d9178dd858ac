import type { AccountKind } from './actor.ts'

/** Where people manage how they log in, specialists in their settings. */
export const securityPage = (kind: AccountKind) => (kind === 'specialist' ? '/settings/security' : '/account/security')
