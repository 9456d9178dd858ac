import { specialistOf } from '#app/identity/groups.server.ts'
import { buttonPage } from '#app/platform/button-page.server.ts'
import { idParam } from '#app/platform/http.ts'
import { redirectWith } from '#app/platform/redirects.server.ts'
import { removeDaysOff } from '../days-off.server.ts'
import type { Route } from './+types/remove-days-off.ts'

export const loader = buttonPage(() => '/cover/settings')

/** Gone already is as good as removed. */
export async function action({ params, context }: Route.ActionArgs) {
	await removeDaysOff(specialistOf(context), idParam(params.daysOffId))
	return redirectWith('/cover/settings', { title: 'Days off removed' })
}
