import { requireProvenOwner } from '#app/hospitals/team/team-route.server.ts'
import { buttonPage } from '#app/platform/http/button-page.server.ts'
import { refuseFields } from '#app/platform/http/form.server.ts'
import { idParam, valueOf } from '#app/platform/http/http.ts'
import { redirectWith } from '#app/platform/http/redirects.server.ts'
import { removeEndpoint } from '../endpoints.server.ts'
import { webhooksPath } from '../paths.ts'
import { refusals } from '../refusals.ts'
import type { Route } from './+types/remove.ts'

export const loader = buttonPage(() => webhooksPath)

export async function action({ request, params, context }: Route.ActionArgs) {
	const owner = await requireProvenOwner(context, request, webhooksPath)
	await refuseFields(request)
	const removed = valueOf(await removeEndpoint(owner, idParam(params.endpointId)), ({ failure }) => refusals[failure])
	return redirectWith(webhooksPath, { title: 'Webhook removed', detail: removed.url })
}
