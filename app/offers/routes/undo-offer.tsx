import { returnPageIn } from '#app/applications/pipeline/return-page.ts'
import { verifiedMemberOf } from '#app/identity/groups.server.ts'
import { refuseFields } from '#app/platform/http/form.server.ts'
import { idParam, valueOf } from '#app/platform/http/http.ts'
import { redirectWith } from '#app/platform/http/redirects.server.ts'
import { toSentOffer } from '../button-pages.server.ts'
import { undoOffer } from '../make-offer.server.ts'
import type { UndoFailure } from '#app/platform/lifecycle.server.ts'
import { undoSeconds } from '#app/platform/undo.ts'
import type { Route } from './+types/undo-offer.ts'

export const loader = toSentOffer

export async function action({ request, params, context }: Route.ActionArgs) {
	const member = verifiedMemberOf(context)
	const offerId = idParam(params.offerId)
	await refuseFields(request)

	const undone = valueOf(await undoOffer(member, offerId), ({ failure }) => failures[failure])
	return redirectWith(returnPageIn(request.url, undone.applicationId), {
		title: 'Offer undone',
		detail: 'We removed the notification and no email was sent.',
	})
}

const failures: Record<UndoFailure, string> = {
	'nothing-to-undo': 'This offer has already been answered or has ended.',
	'too-late': `You can undo an offer for ${undoSeconds} seconds only. You can still withdraw it; the specialist will be notified.`,
}
