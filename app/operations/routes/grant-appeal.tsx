import { operatorOf } from '#app/identity/groups.server.ts'
import { refuseFields } from '#app/platform/form.server.ts'
import { idParam } from '#app/platform/http.ts'
import { redirectWith } from '#app/platform/redirects.server.ts'
import { grantAppeal } from '../appeal-case.server.ts'
import { appealValue, toAppeal } from '../appeal-route.server.ts'
import { findNextCase } from '../open-cases.server.ts'
import type { Route } from './+types/grant-appeal.ts'

export const loader = toAppeal

export async function action({ request, params, context }: Route.ActionArgs) {
	const actor = operatorOf(context)
	const decisionId = idParam(params.decisionId)
	await refuseFields(request)
	const next = await findNextCase(actor, 'appeal', decisionId)
	const { title } = appealValue(await grantAppeal(actor, decisionId))
	return redirectWith(next ?? '/operator/appeals', {
		title: `Appeal granted: ${title}`,
		detail: 'They have been notified.',
	})
}
