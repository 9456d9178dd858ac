import type { RouterContextProvider } from 'react-router'
import { getActor, requireAccount, requireSpecialist, requireVerifiedMember } from '#app/identity/session.server.ts'
import { notFound } from '#app/platform/http.ts'
import type { Writer } from './people.ts'

/** A specialist, or a member of a hospital that we have checked; for everybody else these pages do not exist. */
export function requireWriter(context: Readonly<RouterContextProvider>, request: Request): Writer {
	const { kind } = getActor(context)
	if (kind === 'member') return requireVerifiedMember(context, request)
	if (kind === 'operator') throw notFound()
	// Whoever is logged in as nobody is sent where they logged in last.
	requireAccount(context, request)
	return requireSpecialist(context, request)
}
