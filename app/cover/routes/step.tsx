import { specialistOf } from '#app/identity/groups.server.ts'
import { parseForm } from '#app/platform/http/form.server.ts'
import { badRequest, idParam } from '#app/platform/http/http.ts'
import { redirectWith } from '#app/platform/http/redirects.server.ts'
import { declineCover, markPaid, reportProgress } from '../answering/answers.server.ts'
import { toMyCover } from '../button-pages.server.ts'
import { throwRefusal } from '../settlement/held-route.server.ts'
import { type CoverStep, StepInput } from '../schema.server.ts'
import type { Route } from './+types/step.ts'
import { t } from '#app/platform/language/words.ts'

export const loader = toMyCover

/** What the buttons of a request do that ask for nothing else. */
export async function action({ request, params, context }: Route.ActionArgs) {
	const actor = specialistOf(context)
	const requestId = idParam(params.requestId)
	const form = await parseForm(request, StepInput)
	if (!form.ok) throw badRequest()
	const { step } = form.value
	const done =
		step === 'decline'
			? await declineCover(actor, requestId)
			: step === 'paid' || step === 'unpaid'
				? await markPaid(actor, requestId, step === 'paid')
				: await reportProgress(actor, requestId, step)
	if (!done.ok) throwRefusal(done.failure)
	return redirectWith(step === 'decline' ? '/cover' : `/cover/${requestId}`, flashes()[step])
}

const flashes = (): Record<CoverStep, { title: string; detail?: string }> => ({
	decline: { title: t`Not this time`, detail: t`The hospital does not learn of it.` },
	'on-the-way': { title: t`You are on the way`, detail: t`The hospital sees this.` },
	arrived: { title: t`You have arrived`, detail: t`The hospital sees this.` },
	paid: { title: t`Marked as paid`, detail: t`From three payments on, others see how soon this hospital pays.` },
	unpaid: { title: t`Marked as not paid` },
})
