import { specialistOf } from '#app/identity/groups.server.ts'
import { parseForm } from '#app/platform/http/form.server.ts'
import { conflict, idParam, invalid, notFound } from '#app/platform/http/http.ts'
import { redirectWith } from '#app/platform/http/redirects.server.ts'
import { askForOtherTimes } from '../proposing/responding.server.ts'
import { ReasonPage } from '../components/reason-form.tsx'
import { moved } from '../transitions.ts'
import { findInterview } from '../queries.server.ts'
import { applicationEnded, cannotMeet } from '../refusals.ts'
import { ReasonInput } from '../schema.server.ts'
import { refusalOf, formatSpan } from '../labels.ts'
import type { Route } from './+types/ask-for-other-times.ts'
import { t } from '#app/platform/language/words.ts'

export async function loader({ request, params, context }: Route.LoaderArgs) {
	const found = await findInterview(specialistOf(context), idParam(params.interviewId))
	if (!found) throw notFound()
	const kind = 'ask-for-other-times'
	const next = moved(found, { kind, by: 'specialist' }, found.now)
	if (request.method === 'GET' && !next.ok) throw conflict(refusalOf({ ...next, current: found }, kind))
	const { id, version, hospitalName, jobTitle, startsAt, endsAt } = found
	const lead =
		startsAt && endsAt
			? t`${{ hospital: hospitalName }}, ${{ job: jobTitle }}. This cancels the current time, ${{ time: formatSpan({ startsAt, endsAt }) }}`
			: `${hospitalName}, ${jobTitle}`
	return { id, version, isScheduled: startsAt !== null, lead }
}

export async function action({ request, params, context }: Route.ActionArgs) {
	const actor = specialistOf(context)
	const interviewId = idParam(params.interviewId)
	const form = await parseForm(request, ReasonInput)
	if (!form.ok) return invalid(form.problem)

	const asked = await askForOtherTimes(actor, interviewId, form.value)
	if (asked.ok)
		return redirectWith(`/interviews/${interviewId}`, {
			title: t`Request sent`,
			detail: t`We have notified the hospital. We will notify you when it proposes new times.`,
		})
	if ('current' in asked) throw conflict(refusalOf(asked, 'ask-for-other-times'))
	if (asked.failure === 'application-ended') throw conflict(applicationEnded())
	if (asked.failure === 'cannot-meet') throw conflict(cannotMeet())
	throw notFound()
}

export default function AskForOtherTimes({ loaderData, actionData }: Route.ComponentProps) {
	return (
		<ReasonPage
			interview={loaderData}
			title={loaderData.isScheduled ? t`Reschedule` : t`Ask for other times`}
			label={t`When are you available?`}
			hint={t`The hospital sees this and can propose times that suit you.`}
			button={t`Ask for other times`}
			problem={actionData}
		/>
	)
}
