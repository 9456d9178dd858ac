import { verifiedMemberOf } from '#app/identity/groups.server.ts'
import { buttonPage } from '#app/platform/button-page.server.ts'
import { parseForm } from '#app/platform/form.server.ts'
import { badRequest } from '#app/platform/http.ts'
import { answerBulk } from '../bulk-route.server.ts'
import { moveMany } from '../bulk.server.ts'
import { allApplicants } from '../return-page.ts'
import { BulkStageInput } from '../schema.server.ts'
import type { Route } from './+types/move-many.ts'

export const loader = buttonPage(() => allApplicants)

export async function action({ request, context }: Route.ActionArgs) {
	const member = verifiedMemberOf(context)
	const form = await parseForm(request, BulkStageInput)
	if (!form.ok) throw badRequest()
	const { application, to, returnTo } = form.value
	return answerBulk(await moveMany(member, application, { to }), to, returnTo)
}
