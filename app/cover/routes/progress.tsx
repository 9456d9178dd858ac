import { specialistOf } from '#app/identity/groups.server.ts'
import { parseForm } from '#app/platform/form.server.ts'
import { badRequest, idParam } from '#app/platform/http.ts'
import { redirectWith } from '#app/platform/redirects.server.ts'
import { reportProgress } from '../answers.server.ts'
import { throwRefusal } from '../held-route.server.ts'
import { ProgressInput } from '../schema.server.ts'
import { toMyCover } from '../button-pages.server.ts'
import type { Route } from './+types/progress.ts'

export const loader = toMyCover

export async function action({ request, params, context }: Route.ActionArgs) {
	const requestId = idParam(params.requestId)
	const form = await parseForm(request, ProgressInput)
	if (!form.ok) throw badRequest()
	const { step } = form.value
	const reported = await reportProgress(specialistOf(context), requestId, step)
	if (!reported.ok) throwRefusal(reported.failure)
	return redirectWith(`/cover/${requestId}`, {
		title: step === 'arrived' ? 'You have arrived' : 'You are on the way',
		detail: 'The hospital sees this.',
	})
}
