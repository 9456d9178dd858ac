import { memberOf } from '#app/identity/groups.server.ts'
import { buttonPage } from '#app/platform/http/button-page.server.ts'
import { refuseFields } from '#app/platform/http/form.server.ts'
import { redirectWith } from '#app/platform/http/redirects.server.ts'
import { removePhone } from '../team/member-phone.server.ts'
import type { Route } from './+types/remove-member-phone.ts'

export const loader = buttonPage(() => '/hospital/settings/phone')

export async function action({ request, context }: Route.ActionArgs) {
	await refuseFields(request)
	await removePhone(memberOf(context))
	return redirectWith('/hospital/settings/phone', {
		title: 'Mobile number removed',
		detail: 'You no longer get an SMS about cover, and no specialist sees the number.',
	})
}
