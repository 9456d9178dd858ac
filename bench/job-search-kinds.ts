import { searchJobs } from '#app/jobs/search.server.ts'
import { readSearch } from '#app/jobs/search.ts'
import { searchKinds } from './addresses.ts'
import type { Latency } from './latency.ts'
import { timeAll } from './latency.ts'

export type KindCost = { kind: string; jobs: number; latency: Latency }

export const searchByAddress = (address: string) =>
	searchJobs(readSearch(new URL(address, 'http://localhost').searchParams, (text) => text.trim()))

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
		costs.push({ kind, jobs: total, latency })
	}
	return costs
}
