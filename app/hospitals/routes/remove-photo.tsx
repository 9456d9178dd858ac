import { redirect } from 'react-router'
import { memberOf } from '#app/identity/groups.server.ts'
import { refuseFields } from '#app/platform/http/form.server.ts'
import { idParam, notFound } from '#app/platform/http/http.ts'
import { redirectWith } from '#app/platform/http/redirects.server.ts'
import { removePhoto } from '../page/pictures.server.ts'
import type { Route } from './+types/remove-photo.ts'

export const loader = () => redirect('/hospital/profile/photos')

export async function action({ request, params, context }: Route.ActionArgs) {
	const owner = memberOf(context)
	await refuseFields(request)
	if (!(await removePhoto(owner, idParam(params.photoId)))) throw notFound()
	return redirectWith('/hospital/profile/photos', { title: 'Photo removed', detail: 'The file is deleted.' })
}
