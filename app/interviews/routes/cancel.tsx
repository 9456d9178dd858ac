import { participantOf } from '#app/identity/groups.server.ts'
import { parseForm } from '#app/platform/http/form.server.ts'
import { conflict, idParam, invalid, notFound } from '#app/platform/http/http.ts'
import { redirectWith } from '#app/platform/http/redirects.server.ts'
import { ReasonPage } from '../components/reason-form.tsx'
import { cancelInterview } from '../changes/cancellation.server.ts'
import { sideOf } from '../locks.server.ts'
import { moved } from '../transitions.ts'
import { findInterview } from '../queries.server.ts'
import { HospitalReasonInput, ReasonInput } from '../schema.server.ts'
import { refusalOf, formatSpan } from '../labels.ts'
import type { Route } from './+types/cancel.ts'
import { t } from '#app/platform/language/words.ts'

export async function loader({ request, params, context }: Route.LoaderArgs) {
	const actor = participantOf(context)
	const found = await findInterview(actor, idParam(params.interviewId))
	if (!found) throw notFound()
	const side = sideOf(actor)
	const next = moved(found, { kind: 'cancel', by: side }, found.now)
	if (request.method === 'GET' && !next.ok) throw conflict(refusalOf({ ...next, current: found }, 'cancel'))
	const { id, version, jobTitle, status, startsAt, endsAt } = found
	const other = side === 'specialist' ? found.hospitalName : found.specialistName
	return {
		id,
		version,
		other,
		isDeclined: side === 'specialist' && status === 'proposed',
		lead: [other, jobTitle, startsAt && endsAt ? formatSpan({ startsAt, endsAt }) : null].filter(Boolean).join(' · '),
	}
}

export async function action({ request, params, context }: Route.ActionArgs) {
	const actor = participantOf(context)
	const interviewId = idParam(params.interviewId)
	const form = await parseForm(request, sideOf(actor) === 'hospital' ? HospitalReasonInput : ReasonInput)
	if (!form.ok) return invalid(form.problem)

	const cancelled = await cancelInterview(actor, interviewId, form.value)
	if (cancelled.ok)
		return redirectWith(`/interviews/${interviewId}`, {
			title: t`Interview cancelled`,
			detail: t`We have notified the other side. The application stays active.`,
		})
	if ('current' in cancelled) throw conflict(refusalOf(cancelled, 'cancel'))
	throw notFound()
}

export default function Cancel({ loaderData, actionData }: Route.ComponentProps) {
	const { isDeclined, other } = loaderData
	return (
		<ReasonPage
			interview={loaderData}
			title={isDeclined ? t`Decline interview` : t`Cancel interview`}
			label={t`Reason`}
			hint={t`${{ name: other }} sees this exactly as you write it. The application stays active.`}
			button={isDeclined ? t`Decline interview` : t`Cancel interview`}
			leave={isDeclined ? t.of('button')`Cancel` : t`Keep interview`}
			isDanger
			problem={actionData}
		/>
	)
}
