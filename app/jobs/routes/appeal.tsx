import { AppealPage } from '#app/cases/appeal-page.tsx'
import { AppealInput } from '#app/cases/schema.server.ts'
import { ownerOf } from '#app/identity/groups.server.ts'
import { parseForm } from '#app/platform/http/form.server.ts'
import { conflict, idParam, invalid, notFound } from '#app/platform/http/http.ts'
import { redirectWith } from '#app/platform/http/redirects.server.ts'
import { Notice } from '#app/ui/page/notice.tsx'
import { appealRemoval, findAppealableRemoval } from '../review/appeal.server.ts'
import { findJobOfHospital } from '../queries.server.ts'
import type { Route } from './+types/appeal.ts'

const notAppealable = 'This job has not been removed, or you have already appealed.'

export async function loader({ params, context }: Route.LoaderArgs) {
	const owner = ownerOf(context)
	const jobId = idParam(params.jobId)
	if (!(await findJobOfHospital(owner, jobId))) throw notFound()
	const removal = await findAppealableRemoval(owner, jobId)
	if (!removal) throw conflict(notAppealable)
	return { title: removal.title, reason: removal.reason }
}

export async function action({ request, params, context }: Route.ActionArgs) {
	const owner = ownerOf(context)
	const jobId = idParam(params.jobId)
	if (!(await findJobOfHospital(owner, jobId))) throw notFound()
	const form = await parseForm(request, AppealInput)
	if (!form.ok) return invalid(form.problem)
	const appealed = await appealRemoval(owner, jobId, form.value.reason)
	if (!appealed.ok) throw conflict(notAppealable)
	return redirectWith('/hospitals/dashboard/jobs', {
		title: 'Appeal sent',
		detail: 'Another member of our team will decide. We will notify you.',
	})
}

export default function Appeal({ loaderData: { title, reason }, actionData }: Route.ComponentProps) {
	return (
		<AppealPage about={title} back={{ to: '/hospitals/dashboard/jobs', label: 'Job postings' }} problem={actionData}>
			{reason ? (
				<Notice title="Reason for the removal">
					<p className="whitespace-pre-line">{reason}</p>
				</Notice>
			) : null}
		</AppealPage>
	)
}
