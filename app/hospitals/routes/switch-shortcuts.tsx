import { redirect } from 'react-router'
import { switchShortcuts } from '../membership.server.ts'
import { ShortcutsInput } from '../schema.server.ts'
import { requireMember } from '#app/identity/session.server.ts'
import { parseForm } from '#app/platform/form.server.ts'
import { invalid } from '#app/platform/http.ts'
import { redirectWith } from '#app/platform/redirects.server.ts'
import { safeReturnTo } from '#app/platform/return-to.ts'
import type { Route } from './+types/switch-shortcuts.ts'

const settings = '/hospital/settings'

export function loader({ request, context }: Route.LoaderArgs) {
	requireMember(context, request)
	return redirect(settings)
}

export async function action({ request, context }: Route.ActionArgs) {
	const member = requireMember(context, request)
	const form = await parseForm(request, ShortcutsInput)
	if (!form.ok) return invalid(form.problem)
	const { on, returnTo } = form.value
	await switchShortcuts(member, on)
	return redirectWith(returnTo ? safeReturnTo(returnTo) : settings, {
		title: on ? 'Keys are on' : 'Keys are off',
		detail: on ? 'Press ? for the list.' : 'Switch them on again under Settings.',
	})
}
