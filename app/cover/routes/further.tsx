import { memberOf } from '#app/identity/groups.server.ts'
import { idParam } from '#app/platform/http/http.ts'
import { redirectWith } from '#app/platform/http/redirects.server.ts'
import { toOurRequest } from '../button-pages.server.ts'
import { throwRefusal } from '../settlement/held-route.server.ts'
import { coverLimits } from '../asking/kinds.ts'
import { askFurther } from '../asking/reach.server.ts'
import type { Route } from './+types/further.ts'

export const loader = toOurRequest

export async function action({ params, context }: Route.ActionArgs) {
	const requestId = idParam(params.requestId)
	const asked = await askFurther(memberOf(context), requestId)
	// Twice is as good as once.
	if (!asked.ok && (asked.failure === 'begun' || asked.failure === 'changed' || asked.failure === 'not-found'))
		throwRefusal(asked.failure)
	return redirectWith(`/hospital/cover/${requestId}`, {
		title: 'Asking further away',
		detail: `Specialists who come up to ${coverLimits.furtherKm} km further are asked too.`,
	})
}
