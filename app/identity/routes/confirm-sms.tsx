import { redirect } from 'react-router'
import { confirmQuery } from '../confirm-page.server.ts'
import { sendConfirmation } from '../confirm.server.ts'
import { challengeCookie, challengeTokenOf } from '../cookies.server.ts'
import { requireSpecialist } from '../session.server.ts'
import { redirectWith } from '#app/platform/redirects.server.ts'
import { requestFacts } from '#app/platform/request-context.server.ts'
import { waitInWords } from '#app/platform/wait.ts'
import type { Route } from './+types/confirm-sms.ts'

export const loader = ({ request }: Route.LoaderArgs) => redirect(`/account/confirm${confirmQuery(request)}`)

export async function action({ request, context }: Route.ActionArgs) {
	const actor = requireSpecialist(context, request)
	const page = `/account/confirm${confirmQuery(request)}`
	const { clientAddress } = context.get(requestFacts)
	const sent = await sendConfirmation(actor, clientAddress, await challengeTokenOf(request))
	if (sent.ok)
		return redirectWith(page, { title: 'OTP sent to your phone number' }, [await challengeCookie.serialize(sent.token)])
	const detail = `You can ask again in ${waitInWords(sent.waitSeconds)}.`
	return redirectWith(page, { title: 'No code was sent', detail, tone: 'info' })
}
