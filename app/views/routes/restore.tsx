import { redirect } from 'react-router'
import { memberOf } from '#app/identity/groups.server.ts'
import { refuseFields } from '#app/platform/http/form.server.ts'
import { idParam, notFound } from '#app/platform/http/http.ts'
import { redirectWith } from '#app/platform/http/redirects.server.ts'
import { restoreView } from '../commands.server.ts'
import { viewsPath } from '#app/marketplace/paths.ts'
import { maxViews } from '../lists.ts'
import type { Route } from './+types/restore.ts'

export const loader = () => redirect(viewsPath)

export async function action({ request, params, context }: Route.ActionArgs) {
	await refuseFields(request)
	const restored = await restoreView(memberOf(context), idParam(params.viewId))
	if (restored.ok) return redirectWith(viewsPath, { title: 'View restored', detail: restored.value.name })
	if (restored.failure === 'not-found') throw notFound()
	return redirectWith(viewsPath, {
		title: `You can keep up to ${maxViews} views. Remove one to save another.`,
		tone: 'danger',
	})
}
