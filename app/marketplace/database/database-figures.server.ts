import { sql } from 'drizzle-orm'
import { applications } from '#app/applications/tables.server.ts'
import { isVerifiedRegistration } from '#app/credentials/queries.server.ts'
import { credentials } from '#app/credentials/tables.server.ts'
import { hospitals } from '#app/hospitals/tables.server.ts'
import { accounts } from '#app/identity/tables.server.ts'
import type { Queryable } from '#app/platform/database/db.server.ts'
import { defineFigures } from '#app/platform/figures.server.ts'
import { isListed, specialists } from '#app/specialists/tables.server.ts'
import { many, t } from '#app/platform/language/words.ts'

type Figures = { specialists: number; verified: number; hospitals: number; placements: number }

/** What the tiles of the database page count. With a million people that takes longer than a page may. */
export const databaseFigures = defineFigures('database', count)

async function count(on: Queryable): Promise<Figures> {
	const { rows } = await on.execute<Figures>(sql`
		select
			(select count(*)::int from ${specialists} join ${accounts} on ${accounts.id} = ${specialists.id}
				where ${isListed} and ${accounts.suspendedAt} is null) as specialists,
			(select count(distinct ${specialists.id})::int from ${specialists}
				join ${accounts} on ${accounts.id} = ${specialists.id}
				join ${credentials} on ${credentials.specialistId} = ${specialists.id}
				where ${isListed} and ${accounts.suspendedAt} is null
					and ${isVerifiedRegistration}) as verified,
			(select count(*)::int from ${hospitals} where ${hospitals.status} = 'verified') as hospitals,
			(select count(*)::int from ${applications} where ${applications.stage} = 'hired') as placements`)
	const [figures] = rows
	if (!figures) throw new Error('The database was not counted')
	return figures
}

/** Figures with something behind them, as tiles. */
export function databaseTiles(figures: Figures | null) {
	if (!figures) return []
	const { specialists: listed, verified, hospitals: active, placements: made } = figures
	const tiles = [
		{ label: many({ listed }, 'specialist', 'specialists'), count: listed },
		{ label: t`with a verified registration`, count: verified },
		{ label: many({ active }, 'verified hospital', 'verified hospitals'), count: active },
		{ label: many({ made }, 'placement', 'placements'), count: made },
	]
	return tiles
		.filter(({ count: n }) => n > 0)
		.map(({ label, count: n }) => ({ label, value: n.toLocaleString('en-IN') }))
}
