import { verifiedMemberOfAllSites } from '#app/identity/groups.server.ts'
import { buttonPage } from '#app/platform/http/button-page.server.ts'
import { parseForm } from '#app/platform/http/form.server.ts'
import { badRequest } from '#app/platform/http/http.ts'
import { redirectWith } from '#app/platform/http/redirects.server.ts'
import { RestInput } from '../schema.server.ts'
import { saveHospitalSettings } from '../availability/settings.server.ts'
import type { Route } from './+types/rest.ts'

export const loader = buttonPage(() => '/hospital/cover')

/** Whether specialists who would have too little rest are asked. */
export async function action({ request, context }: Route.ActionArgs) {
	const member = verifiedMemberOfAllSites(context)
	const form = await parseForm(request, RestInput)
	if (!form.ok) throw badRequest()
	const mayBeTired = form.value.tired === 'on'
	await saveHospitalSettings(member, mayBeTired)
	return redirectWith('/hospital/cover', {
		title: 'Saved',
		detail: mayBeTired ? 'They are asked last, with a warning.' : 'They are not asked from now on.',
	})
}
