import { specialistOf } from '#app/identity/groups.server.ts'
import { parseForm } from '#app/platform/http/form.server.ts'
import { conflict, idParam, invalid, notFound, valueOf } from '#app/platform/http/http.ts'
import { redirectWith } from '#app/platform/http/redirects.server.ts'
import { PageHeader } from '#app/ui/page/page-header.tsx'
import { PageTitle } from '#app/ui/page/page-title.tsx'
import { DeclineForm } from '../answer-forms.tsx'
import { declineRequest } from '../responding.server.ts'
import { findMyRequest } from '../requests/my-requests.server.ts'
import { DeclineInput } from '../schema.server.ts'
import { declinedDetail, refusalForSpecialist } from '../labels.ts'
import type { Route } from './+types/decline.ts'
import { t } from '#app/platform/language/words.ts'

export async function loader({ request, params, context }: Route.LoaderArgs) {
	const found = await findMyRequest(specialistOf(context), idParam(params.requestId))
	if (!found) throw notFound()
	if (request.method === 'GET' && found.status !== 'sent') throw conflict(refusalForSpecialist(found.status))
	return { id: found.id, hospitalName: found.hospitalName }
}

export async function action({ request, params, context }: Route.ActionArgs) {
	const actor = specialistOf(context)
	const requestId = idParam(params.requestId)
	const form = await parseForm(request, DeclineInput)
	if (!form.ok) return invalid(form.problem)

	const { reason, freeText } = form.value
	const words = [reason && `${reason}.`, freeText].filter(Boolean).join(' ')
	const declined = valueOf(await declineRequest(actor, requestId, words || null), ({ status }) =>
		refusalForSpecialist(status),
	)
	return redirectWith('/contact-requests', {
		title: t.of('contact request')`Declined`,
		detail: declinedDetail(declined.hospitalName),
	})
}

export default function Decline({ loaderData: { id, hospitalName }, actionData }: Route.ComponentProps) {
	return (
		<main id="main" className="page-narrow grid grid-cols-1 content-start gap-6 py-6">
			<PageTitle problem={actionData}>{t`Decline ${{ hospital: hospitalName }}`}</PageTitle>
			<PageHeader
				back={{ to: `/contact-requests/${id}`, label: t`Back to request` }}
				title={t`Decline ${{ hospital: hospitalName }}`}
			/>
			<DeclineForm requestId={id} hospitalName={hospitalName} problem={actionData} />
		</main>
	)
}
