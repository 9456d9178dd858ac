import { specialistOf } from '#app/identity/groups.server.ts'
import { refuseFields } from '#app/platform/http/form.server.ts'
import { idParam, notFound } from '#app/platform/http/http.ts'
import { redirectWith } from '#app/platform/http/redirects.server.ts'
import { toMyRequest } from '../button-page.server.ts'
import { findMyRequest } from '../requests/my-requests.server.ts'
import { undoAcceptance } from '../scheduled-acceptance.server.ts'
import type { Route } from './+types/undo-acceptance.ts'
import { t } from '#app/platform/language/words.ts'

export const loader = toMyRequest

export async function action({ request, params, context }: Route.ActionArgs) {
	await refuseFields(request)
	const [actor, requestId] = [specialistOf(context), idParam(params.requestId)]
	if (!(await findMyRequest(actor, requestId))) throw notFound()
	const isUndone = await undoAcceptance(actor, requestId)
	return redirectWith(
		'/contact-requests',
		isUndone
			? { title: t`Not accepted`, detail: t`The hospital was told nothing. You can still accept or decline.` }
			: {
					title: t`It was too late to undo`,
					detail: t`You can end the contact on the page of the request.`,
					tone: 'info',
				},
	)
}
