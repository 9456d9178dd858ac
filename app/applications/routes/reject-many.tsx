import { verifiedMemberOf } from '#app/identity/groups.server.ts'
import { parseForm } from '#app/platform/form.server.ts'
import { badRequest, invalid } from '#app/platform/http.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { PageHeader } from '#app/ui/page-header.tsx'
import { PageTitle } from '#app/ui/page-title.tsx'
import { answerBulk } from '../bulk-route.server.ts'
import { listChosen, moveMany } from '../bulk.server.ts'
import { RejectManyForm } from '../components/reject-many-form.tsx'
import { allApplicants, listPage } from '../return-page.ts'
import { keepNewReason, listReasons, loadRejection } from '../rejection.server.ts'
import { bulkRejectionInput, readChosen } from '../schema.server.ts'
import { mayMove } from '../stage.ts'
import { formatApplicantCount, formatRejection } from '../labels.ts'
import type { Route } from './+types/reject-many.ts'

export async function loader({ request, context }: Route.LoaderArgs) {
	const member = verifiedMemberOf(context)
	const query = new URL(request.url).searchParams
	const chosen = readChosen(query.getAll('application'))
	if (!chosen) throw badRequest()
	const open = (await listChosen(member, chosen)).filter(({ stage }) => mayMove(stage, 'rejected', 'hospital'))
	const { name = '', jobTitle: job = '' } = open[0] ?? {}
	return {
		chosen: open.map(({ id, version, name, jobTitle }) => ({ id, version, name, jobTitle })),
		choices: await loadRejection(member, { name, job }, query.get('template')),
		returnTo: listPage(query.get('returnTo')) ?? allApplicants,
	}
}

export async function action({ request, context }: Route.ActionArgs) {
	const member = verifiedMemberOf(context)
	const form = await parseForm(request, bulkRejectionInput(await listReasons(member)))
	if (!form.ok) return invalid(form.problem)
	const { application, returnTo, ...given } = form.value
	const outcome = await moveMany(member, application, { to: 'rejected', reason: formatRejection(given) })
	if (outcome.moved.length > 0) await keepNewReason(member, given.newReason)
	return answerBulk(outcome, 'rejected', returnTo)
}

// The page says it: only it knows whether something is wrong.
export const meta = () => []

export default function RejectMany({ loaderData: { chosen, choices, returnTo }, actionData }: Route.ComponentProps) {
	const title = chosen.length === 0 ? 'Reject applicants' : `Reject ${formatApplicantCount(chosen.length)}`
	return (
		<main id="main" className="page-narrow grid gap-6 py-6">
			<PageTitle problem={actionData}>{title}</PageTitle>
			<PageHeader back={{ to: returnTo, label: 'Back' }} title={title} />
			{chosen.length === 0 ? (
				<EmptyState title="No applicants to reject" action={<ButtonLink to={returnTo}>Back to applicants</ButtonLink>}>
					Select applicants whose applications are still open.
				</EmptyState>
			) : (
				<RejectManyForm chosen={chosen} choices={choices} returnTo={returnTo} problem={actionData} />
			)}
		</main>
	)
}
