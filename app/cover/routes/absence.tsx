import { memberOf } from '#app/identity/groups.server.ts'
import { parseForm } from '#app/platform/http/form.server.ts'
import { idParam, invalid, notFound } from '#app/platform/http/http.ts'
import { redirectWith } from '#app/platform/http/redirects.server.ts'
import { reportAbsence } from '../settlement/absence.server.ts'
import { contestDays, isAbsenceKnown, mayReportAbsence } from '../settlement/after-clock.ts'
import { ReasonPage } from '../components/reason-page.tsx'
import { refuseForm, throwRefusal } from '../settlement/held-route.server.ts'
import { formatHours } from '../labels.ts'
import { findRequest } from '../asking/hospital-cover.server.ts'
import { HospitalReasonInput } from '../schema.server.ts'
import type { Route } from './+types/absence.ts'

export async function loader({ request: asked, params, context }: Route.LoaderArgs) {
	const request = await findRequest(memberOf(context), idParam(params.requestId))
	if (!request) throw notFound()
	const now = new Date()
	if (!mayReportAbsence(request, now)) refuseForm(asked, isAbsenceKnown(request, now) ? 'changed' : 'not-begun')
	return { id: request.id, lead: `${request.work}, ${formatHours(request)}` }
}

export async function action({ request, params, context }: Route.ActionArgs) {
	const requestId = idParam(params.requestId)
	const form = await parseForm(request, HospitalReasonInput)
	if (!form.ok) return invalid(form.problem)
	const done = await reportAbsence(memberOf(context), requestId, form.value.reason)
	if (!done.ok) throwRefusal(done.failure)
	return redirectWith(`/hospital/cover/${requestId}`, {
		title: 'Absence reported',
		detail: `The specialist can reply within ${contestDays} days.`,
	})
}

export default function Absence({ loaderData: { id, lead }, actionData }: Route.ComponentProps) {
	return (
		<ReasonPage
			back={`/hospital/cover/${id}`}
			title="Report that the specialist did not come?"
			lead={lead}
			hint={`The specialist sees this and can contest it within ${contestDays} days. It counts in their record.`}
			button="Report absence"
			keep="Go back"
			pending="Sending..."
			problem={actionData}
		/>
	)
}
