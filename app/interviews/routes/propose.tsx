import { redirect, type ShouldRevalidateFunctionArgs } from 'react-router'
import { isOpen } from '#app/applications/stage.ts'
import { verifiedMemberOf } from '#app/identity/groups.server.ts'
import { parseForm } from '#app/platform/http/form.server.ts'
import { conflict, idParam, invalid, notFound } from '#app/platform/http/http.ts'
import { redirectWith } from '#app/platform/http/redirects.server.ts'
import { safeReturnTo } from '#app/platform/http/return-to.ts'
import { PageHeader } from '#app/ui/page/page-header.tsx'
import { PageTitle } from '#app/ui/page/page-title.tsx'
import { ProposalForm } from '../components/proposal-form.tsx'
import { ProposalShortlists } from '../components/proposal-shortlists.tsx'
import { findApplicant, findOpenInterview } from '../hospital-interviews.server.ts'
import { loadProposalForm } from '../proposing/proposal-page.server.ts'
import { proposeInterview } from '../proposing/proposals.server.ts'
import { ProposalInput, proposalOf, slotsOf } from '../schema.server.ts'
import { applicationEnded, specialistSuspended } from '../refusals.ts'
import { slotErrors } from '../proposing/slot-errors.server.ts'
import type { Route } from './+types/propose.ts'

export async function loader({ request, params, context }: Route.LoaderArgs) {
	const member = verifiedMemberOf(context)
	const applicant = await findApplicant(member, idParam(params.applicationId))
	if (!applicant) throw notFound()
	const { searchParams } = new URL(request.url)
	// A form that is open asks with its times. It must not be led away: the router asks again after the times are proposed.
	const isOpened = request.method === 'GET' && !searchParams.has('minutes')
	const open = await findOpenInterview(member, applicant.id)
	if (open && isOpened) throw redirect(`/interviews/${open.id}`)
	if (!isOpen(applicant.stage) && isOpened) throw conflict(applicationEnded())
	return {
		applicant,
		page: await loadProposalForm(member, { ...applicant, applicationId: applicant.id }, searchParams, new Date()),
	}
}

/** Beside a list the form is loaded when it is opened: once an interview is arranged there, asking again would lead away from the list. */
export const shouldRevalidate = ({ nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) =>
	nextUrl.pathname.endsWith('/interviews/new') && defaultShouldRevalidate

export async function action({ request, params, context }: Route.ActionArgs) {
	const member = verifiedMemberOf(context)
	const applicationId = idParam(params.applicationId)
	const form = await parseForm(request, ProposalInput)
	if (!form.ok) return invalid(form.problem)

	const slots = slotsOf(form.value)
	const proposed = await proposeInterview(member, applicationId, proposalOf(form.value))
	const returnTo = new URL(request.url).searchParams.get('returnTo')
	if (proposed.ok)
		return redirectWith(returnTo === null ? `/interviews/${proposed.value.interviewId}` : safeReturnTo(returnTo), {
			title: 'Times proposed',
			detail: `We have notified ${proposed.value.specialistName}. We will notify you when they choose a time.`,
		})
	switch (proposed.failure) {
		case 'not-found':
			throw notFound()
		case 'application-ended':
			throw conflict(applicationEnded())
		case 'suspended':
			throw conflict(specialistSuspended)
		case 'already-open':
			throw conflict('An interview is already being arranged for this application. Go back and reload the page.')
		case 'no-such-interviewer':
			return invalid({ fields: { interviewer: ['Choose members of your team'] }, values: form.values })
		case 'bad-slots':
			return invalid({ fields: await slotErrors(member, slots, proposed), values: form.values })
	}
}

export default function Propose({ loaderData: { applicant, page }, actionData }: Route.ComponentProps) {
	const title = `Propose an interview: ${applicant.specialistName}`
	return (
		<main id="main" className="page grid grid-cols-[minmax(0,1fr)] content-start gap-6 py-6">
			<PageTitle problem={actionData}>{title}</PageTitle>
			<PageHeader
				back={{ to: `/hospital/applications/${applicant.id}`, label: applicant.specialistName }}
				title={title}
				lead={applicant.jobTitle}
			/>
			<ProposalShortlists stage={applicant.stage} name={applicant.specialistName} />
			<ProposalForm page={page} button="Propose these times" problem={actionData} />
		</main>
	)
}
