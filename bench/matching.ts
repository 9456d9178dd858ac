import { eq, sql } from 'drizzle-orm'
import type { Specialist } from '#app/identity/actor.ts'
import { jobs } from '#app/jobs/tables.server.ts'
import { listJobsToRank } from '#app/matching/jobs-to-rank.server.ts'
import { findMatchPerson } from '#app/matching/person.server.ts'
import { findMatches } from '#app/matching/queries.server.ts'
import { db } from '#app/platform/db.server.ts'
import { specialists } from '#app/specialists/tables.server.ts'
import { quantile } from './figures.ts'

export type MatchingCost = {
	openJobs: number
	people: number
	p50Ms: number
	p95Ms: number
	worstMs: number
	/** Of one person, in the middle. */
	compared: number
	matches: number
}

/** All matches of one specialist after another, from the question to the sorted list, database and function together. */
export async function measureMatching(people: number): Promise<MatchingCost> {
	const actors = await somePeople(people)
	// The first few open connections, read the gazetteer and warm the cache, as any server has done by noon.
	for (const actor of actors.slice(0, 20)) await findMatches(actor)
	const durations: number[] = []
	const matches: number[] = []
	for (const actor of actors) {
		const start = performance.now()
		const found = await findMatches(actor)
		durations.push(performance.now() - start)
		matches.push(found.matches.length)
	}
	const compared: number[] = []
	for (const actor of actors.slice(0, 40))
		compared.push((await listJobsToRank(actor, await findMatchPerson(actor.specialistId))).jobs.length)
	return {
		openJobs: await db.$count(jobs, eq(jobs.status, 'open')),
		people: actors.length,
		p50Ms: quantile(durations, 0.5),
		p95Ms: quantile(durations, 0.95),
		worstMs: Math.max(...durations),
		compared: quantile(compared, 0.5),
		matches: quantile(matches, 0.5),
	}
}

/** The same ones every time, of every speciality and city; every fourth would move. */
async function somePeople(count: number): Promise<Specialist[]> {
	const rows = await db
		.select({ id: specialists.id, name: specialists.name })
		.from(specialists)
		.where(sql`${specialists.latitude} is not null`)
		.orderBy(sql`md5(${specialists.id}::text)`)
		.limit(count)
	const movers = rows.filter((_, index) => index % 4 === 0).map(({ id }) => id)
	await db.execute(
		sql`update specialists set open_to_relocate = true where id in (${sql.join(
			movers.map((id) => sql`${id}`),
			sql`, `,
		)})`,
	)
	return rows.map(({ id, name }) => ({ kind: 'specialist', accountId: id, sessionId: id, specialistId: id, name }))
}
