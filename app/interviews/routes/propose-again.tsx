import { verifiedMemberOf } from '#app/identity/groups.server.ts'
import { parseForm } from '#app/platform/http/form.server.ts'
import { conflict, idParam, invalid, notFound } from '#app/platform/http/http.ts'
import { redirectWith } from '#app/platform/http/redirects.server.ts'
import { Notice } from '#app/ui/page/notice.tsx'
import { PageHeader } from '#app/ui/page/page-header.tsx'
import { PageTitle } from '#app/ui/page/page-title.tsx'
import { ProposalForm } from '../components/proposal-form.tsx'
import { moved } from '../transitions.ts'
import { loadProposalForm } from '../proposing/proposal-page.server.ts'
import { proposeAgain } from '../proposing/proposals.server.ts'
import { findInterview } from '../queries.server.ts'
import { applicationEnded, specialistSuspended } from '../refusals.ts'
import { OtherProposalInput, proposalOf, slotsOf } from '../schema.server.ts'
import { slotErrors } from '../proposing/slot-errors.server.ts'
import { refusalOf, formatSpan } from '../labels.ts'
import type { Route } from './+types/propose-again.ts'

export async function loader({ request, params, context }: Route.LoaderArgs) {
	const member = verifiedMemberOf(context)
	const found = await findInterview(member, idParam(params.interviewId))
	if (!found) throw notFound()
	const next = moved(found, { kind: 'propose-again', by: 'hospital' }, found.now)
	if (request.method === 'GET' && !next.ok) throw conflict(refusalOf({ ...next, current: found }, 'propose-again'))
	const { searchParams } = new URL(request.url)
	const { id, mode, place, note, minutes, version, startsAt, endsAt } = found
	const { specialistId, specialistName, interviewerAccountIds } = found
	const asked = { applicationId: found.applicationId, specialistId, specialistName, exceptInterviewId: id }
	return {
		interview: {
			id,
			name: specialistName,
			jobTitle: found.jobTitle,
			requestedTimes: found.awaits === 'hospital' ? found.reason : null,
			when: startsAt && endsAt ? formatSpan({ startsAt, endsAt }) : null,
		},
		stored: { mode, place, note, minutes, version },
		page: await loadProposalForm(member, asked, searchParams, new Date(), interviewerAccountIds),
	}
}

export async function action({ request, params, context }: Route.ActionArgs) {
	const member = verifiedMemberOf(context)
	const interviewId = idParam(params.interviewId)
	const form = await parseForm(request, OtherProposalInput)
	if (!form.ok) return invalid(form.problem)

	const slots = slotsOf(form.value)
	const { version } = form.value
	const proposed = await proposeAgain(member, interviewId, { ...proposalOf(form.value), version })
	if (proposed.ok)
		return redirectWith(`/interviews/${interviewId}`, {
			title: 'New times proposed',
			detail: `We have notified ${proposed.value.specialistName}. The earlier times are no longer valid.`,
		})
	if ('current' in proposed) throw conflict(refusalOf(proposed, 'propose-again'))
	if (proposed.failure === 'bad-slots')
		return invalid({ fields: await slotErrors(member, slots, proposed), values: form.values })
	if (proposed.failure === 'no-such-interviewer')
		return invalid({ fields: { interviewer: ['Choose members of your team'] }, values: form.values })
	if (proposed.failure === 'suspended') throw conflict(specialistSuspended)
	if (proposed.failure === 'application-ended') throw conflict(applicationEnded())
	throw notFound()
}

export default function ProposeAgain({ loaderData: { interview, stored, page }, actionData }: Route.ComponentProps) {
	const title = `${interview.when ? 'Reschedule' : 'Propose other times'}: ${interview.name}`
	return (
		<main id="main" className="page grid grid-cols-[minmax(0,1fr)] content-start gap-6 py-6">
			<PageTitle problem={actionData}>{title}</PageTitle>
			<PageHeader
				back={{ to: `/interviews/${interview.id}`, label: 'Interview' }}
				title={title}
				lead={interview.jobTitle}
			/>
			{interview.when ? (
				<Notice tone="warning">{interview.when} will be cancelled when you propose other times.</Notice>
			) : null}
			{interview.requestedTimes ? (
				<Notice tone="plain" title={`${interview.name} asked for other times`}>
					<p className="whitespace-pre-line wrap-anywhere">{interview.requestedTimes}</p>
				</Notice>
			) : null}
			<ProposalForm page={page} stored={stored} button="Propose these times" problem={actionData} />
		</main>
	)
}
