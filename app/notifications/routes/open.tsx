import { redirect } from 'react-router'
import { accountOf } from '#app/identity/groups.server.ts'
import { idParam, notFound } from '#app/platform/http/http.ts'
import { safeReturnTo } from '#app/platform/http/return-to.ts'
import { openNotification } from '../commands.server.ts'
import type { Route } from './+types/open.ts'

export const loader = () => redirect('/notifications')

export async function action({ params, context }: Route.ActionArgs) {
	const { accountId } = accountOf(context)
	const href = await openNotification(accountId, idParam(params.notificationId))
	if (href === null) throw notFound()
	return redirect(safeReturnTo(href), 303)
}
