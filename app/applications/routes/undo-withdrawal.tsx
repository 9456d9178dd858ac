import { specialistOf } from '#app/identity/groups.server.ts'
import { refuseFields } from '#app/platform/http/form.server.ts'
import { eventParam, idParam, valueOf } from '#app/platform/http/http.ts'
import { redirectWith } from '#app/platform/http/redirects.server.ts'
import { toMyApplication } from '../button-pages.server.ts'
import { undoWithdrawalRefusal } from '../labels.ts'
import { stageNames } from '../stage.ts'
import { undoWithdrawal } from '../applying/withdrawal.server.ts'
import type { Route } from './+types/undo-withdrawal.ts'
import { t } from '#app/platform/language/words.ts'

export const loader = toMyApplication

export async function action({ request, params, context }: Route.ActionArgs) {
	const actor = specialistOf(context)
	const applicationId = idParam(params.applicationId)
	const eventId = eventParam(request)
	await refuseFields(request)

	const undone = valueOf(await undoWithdrawal(actor, applicationId, eventId), ({ failure }) =>
		undoWithdrawalRefusal(failure),
	)

	return redirectWith(`/applications/${applicationId}`, {
		title: t`Your application is active again`,
		detail: t`Its stage is ${{ stage: stageNames[undone.restored] }}.`,
	})
}
