import { verifiedMemberOf } from '#app/identity/groups.server.ts'
import { parseForm } from '#app/platform/http/form.server.ts'
import { badRequest, idParam, valueOf } from '#app/platform/http/http.ts'
import { redirectWith } from '#app/platform/http/redirects.server.ts'
import { undoTime } from '#app/platform/undo.ts'
import { toReceivedApplication } from '../button-pages.server.ts'
import { moveStage } from '../pipeline/decisions.server.ts'
import { returnPage } from '../pipeline/return-page.ts'
import { StageInput } from '../schema.server.ts'
import { columnNames } from '../stage.ts'
import { refusalOf } from '../labels.ts'
import type { Route } from './+types/move.ts'

export const loader = toReceivedApplication

export async function action({ request, params, context }: Route.ActionArgs) {
	const member = verifiedMemberOf(context)
	const applicationId = idParam(params.applicationId)
	const form = await parseForm(request, StageInput)
	if (!form.ok) throw badRequest()

	const { to, version, returnTo } = form.value
	const moved = valueOf(await moveStage(member, applicationId, { to, version }), (refused) => refusalOf(refused, to))

	const back = returnPage(returnTo, applicationId)
	const { eventId, specialistName } = moved
	return redirectWith(back, {
		title: `${specialistName}: ${columnNames[to]}`,
		detail: `They can see this on the site now. Emails and other alerts go out in ${undoTime} unless you undo.`,
		undo: {
			action: `/hospital/applications/${applicationId}/stage/undo?event=${eventId}&returnTo=${encodeURIComponent(back)}`,
			label: 'Undo',
		},
	})
}
