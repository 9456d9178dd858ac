import { callerOf } from '../sign-in/known-device.server.ts'
import { beginProving } from '../second-factor/passkeys.server.ts'
import type { Route } from './+types/passkey-options.ts'

/** What a device has to sign, for the script of the passkey button. */
export async function action({ request, context }: Route.ActionArgs) {
	const begun = await beginProving(await callerOf(request, context))
	if (!begun.ok) return new Response(null, { status: 429, headers: { 'Retry-After': String(begun.waitSeconds) } })
	return Response.json(begun.value.options, { headers: { 'Set-Cookie': begun.value.cookie } })
}
