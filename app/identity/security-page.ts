import type { AccountKind } from './actor.ts'

/** Where somebody looks after how they log in: specialists among their settings. */
export const securityPage = (kind: AccountKind) => (kind === 'specialist' ? '/settings/security' : '/account/security')
