import { and, eq, isNull, sql } from 'drizzle-orm'
import { listSites, type Site } from '#app/hospitals/sites/sites.server.ts'
import type { Member } from '#app/identity/actor.ts'
import { db } from '#app/platform/database/db.server.ts'
import { fail, ok, type Result } from '#app/platform/result.ts'
import type { CoverDetails } from './details.ts'
import { listLastAt } from './hospital-cover.server.ts'
import { coverSheets } from '../tables.server.ts'

const atSite = ({ hospitalId }: Member, siteId: string | null) =>
	and(
		eq(coverSheets.hospitalId, hospitalId),
		siteId === null ? isNull(coverSheets.siteId) : eq(coverSheets.siteId, siteId),
	)

/** What is there at a site, as the hospital has said for it, else as in the last request there; and the last requests there. */
export async function findSheet(member: Member, site: Pick<Site, 'id' | 'location'>) {
	const [[sheet], lastHere] = await Promise.all([
		db.select({ equipment: coverSheets.equipment }).from(coverSheets).where(atSite(member, site.id)),
		listLastAt(member, site),
	])
	return { equipment: sheet?.equipment ?? lastHere[0]?.equipment ?? [], lastHere }
}

/** From the next request on the form begins with it. Requests that were made before stay as they are. Fails with `no-such-site`. */
export async function saveSheet(
	member: Member,
	siteId: string | null,
	equipment: CoverDetails['equipment'],
): Promise<Result<null, 'no-such-site'>> {
	return db.transaction(async (tx) => {
		const sites = await listSites(member, tx)
		if (!sites.some(({ id }) => id === siteId)) return fail('no-such-site')
		await tx
			.insert(coverSheets)
			.values({ hospitalId: member.hospitalId, siteId, equipment })
			.onConflictDoUpdate({
				target: [coverSheets.hospitalId, coverSheets.siteId],
				set: { equipment, updatedAt: sql`now()` },
			})
		return ok(null)
	})
}
