import { memberOf } from '#app/identity/groups.server.ts'
import { parseForm } from '#app/platform/http/form.server.ts'
import { idParam, invalid, notFound } from '#app/platform/http/http.ts'
import { redirectWith } from '#app/platform/http/redirects.server.ts'
import { mayDisagree } from '../settlement/after-clock.ts'
import { ReasonPage } from '../components/reason-page.tsx'
import { refuseForm, throwRefusal } from '../settlement/held-route.server.ts'
import { stayApart } from '../settlement/hours.server.ts'
import { formatHours } from '../labels.ts'
import { findRequest } from '../asking/hospital-cover.server.ts'
import { HospitalReasonInput } from '../schema.server.ts'
import type { Route } from './+types/disagree-with-specialist.ts'

export async function loader({ request: asked, params, context }: Route.LoaderArgs) {
	const request = await findRequest(memberOf(context), idParam(params.requestId))
	if (!request) throw notFound()
	refuseForm(asked, mayDisagree(request, 'hospital') ? null : 'changed')
	return { id: request.id, lead: `${request.work}, ${formatHours(request)}` }
}

export async function action({ request, params, context }: Route.ActionArgs) {
	const requestId = idParam(params.requestId)
	const form = await parseForm(request, HospitalReasonInput)
	if (!form.ok) return invalid(form.problem)
	const done = await stayApart(memberOf(context), requestId, form.value.reason)
	if (!done.ok) throwRefusal(done.failure)
	return redirectWith(`/hospital/cover/${requestId}`, {
		title: 'Our team decides',
		detail: 'You and the specialist get the decision with its reason.',
	})
}

export default function DisagreeWithSpecialist({ loaderData: { id, lead }, actionData }: Route.ComponentProps) {
	return (
		<ReasonPage
			back={`/hospital/cover/${id}`}
			title="Ask our team to decide?"
			lead={lead}
			hint="Our team and the specialist see this. Entries of the OT register help."
			button="Ask our team"
			keep="Go back"
			pending="Sending..."
			problem={actionData}
		/>
	)
}
