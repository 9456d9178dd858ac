import { memberOf } from '#app/identity/groups.server.ts'
import { parseForm } from '#app/platform/http/form.server.ts'
import { conflict, idParam, invalid, notFound } from '#app/platform/http/http.ts'
import { undoTime } from '#app/platform/undo.ts'
import { PageHeader } from '#app/ui/page/page-header.tsx'
import { PageTitle } from '#app/ui/page/page-title.tsx'
import { ClosingInput } from '../closure-schema.server.ts'
import { closeJob } from '../commands.server.ts'
import { ClosingForm } from '../components/closure-form.tsx'
import { answerTransitioned, clashOf } from '../transition-route.server.ts'
import { findJobOfHospital } from '../queries.server.ts'
import { jobLifecycle } from '../status.ts'
import type { Route } from './+types/closure.ts'

export async function loader({ request, params, context }: Route.LoaderArgs) {
	const member = memberOf(context)
	const jobId = idParam(params.jobId)
	const job = await findJobOfHospital(member, jobId)
	if (!job) throw notFound()
	if (request.method === 'GET' && !jobLifecycle.mayMove(job.status, 'closed', 'member'))
		throw conflict(await clashOf(member, jobId, 'closed'))
	return { id: job.id, title: job.title, applicants: job.applicantCount }
}

export async function action({ request, params, context }: Route.ActionArgs) {
	const member = memberOf(context)
	const jobId = idParam(params.jobId)
	if (!(await findJobOfHospital(member, jobId))) throw notFound()
	const form = await parseForm(request, ClosingInput)
	if (!form.ok) return invalid(form.problem)

	const { reason, otherReason } = form.value
	const closed = await closeJob(member, jobId, reason === 'other' ? otherReason : reason)
	return answerTransitioned({ member, jobId, to: 'closed' }, closed, (title) => ({
		title: 'Job closed',
		detail: `${title} is no longer accepting applications. We will notify waiting applicants in ${undoTime} unless you undo.`,
	}))
}

export default function CloseJob({ loaderData, actionData }: Route.ComponentProps) {
	const title = `Close: ${loaderData.title}`
	return (
		<main id="main" className="page-narrow grid grid-cols-1 content-start gap-6 py-6">
			<PageTitle problem={actionData}>{title}</PageTitle>
			<PageHeader back={{ to: '/hospitals/dashboard/jobs', label: 'Job Postings' }} title={title} />
			<ClosingForm job={loaderData} problem={actionData} />
		</main>
	)
}
