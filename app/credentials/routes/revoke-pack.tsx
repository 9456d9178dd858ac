import { redirect } from 'react-router'
import { specialistOf } from '#app/identity/groups.server.ts'
import { refuseFields } from '#app/platform/http/form.server.ts'
import { idParam, notFound } from '#app/platform/http/http.ts'
import { redirectWith } from '#app/platform/http/redirects.server.ts'
import { revokePack } from '../packs/packs.server.ts'
import type { Route } from './+types/revoke-pack.ts'
import { t } from '#app/platform/language/words.ts'

export const loader = () => redirect('/profile/credential-packs')

export async function action({ request, params, context }: Route.ActionArgs) {
	const actor = specialistOf(context)
	const packId = idParam(params.packId)
	await refuseFields(request)
	if (!(await revokePack(actor, packId))) throw notFound()
	return redirectWith('/profile/credential-packs', {
		title: t`Link turned off`,
		detail: t`No one can use this link now.`,
	})
}
