import { operatorOf } from '#app/identity/groups.server.ts'
import { findRemovableJob } from '#app/jobs/review/removal.server.ts'
import { parseForm } from '#app/platform/http/form.server.ts'
import { conflict, idParam, invalid, notFound } from '#app/platform/http/http.ts'
import { redirectWith } from '#app/platform/http/redirects.server.ts'
import { Notice } from '#app/ui/page/notice.tsx'
import { PageHeader } from '#app/ui/page/page-header.tsx'
import { PageTitle } from '#app/ui/page/page-title.tsx'
import { proposalRefusals, withdrawal } from '../cases/proposal-route.server.ts'
import { proposeJobRemoval } from '../cases/second-operator.server.ts'
import { RefusalForm } from '../components/refusal-form.tsx'
import { RefusalInput, wholeReason } from '../schema.server.ts'
import type { Route } from './+types/remove-job.ts'

export async function loader({ params, context }: Route.LoaderArgs) {
	const job = await findRemovableJob(operatorOf(context), idParam(params.jobId))
	if (!job) throw notFound()
	return { job }
}

export async function action({ request, params, context }: Route.ActionArgs) {
	const actor = operatorOf(context)
	const jobId = idParam(params.jobId)
	const job = await findRemovableJob(actor, jobId)
	if (!job) throw notFound()
	const form = await parseForm(request, RefusalInput)
	if (!form.ok) return invalid(form.problem)
	const proposed = await proposeJobRemoval(actor, jobId, { reason: wholeReason(form.value) })
	if (!proposed.ok) throw conflict(proposalRefusals[proposed.failure])
	return redirectWith(`/operator/hospitals/${job.hospitalId}`, {
		title: `Removal proposed: ${proposed.value.title}`,
		detail: 'The job is paused. It is removed when another operator confirms.',
		undo: withdrawal(proposed.value.proposalId),
	})
}

export default function RemoveJob({ loaderData: { job }, actionData }: Route.ComponentProps) {
	const title = `Remove job: ${job.title}`
	return (
		<main id="main" className="page-narrow grid grid-cols-1 content-start gap-6 py-8">
			<PageTitle problem={actionData}>{title}</PageTitle>
			<PageHeader
				title={title}
				lead={job.hospitalName}
				back={{ to: `/operator/hospitals/${job.hospitalId}`, label: 'Hospital' }}
			/>
			{job.status === 'removed' ? (
				<Notice tone="plain">This job has already been removed.</Notice>
			) : (
				<>
					<Notice tone="warning" title="A second operator confirms this">
						<p>
							An open job is paused at once. After the confirmation it is removed for good, and current applicants are
							notified{job.applicants > 0 ? `: ${job.applicants}.` : '.'}
						</p>
					</Notice>
					<RefusalForm
						problem={actionData}
						hint="The hospital sees this exactly as you write it. Applicants do not."
						button="Propose removal"
						pendingLabel="Sending..."
					/>
				</>
			)}
		</main>
	)
}
