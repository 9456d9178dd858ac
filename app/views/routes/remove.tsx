import { redirect } from 'react-router'
import { memberOf } from '#app/identity/groups.server.ts'
import { refuseFields } from '#app/platform/http/form.server.ts'
import { idParam, notFound } from '#app/platform/http/http.ts'
import { redirectWith } from '#app/platform/http/redirects.server.ts'
import { removeView } from '../commands.server.ts'
import { viewsPath } from '#app/marketplace/paths.ts'
import type { Route } from './+types/remove.ts'

export const loader = () => redirect(viewsPath)

export async function action({ request, params, context }: Route.ActionArgs) {
	await refuseFields(request)
	const viewId = idParam(params.viewId)
	const removed = await removeView(memberOf(context), viewId)
	if (!removed) throw notFound()
	return redirectWith(viewsPath, {
		title: 'View removed',
		detail: removed.name,
		undo: { action: `${viewsPath}/${viewId}/restoration`, label: 'Undo' },
	})
}
