import { Form } from 'react-router'
import { z } from 'zod'
import { brand } from '#app/brand.ts'
import { requireVerifiedMember } from '#app/identity/session.server.ts'
import { fieldValue } from '#app/platform/form.ts'
import { parseForm } from '#app/platform/form.server.ts'
import { idParam, invalid, notFound } from '#app/platform/http.ts'
import { redirectWith } from '#app/platform/redirects.server.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { RadioGroup } from '#app/ui/choice-group.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { ErrorSummary } from '#app/ui/error-summary.tsx'
import { PageHeader } from '#app/ui/page-header.tsx'
import { PageTitle } from '#app/ui/page-title.tsx'
import { SubmitButton } from '#app/ui/submit-button.tsx'
import { considerFor, findConsiderable } from '../considering.server.ts'
import type { Route } from './+types/consider.ts'

export async function loader({ request, params, context }: Route.LoaderArgs) {
	const member = requireVerifiedMember(context, request)
	const specialistId = idParam(params.specialistId)
	const found = await findConsiderable(member, specialistId)
	if (!found) throw notFound()
	return { specialistId, ...found }
}

const ConsiderInput = z.object({ jobId: z.uuid() })

export async function action({ request, params, context }: Route.ActionArgs) {
	const member = requireVerifiedMember(context, request)
	const specialistId = idParam(params.specialistId)
	const form = await parseForm(request, ConsiderInput)
	if (!(await findConsiderable(member, specialistId))) throw notFound()
	if (!form.ok) return invalid(form.problem)

	const considered = await considerFor(member, specialistId, form.value.jobId)
	if (!considered.ok && considered.failure === 'not-found') throw notFound()
	if (!considered.ok) return invalid({ fields: { jobId: [notOpen] }, values: form.values }, 409)
	return redirectWith(`/hospital/applications/${considered.value.applicationId}`, {
		title: 'On the shortlist',
		detail: 'They are told, and see every step from here on.',
	})
}

const notOpen = 'This job takes nobody now, or has decided about this specialist before.'

export const meta: Route.MetaFunction = () => [
	{ title: `Consider for a job · ${brand.name}` },
	{ name: 'robots', content: 'noindex' },
]

export default function Consider({ loaderData, actionData: problem }: Route.ComponentProps) {
	const { specialistId, name, jobs } = loaderData
	const title = `Consider ${name} for a job`
	return (
		<main id="main" className="page-narrow grid grid-cols-1 content-start gap-6 py-6">
			<PageTitle problem={problem}>{title}</PageTitle>
			<PageHeader
				back={{ to: `/doctors/${specialistId}`, label: 'Back to the profile' }}
				title={title}
				lead="They said yes to you, so they start on the shortlist of the job and are told."
			/>
			{jobs.length === 0 ? (
				<EmptyState title="No open job" action={<ButtonLink to="/hospital/post-job">Post a job</ButtonLink>}>
					Post one first, then consider them for it.
				</EmptyState>
			) : (
				<Form method="post" noValidate className="grid gap-5">
					<ErrorSummary problem={problem} labels={{ jobId: 'Job' }} />
					<RadioGroup
						name="jobId"
						label="Job"
						options={jobs.map(({ id, title: label, location, isApplicant }) => ({
							value: id,
							label,
							hint: isApplicant ? `${location}. Already among its applicants` : location,
							disabled: isApplicant,
						}))}
						defaultValue={fieldValue(problem, 'jobId')}
						error={problem?.fields?.['jobId']}
						required
					/>
					<SubmitButton pendingLabel="Saving..." className="justify-self-start">
						Put on the shortlist
					</SubmitButton>
				</Form>
			)}
		</main>
	)
}
