import { redirect } from 'react-router'
import { participantOf } from '#app/identity/groups.server.ts'
import { idParam, notFound } from '#app/platform/http/http.ts'
import { receiveMessage, statusOf, tooFastSeconds } from '../files/receive-file.server.ts'
import type { Route } from './+types/send.ts'

export const loader = ({ params }: Route.LoaderArgs) => redirect(`/messages/with/${idParam(params.otherId)}`)

/** Called by the page's script, which shows what became of it. Sent again with the same key it is still one message. */
export async function action({ request, params, context }: Route.ActionArgs) {
	const writer = participantOf(context)
	const received = await receiveMessage(request, writer, idParam(params.otherId))
	if (received.ok) return Response.json({ messageId: received.messageId }, { status: received.isHeld ? 202 : 201 })
	if (received.failure === 'not-found') throw notFound()
	const { form, fields } = received.problem
	const problem = form ?? Object.values(fields ?? {}).flatMap((messages) => messages ?? [])[0]
	const headers = new Headers(received.failure === 'too-fast' ? { 'Retry-After': String(tooFastSeconds) } : {})
	return Response.json({ problem }, { status: statusOf(received.failure), headers })
}
