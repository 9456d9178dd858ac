import { redirect } from 'react-router'
import { specialistOf } from '#app/identity/groups.server.ts'
import { refuseFields } from '#app/platform/http/form.server.ts'
import { idParam, notFound } from '#app/platform/http/http.ts'
import { redirectWith } from '#app/platform/http/redirects.server.ts'
import { hideFromAllOfName } from '../hiding/hidden-hospitals.server.ts'
import type { Route } from './+types/hide-all-of-name.ts'
import { t } from '#app/platform/language/words.ts'

const list = '/settings/privacy/hidden-hospitals'

export const loader = () => redirect(list)

export async function action({ request, params, context }: Route.ActionArgs) {
	const actor = specialistOf(context)
	const hiddenId = idParam(params.hiddenId)
	await refuseFields(request)
	const line = await hideFromAllOfName(actor, hiddenId)
	if (!line) throw notFound()
	return redirectWith(list, { title: t`Hidden from every hospital named ${{ name: line.name }}` })
}
