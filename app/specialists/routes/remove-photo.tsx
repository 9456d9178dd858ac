import { redirect } from 'react-router'
import { specialistOf } from '#app/identity/groups.server.ts'
import { refuseFields } from '#app/platform/http/form.server.ts'
import { redirectWith } from '#app/platform/http/redirects.server.ts'
import { removePhoto } from '../profile/photo.server.ts'
import type { Route } from './+types/remove-photo.ts'
import { t } from '#app/platform/language/words.ts'

export const loader = () => redirect('/profile/photo')

export async function action({ request, context }: Route.ActionArgs) {
	const actor = specialistOf(context)
	await refuseFields(request)
	await removePhoto(actor)
	return redirectWith('/profile/photo', { title: t`Photo removed`, detail: t`The file is deleted.` })
}
