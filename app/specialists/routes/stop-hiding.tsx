import { redirect } from 'react-router'
import { specialistOf } from '#app/identity/groups.server.ts'
import { refuseFields } from '#app/platform/http/form.server.ts'
import { idParam, notFound } from '#app/platform/http/http.ts'
import { redirectWith } from '#app/platform/http/redirects.server.ts'
import { stopHidingFrom } from '../hiding/hidden-hospitals.server.ts'
import type { Route } from './+types/stop-hiding.ts'
import { t } from '#app/platform/language/words.ts'

export const loader = () => redirect('/settings/privacy/hidden-hospitals')

export async function action({ request, params, context }: Route.ActionArgs) {
	const actor = specialistOf(context)
	const hiddenId = idParam(params.hiddenId)
	await refuseFields(request)
	const shown = await stopHidingFrom(actor, hiddenId)
	if (!shown) throw notFound()
	if (shown.wasBlocked)
		return redirectWith('/settings/privacy/hidden-hospitals', {
			title: t`${{ name: shown.name ?? '' }} unblocked`,
			detail: shown.isHidden
				? t`Your profile stays hidden from it, as before the block. Contacts you ended stay ended.`
				: t`It can find your profile and contact you again. Contacts you ended stay ended.`,
			undo: { action: `/hospitals/${shown.hospitalId}/block`, label: t`Block again` },
		})
	return redirectWith('/settings/privacy/hidden-hospitals', {
		title: t`${{ name: shown.name }} can find your profile again`,
		undo: { action: '/settings/privacy/hidden-hospitals', label: t`Undo`, fields: { hospital: shown.name } },
	})
}
