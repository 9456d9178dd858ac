import { specialistOf } from '#app/identity/groups.server.ts'
import { parseForm } from '#app/platform/http/form.server.ts'
import { badRequest, idParam } from '#app/platform/http/http.ts'
import { redirectWith } from '#app/platform/http/redirects.server.ts'
import { toMyCover } from '../button-pages.server.ts'
import { throwRefusal } from '../settlement/held-route.server.ts'
import { confirmHours } from '../settlement/hours.server.ts'
import { VersionInput } from '../schema.server.ts'
import type { Route } from './+types/confirm-mine.ts'
import { t } from '#app/platform/language/words.ts'

export const loader = toMyCover

/** The hours as the hospital entered them are right. */
export async function action({ request, params, context }: Route.ActionArgs) {
	const requestId = idParam(params.requestId)
	const form = await parseForm(request, VersionInput)
	if (!form.ok) throw badRequest()
	const confirmed = await confirmHours(specialistOf(context), requestId, form.value.version)
	if (!confirmed.ok) throwRefusal(confirmed.failure)
	return redirectWith(`/cover/${requestId}`, { title: t`Hours confirmed` })
}
