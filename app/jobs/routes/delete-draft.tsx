import { memberOf } from '#app/identity/groups.server.ts'
import { refuseFields } from '#app/platform/http/form.server.ts'
import { conflict, idParam, notFound } from '#app/platform/http/http.ts'
import { redirectWith } from '#app/platform/http/redirects.server.ts'
import { ConfirmForm } from '#app/ui/fields/confirm-form.tsx'
import { PageHeader } from '#app/ui/page/page-header.tsx'
import { PageTitle } from '#app/ui/page/page-title.tsx'
import { deleteDraft } from '../commands.server.ts'
import { findJobOfHospital } from '../queries.server.ts'
import { moveRefusals } from '../refusals.ts'
import { untitled } from '../status.ts'
import type { Route } from './+types/delete-draft.ts'

export async function loader({ params, context }: Route.LoaderArgs) {
	const job = await findJobOfHospital(memberOf(context), idParam(params.jobId))
	if (!job) throw notFound()
	if (job.status !== 'draft') throw conflict(moveRefusals['illegal-move'])
	return { id: job.id, title: job.title || untitled }
}

export async function action({ request, params, context }: Route.ActionArgs) {
	await refuseFields(request)
	const deleted = await deleteDraft(memberOf(context), idParam(params.jobId))
	if (!deleted.ok && deleted.failure === 'no-such-job') throw notFound()
	if (!deleted.ok) throw conflict(moveRefusals[deleted.failure])
	return redirectWith('/hospitals/dashboard/jobs', {
		title: 'Draft deleted',
		detail: deleted.value.title || untitled,
	})
}

export default function DeleteDraft({ loaderData: { id, title } }: Route.ComponentProps) {
	return (
		<main id="main" className="page-narrow grid grid-cols-1 content-start gap-6 py-6">
			<PageTitle problem={undefined}>{`Delete draft: ${title}`}</PageTitle>
			<PageHeader
				title={`Delete draft: ${title}`}
				lead="The draft will be deleted for your whole team. No specialist has seen it."
				back={{ to: '/hospitals/dashboard/jobs', label: 'Job Postings' }}
			/>
			<ConfirmForm
				label="Delete draft"
				pendingLabel="Deleting..."
				back={`/hospital/jobs/${id}/edit`}
				backLabel="Keep draft"
			/>
		</main>
	)
}
