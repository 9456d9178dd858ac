import { memberOf } from '#app/identity/groups.server.ts'
import { refuseFields } from '#app/platform/http/form.server.ts'
import { conflict, eventParam, idParam, notFound } from '#app/platform/http/http.ts'
import { redirectWith } from '#app/platform/http/redirects.server.ts'
import { toPostings } from '../transition-route.server.ts'
import { undoTransition } from '../transitions.server.ts'
import { undoRefusals } from '../refusals.ts'
import { statusNames } from '../status.ts'
import type { Route } from './+types/undo-move.ts'

export const loader = toPostings

export async function action({ request, params, context }: Route.ActionArgs) {
	const member = memberOf(context)
	const jobId = idParam(params.jobId)
	const eventId = eventParam(request)
	await refuseFields(request)

	const undone = await undoTransition(member, jobId, eventId)
	if (!undone.ok) {
		if (undone.failure === 'no-such-job') throw notFound()
		throw conflict(undoRefusals[undone.failure])
	}
	const { title, status } = undone.value
	return redirectWith('/hospitals/dashboard/jobs', { title: 'Undone', detail: `${title}: ${statusNames[status]}` })
}
