import type { RouterContextProvider } from 'react-router'
import { isVerified } from '#app/identity/actor.ts'
import { requireAccount } from '#app/identity/session.server.ts'
import { notFound } from '#app/platform/http.ts'
import type { Party } from './locking.server.ts'

/** Who has interviews: specialists, and people of a hospital that we have checked. For the others there is no such page. */
export function requireParty(context: Readonly<RouterContextProvider>, request: Request): Party {
	const actor = requireAccount(context, request)
	if (actor.kind === 'operator' || (actor.kind === 'member' && !isVerified(actor))) throw notFound()
	return actor
}
