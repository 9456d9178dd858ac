import { and, asc, eq, inArray } from 'drizzle-orm'
import type { Member } from '#app/identity/actor.ts'
import { db, type Queryable, type Transaction } from '#app/platform/database/db.server.ts'
import { hospitalSites } from '../tables.server.ts'

export const mainSiteName = 'Main site'

/** Whether a member works for a site: `null` is the main one, which `sites` has by the id of the hospital. */
export const isSiteOf = ({ hospitalId, sites }: Pick<Member, 'hospitalId' | 'sites'>, siteId: string | null) =>
	sites === null || sites.includes(siteId ?? hospitalId)

/** Every site of the hospital by the id that `sites` of members has it by, the main one first. There is nothing to choose where it has no other. */
export async function listSiteChoices(hospitalId: string, on: Queryable = db) {
	const further = await listFurtherSites(hospitalId, on)
	return further.length === 0
		? []
		: [{ id: hospitalId, name: mainSiteName }, ...further.map(({ id, name }) => ({ id, name }))]
}

/** The sites of a member, as a list of members says them. */
export function siteNames(choices: Awaited<ReturnType<typeof listSiteChoices>>, sites: readonly string[] | null) {
	if (sites === null) return 'All sites'
	const names = choices.filter(({ id }) => sites.includes(id)).map(({ name }) => name)
	return names.length > 0 ? names.join(', ') : 'No site'
}

/** Whether each of these is a site of the hospital. None of them can be removed until `tx` ends. */
export async function holdSites(tx: Transaction, hospitalId: string, ids: readonly string[]) {
	const held = await tx
		.select({ id: hospitalSites.id })
		.from(hospitalSites)
		.where(and(eq(hospitalSites.hospitalId, hospitalId), inArray(hospitalSites.id, [...ids])))
		.orderBy(asc(hospitalSites.id))
		.for('key share')
	const known = [hospitalId, ...held.map(({ id }) => id)]
	return ids.every((id) => known.includes(id))
}

export const listFurtherSites = (hospitalId: string, on: Queryable = db) =>
	on
		.select()
		.from(hospitalSites)
		.where(eq(hospitalSites.hospitalId, hospitalId))
		.orderBy(asc(hospitalSites.createdAt), asc(hospitalSites.id))
