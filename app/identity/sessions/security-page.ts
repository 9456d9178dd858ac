import type { Actor } from '../actor.ts'

/** Where people manage how they log in, specialists in their settings. */
export const securityPage = (kind: Actor['kind']) =>
	kind === 'specialist' ? '/settings/security' : '/account/security'
