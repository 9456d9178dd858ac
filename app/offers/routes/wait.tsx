import { toMyApplication } from '#app/applications/button-pages.server.ts'
import { specialistOf } from '#app/identity/groups.server.ts'
import { refuseFields } from '#app/platform/http/form.server.ts'
import { idParam, valueOf } from '#app/platform/http/http.ts'
import { redirectWith } from '#app/platform/http/redirects.server.ts'
import { t } from '#app/platform/language/words.ts'
import { notLate, waitingUntil } from '../responses/late-answer-labels.ts'
import { waitForAnswer } from '../responses/late-answers.server.ts'
import type { Route } from './+types/wait.ts'

export const loader = toMyApplication

export async function action({ request, params, context }: Route.ActionArgs) {
	const applicationId = idParam(params.applicationId)
	await refuseFields(request)

	const { until } = valueOf(await waitForAnswer(specialistOf(context), applicationId), notLate)

	return redirectWith(`/applications/${applicationId}`, { title: t`Waiting another week`, detail: waitingUntil(until) })
}
