import { eq, sql } from 'drizzle-orm'
import { applications } from '#app/applications/tables.server.ts'
import { isVerifiedToday } from '#app/credentials/queries.server.ts'
import { credentials } from '#app/credentials/tables.server.ts'
import { hospitals } from '#app/hospitals/tables.server.ts'
import { accounts } from '#app/identity/tables.server.ts'
import { db } from '#app/platform/db.server.ts'
import { createMicroCache } from '#app/platform/micro-cache.server.ts'
import { specialists } from '#app/specialists/tables.server.ts'

type Figures = { specialists: number; verified: number; hospitals: number; placements: number }

const kept = createMicroCache<Figures>({ entries: 1, bytes: 10_000 })

/** What the tiles of the database page count. Counting a million people takes a while, so at most once a minute. */
export const countDatabase = () => kept.get('figures', async () => ({ value: await count(), seconds: 60, bytes: 100 }))

async function count(): Promise<Figures> {
	const { rows } = await db.execute<Figures>(sql`
		select
			(select count(*)::int from ${specialists} join ${accounts} on ${accounts.id} = ${specialists.id}
				where ${specialists.profileVisibility} and ${accounts.suspendedAt} is null) as specialists,
			(select count(distinct ${specialists.id})::int from ${specialists}
				join ${accounts} on ${accounts.id} = ${specialists.id}
				join ${credentials} on ${credentials.specialistId} = ${specialists.id}
				where ${specialists.profileVisibility} and ${accounts.suspendedAt} is null
					and ${eq(credentials.kind, 'registration')} and ${isVerifiedToday}) as verified,
			(select count(*)::int from ${hospitals} where ${hospitals.status} = 'verified') as hospitals,
			(select count(*)::int from ${applications} where ${applications.stage} = 'hired') as placements`)
	const [figures] = rows
	if (!figures) throw new Error('The database was not counted')
	return figures
}

/** Figures with something behind them, as tiles. */
export function databaseTiles({ specialists: listed, verified, hospitals: active, placements: made }: Figures) {
	const tiles = [
		{ label: listed === 1 ? 'specialist' : 'specialists', count: listed },
		{ label: 'with a verified registration', count: verified },
		{ label: active === 1 ? 'verified hospital' : 'verified hospitals', count: active },
		{ label: made === 1 ? 'placement' : 'placements', count: made },
	]
	return tiles
		.filter(({ count: n }) => n > 0)
		.map(({ label, count: n }) => ({ label, value: n.toLocaleString('en-IN') }))
}
