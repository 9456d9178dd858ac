import { inArray } from 'drizzle-orm'
import { listClaimsOf } from '#app/credentials/queries.server.ts'
import { disclose, type PublicProfile } from '#app/specialists/disclosure.ts'
import { findProfiles } from '#app/specialists/queries.server.ts'
import { specialists } from '#app/specialists/tables.server.ts'
import { maxInMail } from './messages.ts'
import type { NewCandidates } from './new-candidates.server.ts'
import { unsubscribeUrl } from './unsubscribe.server.ts'

/** Facts for the digest of one member. */
export async function digestOf(accountId: string, newCandidates: NewCandidates[]) {
	const told = newCandidates.flatMap(({ specialistIds }) => specialistIds).slice(0, maxInMail)
	const endAll = unsubscribeUrl({ of: 'account', id: accountId })
	return {
		newCandidates,
		profiles: await findPublicProfiles(told),
		links: [
			...newCandidates.map(({ search }) => ({
				label: `Stop alerts for “${search.name}”`,
				url: unsubscribeUrl({ of: 'search', id: search.id }),
			})),
			{ label: 'Stop all alerts for new specialists', url: endAll },
		],
		unsubscribeUrl: endAll,
	}
}

async function findPublicProfiles(ids: string[]): Promise<Map<string, PublicProfile>> {
	if (ids.length === 0) return new Map()
	const [facts, claimsOf] = await Promise.all([
		findProfiles(inArray(specialists.id, ids), ids.length),
		listClaimsOf(ids),
	])
	const profiles = facts.flatMap((each) => {
		const profile = disclose({ ...each, ...claimsOf(each.id) }, { kind: 'public' })
		return profile ? [{ ...profile, id: each.id }] : []
	})
	return new Map(profiles.map((profile) => [profile.id, profile]))
}
