import { returnPageIn } from '#app/applications/pipeline/return-page.ts'
import { columnNames } from '#app/applications/stage.ts'
import { verifiedMemberOf } from '#app/identity/groups.server.ts'
import { buttonPage } from '#app/platform/http/button-page.server.ts'
import { refuseFields } from '#app/platform/http/form.server.ts'
import { eventParam, idParam, valueOf } from '#app/platform/http/http.ts'
import type { UndoFailure } from '#app/platform/lifecycle.server.ts'
import { redirectWith } from '#app/platform/http/redirects.server.ts'
import { undoSeconds } from '#app/platform/undo.ts'
import { undoStart } from '../placements/placements.server.ts'
import { findOfferSubject } from '../queries.server.ts'
import type { Route } from './+types/undo-start.ts'

export const loader = buttonPage(async ({ params, context }: Route.LoaderArgs) => {
	const subject = await findOfferSubject(verifiedMemberOf(context), idParam(params.applicationId))
	return subject && `/hospital/applications/${subject.id}`
})

export async function action({ request, params, context }: Route.ActionArgs) {
	const member = verifiedMemberOf(context)
	const applicationId = idParam(params.applicationId)
	const eventId = eventParam(request)
	await refuseFields(request)

	const undone = valueOf(await undoStart(member, applicationId, eventId), ({ failure }) => failures[failure])
	return redirectWith(returnPageIn(request.url, applicationId), {
		title: `Moved back to ${columnNames[undone.restored]}`,
		detail: 'We removed the notification and no email was sent.',
	})
}

const failures: Record<UndoFailure, string> = {
	'nothing-to-undo': 'This has already been undone, or a rating has been submitted.',
	'too-late': `You can undo this for ${undoSeconds} seconds only. That time has passed and the specialist has been notified.`,
}
