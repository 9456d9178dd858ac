import { redirect } from 'react-router'
import { specialistOf } from '#app/identity/groups.server.ts'
import { refuseFields } from '#app/platform/http/form.server.ts'
import { idParam, notFound } from '#app/platform/http/http.ts'
import { redirectWith } from '#app/platform/http/redirects.server.ts'
import { hideOnlyFrom } from '../hiding/hidden-hospitals.server.ts'
import type { Route } from './+types/hide-only.ts'
import { t } from '#app/platform/language/words.ts'

const list = '/settings/privacy/hidden-hospitals'

export const loader = () => redirect(list)

export async function action({ request, params, context }: Route.ActionArgs) {
	const actor = specialistOf(context)
	const [hiddenId, hospitalId] = [idParam(params.hiddenId), idParam(params.hospitalId)]
	await refuseFields(request)
	const meant = await hideOnlyFrom(actor, hiddenId, hospitalId)
	if (!meant) throw notFound()
	return redirectWith(list, {
		title: t`Hidden only from ${{ name: meant.name }}`,
		detail: t`Other hospitals of this name can find your profile.`,
		undo: { action: `${list}/${hiddenId}/all`, label: t`Hide from all of this name` },
	})
}
