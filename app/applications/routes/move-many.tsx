import { verifiedMemberOf } from '#app/identity/groups.server.ts'
import { readApplicantFacts } from '#app/matching/applicant-facts.server.ts'
import { buttonPage } from '#app/platform/http/button-page.server.ts'
import { parseForm } from '#app/platform/http/form.server.ts'
import { badRequest } from '#app/platform/http/http.ts'
import { answerBulk } from '../pipeline/bulk-route.server.ts'
import { moveMany } from '../pipeline/bulk.server.ts'
import { allApplicants } from '../pipeline/return-page.ts'
import { BulkStageInput } from '../schema.server.ts'
import { batchOf, countBeyond, readSelected } from '../pipeline/selection.server.ts'
import type { Route } from './+types/move-many.ts'

export const loader = buttonPage(() => allApplicants)

export async function action({ request, context }: Route.ActionArgs) {
	const member = verifiedMemberOf(context)
	const form = await parseForm(request, BulkStageInput)
	if (!form.ok) throw badRequest()
	const { to, returnTo, ...selection } = form.value
	const chosen = await readSelected(member, selection, readApplicantFacts)
	if (!chosen) throw badRequest()
	return answerBulk(
		await moveMany(member, chosen, { to }, batchOf(member, selection, to)),
		to,
		returnTo,
		countBeyond(selection),
	)
}
