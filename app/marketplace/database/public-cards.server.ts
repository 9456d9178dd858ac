import { and, inArray, isNull } from 'drizzle-orm'
import { listClaimsOf } from '#app/credentials/queries.server.ts'
import { accounts } from '#app/identity/tables.server.ts'
import { type Asked, askedFirst, thoseAsked } from '../candidates/asked.ts'
import { disclose, type PublicProfile } from '#app/specialists/disclosure/disclosure.ts'
import { findProfiles } from '#app/specialists/queries.server.ts'
import { specialists } from '#app/specialists/tables.server.ts'

/**
 * People by their ids as everyone may see them, in that order, with what the search asks for first. Leaves out those
 * gone private since the search.
 */
export async function listPublicCards(ids: string[], asked: Asked): Promise<PublicProfile[]> {
	if (ids.length === 0) return []
	const [facts, claimsOf] = await Promise.all([
		findProfiles(and(inArray(specialists.id, ids), isNull(accounts.suspendedAt)), ids.length),
		listClaimsOf(ids),
	])
	const byId = new Map(facts.map((each) => [each.id, each]))
	return ids.flatMap((id) => {
		const known = byId.get(id)
		const profile = known && disclose({ ...sorted(known, asked), ...claimsOf(id) }, { kind: 'public' })
		return profile ? [{ ...profile, languages: [...askedFirst(profile.languages, asked.languages)] }] : []
	})
}

/** A card has room for a few skills: those that are asked for. */
function sorted<Facts extends { skills: { name: string }[] }>(facts: Facts, { skills }: Asked): Facts {
	if (skills.length === 0) return facts
	const isAsked = new Set(
		thoseAsked(
			facts.skills.map(({ name }) => name),
			skills,
		),
	)
	return {
		...facts,
		skills: facts.skills.toSorted((a, b) => Number(isAsked.has(b.name)) - Number(isAsked.has(a.name))),
	}
}
