import { searchJobs } from '#app/jobs/search/search.server.ts'
import { jobSearch } from '#app/jobs/search/job-search.server.ts'
import { readShow } from '#app/jobs/search/paging.ts'
import { searchKinds } from './addresses.ts'
import type { Latency } from './latency.ts'
import { timeAll } from './latency.ts'

export type KindCost = { kind: string; jobs: number; latency: Latency }

export function searchByAddress(address: string) {
	const { searchParams } = new URL(address, 'http://localhost')
	return searchJobs(jobSearch.parse(searchParams), {}, readShow(searchParams))
}

/** One kind of search after another, each so many times in a row by one client: cards and counts. */
export async function measureKinds(times: number): Promise<KindCost[]> {
	const costs: KindCost[] = []
	for (const { kind, address } of searchKinds) {
		const { total } = await searchByAddress(address)
		const latency = await timeAll(
			Array.from({ length: times }, () => address),
			1,
			searchByAddress,
		)
		costs.push({ kind, jobs: total.count, latency })
	}
	return costs
}
