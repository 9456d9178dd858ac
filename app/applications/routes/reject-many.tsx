import { data } from 'react-router'
import type { Member } from '#app/identity/actor.ts'
import { verifiedMemberOf } from '#app/identity/groups.server.ts'
import { readApplicantFacts } from '#app/matching/applicant-facts.server.ts'
import { parseFormData, readForm, textIn } from '#app/platform/http/form.server.ts'
import { badRequest } from '#app/platform/http/http.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/page/empty-state.tsx'
import { PageHeader } from '#app/ui/page/page-header.tsx'
import { PageTitle } from '#app/ui/page/page-title.tsx'
import { answerBulk } from '../pipeline/bulk-route.server.ts'
import { type Chosen, listChosen, moveMany } from '../pipeline/bulk.server.ts'
import { namesListed } from '../pipeline/chosen-list.tsx'
import { RejectManyForm } from '../components/reject-many-form.tsx'
import { allApplicants, listPage } from '../pipeline/return-page.ts'
import { keepNewReason, listReasons, loadRejection } from '../pipeline/rejection.server.ts'
import { bulkRejectionInput } from '../schema.server.ts'
import { batchOf, countBeyond, readSelected, selectionOf } from '../pipeline/selection.server.ts'
import { mayMove } from '../stage.ts'
import { formatApplicantCount } from '../labels.ts'
import { rejectionFor } from '../reasons.ts'
import type { Route } from './+types/reject-many.ts'

export async function action({ request, context }: Route.ActionArgs) {
	const member = verifiedMemberOf(context)
	const sent = await readForm(request)
	const selection = selectionOf(sent)
	const chosen = selection && (await readSelected(member, selection, readApplicantFacts))
	if (!selection || !chosen) throw badRequest()
	// Sent by the list, or by a template where no script runs: shows the form, and rejects no one.
	const opens = textIn(sent, 'open')
	sent.delete('open')
	const form = parseFormData(sent, bulkRejectionInput(await listReasons(member)))
	if (opens !== null || !form.ok) {
		const page = { selection, ...(await loadForm(member, chosen, opens)) }
		const returnTo = listPage(textIn(sent, 'returnTo')) ?? allApplicants
		const problem = opens === null && !form.ok ? form.problem : undefined
		return data({ page, returnTo, problem }, problem ? 422 : 200)
	}
	const { newReason } = form.value
	const outcome = await moveMany(
		member,
		chosen,
		{ to: 'rejected', reason: rejectionFor(form.value) },
		batchOf(member, selection, 'rejected'),
	)
	if (outcome.moved.length > 0) await keepNewReason(member, newReason)
	return answerBulk(outcome, 'rejected', form.value.returnTo, countBeyond(selection))
}

async function loadForm(member: Member, chosen: readonly Chosen[], templateId: string | null) {
	const open = (await listChosen(member, chosen)).filter(({ stage }) => mayMove(stage, 'rejected', 'hospital'))
	const { name = '', jobTitle: job = '' } = open[0] ?? {}
	return {
		total: open.length,
		chosen: open.slice(0, namesListed).map(({ id, name, jobTitle }) => ({ id, name, jobTitle })),
		choices: await loadRejection(member, { name, job }, templateId),
	}
}

// The page says it: only it knows whether something is wrong.
export default function RejectMany({ actionData }: Route.ComponentProps) {
	const { page, returnTo = allApplicants, problem } = actionData ?? {}
	const total = page?.total ?? 0
	const title = total === 0 ? 'Reject applicants' : `Reject ${formatApplicantCount(total)}`
	return (
		<main id="main" className="page-narrow grid gap-6 py-6">
			<PageTitle problem={problem}>{title}</PageTitle>
			<PageHeader back={{ to: returnTo, label: 'Back' }} title={title} />
			{!page || total === 0 ? (
				<EmptyState title="No applicants to reject" action={<ButtonLink to={returnTo}>Back to applicants</ButtonLink>}>
					Select applicants whose applications are still open.
				</EmptyState>
			) : (
				<RejectManyForm page={page} returnTo={returnTo} problem={problem} />
			)}
		</main>
	)
}
