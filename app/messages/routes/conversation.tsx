import { redirect } from 'react-router'
import { participantOf } from '#app/identity/groups.server.ts'
import { brand } from '#app/brand.ts'
import type { Member, Specialist } from '#app/identity/actor.ts'
import { formatTerms } from '#app/offers/labels.ts'
import { findMyOffer } from '#app/offers/queries.server.ts'
import { idParam, invalid, isId, notFound, tooMany } from '#app/platform/http.ts'
import { Conversation } from '../components/conversation.tsx'
import { openConversation } from '../conversation.server.ts'
import { receiveMessage, statusOf, tooFastSeconds } from '../receive-file.server.ts'
import { readWindow } from '../schema.server.ts'
import type { Route } from './+types/conversation.ts'

export async function loader({ request, params, context }: Route.LoaderArgs) {
	const reader = participantOf(context)
	const found = await openConversation(reader, idParam(params.otherId), readWindow(request.url), new Date())
	if (!found) throw notFound()
	return { ...found, newKey: crypto.randomUUID(), start: await firstWords(reader, new URL(request.url)) }
}

/** A question about an offer begins with its name. */
async function firstWords(reader: Specialist | Member, { searchParams }: URL) {
	const offerId = searchParams.get('offer') ?? undefined
	const offer = reader.kind === 'specialist' && isId(offerId) ? await findMyOffer(reader, offerId) : null
	return offer ? `About your offer for ${offer.jobTitle} (${formatTerms(offer)}): ` : ''
}

/** Used without a script. With one, the page itself sends and keeps what did not get through. */
export async function action({ request, params, context }: Route.ActionArgs) {
	const writer = participantOf(context)
	const otherId = idParam(params.otherId)
	const received = await receiveMessage(request, writer, otherId)
	if (received.ok) return redirect(`/messages/with/${otherId}#latest`, 303)
	if (received.failure === 'not-found') throw notFound()
	const { failure, problem } = received
	return failure === 'too-fast' ? tooMany(problem, tooFastSeconds) : invalid(problem, statusOf(failure))
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
	{ title: `${loaderData ? `Messages with ${loaderData.name}` : 'Messages'} · ${brand.name}` },
]

export default function ConversationPage({ loaderData, actionData }: Route.ComponentProps) {
	return <Conversation key={loaderData.otherId} conversation={loaderData} refused={actionData} />
}
