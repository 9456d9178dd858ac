import type { ActionFunctionArgs } from 'react-router'
import type { MessageStatus } from '#app/content/message-status.ts'
import { moveContactMessage } from '#app/content/messages-queue.server.ts'
import { MessageVersion } from '#app/content/schema.server.ts'
import { operatorOf } from '#app/identity/groups.server.ts'
import { buttonPage } from '#app/platform/http/button-page.server.ts'
import type { Flash } from '#app/platform/http/flash.ts'
import { parseForm } from '#app/platform/http/form.server.ts'
import { badRequest, idParam, valueOf } from '#app/platform/http/http.ts'
import { redirectWith } from '#app/platform/http/redirects.server.ts'
import { decidedMomentAgo, takenByAnother } from './cases/case-refusals.ts'
import { afterWaitingDecision } from './cases/decided.server.ts'
import { findNextCase } from './cases/open-cases.server.ts'
import { closeMessageLater } from './queues/contact-message-queue.server.ts'

export const messageRefusal = ({ failure }: { failure: string }) =>
	failure === 'taken'
		? takenByAnother
		: failure === 'decided'
			? decidedMomentAgo
			: 'Another operator has changed this message after you opened it. Reload the page to see its status.'

export const toMessage = buttonPage(
	({ params }: { params: { messageId: string } }) => `/operator/messages/${idParam(params.messageId)}`,
)

/** Moves a message by a button; the next one opens. */
export async function moveByButton(
	{ request, context, params }: ActionFunctionArgs,
	to: Exclude<MessageStatus, 'answered'>,
	done: Flash,
) {
	const operator = operatorOf(context)
	const messageId = idParam(params['messageId'])
	const form = await parseForm(request, MessageVersion)
	if (!form.ok) throw badRequest()
	// Opened again it is where it was: no one is told, and a further decision closes it.
	if (to === 'open') {
		valueOf(await moveContactMessage(operator, messageId, to, form.value), messageRefusal)
		return redirectWith('/operator/messages', done)
	}
	const next = await findNextCase(operator, 'contact-message', messageId)
	const closed = await closeMessageLater(operator, messageId, { to, ...form.value })
	return afterWaitingDecision(next ?? '/operator/messages', valueOf(closed, messageRefusal).decisionId, done.title)
}
