import { redirect } from 'react-router'
import { requireAccount } from '#app/identity/session.server.ts'
import { redirectWith } from '#app/platform/redirects.server.ts'
import { markAllRead } from '../commands.server.ts'
import type { Route } from './+types/mark-read.ts'

export const loader = () => redirect('/notifications')

export async function action({ request, context }: Route.ActionArgs) {
	await markAllRead(requireAccount(context, request).accountId)
	return redirectWith('/notifications', { title: 'All notifications are marked as read' })
}
