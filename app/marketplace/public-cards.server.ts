import { and, inArray, isNull } from 'drizzle-orm'
import { listClaimsOf } from '#app/credentials/queries.server.ts'
import { accounts } from '#app/identity/tables.server.ts'
import { disclose, type PublicProfile } from '#app/specialists/disclosure.ts'
import { findProfiles } from '#app/specialists/queries.server.ts'
import { specialists } from '#app/specialists/tables.server.ts'

/** People by their ids as everyone may see them, in that order. Leaves out those gone private since the search. */
export async function listPublicCards(ids: string[]): Promise<PublicProfile[]> {
	if (ids.length === 0) return []
	const [facts, claimsOf] = await Promise.all([
		findProfiles(and(inArray(specialists.id, ids), isNull(accounts.suspendedAt)), ids.length),
		listClaimsOf(ids),
	])
	const byId = new Map(facts.map((each) => [each.id, each]))
	return ids.flatMap((id) => {
		const known = byId.get(id)
		return (known && disclose({ ...known, ...claimsOf(id) }, { kind: 'public' })) ?? []
	})
}
