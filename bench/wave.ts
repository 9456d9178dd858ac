import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { chooseNext } from '#app/cover/asking/candidates.server.ts'
import { coverAsks, coverPreferences, coverRequests } from '#app/cover/tables.server.ts'
import { hospitals } from '#app/hospitals/tables.server.ts'
import { db, only, type Transaction } from '#app/platform/database/db.server.ts'
import { specialistSearchRows } from '#app/specialists/tables.server.ts'
import { say } from '#start/progress.ts'
import { quantile } from './figures.ts'

const waveOf = 8
const hour = 3_600_000

/**
 * What it takes to choose a wave of cover where three of ten verified specialists take cover, a fifth of those now, and 2,000
 * earlier requests have asked 40 people each. The sites are where specialists are. All of it is rolled back.
 */
export async function measureWaves(rounds: number): Promise<void> {
	const rolledBack = new Error('rolled back')
	try {
		await db.transaction(async (tx) => {
			await tx.execute(sql`set local statement_timeout = 0`)
			const taking = await letThemTakeCover(tx)
			const requests = await makeRequests(tx, rounds)
			const [durations, found]: [number[], number[]] = [[], []]
			for (const request of requests) {
				const begin = performance.now()
				const chosen = await chooseNext(tx, { request, limit: waveOf, onlyNightCallers: false })
				durations.push(performance.now() - begin)
				found.push(chosen.length)
			}
			const [p50, p95, p99] = [0.5, 0.95, 0.99].map((share) => quantile(durations, share).toFixed(1))
			say(
				`waves of ${waveOf} of ${taking} who take cover: p50 ${p50} ms, p95 ${p95} ms, p99 ${p99} ms; ${quantile(found, 0.5)} found (median)`,
			)
			throw rolledBack
		})
	} catch (error) {
		if (error !== rolledBack) throw error
	}
}

async function letThemTakeCover(tx: Transaction): Promise<number> {
	const drawn = sql`('x' || substr(md5(id::text), 1, 7))::bit(28)::int`
	await tx.execute(sql`
		insert into ${coverPreferences} (specialist_id, is_on, on_until, radius_km)
		select id, true, case when ${drawn} % 50 < 10 then now() + interval '12 hours' end, 10 + ${drawn} % 31
		from ${specialistSearchRows} where facets & search_facets('specialist', array['verified=on']) <> 0 and ${drawn} % 10 < 3
		on conflict do nothing`)
	await tx.execute(sql`analyze ${coverPreferences}`)
	return tx.$count(coverPreferences)
}

/** Emergencies and planned cases at places of specialists, after those that have asked already. */
async function makeRequests(tx: Transaction, count: number) {
	const { id: hospitalId } = only(await tx.select({ id: hospitals.id }).from(hospitals).limit(1))
	const { rows: places } = await tx.execute<{ latitude: number; longitude: number; speciality: string }>(sql`
		select latitude, longitude, speciality from ${specialistSearchRows}
		where latitude is not null and speciality is not null order by md5(id::text || 'site') limit ${count}`)
	const before = await tx
		.insert(coverRequests)
		.values(Array.from({ length: 2_000 }, (_, at) => ({ ...work(places[at % places.length]), hospitalId })))
		.returning({ id: coverRequests.id })
	await tx.execute(sql`
		insert into ${coverAsks} (request_id, specialist_id, wave, asked_at)
		select request.id, asked.specialist_id, 1, now() - interval '10 days'
		from unnest(${sql.param(before.map(({ id }) => id))}::uuid[]) with ordinality request (id, nth)
		join (select specialist_id, row_number() over (order by md5(specialist_id::text)) as nth from ${coverPreferences} limit 80000) asked
			on asked.nth / 40 = request.nth - 1`)
	await tx.execute(sql`analyze ${coverAsks}`)
	await tx.execute(sql`analyze ${coverRequests}`)
	return tx
		.insert(coverRequests)
		.values(places.map((place, at) => ({ ...work(place), id: randomUUID(), hospitalId, urgency: urgencyOf(at) })))
		.returning()
}

const urgencyOf = (at: number) => (at % 3 === 0 ? ('emergency' as const) : ('elective' as const))

const work = (place: { latitude: number; longitude: number; speciality: string } | undefined) => ({
	location: 'Pune',
	city: 'Pune',
	latitude: place?.latitude ?? 18.53,
	longitude: place?.longitude ?? 73.84,
	specialitySlug: place?.speciality ?? 'anesthesiologist',
	work: 'LSCS',
	urgency: urgencyOf(1),
	patient: 'adult' as const,
	startsAt: new Date(Date.now() + 3 * hour),
	endsAt: new Date(Date.now() + 5 * hour),
	payPaise: 600_000n,
	payUnit: 'case' as const,
})
