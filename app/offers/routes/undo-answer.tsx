import { specialistOf } from '#app/identity/groups.server.ts'
import { refuseFields } from '#app/platform/http/form.server.ts'
import { eventParam, idParam, valueOf } from '#app/platform/http/http.ts'
import { redirectWith } from '#app/platform/http/redirects.server.ts'
import { undoAnswer } from '../responding.server.ts'
import { toMyOffer } from '../button-pages.server.ts'
import type { UndoFailure } from '#app/platform/lifecycle.server.ts'
import { undoSeconds } from '#app/platform/undo.ts'
import type { Route } from './+types/undo-answer.ts'
import { t } from '#app/platform/language/words.ts'

export const loader = toMyOffer

export async function action({ request, params, context }: Route.ActionArgs) {
	const actor = specialistOf(context)
	const offerId = idParam(params.offerId)
	const eventId = eventParam(request)
	await refuseFields(request)

	valueOf(await undoAnswer(actor, offerId, eventId), ({ failure }) => failures()[failure])
	return redirectWith(`/offers/${offerId}`, { title: t`The offer is awaiting your response again` })
}

const failures = (): Record<UndoFailure, string> => ({
	'nothing-to-undo': t`There is no response to undo.`,
	'too-late': t`You can undo a response for ${{ seconds: undoSeconds }} seconds only. That time has passed and the hospital has been notified.`,
})
