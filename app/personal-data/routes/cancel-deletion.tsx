import { redirect } from 'react-router'
import { specialistOf } from '#app/identity/groups.server.ts'
import { refuseFields } from '#app/platform/http/form.server.ts'
import { conflict } from '#app/platform/http/http.ts'
import { redirectWith } from '#app/platform/http/redirects.server.ts'
import { cancelErasure } from '../erasure.server.ts'
import type { Route } from './+types/cancel-deletion.ts'
import { t } from '#app/platform/language/words.ts'

export const loader = () => redirect('/settings/my-data')

export async function action({ request, context }: Route.ActionArgs) {
	const actor = specialistOf(context)
	await refuseFields(request)
	const kept = await cancelErasure(actor)
	if (!kept.ok && kept.failure === 'too-late')
		throw conflict(t`The seven days have passed. Your account is being deleted and can no longer be restored.`)
	return redirectWith('/settings/my-data', {
		title: t`Your account has been kept`,
		detail: t`Your profile has been restored with your earlier privacy settings.`,
	})
}
