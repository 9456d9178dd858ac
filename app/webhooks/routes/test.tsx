import { ownerOf } from '#app/identity/groups.server.ts'
import { buttonPage } from '#app/platform/http/button-page.server.ts'
import { refuseFields } from '#app/platform/http/form.server.ts'
import { idParam, valueOf } from '#app/platform/http/http.ts'
import { redirectWith } from '#app/platform/http/redirects.server.ts'
import { endpointPath, webhooksPath } from '../paths.ts'
import { refusals } from '../refusals.ts'
import { sendTest } from '../send.server.ts'
import type { Route } from './+types/test.ts'

export const loader = buttonPage(() => webhooksPath)

export async function action({ request, params, context }: Route.ActionArgs) {
	const owner = ownerOf(context)
	const endpointId = idParam(params.endpointId)
	await refuseFields(request)
	const { arrived, status, error, milliseconds } = valueOf(
		await sendTest(owner, endpointId),
		({ failure }) => refusals[failure],
	)
	const answer = error ?? `Your system answered ${status} after ${milliseconds.toLocaleString('en-IN')} ms`
	return redirectWith(endpointPath(endpointId), {
		title: arrived ? 'Test event delivered' : 'Test event not delivered',
		detail: `${answer}.`,
		...(arrived ? {} : { tone: 'danger' as const }),
	})
}
