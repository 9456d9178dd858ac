import { listSites } from '#app/hospitals/sites/sites.server.ts'
import type { Member } from '#app/identity/actor.ts'
import { ourLine } from '../lines.ts'
import { isAtSite, type OurCover } from './hospital-cover.server.ts'

/** A site in an address. */
export const keyOfSite = (siteId: string | null) => siteId ?? 'main'

/** The sites of a hospital with several, the one that the address names, and how a line of the board reads with it. */
export async function loadSites(member: Member, asked: string | null) {
	const all = await listSites(member)
	const chosen = all.length > 1 ? all.find(({ id }) => keyOfSite(id) === asked) : undefined
	return {
		all,
		chosen,
		sites: chipsOf(all, chosen),
		/** The site is named where the list has several; one that was removed by its address. */
		lineOf: (row: OurCover) => {
			const line = ourLine(row)
			const at = all.find((site) => isAtSite(row.request, site))
			if (at && (all.length === 1 || chosen)) return line
			return { ...line, who: [line.who, at?.name ?? row.request.location].filter(Boolean).join(' · ') }
		},
	}
}

/** The site that the address names, else the main one; null where we know the place of none. The others stand beside it where there are several. */
export async function loadOneSite(member: Member, asked: string | null) {
	const all = await listSites(member)
	const site = all.find(({ id }) => keyOfSite(id) === asked) ?? all[0] ?? null
	return { site, sites: chipsOf(all, site) }
}

type Site = Awaited<ReturnType<typeof listSites>>[number]

/** There is nothing to choose from one. */
const chipsOf = (all: readonly Site[], chosen: Site | null | undefined) =>
	all.length > 1 ? all.map(({ id, name }) => ({ key: keyOfSite(id), name, isChosen: id === chosen?.id })) : []
