import { verifiedMemberOf } from '#app/identity/groups.server.ts'
import { parseForm } from '#app/platform/http/form.server.ts'
import { conflict, idParam, invalid, notFound } from '#app/platform/http/http.ts'
import { redirectWith } from '#app/platform/http/redirects.server.ts'
import { PageHeader } from '#app/ui/page/page-header.tsx'
import { PageTitle } from '#app/ui/page/page-title.tsx'
import { changeDetails } from '../changes/changes.server.ts'
import { MeetingForm } from '../components/meeting-form.tsx'
import { moved } from '../transitions.ts'
import { loadMeetingForm } from '../proposing/proposal-page.server.ts'
import { findInterview } from '../queries.server.ts'
import { applicationEnded } from '../refusals.ts'
import { meetingOf, MeetingInput } from '../schema.server.ts'
import { refusalOf, formatSpan } from '../labels.ts'
import type { Route } from './+types/change-details.ts'

export async function loader({ request, params, context }: Route.LoaderArgs) {
	const member = verifiedMemberOf(context)
	const found = await findInterview(member, idParam(params.interviewId))
	if (!found) throw notFound()
	const next = moved(found, { kind: 'change-details', by: 'hospital' }, found.now)
	if (request.method === 'GET' && !next.ok) throw conflict(refusalOf({ ...next, current: found }, 'change-details'))
	const { id, mode, place, note, version, startsAt, endsAt, specialistName } = found
	return {
		id,
		name: specialistName,
		when: startsAt && endsAt ? formatSpan({ startsAt, endsAt }) : '',
		stored: { mode, place, note, version, interviewers: found.interviewerAccountIds },
		choices: await loadMeetingForm(member, found.applicationId),
	}
}

export async function action({ request, params, context }: Route.ActionArgs) {
	const member = verifiedMemberOf(context)
	const interviewId = idParam(params.interviewId)
	const form = await parseForm(request, MeetingInput)
	if (!form.ok) return invalid(form.problem)

	const { version } = form.value
	const changed = await changeDetails(member, interviewId, { ...meetingOf(form.value), version })
	if (changed.ok)
		return redirectWith(`/interviews/${interviewId}`, {
			title: 'Interview updated',
			detail: `The time has not changed. We have notified ${changed.value.specialistName}.`,
		})
	if ('current' in changed) throw conflict(refusalOf(changed, 'change-details'))
	if (changed.failure === 'not-found') throw notFound()
	if (changed.failure === 'application-ended') throw conflict(applicationEnded())
	if (changed.failure === 'nothing-changed')
		return invalid({ form: 'You have not changed anything.', values: form.values })
	const message = {
		'no-such-interviewer': 'Choose members of your team',
		'interviewer-overlap': 'One of them has another interview at that time. Choose someone else.',
	}[changed.failure]
	return invalid({ fields: { interviewer: [message] }, values: form.values })
}

// The page says it: only it knows whether something is wrong.
export default function ChangeDetails({ loaderData, actionData }: Route.ComponentProps) {
	const { id, name, when, stored, choices } = loaderData
	const title = `Change location or interviewers: ${name}`
	return (
		<main id="main" className="page grid grid-cols-[minmax(0,1fr)] content-start gap-6 py-6">
			<PageTitle problem={actionData}>{title}</PageTitle>
			<PageHeader
				back={{ to: `/interviews/${id}`, label: 'Interview' }}
				title={title}
				lead={`The time stays ${when}. To change it, reschedule instead.`}
			/>
			<MeetingForm interviewId={id} stored={stored} choices={choices} problem={actionData} />
		</main>
	)
}
