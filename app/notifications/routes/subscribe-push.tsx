import { redirect } from 'react-router'
import { accountOf } from '#app/identity/groups.server.ts'
import { parseForm } from '#app/platform/http/form.server.ts'
import { badRequest } from '#app/platform/http/http.ts'
import { PushSubscriptionInput } from '../schema.server.ts'
import { subscribeToPush } from '../push/subscriptions.server.ts'
import type { Route } from './+types/subscribe-push.ts'

export const loader = () => redirect('/notifications')

/** Called by the page's script, and by the service worker when the browser has changed its address. */
export async function action({ request, context }: Route.ActionArgs) {
	const { accountId } = accountOf(context)
	const form = await parseForm(request, PushSubscriptionInput)
	if (!form.ok) throw badRequest()
	await subscribeToPush(accountId, form.value)
	return new Response(null, { status: 201 })
}
