import { ReasonForm } from '../components/reason-form.tsx'
import { decide } from '../decision.server.ts'
import { findHospitalRecord } from '../hospital-record.server.ts'
import { DecisionWithReason } from '../schema.server.ts'
import { canMove } from '#app/hospitals/status.ts'
import { requireOperator } from '#app/identity/session.server.ts'
import { parseForm } from '#app/platform/form.server.ts'
import { conflict, idParam, invalid, notFound } from '#app/platform/http.ts'
import { PageHeader } from '#app/ui/page-header.tsx'
import { PageTitle } from '#app/ui/page-title.tsx'
import type { Route } from './+types/suspend-hospital.ts'

export async function loader({ request, context, params }: Route.LoaderArgs) {
	const actor = requireOperator(context, request)
	const hospital = await findHospitalRecord(actor, idParam(params.hospitalId))
	if (!hospital) throw notFound()
	if (!canMove(hospital.status, 'suspended', 'operator'))
		throw conflict('Somebody has decided about this hospital meanwhile.')
	const { id, displayName, version } = hospital
	return { id, displayName, version }
}

export async function action({ request, context, params }: Route.ActionArgs) {
	const actor = requireOperator(context, request)
	const form = await parseForm(request, DecisionWithReason)
	if (!form.ok) return invalid(form.problem)
	const { reason, version } = form.value
	return decide(
		actor,
		idParam(params.hospitalId),
		{ to: 'suspended', reason, seenVersion: version },
		'Hospital suspended',
	)
}

export const meta: Route.MetaFunction = () => [{ name: 'robots', content: 'noindex' }]

export default function Suspend({ loaderData: { id, displayName, version }, actionData }: Route.ComponentProps) {
	return (
		<main id="main" className="page-narrow grid grid-cols-1 content-start gap-6 py-8">
			<PageTitle problem={actionData}>{`Suspend ${displayName}`}</PageTitle>
			<PageHeader
				title={`Suspend ${displayName}`}
				lead="Its jobs are hidden and it cannot publish until the suspension is lifted. Nothing is deleted."
				back={{ to: `/operator/hospitals/${id}`, label: 'Back to the record' }}
			/>
			<ReasonForm version={version} problem={actionData} button="Suspend the hospital" pendingLabel="Suspending..." />
		</main>
	)
}
