import { redirect } from 'react-router'
import { requireVerifiedMember } from '#app/identity/session.server.ts'
import { parseForm } from '#app/platform/form.server.ts'
import { conflict, idParam, notFound } from '#app/platform/http.ts'
import { redirectWith } from '#app/platform/redirects.server.ts'
import { NoInput } from '../schema.server.ts'
import { takeBackRequest } from '../taking-back.server.ts'
import { refusalForHospital } from '../words.ts'
import type { Route } from './+types/take-back.ts'

const list = '/hospital/contact-requests'

/** Somebody who had to sign in again comes back here by GET. */
export function loader({ request, params, context }: Route.LoaderArgs) {
	requireVerifiedMember(context, request)
	return redirect(`${list}#request-${idParam(params.requestId)}`)
}

export async function action({ request, params, context }: Route.ActionArgs) {
	const member = requireVerifiedMember(context, request)
	const requestId = idParam(params.requestId)
	await parseForm(request, NoInput)
	const taken = await takeBackRequest(member, requestId)
	if (!taken.ok && taken.failure === 'not-found') throw notFound()
	if (!taken.ok) throw conflict(refusalForHospital(taken.status, taken.wanted))
	return redirectWith(list, {
		title: 'Request taken back',
		detail: 'Its notice is gone, and no mail or SMS leaves. It does not count against your limit.',
	})
}
