import { verifiedMemberOf } from '#app/identity/groups.server.ts'
import { refuseFields } from '#app/platform/http/form.server.ts'
import { eventParam, idParam, valueOf } from '#app/platform/http/http.ts'
import type { UndoFailure } from '#app/platform/lifecycle.server.ts'
import { redirectWith } from '#app/platform/http/redirects.server.ts'
import { undoSeconds } from '#app/platform/undo.ts'
import { toReceivedApplication } from '../button-pages.server.ts'
import { undoLastTransition } from '../pipeline/decisions.server.ts'
import { returnPage } from '../pipeline/return-page.ts'
import { columnNames } from '../stage.ts'
import type { Route } from './+types/undo-move.ts'

export const loader = toReceivedApplication

export async function action({ request, params, context }: Route.ActionArgs) {
	const member = verifiedMemberOf(context)
	const applicationId = idParam(params.applicationId)
	const eventId = eventParam(request)
	await refuseFields(request)

	const undone = valueOf(await undoLastTransition(member, applicationId, eventId), ({ failure }) => failures[failure])

	return redirectWith(returnPage(new URL(request.url).searchParams.get('returnTo'), applicationId), {
		title: `Moved back to ${columnNames[undone.restored]}`,
		detail: 'We removed the notification and no email was sent.',
	})
}

const failures: Record<UndoFailure, string> = {
	'nothing-to-undo': 'This move has already been undone, or the application has moved since.',
	'too-late': `You can undo a move for ${undoSeconds} seconds only. That time has passed and the specialist has been notified.`,
}
