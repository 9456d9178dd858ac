import { buttonPage } from '#app/platform/http/button-page.server.ts'
import { refuseFields } from '#app/platform/http/form.server.ts'
import { idParam } from '#app/platform/http/http.ts'
import { redirectWith } from '#app/platform/http/redirects.server.ts'
import { restoreOperator } from '../team/team.server.ts'
import { operatorTeamPath } from '../team/team-path.ts'
import { changed, requireProvenLead } from '../team/team-route.server.ts'
import type { Route } from './+types/restore-operator.ts'

export const loader = buttonPage(({ params }: Route.LoaderArgs) => `${operatorTeamPath}/${idParam(params.accountId)}`)

export async function action({ context, request, params }: Route.ActionArgs) {
	const accountId = idParam(params.accountId)
	const lead = await requireProvenLead(context, request, `${operatorTeamPath}/${accountId}`)
	await refuseFields(request)
	const { name } = changed(await restoreOperator(lead, accountId))
	return redirectWith(operatorTeamPath, {
		title: `${name} is an operator again`,
		detail: 'They can log in as before and have been notified by email.',
	})
}
