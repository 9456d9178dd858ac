import { buttonPage } from '#app/platform/http/button-page.server.ts'
import { parseForm } from '#app/platform/http/form.server.ts'
import { badRequest, idParam } from '#app/platform/http/http.ts'
import { redirectWith } from '#app/platform/http/redirects.server.ts'
import { RoleInput } from '../people/account-schema.server.ts'
import { operatorRoleNames } from '../policy.ts'
import { changeOperatorRole } from '../team/team.server.ts'
import { operatorTeamPath } from '../team/team-path.ts'
import { changed, requireProvenLead } from '../team/team-route.server.ts'
import type { Route } from './+types/change-operator-role.ts'

export const loader = buttonPage(({ params }: Route.LoaderArgs) => `${operatorTeamPath}/${idParam(params.accountId)}`)

export async function action({ context, request, params }: Route.ActionArgs) {
	const accountId = idParam(params.accountId)
	const lead = await requireProvenLead(context, request, `${operatorTeamPath}/${accountId}`)
	const form = await parseForm(request, RoleInput)
	if (!form.ok) throw badRequest()
	const { role } = form.value
	const { name } = changed(await changeOperatorRole(lead, accountId, role))
	// A lead who gives up the role can no longer open the team.
	const isOver = accountId === lead.accountId && role !== 'lead'
	return redirectWith(isOver ? '/operator' : operatorTeamPath, {
		title: 'Role changed',
		detail: `${name}: ${operatorRoleNames[role]}.`,
	})
}
