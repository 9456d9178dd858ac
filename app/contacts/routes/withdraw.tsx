import { redirect } from 'react-router'
import { verifiedMemberOf } from '#app/identity/groups.server.ts'
import { parseForm } from '#app/platform/form.server.ts'
import { conflict, idParam, notFound } from '#app/platform/http.ts'
import { redirectWith } from '#app/platform/redirects.server.ts'
import { NoInput } from '../schema.server.ts'
import { withdrawRequest } from '../taking-back.server.ts'
import { refusalForHospital } from '../labels.ts'
import type { Route } from './+types/withdraw.ts'

const list = '/hospital/contact-requests'

/** Someone who had to sign in again returns here by GET. */
export function loader({ params }: Route.LoaderArgs) {
	return redirect(`${list}#request-${idParam(params.requestId)}`)
}

export async function action({ request, params, context }: Route.ActionArgs) {
	const member = verifiedMemberOf(context)
	const requestId = idParam(params.requestId)
	await parseForm(request, NoInput)
	const taken = await withdrawRequest(member, requestId)
	if (!taken.ok && taken.failure === 'not-found') throw notFound()
	if (!taken.ok) throw conflict(refusalForHospital(taken.status))
	return redirectWith(list, {
		title: 'Request withdrawn',
		detail: 'We removed the notification and will not send an email or SMS. It does not count towards your limit.',
	})
}
