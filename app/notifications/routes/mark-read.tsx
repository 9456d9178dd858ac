import { redirect } from 'react-router'
import { accountOf } from '#app/identity/groups.server.ts'
import { parseForm } from '#app/platform/http/form.server.ts'
import { badRequest } from '#app/platform/http/http.ts'
import { redirectWith } from '#app/platform/http/redirects.server.ts'
import { markRead } from '../commands.server.ts'
import { ReadInput } from '../schema.server.ts'
import type { Route } from './+types/mark-read.ts'
import { counted } from '#app/platform/text/counted.ts'

export const loader = () => redirect('/notifications')

/** Those that are named, or all. */
export async function action({ request, context }: Route.ActionArgs) {
	const form = await parseForm(request, ReadInput)
	if (!form.ok) throw badRequest()
	const { id } = form.value
	const marked = await markRead(accountOf(context).accountId, id)
	const some = `${counted(marked, 'notification is', 'notifications are')} marked as read`
	const title = id.length > 0 ? some : 'All notifications are marked as read'
	return redirectWith('/notifications', { title })
}
