import { redirect } from 'react-router'
import { accountOf } from '#app/identity/groups.server.ts'
import { parseForm } from '#app/platform/http/form.server.ts'
import { badRequest } from '#app/platform/http/http.ts'
import { redirectWith } from '#app/platform/http/redirects.server.ts'
import { PushRemovalInput } from '../schema.server.ts'
import { unsubscribeFromPush } from '../push/subscriptions.server.ts'
import type { Route } from './+types/unsubscribe-push.ts'
import { t } from '#app/platform/language/words.ts'

export const loader = () => redirect('/notifications')

export async function action({ request, context }: Route.ActionArgs) {
	const { accountId, kind } = accountOf(context)
	const form = await parseForm(request, PushRemovalInput)
	if (!form.ok) throw badRequest()
	await unsubscribeFromPush(accountId, form.value.endpoint ?? null)
	return redirectWith(kind === 'specialist' ? '/settings/notifications' : '/notifications', {
		title: t`Notifications are off for this browser`,
	})
}
