import { redirect } from 'react-router'
import { accountOf } from '#app/identity/groups.server.ts'
import { redirectWith } from '#app/platform/redirects.server.ts'
import { markAllRead } from '../commands.server.ts'
import type { Route } from './+types/mark-read.ts'

export const loader = () => redirect('/notifications')

export async function action({ context }: Route.ActionArgs) {
	await markAllRead(accountOf(context).accountId)
	return redirectWith('/notifications', { title: 'All notifications are marked as read' })
}
