import { inArray } from 'drizzle-orm'
import { listClaimsOf } from '#app/credentials/queries.server.ts'
import { type CandidateFit, findFitsAtHospital } from '#app/matching/candidate-fit.server.ts'
import { bandOf } from '#app/matching/weights.ts'
import { disclose, type PublicProfile } from '#app/specialists/disclosure/disclosure.ts'
import { findProfiles } from '#app/specialists/queries.server.ts'
import { specialists } from '#app/specialists/tables.server.ts'
import { quoted } from '#app/platform/text/quoted.ts'
import { type BestFit, maxInMail } from '../messages.ts'
import type { NewCandidates } from './new-candidates.server.ts'
import { unsubscribeUrl } from '../unsubscribe.server.ts'

/** Facts for the digest of one member. */
export async function digestOf(accountId: string, newCandidates: NewCandidates[]) {
	const best = await listBest(newCandidates)
	const endAll = unsubscribeUrl({ of: 'account', id: accountId })
	return {
		found: newCandidates.map(({ search, specialistIds }) => ({ search, count: specialistIds.length })),
		best,
		profiles: await findPublicProfiles(best.map(({ id }) => id)),
		links: [
			...newCandidates.map(({ search }) => ({
				label: `Stop alerts for ${quoted(search.name)}`,
				url: unsubscribeUrl({ of: 'search', id: search.id }),
			})),
			{ label: 'Stop all alerts for new specialists', url: endAll },
		],
		unsubscribeUrl: endAll,
	}
}

/** The few that an email names: those who fit an open job of the hospital best; without one, as their searches found them. */
async function listBest(newCandidates: readonly NewCandidates[]): Promise<BestFit[]> {
	const found = await Promise.all(
		newCandidates.map(async ({ hospitalId, search, specialistIds }) => {
			const fits = await findFitsAtHospital(hospitalId, specialistIds)
			return specialistIds.map((id) => ({ id, search: search.name, fit: fits[id] }))
		}),
	)
	return found
		.flat()
		.sort((a, b) => (b.fit?.score ?? -1) - (a.fit?.score ?? -1))
		.slice(0, maxInMail)
		.map(({ id, search, fit }) => ({ id, search, fit: fit && fit.score !== null ? fitOf(fit, fit.score) : null }))
}

const fitOf = ({ job, inMail }: CandidateFit, score: number) =>
	[`${bandOf(score)}, ${score}%, for ${job.title}`, inMail.slice(0, 3).join(' · ')].filter(Boolean).join('. ')

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
