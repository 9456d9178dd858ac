import { z } from 'zod'
import { switchOperatorKeys } from '#app/cases/operator-settings.server.ts'
import { operatorOf } from '#app/identity/groups.server.ts'
import { buttonPage } from '#app/platform/http/button-page.server.ts'
import { parseForm } from '#app/platform/http/form.server.ts'
import { badRequest } from '#app/platform/http/http.ts'
import { redirectWith } from '#app/platform/http/redirects.server.ts'
import { longestReturnTo, safeReturnTo } from '#app/platform/http/return-to.ts'
import type { Route } from './+types/switch-shortcuts.ts'

const KeysInput = z.object({
	on: z.literal('on').optional().transform(Boolean),
	returnTo: z.string().max(longestReturnTo).optional(),
})

export const loader = buttonPage(() => '/operator')

export async function action({ request, context }: Route.ActionArgs) {
	const form = await parseForm(request, KeysInput)
	if (!form.ok) throw badRequest()
	const { on, returnTo } = form.value
	await switchOperatorKeys(operatorOf(context), on)
	return redirectWith(returnTo ? safeReturnTo(returnTo) : '/operator', {
		title: on ? 'Keyboard shortcuts are on' : 'Keyboard shortcuts are off',
	})
}
