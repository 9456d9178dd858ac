import type { Actor } from '../actor.ts'
import { PasswordAgain } from '../schema.server.ts'
import { parseForm, refuseFields } from '#app/platform/http/form.server.ts'

/** The password typed again, from those who have one. */
export async function readPassword(kind: Actor['kind'], request: Request) {
	if (kind !== 'specialist') return parseForm(request, PasswordAgain)
	await refuseFields(request)
	return { ok: true, value: { password: undefined } } as const
}
