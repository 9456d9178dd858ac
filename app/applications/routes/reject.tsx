import { verifiedMemberOf } from '#app/identity/groups.server.ts'
import { parseForm } from '#app/platform/http/form.server.ts'
import { conflict, idParam, invalid, notFound, valueOf } from '#app/platform/http/http.ts'
import { redirectWith } from '#app/platform/http/redirects.server.ts'
import { undoTime } from '#app/platform/undo.ts'
import { PageHeader } from '#app/ui/page/page-header.tsx'
import { PageTitle } from '#app/ui/page/page-title.tsx'
import { findReceived } from '../pipeline/applicant.server.ts'
import { RejectForm } from '../components/reject-form.tsx'
import { rejectApplication } from '../pipeline/decisions.server.ts'
import { returnPage } from '../pipeline/return-page.ts'
import { keepNewReason, listReasons, loadRejection } from '../pipeline/rejection.server.ts'
import { rejectionInput } from '../schema.server.ts'
import { columnNames, mayMove } from '../stage.ts'
import { refusalOf } from '../labels.ts'
import { rejectionFor } from '../reasons.ts'
import type { Route } from './+types/reject.ts'

export async function loader({ request, params, context }: Route.LoaderArgs) {
	const member = verifiedMemberOf(context)
	const application = await findReceived(member, idParam(params.applicationId))
	if (!application) throw notFound()
	const { id, name, jobTitle, version, stage } = application
	if (request.method === 'GET' && !mayMove(stage, 'rejected', 'hospital'))
		throw conflict(refusalOf({ failure: 'illegal-move', stage }, 'rejected'))
	const query = new URL(request.url).searchParams
	const returnTo = returnPage(query.get('returnTo'), id)
	const choices = await loadRejection(member, { name, job: jobTitle }, query.get('template'))
	return { id, name, jobTitle, version, returnTo, choices }
}

export async function action({ request, params, context }: Route.ActionArgs) {
	const member = verifiedMemberOf(context)
	const applicationId = idParam(params.applicationId)
	const form = await parseForm(request, rejectionInput(await listReasons(member)))
	if (!form.ok) return invalid(form.problem)

	const { version, returnTo, ...given } = form.value
	const rejected = valueOf(
		await rejectApplication(member, applicationId, { reason: rejectionFor(given), version }),
		(refused) => refusalOf(refused, 'rejected'),
	)
	await keepNewReason(member, given.newReason)

	const back = returnPage(returnTo, applicationId)
	const { eventId, specialistName } = rejected
	return redirectWith(back, {
		title: `${specialistName}: ${columnNames.rejected}`,
		detail: `They can see your reason now. Emails and other alerts go out in ${undoTime} unless you undo.`,
		undo: {
			action: `/hospital/applications/${applicationId}/stage/undo?event=${eventId}&returnTo=${encodeURIComponent(back)}`,
			label: 'Undo',
		},
	})
}

// The page says it: only it knows whether something is wrong.
export default function Reject({ loaderData, actionData }: Route.ComponentProps) {
	return (
		<main id="main" className="page-narrow grid gap-6 py-6">
			<PageTitle problem={actionData}>{`Reject ${loaderData.name}`}</PageTitle>
			<PageHeader
				back={{ to: loaderData.returnTo, label: 'Back' }}
				title={`Reject ${loaderData.name}`}
				lead={loaderData.jobTitle}
			/>
			<RejectForm
				application={loaderData}
				choices={loaderData.choices}
				returnTo={loaderData.returnTo}
				problem={actionData}
			/>
		</main>
	)
}
