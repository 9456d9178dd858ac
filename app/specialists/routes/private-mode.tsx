import { redirect } from 'react-router'
import { specialistOf } from '#app/identity/groups.server.ts'
import { parseForm } from '#app/platform/http/form.server.ts'
import { invalid } from '#app/platform/http/http.ts'
import type { Flash } from '#app/platform/http/flash.ts'
import { redirectWith } from '#app/platform/http/redirects.server.ts'
import { safeReturnTo } from '#app/platform/http/return-to.ts'
import { setPrivateMode } from '../disclosure/privacy.server.ts'
import { PrivateModeInput } from '../schema.server.ts'
import type { Route } from './+types/private-mode.ts'
import { t, words } from '#app/platform/language/words.ts'

export const loader = () => redirect('/settings/privacy')

export async function action({ request, context }: Route.ActionArgs) {
	const actor = specialistOf(context)
	const form = await parseForm(request, PrivateModeInput)
	if (!form.ok) return invalid(form.problem)
	const { mode, returnTo } = form.value
	await setPrivateMode(actor, mode === 'on')
	const page = safeReturnTo(returnTo ?? '/settings/privacy')
	const undo = { action: '/settings/private-mode', label: t`Undo` }
	const fields = { mode: mode === 'on' ? 'off' : 'on', returnTo: page }
	return redirectWith(page, { ...said[mode], undo: { ...undo, fields } })
}

const said: Record<'on' | 'off', Flash> = words({
	on: { title: 'Private Mode enabled', detail: 'Your profile is now hidden from hospitals' },
	off: { title: 'Private Mode disabled', detail: 'Your profile is now visible to hospitals' },
})
