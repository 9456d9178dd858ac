import { redirect } from 'react-router'
import { z } from 'zod'
import { memberOf } from '#app/identity/groups.server.ts'
import { parseForm } from '#app/platform/http/form.server.ts'
import { badRequest, idParam, notFound } from '#app/platform/http/http.ts'
import { redirectWith } from '#app/platform/http/redirects.server.ts'
import { shareView } from '../commands.server.ts'
import { viewsPath } from '#app/marketplace/paths.ts'
import type { Route } from './+types/share.ts'

export const loader = () => redirect(viewsPath)

export async function action({ request, params, context }: Route.ActionArgs) {
	const form = await parseForm(request, z.object({ shared: z.enum(['yes', 'no']) }))
	if (!form.ok) throw badRequest()
	const isShared = form.value.shared === 'yes'
	const changed = await shareView(memberOf(context), idParam(params.viewId), isShared)
	if (!changed) throw notFound()
	return redirectWith(viewsPath, { title: isShared ? 'View shared' : 'View no longer shared', detail: changed.name })
}
