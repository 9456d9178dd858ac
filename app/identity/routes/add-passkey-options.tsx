import { callerOf } from '../sign-in/known-device.server.ts'
import { beginAdding } from '../second-factor/passkeys.server.ts'
import { requireRecentProof } from '../second-factor/step-up.server.ts'
import type { Route } from './+types/add-passkey-options.ts'

/** What a device needs to make a key, for the script of the page that adds one. */
export async function action({ request, context }: Route.ActionArgs) {
	const actor = await requireRecentProof(context, request, { returnTo: '/account/security/passkeys/new' })
	const begun = await beginAdding(actor, await callerOf(request, context))
	if (!begun.ok) return new Response(null, { status: 429, headers: { 'Retry-After': String(begun.waitSeconds) } })
	return Response.json(begun.value.options, { headers: { 'Set-Cookie': begun.value.cookie } })
}
