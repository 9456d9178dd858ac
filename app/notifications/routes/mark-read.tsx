import { redirect } from 'react-router'
import { accountOf } from '#app/identity/groups.server.ts'
import { parseForm } from '#app/platform/http/form.server.ts'
import { badRequest } from '#app/platform/http/http.ts'
import { redirectWith } from '#app/platform/http/redirects.server.ts'
import { markRead } from '../commands.server.ts'
import { ReadInput } from '../schema.server.ts'
import type { Route } from './+types/mark-read.ts'
import { many, t } from '#app/platform/language/words.ts'

export const loader = () => redirect('/notifications')

/** Those that are named, or all. */
export async function action({ request, context }: Route.ActionArgs) {
	const form = await parseForm(request, ReadInput)
	if (!form.ok) throw badRequest()
	const { id } = form.value
	const marked = await markRead(accountOf(context).accountId, id)
	const title =
		id.length > 0
			? many({ notifications: marked }, '# notification is marked as read', '# notifications are marked as read')
			: t`All notifications are marked as read`
	return redirectWith('/notifications', { title })
}
