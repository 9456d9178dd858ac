import { redirect } from 'react-router'
import { memberOf } from '#app/identity/groups.server.ts'
import { refuseFields } from '#app/platform/http/form.server.ts'
import { redirectWith } from '#app/platform/http/redirects.server.ts'
import { removeLogo } from '../page/pictures.server.ts'
import type { Route } from './+types/remove-logo.ts'

export const loader = () => redirect('/hospital/profile/logo')

export async function action({ request, context }: Route.ActionArgs) {
	const owner = memberOf(context)
	await refuseFields(request)
	await removeLogo(owner)
	return redirectWith('/hospital/profile/logo', { title: 'Logo removed', detail: 'The file is deleted.' })
}
