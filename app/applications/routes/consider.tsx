import { Form } from 'react-router'
import { z } from 'zod'
import { verifiedMemberOf } from '#app/identity/groups.server.ts'
import { fieldValue } from '#app/platform/http/form.ts'
import { parseForm } from '#app/platform/http/form.server.ts'
import { idParam, invalid, notFound } from '#app/platform/http/http.ts'
import { redirectWith } from '#app/platform/http/redirects.server.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { RadioGroup } from '#app/ui/fields/choice-group.tsx'
import { EmptyState } from '#app/ui/page/empty-state.tsx'
import { ErrorSummary } from '#app/ui/fields/error-summary.tsx'
import { PageHeader } from '#app/ui/page/page-header.tsx'
import { PageTitle } from '#app/ui/page/page-title.tsx'
import { SubmitButton } from '#app/ui/fields/submit-button.tsx'
import { returnPage } from '../pipeline/return-page.ts'
import { considerFor, findConsiderable } from '../pipeline/shortlist-for-job.server.ts'
import { columnNames } from '../stage.ts'
import type { Route } from './+types/consider.ts'

export async function loader({ params, context }: Route.LoaderArgs) {
	const member = verifiedMemberOf(context)
	const specialistId = idParam(params.specialistId)
	const found = await findConsiderable(member, specialistId)
	if (!found) throw notFound()
	return { specialistId, ...found }
}

const ConsiderInput = z.object({ jobId: z.uuid() })

export async function action({ request, params, context }: Route.ActionArgs) {
	const member = verifiedMemberOf(context)
	const specialistId = idParam(params.specialistId)
	const form = await parseForm(request, ConsiderInput)
	if (!(await findConsiderable(member, specialistId))) throw notFound()
	if (!form.ok) return invalid(form.problem)

	const considered = await considerFor(member, specialistId, form.value.jobId)
	if (!considered.ok && considered.failure === 'not-found') throw notFound()
	if (!considered.ok) return invalid({ fields: { jobId: [notOpen] }, values: form.values }, 409)
	return redirectWith(returnPage(new URL(request.url).searchParams.get('returnTo'), considered.value.applicationId), {
		title: columnNames.shortlisted,
		detail: 'We have notified them. They can follow each stage from now on.',
	})
}

const notOpen = 'This job is not accepting applications, or you have already decided on this specialist for it.'

export default function Consider({ loaderData, actionData: problem }: Route.ComponentProps) {
	const { specialistId, name, jobs } = loaderData
	const title = `Shortlist ${name} for a job`
	return (
		<main id="main" className="page-narrow grid grid-cols-1 content-start gap-6 py-6">
			<PageTitle problem={problem}>{title}</PageTitle>
			<PageHeader
				back={{ to: `/doctors/${specialistId}`, label: 'Back to profile' }}
				title={title}
				lead={`They accepted your contact request, so they join the job’s applicants as ${columnNames.shortlisted} and are notified.`}
			/>
			{jobs.length === 0 ? (
				<EmptyState title="No open job" action={<ButtonLink to="/hospital/post-job">Post a job</ButtonLink>}>
					Post a job first, then shortlist them for it.
				</EmptyState>
			) : (
				<Form method="post" noValidate className="grid gap-5">
					<ErrorSummary problem={problem} labels={{ jobId: 'Job' }} />
					<RadioGroup
						name="jobId"
						label="Job"
						options={jobs.map(({ id, title, isApplicant, label }) => ({
							value: id,
							label: title,
							hint: isApplicant ? `${label}. Already an applicant` : label,
							disabled: isApplicant,
						}))}
						defaultValue={fieldValue(problem, 'jobId')}
						error={problem?.fields?.['jobId']}
						required
					/>
					<SubmitButton pendingLabel="Saving..." className="justify-self-start">
						Shortlist
					</SubmitButton>
				</Form>
			)}
		</main>
	)
}
