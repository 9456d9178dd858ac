import { operatorOf } from '#app/identity/groups.server.ts'
import { documentPicture, documentResponse } from '#app/platform/files/document-response.server.ts'
import { idParam, notFound } from '#app/platform/http/http.ts'
import { openOrderFile } from '#app/rights/order-files.server.ts'
import type { Route } from './+types/rights-order.ts'

export async function loader({ request, context, params }: Route.LoaderArgs) {
	const file = params.kind === 'order' ? await openOrderFile(operatorOf(context), idParam(params.requestId)) : null
	if (!file) throw notFound()
	return new URL(request.url).searchParams.get('as') === 'picture' ? documentPicture(file) : documentResponse(file)
}
