import { switchShortcuts } from '../team/membership.server.ts'
import { ShortcutsInput } from '../schema.server.ts'
import { memberOf } from '#app/identity/groups.server.ts'
import { buttonPage } from '#app/platform/http/button-page.server.ts'
import { parseForm } from '#app/platform/http/form.server.ts'
import { invalid } from '#app/platform/http/http.ts'
import { redirectWith } from '#app/platform/http/redirects.server.ts'
import { safeReturnTo } from '#app/platform/http/return-to.ts'
import type { Route } from './+types/switch-shortcuts.ts'

const settings = '/hospital/settings'

export const loader = buttonPage(() => settings)

export async function action({ request, context }: Route.ActionArgs) {
	const member = memberOf(context)
	const form = await parseForm(request, ShortcutsInput)
	if (!form.ok) return invalid(form.problem)
	const { on, returnTo } = form.value
	await switchShortcuts(member, on)
	return redirectWith(returnTo ? safeReturnTo(returnTo) : settings, {
		title: on ? 'Keyboard shortcuts are on' : 'Keyboard shortcuts are off',
		detail: on ? 'Type ? for the list.' : 'You can turn them on again in Settings.',
	})
}
