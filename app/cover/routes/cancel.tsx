import { memberOf } from '#app/identity/groups.server.ts'
import { parseForm } from '#app/platform/http/form.server.ts'
import { idParam, invalid, notFound } from '#app/platform/http/http.ts'
import { redirectWith } from '#app/platform/http/redirects.server.ts'
import { ReasonPage } from '../components/reason-page.tsx'
import { refuseForm, throwRefusal } from '../settlement/held-route.server.ts'
import { formatHours } from '../labels.ts'
import { findRequest } from '../asking/hospital-cover.server.ts'
import { cancelCover } from '../asking/requests.server.ts'
import { HospitalReasonInput } from '../schema.server.ts'
import type { Route } from './+types/cancel.ts'

export async function loader({ request: asked, params, context }: Route.LoaderArgs) {
	const request = await findRequest(memberOf(context), idParam(params.requestId))
	if (!request) throw notFound()
	const isOn = request.status === 'open' || request.status === 'covered'
	refuseForm(asked, !isOn ? 'changed' : request.startsAt <= new Date() ? 'begun' : null)
	return { id: request.id, isCovered: request.specialistId !== null, lead: `${request.work}, ${formatHours(request)}` }
}

export async function action({ request, params, context }: Route.ActionArgs) {
	const requestId = idParam(params.requestId)
	const form = await parseForm(request, HospitalReasonInput)
	if (!form.ok) return invalid(form.problem)
	const cancelled = await cancelCover(memberOf(context), requestId, form.value.reason)
	if (!cancelled.ok) throwRefusal(cancelled.failure)
	return redirectWith(`/hospital/cover/${requestId}`, {
		title: 'Request cancelled',
		detail: 'The specialists we asked need not answer.',
	})
}

export default function Cancel({ loaderData: { id, isCovered, lead }, actionData }: Route.ComponentProps) {
	return (
		<ReasonPage
			back={`/hospital/cover/${id}`}
			title="Cancel this request?"
			lead={lead}
			hint={isCovered ? 'The specialist who accepted sees this.' : 'For your own team. No one has accepted yet.'}
			button="Cancel request"
			keep="Keep it"
			problem={actionData}
		/>
	)
}
