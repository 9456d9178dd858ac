import { ownerOf } from '#app/identity/groups.server.ts'
import { buttonPage } from '#app/platform/http/button-page.server.ts'
import { refuseFields } from '#app/platform/http/form.server.ts'
import { idParam, valueOf } from '#app/platform/http/http.ts'
import { redirectWith } from '#app/platform/http/redirects.server.ts'
import { replayDelivery } from '../endpoints.server.ts'
import { endpointPath, webhooksPath } from '../paths.ts'
import { refusals } from '../refusals.ts'
import type { Route } from './+types/replay.ts'

export const loader = buttonPage(() => webhooksPath)

export async function action({ request, params, context }: Route.ActionArgs) {
	const owner = ownerOf(context)
	const [endpointId, deliveryId] = [idParam(params.endpointId), idParam(params.deliveryId)]
	await refuseFields(request)
	valueOf(await replayDelivery(owner, endpointId, deliveryId), ({ failure }) => refusals[failure])
	return redirectWith(endpointPath(endpointId), { title: 'Call queued', detail: 'Reload this page to see the answer.' })
}
