import { and, eq, sql } from 'drizzle-orm'
import { hospitals } from '#app/hospitals/tables.server.ts'
import { db, only } from '#app/platform/database/db.server.ts'
import { searchSpecialists } from '#app/specialists/search/search.server.ts'
import { specialistSearch } from '#app/specialists/search/specialist-search.server.ts'
import { specialists } from '#app/specialists/tables.server.ts'
import { jobs } from '#app/jobs/tables.server.ts'
import { quantile } from './figures.ts'
import { searchByAddress } from './job-search-kinds.ts'
import { type Latency, timeAll } from './latency.ts'
import { jobQueries, specialistQueries } from './search-workload.ts'

/** `wanted`: the 95th percentile that was asked for, in ms. */
export type SearchRun = { kind: string; clients: number; wanted: number | null; latency: Latency }
export type SpecialistSearchCost = {
	specialists: number
	names: number
	runs: SearchRun[]
	/** From the commit of a change to the end of the search that shows it. */
	edit: { p95Ms: number; worstMs: number }
	/** A profile edited, commit included: with its search row, and without. */
	save: { withRowMs: number; withoutMs: number }
	privateMode: { p95Ms: number; worstMs: number }
}

export type JobSearchCost = {
	jobs: number
	runs: SearchRun[]
	/** From the commit of the closing to the end of the search that does not show the job. */
	close: { p95Ms: number; worstMs: number }
}

type Query = ReturnType<typeof specialistQueries>[number]

/** Searches as a hospital asks for them: ids, how many there are, how many each filter would give, and who hides from it. */
export async function measureSpecialistSearch(queries: number): Promise<SpecialistSearchCost> {
	const viewer = { kind: 'hospital' as const, hospitalId: await someHospital() }
	const search = ({ search: asked, limit = 24 }: Query & { limit?: number }) =>
		searchSpecialists({ viewer, search: asked, limit })

	const without = specialistQueries(queries, { textShare: 0, seed: 1 })
	const withText = specialistQueries(queries, { textShare: 0.25, seed: 2 })
	for (const query of without.slice(0, 300)) await search(query)
	const later = without
		.slice(0, Math.ceil(queries / 4))
		.flatMap((query) => [48, 72, 96, 120].map((limit) => ({ ...query, limit })))
	const runs: SearchRun[] = []
	const count = await db.$count(specialists)
	for (const [kind, items, clients, wanted] of planOf({ without, withText, later }, count))
		runs.push({ kind, clients, wanted, latency: await timeAll(items, clients, search) })
	return {
		specialists: count,
		names: await countNames(),
		runs,
		edit: await timeChanges('edit'),
		save: await timeSaving(),
		privateMode: await timeChanges('private'),
	}
}

/** What is asked, by how many at once, and the 95th percentile in ms that is wanted for a market of this size. */
function planOf<Item>(
	{ without, withText, later }: Record<'without' | 'withText' | 'later', readonly Item[]>,
	size: number,
) {
	const [plain, rich, crowd] = size < 200_000 ? [10, 10, 250] : size < 2_000_000 ? [35, 60, 250] : [120, 120, null]
	const plan: [kind: string, items: readonly Item[], clients: number, wanted: number | null][] = [
		['without text', without, 1, plain],
		['without text', without, 16, crowd],
		['text in a quarter', withText, 1, rich],
		['text in a quarter', withText, 16, crowd],
		['pages 2 to 5, without text', later, 1, plain],
		['pages 2 to 5, without text', later, 16, crowd],
	]
	return plan
}

/** Searches for jobs as the list asks for them: cards, how many there are, and how many each filter would give. */
export async function measureJobSearch(queries: number): Promise<JobSearchCost> {
	const without = jobQueries(queries, { textShare: 0, seed: 3 })
	const withText = jobQueries(queries, { textShare: 0.25, seed: 4 })
	const later = without
		.slice(0, Math.ceil(queries / 4))
		.flatMap((address) => [12, 18, 24, 30].map((show) => `${address}&show=${show}`))
	for (const address of without.slice(0, 300)) await searchByAddress(address)
	const runs: SearchRun[] = []
	const size = await db.$count(specialists)
	for (const [kind, items, clients, wanted] of planOf({ without, withText, later }, size))
		runs.push({ kind, clients, wanted, latency: await timeAll(items, clients, searchByAddress) })
	return { jobs: await db.$count(jobs, eq(jobs.status, 'open')), runs, close: await timeClosing() }
}

/** A job takes a title that no other has, is closed, and is looked for by that title until the search says so. */
async function timeClosing() {
	const some = await db.select({ id: jobs.id, title: jobs.title }).from(jobs).where(eq(jobs.status, 'open')).limit(40)
	const change = (id: string, values: Partial<typeof jobs.$inferInsert>) =>
		db.update(jobs).set(values).where(eq(jobs.id, id))
	const durations: number[] = []
	for (const { id, title } of some) {
		await change(id, { title: 'Zyzzyva' })
		await change(id, { status: 'closed', closedAt: new Date() })
		durations.push(await timeUntil(async () => (await searchByAddress('/jobs?q=zyzzyva')).total.count === 0))
		await change(id, { title, status: 'open', closedAt: null })
	}
	return { p95Ms: quantile(durations, 0.95), worstMs: Math.max(...durations) }
}

/** Milliseconds, ten thousand at most. */
async function timeUntil(isSo: () => Promise<boolean>): Promise<number> {
	const started = performance.now()
	while (!(await isSo())) if (performance.now() - started > 10_000) break
	return performance.now() - started
}

async function someHospital() {
	const [row] = await db.select({ id: hospitals.id }).from(hospitals).where(eq(hospitals.status, 'verified')).limit(1)
	if (!row) throw new Error('There is no verified hospital')
	return row.id
}

/** Takes longer than a request may, with five million. */
async function countNames(): Promise<number> {
	const { rows } = await db.transaction(async (tx) => {
		await tx.execute(sql`set local statement_timeout = 0`)
		return tx.execute<{ names: string }>('select count(*) as names from (select distinct name from specialists) one')
	})
	return Number(only(rows).names)
}

/** The same edit with and without the trigger that writes the search row, in turns; medians. */
async function timeSaving() {
	const people = await db
		.select({ id: specialists.id, years: specialists.yearsOfExperience })
		.from(specialists)
		.limit(100)
	const save = async (id: string, years: number | null, isWithout: boolean) => {
		const begin = performance.now()
		await db.transaction(async (tx) => {
			// What a transaction has written already is not written again.
			await tx.execute(sql`select set_config('search.done', ${isWithout ? `specialist ${id}` : ''}, true)`)
			await tx.update(specialists).set({ yearsOfExperience: years }).where(eq(specialists.id, id))
		})
		return performance.now() - begin
	}
	const [withRow, without]: [number[], number[]] = [[], []]
	for (const { id, years } of people) {
		withRow.push(await save(id, (years ?? 0) + 1, false))
		without.push(await save(id, (years ?? 0) + 2, true))
		withRow.push(await save(id, years, false))
	}
	return { withRowMs: quantile(withRow, 0.5), withoutMs: quantile(without, 0.5) }
}

/** Someone takes a unique name, or hides, and is searched by that name until the search reflects it. */
async function timeChanges(kind: 'edit' | 'private') {
	const viewer = { kind: 'hospital' as const, hospitalId: await someHospital() }
	const search = specialistSearch.parse(new URLSearchParams({ q: 'zyzzyva' }))
	const people = await db
		.select({ id: specialists.id, name: specialists.name })
		.from(specialists)
		.where(and(eq(specialists.profileVisibility, true), eq(specialists.anonymousMode, false)))
		.limit(40)
	const change = (id: string, values: Partial<typeof specialists.$inferInsert>) =>
		db.update(specialists).set(values).where(eq(specialists.id, id))
	const isFound = async () => (await searchSpecialists({ viewer, search, limit: 6 })).ids.length > 0
	const durations: number[] = []
	for (const { id, name } of people) {
		if (kind === 'private') await change(id, { name: 'Dr Zyzzyva' })
		await change(id, kind === 'edit' ? { name: 'Dr Zyzzyva' } : { profileVisibility: false })
		durations.push(await timeUntil(async () => (await isFound()) === (kind === 'edit')))
		await change(id, { name, profileVisibility: true })
	}
	return { p95Ms: quantile(durations, 0.95), worstMs: Math.max(...durations) }
}
