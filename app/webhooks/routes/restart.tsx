import { ownerOf } from '#app/identity/groups.server.ts'
import { buttonPage } from '#app/platform/http/button-page.server.ts'
import { refuseFields } from '#app/platform/http/form.server.ts'
import { idParam, valueOf } from '#app/platform/http/http.ts'
import { redirectWith } from '#app/platform/http/redirects.server.ts'
import { restartEndpoint } from '../endpoints.server.ts'
import { endpointPath, webhooksPath } from '../paths.ts'
import { refusals } from '../refusals.ts'
import type { Route } from './+types/restart.ts'

export const loader = buttonPage(() => webhooksPath)

export async function action({ request, params, context }: Route.ActionArgs) {
	const owner = ownerOf(context)
	const endpointId = idParam(params.endpointId)
	await refuseFields(request)
	const { url } = valueOf(await restartEndpoint(owner, endpointId), ({ failure }) => refusals[failure])
	return redirectWith(endpointPath(endpointId), { title: 'Webhook turned on', detail: url })
}
