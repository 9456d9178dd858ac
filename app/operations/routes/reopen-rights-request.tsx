import { caseAddress } from '#app/cases/kinds.ts'
import { operatorOf } from '#app/identity/groups.server.ts'
import { parseForm } from '#app/platform/http/form.server.ts'
import { badRequest, idParam, valueOf } from '#app/platform/http/http.ts'
import { redirectWith } from '#app/platform/http/redirects.server.ts'
import { moveRightsRequest } from '#app/rights/desk.server.ts'
import { RightsVersion } from '#app/rights/schema.server.ts'
import { rightsKindParam, rightsRefusal, toRightsCase } from '../rights-route.server.ts'
import type { Route } from './+types/reopen-rights-request.ts'

export const loader = toRightsCase

/** No one is told, and a further answer closes it. */
export async function action({ request, context, params }: Route.ActionArgs) {
	const [kind, requestId] = [rightsKindParam(params.kind), idParam(params.requestId)]
	const form = await parseForm(request, RightsVersion)
	if (!form.ok) throw badRequest()
	valueOf(await moveRightsRequest(operatorOf(context), kind, requestId, 'open', form.value), rightsRefusal)
	return redirectWith(caseAddress(kind, requestId), { title: 'Request reopened' })
}
