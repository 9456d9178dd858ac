import { operatorOf } from '#app/identity/groups.server.ts'
import { buttonPage } from '#app/platform/http/button-page.server.ts'
import { parseForm } from '#app/platform/http/form.server.ts'
import { badRequest, idParam } from '#app/platform/http/http.ts'
import { redirectWith } from '#app/platform/http/redirects.server.ts'
import { afterWaitingDecision } from '../cases/decided.server.ts'
import { PictureRefusal } from '../schema.server.ts'
import { refusePictureLater } from '../queues/picture-decisions.server.ts'
import type { Route } from './+types/refuse-picture.ts'

export const loader = buttonPage(() => '/operator/pictures')

export async function action({ request, params, context }: Route.ActionArgs) {
	const pictureId = idParam(params.pictureId)
	const form = await parseForm(request, PictureRefusal)
	if (!form.ok) throw badRequest()
	const refused = await refusePictureLater(operatorOf(context), pictureId, form.value)
	if (!refused.ok)
		return redirectWith('/operator/pictures', { title: 'This picture is no longer waiting', tone: 'danger' })
	return afterWaitingDecision(
		'/operator/pictures',
		refused.value.decisionId,
		'Picture removed',
		'Its owner can read why then.',
	)
}
