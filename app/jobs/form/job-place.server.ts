import { eq } from 'drizzle-orm'
import { cellOf } from '#app/catalog/places/distance.ts'
import { findPlace } from '#app/catalog/places/places.server.ts'
import { siteLine } from '#app/hospitals/sites/site-line.ts'
import { listSites, type Site } from '#app/hospitals/sites/sites.server.ts'
import { hospitalSites } from '#app/hospitals/tables.server.ts'
import type { Member } from '#app/identity/actor.ts'
import type { Transaction } from '#app/platform/database/db.server.ts'
import { readForm } from '#app/platform/http/form.server.ts'

type Point = { lat: number; lng: number }
/** Where a job may be without its location being typed: its hospital's sites. */
export type JobSite = Pick<Site, 'id' | 'location' | 'lat' | 'lng'>

/** Where a job is. Null for a location that neither the gazetteer knows nor a site of the hospital has. */
export const findJobPoint = (location: string, sites: readonly JobSite[]): Point | null =>
	findSiteOf(location, sites) ?? findPlace(location)

export const findSiteOf = (location: string, sites: readonly JobSite[]) =>
	sites.find((site) => site.location === location) ?? null

/** A further site, which cannot be removed until `tx` ends; null when it is gone. */
export async function holdSite(tx: Transaction, siteId: string) {
	const [site] = await tx.select().from(hospitalSites).where(eq(hospitalSites.id, siteId)).for('key share')
	return site ?? null
}

/** The columns of a job that say where it is, at a further site. */
export const placeAt = (site: typeof hospitalSites.$inferSelect) => ({
	location: siteLine(site),
	latitude: site.latitude,
	longitude: site.longitude,
	cell: cellOf(site.latitude, site.longitude),
})

/** The posted job form, and the hospital's sites. A chosen site is no field of a job: it fills in the location. */
export async function readJobForm(request: Request, member: Member) {
	const [sent, sites] = await Promise.all([readForm(request), listSites(member)])
	const site = sent.get('site')
	if (typeof site === 'string' && findSiteOf(site, sites)) sent.set('location', site)
	sent.delete('site')
	return { sent, sites }
}
