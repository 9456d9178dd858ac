import { memberOf } from '#app/identity/groups.server.ts'
import { parseForm } from '#app/platform/http/form.server.ts'
import { badRequest, idParam } from '#app/platform/http/http.ts'
import { redirectWith } from '#app/platform/http/redirects.server.ts'
import { throwRefusal } from '../settlement/held-route.server.ts'
import { confirmHours } from '../settlement/hours.server.ts'
import { VersionInput } from '../schema.server.ts'
import { toOurRequest } from '../button-pages.server.ts'
import type { Route } from './+types/confirm.ts'

export const loader = toOurRequest

export async function action({ request, params, context }: Route.ActionArgs) {
	const requestId = idParam(params.requestId)
	const form = await parseForm(request, VersionInput)
	if (!form.ok) throw badRequest()
	const confirmed = await confirmHours(memberOf(context), requestId, form.value.version)
	if (!confirmed.ok) throwRefusal(confirmed.failure)
	return redirectWith(`/hospital/cover/${requestId}`, {
		title: 'Hours confirmed',
		detail: 'We have told the specialist what is due.',
	})
}
