import type { ActionFunctionArgs } from 'react-router'
import { operatorOf } from '#app/identity/groups.server.ts'
import { buttonPage } from '#app/platform/button-page.server.ts'
import type { Flash } from '#app/platform/flash.ts'
import { parseForm } from '#app/platform/form.server.ts'
import { badRequest, idParam, valueOf } from '#app/platform/http.ts'
import { redirectWith } from '#app/platform/redirects.server.ts'
import type { MessageStatus } from './message-status.ts'
import { moveContactMessage } from './messages-queue.server.ts'
import { MessageVersion } from './schema.server.ts'

export const messageChanged = () =>
	'Another operator has changed this message after you opened it. Reload the page to see its status.'

export const toMessage = buttonPage(
	({ params }: { params: { messageId: string } }) => `/operator/messages/${idParam(params.messageId)}`,
)

/** Moves a message by a button, and goes back to the queue. */
export async function moveByButton(
	{ request, context, params }: ActionFunctionArgs,
	to: Exclude<MessageStatus, 'answered'>,
	done: Flash,
) {
	const operator = operatorOf(context)
	const messageId = idParam(params['messageId'])
	const form = await parseForm(request, MessageVersion)
	if (!form.ok) throw badRequest()
	valueOf(await moveContactMessage(operator, messageId, to, form.value), messageChanged)
	return redirectWith('/operator/messages', done)
}
