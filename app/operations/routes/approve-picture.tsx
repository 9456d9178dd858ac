import { operatorOf } from '#app/identity/groups.server.ts'
import { buttonPage } from '#app/platform/http/button-page.server.ts'
import { refuseFields } from '#app/platform/http/form.server.ts'
import { idParam } from '#app/platform/http/http.ts'
import { redirectWith } from '#app/platform/http/redirects.server.ts'
import { afterWaitingDecision } from '../cases/decided.server.ts'
import { approvePictureLater } from '../queues/picture-decisions.server.ts'
import type { Route } from './+types/approve-picture.ts'

export const loader = buttonPage(() => '/operator/pictures')

export async function action({ request, params, context }: Route.ActionArgs) {
	const pictureId = idParam(params.pictureId)
	await refuseFields(request)
	const approved = await approvePictureLater(operatorOf(context), pictureId, {})
	if (!approved.ok)
		return redirectWith('/operator/pictures', { title: 'This picture is no longer waiting', tone: 'danger' })
	return afterWaitingDecision(
		'/operator/pictures',
		approved.value.decisionId,
		'Picture approved',
		'Others see it then.',
	)
}
