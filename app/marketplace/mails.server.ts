import { inArray } from 'drizzle-orm'
import { listClaimsOf } from '#app/credentials/queries.server.ts'
import { env } from '#app/platform/env.server.ts'
import { disclose, type PublicProfile } from '#app/specialists/disclosure.ts'
import { findProfiles } from '#app/specialists/queries.server.ts'
import { specialists } from '#app/specialists/tables.server.ts'
import type { NewCandidates } from './new-candidates.server.ts'
import { dashboardPath, searchesPath } from './paths.ts'
import { unsubscribeUrl } from './unsubscribe.server.ts'
import { newSpecialists } from './labels.ts'

/** People that one mail describes; of the others it says how many there are, and where. */
const maxInMail = 30

export const searchHref = ({ search }: NewCandidates) => `${dashboardPath}?${search.query}`
export const countNewCandidates = (newCandidates: readonly NewCandidates[]) =>
	newCandidates.reduce((sum, { specialistIds }) => sum + specialistIds.length, 0)

/**
 * One member's news of a day. An email is kept, forwarded and read by others, so it reveals no more of a person than
 * anyone may know. The rest is behind the link.
 */
export async function digestMail(accountId: string, newCandidates: readonly NewCandidates[]) {
	const listed = newCandidates.flatMap(({ specialistIds }) => specialistIds).slice(0, maxInMail)
	const profiles = await findPublicProfiles(listed)
	const total = countNewCandidates(newCandidates)
	const endAll = unsubscribeUrl({ of: 'account', id: accountId })
	return {
		subject: `${newSpecialists(total)} for your saved searches`,
		paragraphs: ['These specialists were listed since our last email. Follow the links to see their full profiles.'],
		lists: newCandidates.flatMap(({ search, specialistIds }) => {
			const entries = specialistIds.flatMap((id) => profiles.get(id) ?? []).map(entryOf)
			return entries.length > 0 ? [{ heading: search.name, entries }] : []
		}),
		...(total > listed.length
			? { more: `Plus ${newSpecialists(total - listed.length)}. View them all in your saved searches.` }
			: {}),
		action: {
			label: 'View specialists',
			href: newCandidates.length === 1 && newCandidates[0] ? searchHref(newCandidates[0]) : searchesPath,
		},
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
	const profiles = facts.flatMap((each) => disclose({ ...each, ...claimsOf(each.id) }, { kind: 'public' }) ?? [])
	return new Map(profiles.map((profile) => [profile.id, profile]))
}

const entryOf = ({ id, speciality, years, city, languages, skills, verified }: PublicProfile) => ({
	title: speciality,
	lines: [
		[years, city, verified ? 'registration verified' : ''].filter(Boolean).join(' · '),
		[skills.join(', '), languages.join(', ')].filter(Boolean).join(' · '),
	].filter(Boolean),
	url: `${env.APP_ORIGIN}/doctors/${id}`,
})
