import { and, eq, sql } from 'drizzle-orm'
import { hospitals } from '#app/hospitals/tables.server.ts'
import type { Member, Specialist } from '#app/identity/actor.ts'
import { jobs } from '#app/jobs/tables.server.ts'
import { evaluate, ofHospitals, ofSpecialists } from '#test/matching/evaluation.ts'
import { listJobsToRank } from '#app/matching/jobs-to-rank.server.ts'
import { listBestSpecialistIds } from '#app/matching/people-for-job.server.ts'
import { findMatchPerson } from '#app/matching/person.server.ts'
import { findMatches } from '#app/matching/queries.server.ts'
import { db } from '#app/platform/database/db.server.ts'
import { specialists } from '#app/specialists/tables.server.ts'
import { quantile } from './figures.ts'

type Cost = { p50Ms: number; p95Ms: number; worstMs: number; compared: number }

export type MatchingCost = {
	openJobs: number
	specialists: number
	/** Of one specialist after another. */
	people: number
	p50Ms: number
	p95Ms: number
	worstMs: number
	/** Of one person, in the middle. */
	compared: number
	matches: number
	/** The specialists for one open job after another. */
	forJobs: Cost & { jobs: number }
	/** Against the labelled pairs: NDCG of the first six, and pairs in the right order. */
	quality: Record<'specialists' | 'hospitals', { pairs: number; ndcg: number; newest: number; pairwise: number }>
}

/** All matches of one specialist after another, from the question to the sorted list, database and function together. */
export async function measureMatching(people: number): Promise<MatchingCost> {
	const actors = await somePeople(people)
	// The first few open connections, read the gazetteer and warm the cache, as any server has done by noon.
	for (const actor of actors.slice(0, 20)) await findMatches(actor)
	const matches: number[] = []
	const cost = await timed(actors, async (actor) => {
		matches.push((await findMatches(actor)).matches.length)
	})
	const compared: number[] = []
	for (const actor of actors.slice(0, 40))
		compared.push((await listJobsToRank(actor, await findMatchPerson(actor.specialistId))).jobs.length)
	return {
		openJobs: await db.$count(jobs, eq(jobs.status, 'open')),
		specialists: await db.$count(specialists),
		people: actors.length,
		...cost,
		compared: quantile(compared, 0.5),
		matches: quantile(matches, 0.5),
		forJobs: await measurePeopleForJobs(people),
		quality: measureQuality(),
	}
}

/** Everyone compared with one open job after another. */
async function measurePeopleForJobs(count: number): Promise<Cost & { jobs: number }> {
	const asked = await someJobs(count)
	const compared: number[] = []
	for (const { member, jobId } of asked.slice(0, 20)) await listBestSpecialistIds(member, jobId)
	const cost = await timed(asked, async ({ member, jobId }) => {
		compared.push((await listBestSpecialistIds(member, jobId))?.ids.length ?? 0)
	})
	return { ...cost, jobs: asked.length, compared: quantile(compared, 0.5) }
}

function measureQuality(): MatchingCost['quality'] {
	const of = (evaluated: typeof ofSpecialists) => {
		const { pairs, ndcg, pairwise } = evaluate(evaluated)
		return { pairs, ndcg: ndcg.matching, newest: ndcg.newest, pairwise }
	}
	return { specialists: of(ofSpecialists), hospitals: of(ofHospitals) }
}

async function timed<Item>(items: readonly Item[], run: (item: Item) => Promise<void>) {
	const durations: number[] = []
	for (const item of items) {
		const start = performance.now()
		await run(item)
		durations.push(performance.now() - start)
	}
	return { p50Ms: quantile(durations, 0.5), p95Ms: quantile(durations, 0.95), worstMs: Math.max(...durations) }
}

/** The same ones every time, of every speciality and city. */
async function someJobs(count: number): Promise<{ member: Member; jobId: string }[]> {
	const rows = await db
		.select({ jobId: jobs.id, hospitalId: hospitals.id, name: hospitals.displayName })
		.from(jobs)
		.innerJoin(hospitals, eq(hospitals.id, jobs.hospitalId))
		.where(and(eq(jobs.status, 'open'), eq(hospitals.status, 'verified')))
		.orderBy(sql`md5(${jobs.id}::text)`)
		.limit(count)
	return rows.map(({ jobId, hospitalId, name }) => ({
		jobId,
		member: {
			kind: 'member',
			accountId: hospitalId,
			sessionId: hospitalId,
			name,
			hospitalId,
			hospitalName: name,
			hospitalStatus: 'verified',
			role: 'owner',
			sites: null,
		},
	}))
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
