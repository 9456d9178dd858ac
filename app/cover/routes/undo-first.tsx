import { operatorOf } from '#app/identity/groups.server.ts'
import { buttonPage } from '#app/platform/http/button-page.server.ts'
import { refuseFields } from '#app/platform/http/form.server.ts'
import { conflict, idParam, notFound } from '#app/platform/http/http.ts'
import { redirectWith } from '#app/platform/http/redirects.server.ts'
import { undoSeconds } from '#app/platform/undo.ts'
import { findFirst, undoFirst } from '../asking/first-requests.server.ts'
import type { Route } from './+types/undo-first.ts'

export const loader = buttonPage(async ({ params, context }: Route.LoaderArgs) => {
	const firstId = idParam(params.firstId)
	return (await findFirst(operatorOf(context), firstId)) ? `/operator/cover/first/${firstId}` : null
})

export async function action({ request, params, context }: Route.ActionArgs) {
	const firstId = idParam(params.firstId)
	await refuseFields(request)
	const undone = await undoFirst(operatorOf(context), firstId)
	if (undone.ok) return redirectWith(`/operator/cover/first/${firstId}`, { title: 'Decision undone' })
	if (undone.failure === 'unknown') throw notFound()
	throw conflict(`Only the operator who decided can undo it, within ${undoSeconds} seconds.`)
}
