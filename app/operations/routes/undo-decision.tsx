import { operatorOf } from '#app/identity/groups.server.ts'
import { undoAnyDecision } from '#app/personal-data/every-decision.server.ts'
import { buttonPage } from '#app/platform/http/button-page.server.ts'
import { refuseFields } from '#app/platform/http/form.server.ts'
import { conflict, idParam, notFound } from '#app/platform/http/http.ts'
import { redirectWith } from '#app/platform/http/redirects.server.ts'
import { undoTime } from '#app/platform/undo.ts'
import type { Route } from './+types/undo-decision.ts'

export const loader = buttonPage(() => '/operator')

export async function action({ request, params, context }: Route.ActionArgs) {
	const decisionId = idParam(params.decisionId)
	await refuseFields(request)
	const undone = await undoAnyDecision(operatorOf(context), decisionId)
	if (undone.ok)
		return redirectWith(undone.value.page, { title: `Undone: ${undone.value.label}`, detail: 'No one was notified.' })
	if (undone.failure === 'unknown') throw notFound()
	throw conflict(
		`Only the operator who decided can undo that, within ${undoTime} and before something has been built on it.`,
	)
}
