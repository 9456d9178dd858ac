import { specialistOf } from '#app/identity/groups.server.ts'
import { refuseFields } from '#app/platform/form.server.ts'
import { idParam, notFound } from '#app/platform/http.ts'
import { redirectWith } from '#app/platform/redirects.server.ts'
import { declineCover } from '../answers.server.ts'
import { toMyCover } from '../button-pages.server.ts'
import type { Route } from './+types/decline.ts'

export const loader = toMyCover

export async function action({ request, params, context }: Route.ActionArgs) {
	await refuseFields(request)
	if (!(await declineCover(specialistOf(context), idParam(params.requestId)))) throw notFound()
	return redirectWith('/cover', { title: 'Not this time', detail: 'The hospital does not learn of it.' })
}
