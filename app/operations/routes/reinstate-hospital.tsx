import { redirect } from 'react-router'
import { decide } from '../decision.server.ts'
import { Decision } from '../schema.server.ts'
import { requireOperator } from '#app/identity/session.server.ts'
import { parseForm } from '#app/platform/form.server.ts'
import { badRequest, idParam } from '#app/platform/http.ts'
import type { Route } from './+types/reinstate-hospital.ts'

export function loader({ request, context, params }: Route.LoaderArgs) {
	requireOperator(context, request)
	return redirect(`/operator/hospitals/${idParam(params.hospitalId)}`)
}

export async function action({ request, context, params }: Route.ActionArgs) {
	const actor = requireOperator(context, request)
	const form = await parseForm(request, Decision)
	if (!form.ok) throw badRequest()
	return decide(
		actor,
		idParam(params.hospitalId),
		{ to: 'verified', seenVersion: form.value.version },
		'Suspension lifted',
	)
}
