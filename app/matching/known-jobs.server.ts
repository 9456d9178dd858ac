import { sql } from 'drizzle-orm'
import { jobs } from '#app/jobs/tables.server.ts'
import { db } from '#app/platform/database/db.server.ts'
import type { MatchJob } from './facts.ts'
import { factsOf, jobColumns, rememberedPlaces } from './job-facts.server.ts'

/** What `compare` needs of a job, and what else decides its place among others. */
export type JobToRank = ReturnType<typeof toRank>

/** The id of a job and the transaction that last wrote its row: another one writes another. */
export const jobVersion = sql<string>`${jobs.id} || ' ' || ${jobs}.xmin`
const idOf = (version: string) => version.slice(0, version.indexOf(' '))

/** By version, so that nothing here is ever out of date. The same few thousand jobs are compared with everyone. */
const known = new Map<string, JobToRank>()
/** About a kilobyte each. */
const maxKnown = 5_000

/** The jobs of these versions, in their order. One that has changed since comes as it is now. */
export async function listJobsOf(versions: readonly string[]): Promise<JobToRank[]> {
	const unknown = versions.filter((version) => !known.has(version))
	const read = new Map(unknown.length > 0 ? (await readJobs(unknown.map(idOf))).map((job) => [job.id, job]) : [])
	const found = versions.flatMap((version) => known.get(version) ?? read.get(idOf(version)) ?? [])
	if (known.size + read.size > maxKnown) known.clear()
	for (const job of read.values()) known.set(job.version, job)
	return found
}

/** Those of these jobs that still exist, in no order. */
export async function readJobs(ids: readonly string[]): Promise<JobToRank[]> {
	const rows = await db
		.select({ ...jobColumns, id: jobs.id, version: jobVersion, openedAt: jobs.openedAt, hospitalId: jobs.hospitalId })
		.from(jobs)
		.where(sql`${jobs.id} = any(${sql.param(ids)}::uuid[])`)
	const placeOf = rememberedPlaces()
	return rows.map((row) => toRank(row, factsOf(row, placeOf)))
}

type Row = { id: string; version: string; openedAt: Date | null; hospitalId: string }

const toRank = ({ id, version, openedAt, hospitalId }: Row, facts: MatchJob) => ({
	id,
	version,
	openedAt,
	hospitalId,
	facts,
	/** Jobs of one shape are of one kind (`withVariety`). */
	shape: `${hospitalId} ${facts.specialitySlug} ${facts.shiftType}`,
})
