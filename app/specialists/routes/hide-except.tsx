import { redirect } from 'react-router'
import { specialistOf } from '#app/identity/groups.server.ts'
import { refuseFields } from '#app/platform/http/form.server.ts'
import { idParam, notFound } from '#app/platform/http/http.ts'
import { redirectWith } from '#app/platform/http/redirects.server.ts'
import { hideExceptFrom } from '../hiding/hidden-hospitals.server.ts'
import type { Route } from './+types/hide-except.ts'
import { t } from '#app/platform/language/words.ts'

const list = '/settings/privacy/hidden-hospitals'

export const loader = () => redirect(list)

export async function action({ request, params, context }: Route.ActionArgs) {
	const actor = specialistOf(context)
	const [hiddenId, hospitalId] = [idParam(params.hiddenId), idParam(params.hospitalId)]
	await refuseFields(request)
	const meant = await hideExceptFrom(actor, hiddenId, hospitalId)
	if (!meant) throw notFound()
	return redirectWith(list, {
		title: t`${{ name: meant.name }} can find your profile again`,
		detail: t`Your profile stays hidden from the other hospitals of this name.`,
		undo: { action: `${list}/${hiddenId}/all`, label: t`Hide from all of this name` },
	})
}
