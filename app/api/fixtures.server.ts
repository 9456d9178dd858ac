import { aMember } from '#app/hospitals/fixtures.server.ts'
import type { Member } from '#app/identity/actor.ts'
import { createKey } from './keys.server.ts'
import { type Scope, scopes as allScopes } from './scopes.ts'

/** A key of a verified hospital with every permission, unless a story says otherwise. */
export async function anApiKey({ member: given, scopes = [...allScopes] }: { member?: Member; scopes?: Scope[] } = {}) {
	const member = given ?? (await aMember())
	const made = await createKey(member, { name: 'HR system', scopes })
	if (!made.ok) throw new Error(made.failure)
	return { ...made.value, member }
}
