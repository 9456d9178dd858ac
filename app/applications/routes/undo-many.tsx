import { verifiedMemberOf } from '#app/identity/groups.server.ts'
import { buttonPage } from '#app/platform/http/button-page.server.ts'
import { refuseFields } from '#app/platform/http/form.server.ts'
import { conflict, idParam, notFound } from '#app/platform/http/http.ts'
import { redirectWith } from '#app/platform/http/redirects.server.ts'
import { undoSeconds } from '#app/platform/undo.ts'
import { plural } from '#app/platform/text/counted.ts'
import { undoMany } from '../pipeline/bulk.server.ts'
import { formatApplicantCount, formatNames } from '../labels.ts'
import { allApplicants, listPage } from '../pipeline/return-page.ts'
import type { Route } from './+types/undo-many.ts'

export const loader = buttonPage(() => allApplicants)

export async function action({ request, context }: Route.ActionArgs) {
	const member = verifiedMemberOf(context)
	const query = new URL(request.url).searchParams
	const batchId = idParam(query.get('batch') ?? undefined)
	await refuseFields(request)

	const undone = await undoMany(member, batchId)
	if (!undone.ok) throw notFound()
	const { restored, kept } = undone.value
	if (restored.length === 0)
		throw conflict(
			`You can undo a move for ${undoSeconds} seconds, if nothing has changed since. None of these can be undone now.`,
		)
	return redirectWith(listPage(query.get('returnTo')) ?? allApplicants, {
		title: plural(restored.length, `${restored[0]} moved back`, `${formatApplicantCount(restored.length)} moved back`),
		detail:
			kept.length > 0 ? `Not undone: ${formatNames(kept)}.` : 'We removed the notifications and no emails were sent.',
	})
}
