import { redirect } from 'react-router'
import { requireSpecialist } from '#app/identity/session.server.ts'
import { parseForm } from '#app/platform/form.server.ts'
import { conflict } from '#app/platform/http.ts'
import { redirectWith } from '#app/platform/redirects.server.ts'
import { cancelErasure } from '../erasure.server.ts'
import { NoInput } from '../schema.server.ts'
import type { Route } from './+types/cancel-deletion.ts'

export const loader = () => redirect('/settings/my-data')

export async function action({ request, context }: Route.ActionArgs) {
	const actor = requireSpecialist(context, request)
	await parseForm(request, NoInput)
	const kept = await cancelErasure(actor)
	if (!kept.ok && kept.failure === 'too-late')
		throw conflict('The seven days are over. Your account is being deleted and cannot be kept.')
	return redirectWith('/settings/my-data', {
		title: 'Your account stays',
		detail: 'Your profile is as visible as it was before.',
	})
}
