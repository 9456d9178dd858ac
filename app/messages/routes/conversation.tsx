import { redirect } from 'react-router'
import { participantOf } from '#app/identity/groups.server.ts'
import type { Member, Specialist } from '#app/identity/actor.ts'
import { formatTerms } from '#app/offers/labels.ts'
import { findMyOffer } from '#app/offers/queries.server.ts'
import { idParam, invalid, isId, notFound, tooMany } from '#app/platform/http/http.ts'
import { reviewTargetHours } from '#app/moderation/status.ts'
import { redirectWith } from '#app/platform/http/redirects.server.ts'
import { safeReturnTo } from '#app/platform/http/return-to.ts'
import { listReadyTemplates } from '#app/templates/queries.server.ts'
import { Conversation } from '../components/conversation.tsx'
import { openConversation } from '../conversation.server.ts'
import { receiveMessage, statusOf, tooFastSeconds } from '../files/receive-file.server.ts'
import { readWindow } from '../schema.server.ts'
import { listBeside } from './conversation/beside.server.ts'
import type { Route } from './+types/conversation.ts'
import { titled } from '#app/ui/page/page-title.tsx'
import { t } from '#app/platform/language/words.ts'

export async function loader({ request, params, context }: Route.LoaderArgs) {
	const reader = participantOf(context)
	const otherId = idParam(params.otherId)
	const now = new Date()
	const found = await openConversation(reader, otherId, readWindow(request.url), now)
	if (!found) throw notFound()
	const applications = await listBeside(reader, otherId, now)
	const job = applications[0]?.jobTitle ?? 'your application'
	const templates =
		reader.kind === 'member' ? await listReadyTemplates(reader, 'message', { name: found.name, job }) : null
	const url = new URL(request.url)
	const chosen = templates?.find(({ id }) => id === url.searchParams.get('template'))?.text
	return {
		...found,
		newKey: crypto.randomUUID(),
		applications,
		templates,
		start: chosen ?? (await firstWords(reader, url)),
	}
}

/** A question about an offer begins with its name. */
async function firstWords(reader: Specialist | Member, { searchParams }: URL) {
	const offerId = searchParams.get('offer') ?? undefined
	const offer = reader.kind === 'specialist' && isId(offerId) ? await findMyOffer(reader, offerId) : null
	return offer ? `${t`About your offer for ${{ job: offer.jobTitle }} (${{ terms: formatTerms(offer) }}):`} ` : ''
}

const messageInReview = {
	title: 'In review',
	detail: `Your message has not been sent yet. We read it within ${reviewTargetHours} hours and then send it.`,
	tone: 'info',
} as const

/**
 * Used without a script, and by forms beside a list, which name the page that they lead back to. With a script, the page
 * itself sends and keeps what did not get through.
 */
export async function action({ request, params, context }: Route.ActionArgs) {
	const writer = participantOf(context)
	const otherId = idParam(params.otherId)
	const received = await receiveMessage(request, writer, otherId)
	const returnTo = new URL(request.url).searchParams.get('returnTo')
	if (received.ok && returnTo !== null)
		return redirectWith(safeReturnTo(returnTo), received.isHeld ? messageInReview : { title: t`Message sent` })
	if (received.ok) return redirect(`/messages/with/${otherId}#latest`, 303)
	if (received.failure === 'not-found') throw notFound()
	const { failure, problem } = received
	return failure === 'too-fast' ? tooMany(problem, tooFastSeconds) : invalid(problem, statusOf(failure))
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
	titled(loaderData ? t`Messages with ${{ name: loaderData.name }}` : t`Messages`),
]

export default function ConversationPage({ loaderData, actionData }: Route.ComponentProps) {
	return <Conversation key={loaderData.otherId} conversation={loaderData} refused={actionData} />
}
