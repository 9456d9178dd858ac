import { and, eq } from 'drizzle-orm'
import { hospitals } from '#app/hospitals/tables.server.ts'
import { db } from '#app/platform/db.server.ts'
import { parseFilter } from '#app/search/filter.ts'
import { prepareSpecialistSearch, searchSpecialists } from '#app/search/specialists.server.ts'
import { specialists } from '#app/specialists/tables.server.ts'
import { readSearch } from '#app/jobs/search.ts'
import { searchJobs } from '#app/jobs/search.server.ts'
import { searchKinds } from './addresses.ts'
import { quantile } from './figures.ts'
import { jobQueries, specialistQueries } from './search-workload.ts'

export type Latency = {
	perSecond: number
	p50Ms: number
	p95Ms: number
	p99Ms: number
	worstMs: number
}
/** `wanted`: the 95th percentile that was asked for, in ms. */
export type SearchRun = { kind: string; clients: number; wanted: number | null; latency: Latency }
export type SpecialistSearchCost = {
	specialists: number
	names: number
	fillSeconds: number
	runs: SearchRun[]
	/** From the commit of a change to the end of the search that shows it. */
	edit: { p95Ms: number; worstMs: number }
	privateMode: { p95Ms: number; worstMs: number }
}

type Query = ReturnType<typeof specialistQueries>[number]

/** Searches as a hospital asks for them: ids, how many there are, how many each filter would give, and who hides from it. */
export async function measureSpecialistSearch(queries: number): Promise<SpecialistSearchCost> {
	const started = performance.now()
	await prepareSpecialistSearch()
	const fillSeconds = (performance.now() - started) / 1000
	const viewer = { kind: 'hospital' as const, hospitalId: await someHospital() }
	const search = ({ filter, after = null }: Query & { after?: string | null }) =>
		searchSpecialists({ viewer, filter, limit: 6, after })

	const without = specialistQueries(queries, { textShare: 0, seed: 1 })
	const withText = specialistQueries(queries, { textShare: 0.25, seed: 2 })
	for (const query of without.slice(0, 300)) await search(query)
	const later = await laterPages(without.slice(0, Math.ceil(queries / 4)), search)
	const plan: [
		kind: string,
		items: readonly (Query & { after?: string | null })[],
		clients: number,
		wanted: number | null,
	][] = [
		['without text', without, 1, 12],
		['without text', without, 4, null],
		['without text', without, 16, 40],
		['text in a quarter', withText, 1, 50],
		['text in a quarter', withText, 4, 100],
		['text in a quarter', withText, 16, null],
		['pages 2 to 5, without text', later, 1, 12],
		['pages 2 to 5, without text', later, 16, 40],
	]
	const runs: SearchRun[] = []
	for (const [kind, items, clients, wanted] of plan)
		runs.push({ kind, clients, wanted, latency: await timeAll(items, clients, search) })
	return {
		specialists: await db.$count(specialists),
		names: await countNames(),
		fillSeconds,
		runs,
		edit: await timeChanges('edit'),
		privateMode: await timeChanges('private'),
	}
}

/** Searches for jobs as the list asks for them: cards and counts. */
export async function measureJobSearch(queries: number): Promise<SearchRun[]> {
	const search = (address: string) =>
		searchJobs(readSearch(new URL(address, 'http://localhost').searchParams, (text) => text.trim()))
	const every = jobQueries(queries, { textShare: 0.25, seed: 4 })
	const slowest = Array.from({ length: 200 }, () => searchKinds.at(-1)?.address ?? '/jobs')
	const rare = Array.from({ length: 200 }, () => '/jobs?bonus=on')
	for (const address of every.slice(0, 200)) await search(address)
	const plan: [kind: string, items: readonly string[], clients: number, wanted: number][] = [
		['every kind of search, text in a quarter', every, 1, 12],
		['every kind of search, text in a quarter', every, 16, 40],
		['every filter at once', slowest, 1, 12],
		['joining bonus (rare)', rare, 1, 12],
	]
	const runs: SearchRun[] = []
	for (const [kind, items, clients, wanted] of plan)
		runs.push({ kind, clients, wanted, latency: await timeAll(items, clients, search) })
	return runs
}

async function someHospital() {
	const [row] = await db.select({ id: hospitals.id }).from(hospitals).where(eq(hospitals.status, 'verified')).limit(1)
	if (!row) throw new Error('There is no verified hospital')
	return row.id
}

async function countNames(): Promise<number> {
	const [row] = (
		await db.execute<{ names: string }>('select count(*) as names from (select distinct name from specialists) one')
	).rows
	return Number(row?.names ?? 0)
}

/** Each item once, by so many clients that wait for their answer before they ask again. */
export async function timeAll<Item>(
	items: readonly Item[],
	clients: number,
	run: (item: Item) => Promise<unknown>,
): Promise<Latency> {
	const durations: number[] = []
	const waiting = items.values()
	const start = performance.now()
	await Promise.all(
		Array.from({ length: clients }, async () => {
			for (const item of waiting) {
				const asked = performance.now()
				await run(item)
				durations.push(performance.now() - asked)
			}
		}),
	)
	const seconds = (performance.now() - start) / 1000
	return {
		perSecond: items.length / seconds,
		p50Ms: quantile(durations, 0.5),
		p95Ms: quantile(durations, 0.95),
		p99Ms: quantile(durations, 0.99),
		worstMs: Math.max(...durations),
	}
}

/** The searches that have further pages, each with where its second to fifth page begin. */
async function laterPages(
	queries: readonly Query[],
	search: (query: Query & { after: string | null }) => ReturnType<typeof searchSpecialists>,
) {
	const pages: (Query & { after: string | null })[] = []
	for (const query of queries) {
		let after: string | null = null
		for (let page = 2; page <= 5; page++) {
			after = (await search({ ...query, after })).next
			if (after === null) break
			pages.push({ ...query, after })
		}
	}
	return pages
}

/** Somebody takes a name that nobody has, or hides, and is looked for by that name until the search says so. */
async function timeChanges(kind: 'edit' | 'private') {
	const viewer = { kind: 'hospital' as const, hospitalId: await someHospital() }
	const filter = parseFilter(new URLSearchParams({ q: 'zyzzyva' }))
	const people = await db
		.select({ id: specialists.id, name: specialists.name })
		.from(specialists)
		.where(and(eq(specialists.profileVisibility, true), eq(specialists.anonymousMode, false)))
		.limit(40)
	const change = (id: string, values: Partial<typeof specialists.$inferInsert>) =>
		db.update(specialists).set(values).where(eq(specialists.id, id))
	const isFound = async () => (await searchSpecialists({ viewer, filter, limit: 6 })).ids.length > 0
	const durations: number[] = []
	for (const { id, name } of people) {
		if (kind === 'private') await change(id, { name: 'Dr Zyzzyva' })
		await change(id, kind === 'edit' ? { name: 'Dr Zyzzyva' } : { profileVisibility: false })
		const committed = performance.now()
		while ((await isFound()) !== (kind === 'edit')) if (performance.now() - committed > 10_000) break
		durations.push(performance.now() - committed)
		await change(id, { name, profileVisibility: true })
	}
	return { p95Ms: quantile(durations, 0.95), worstMs: Math.max(...durations) }
}
