import { getActor } from '#app/identity/sessions/session.server.ts'
import { suggest, suggestionsFor } from '../suggest.server.ts'
import type { Route } from './+types/list.ts'

const longestText = 160

/** What a search box offers while a person types, as JSON. Always the same but where it may hold names. */
export async function loader({ request, context }: Route.LoaderArgs) {
	const { searchParams } = new URL(request.url)
	const kind = suggestionsFor.find((known) => known === searchParams.get('for'))
	const typed = (searchParams.get('q') ?? '').toWellFormed().replace(/[\p{Cc}\p{Cf}\p{Co}]/gu, ' ')
	if (!kind || typed.length > longestText) return Response.json([], { headers: shared })
	const actor = getActor(context)
	const mayHoldNames = kind === 'specialists' && actor.kind === 'member'
	return Response.json(await suggest(actor, kind, typed), { headers: mayHoldNames ? personal : shared })
}

const shared = { 'Cache-Control': 'public, max-age=60', Vary: 'Cookie' }
const personal = { 'Cache-Control': 'private, no-store' }
