import { specialistOf } from '#app/identity/groups.server.ts'
import { parseForm } from '#app/platform/http/form.server.ts'
import { conflict, idParam, invalid, notFound } from '#app/platform/http/http.ts'
import { redirectWith } from '#app/platform/http/redirects.server.ts'
import { chooseSlot } from '../proposing/responding.server.ts'
import { InterviewPage } from '../components/interview-page.tsx'
import { loadInterview } from '../page/interview-view.server.ts'
import { pickRefusal } from '../refusals.ts'
import { ChoiceInput } from '../schema.server.ts'
import { refusalOf, formatSpan } from '../labels.ts'
import type { Route } from './+types/choose-slot.ts'
import { t } from '#app/platform/language/words.ts'

/** The same page again, when the time is gone or a new sign-in was needed. */
export async function loader({ params, context }: Route.LoaderArgs) {
	const interview = await loadInterview(specialistOf(context), idParam(params.interviewId))
	if (!interview) throw notFound()
	return { interview }
}

export async function action({ request, params, context }: Route.ActionArgs) {
	const actor = specialistOf(context)
	const interviewId = idParam(params.interviewId)
	const form = await parseForm(request, ChoiceInput)
	if (!form.ok) return invalid(form.problem)

	const chosen = await chooseSlot(actor, interviewId, form.value.slot)
	if (chosen.ok)
		return redirectWith(`/interviews/${interviewId}`, {
			title: t`Your interview is confirmed`,
			detail: t`${{ time: formatSpan(chosen.value) }}. We have notified the hospital.`,
		})
	if ('current' in chosen) throw conflict(refusalOf(chosen, 'pick'))
	if (chosen.failure === 'not-found') throw notFound()
	const why = pickRefusal(chosen.failure)
	if (chosen.failure === 'application-ended' || chosen.failure === 'cannot-meet') throw conflict(why)
	return invalid({ fields: { slot: [why] } }, 409)
}

export default function ChooseSlot({ loaderData: { interview }, actionData }: Route.ComponentProps) {
	return <InterviewPage interview={interview} problem={actionData} />
}
