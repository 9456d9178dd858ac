import { verifiedMemberOf } from '#app/identity/groups.server.ts'
import { buttonPage } from '#app/platform/http/button-page.server.ts'
import { refuseFields } from '#app/platform/http/form.server.ts'
import { idParam, valueOf } from '#app/platform/http/http.ts'
import { redirectWith } from '#app/platform/http/redirects.server.ts'
import { withdrawRequest } from '../taking-back.server.ts'
import { refusalForHospital } from '../labels.ts'
import type { Route } from './+types/withdraw.ts'

const list = '/hospital/contact-requests'

export const loader = buttonPage(({ params }: Route.LoaderArgs) => `${list}#request-${idParam(params.requestId)}`)

export async function action({ request, params, context }: Route.ActionArgs) {
	const member = verifiedMemberOf(context)
	const requestId = idParam(params.requestId)
	await refuseFields(request)
	valueOf(await withdrawRequest(member, requestId), ({ status }) => refusalForHospital(status))
	return redirectWith(list, {
		title: 'Request withdrawn',
		detail: 'We removed the notification and will not send an email or SMS. It does not count towards your limit.',
	})
}
