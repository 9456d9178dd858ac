import { requireProvenOwner } from '#app/hospitals/team/team-route.server.ts'
import { buttonPage } from '#app/platform/http/button-page.server.ts'
import { refuseFields } from '#app/platform/http/form.server.ts'
import { idParam, valueOf } from '#app/platform/http/http.ts'
import { redirectWith } from '#app/platform/http/redirects.server.ts'
import { revokeKey } from '../keys.server.ts'
import { settingsPath } from '../paths.ts'
import type { Route } from './+types/revoke-key.ts'

export const loader = buttonPage(() => settingsPath)

export async function action({ request, params, context }: Route.ActionArgs) {
	const owner = await requireProvenOwner(context, request, settingsPath)
	await refuseFields(request)
	const { name } = valueOf(
		await revokeKey(owner, idParam(params.keyId)),
		() => 'You are no longer an owner of your hospital.',
	)
	return redirectWith(settingsPath, { title: 'API key revoked', detail: `${name} no longer works.` })
}
