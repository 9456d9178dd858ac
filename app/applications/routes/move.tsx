import { redirect } from 'react-router'
import { verifiedMemberOf } from '#app/identity/groups.server.ts'
import { parseForm } from '#app/platform/form.server.ts'
import { badRequest, conflict, idParam, notFound } from '#app/platform/http.ts'
import { redirectWith } from '#app/platform/redirects.server.ts'
import { findReceived } from '../applicant.server.ts'
import { moveStage } from '../decisions.server.ts'
import { returnPage } from '../return-page.ts'
import { StageInput } from '../schema.server.ts'
import { columnNames } from '../stage.ts'
import { refusalOf } from '../labels.ts'
import type { Route } from './+types/move.ts'

/** Someone who had to sign in again returns here by GET. */
export async function loader({ params, context }: Route.LoaderArgs) {
	const member = verifiedMemberOf(context)
	const applicationId = idParam(params.applicationId)
	if (!(await findReceived(member, applicationId))) throw notFound()
	return redirect(`/hospital/applications/${applicationId}`)
}

export async function action({ request, params, context }: Route.ActionArgs) {
	const member = verifiedMemberOf(context)
	const applicationId = idParam(params.applicationId)
	const form = await parseForm(request, StageInput)
	if (!form.ok) throw badRequest()

	const { to, version, returnTo } = form.value
	const moved = await moveStage(member, applicationId, { to, version })
	if (!moved.ok && moved.failure === 'not-found') throw notFound()
	if (!moved.ok) throw conflict(refusalOf(moved, to))

	const back = returnPage(returnTo, applicationId)
	const { eventId, specialistName } = moved.value
	return redirectWith(back, {
		title: `${specialistName}: ${columnNames[to]}`,
		detail: 'They can see this on the site now. Emails and other alerts go out in one minute unless you undo.',
		undo: {
			action: `/hospital/applications/${applicationId}/stage/undo?event=${eventId}&returnTo=${encodeURIComponent(back)}`,
			label: 'Undo',
		},
	})
}
