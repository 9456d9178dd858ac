import { searchDefaults as jobDefaults, searchNeeds as jobNeeds } from '#app/jobs/search/search-defaults.ts'
import { searchDefaults, searchNeeds } from '#app/marketplace/search/search-defaults.ts'
import { env } from '#app/platform/env.server.ts'
import { type AddressRules, plainAddress } from '#app/platform/http/plain-address.server.ts'
import { specialistSearch } from '#app/specialists/search/specialist-search.server.ts'
import { foreignCookie } from './job-list-load.ts'
import { type Phase, press } from './load.ts'
import { type RunningServer, residentMegabytes } from './processes.ts'
import { jobQueries, specialistQueries } from './search-workload.ts'
import { signInOwner } from './sessions.ts'

export type SearchPages = { runs: (Phase & { page: string; clients: number })[]; residentMb: number }

/** For the server: no allowance of a day ends during a measurement. */
export const noAllowances = {
	GUEST_CARDS_PER_DAY: '1000000',
	GUEST_PLACES_PER_DAY: '1000000',
	HOSPITAL_SEARCHES_PER_DAY: '1000000',
}

/** The pages that search the whole market, past the micro-cache, each address another search; a quarter has words. */
export async function measureSearchPages(app: RunningServer, seconds: number): Promise<SearchPages> {
	const people = specialistQueries(1_000, { textShare: 0.25, seed: 5 }).map(({ search }) =>
		specialistSearch.print(search),
	)
	const listOf = (path: string) =>
		people.map((query) => plain(`${path}?${query}`, { defaults: searchDefaults, needs: searchNeeds }))
	const jobs = jobQueries(1_000, { textShare: 0.25, seed: 6 })
	const pages = [
		{
			page: '/jobs',
			headers: foreignCookie,
			addresses: jobs.map((address) => plain(address, { defaults: jobDefaults, needs: jobNeeds })),
		},
		{ page: '/doctor-database', headers: foreignCookie, addresses: listOf('/doctor-database') },
		{
			page: '/hospitals/dashboard',
			headers: { cookie: await signInOwner() },
			addresses: listOf('/hospitals/dashboard'),
		},
	]
	const runs: SearchPages['runs'] = []
	for (const { page, ...target } of pages)
		for (const clients of [1, 16]) {
			const phase = await press({ pid: app.pid, port: env.PORT, ...target }, { connections: clients, seconds })
			runs.push({ page, clients, ...phase })
		}
	return { runs, residentMb: residentMegabytes(app.pid) ?? Number.NaN }
}

/** As the page writes it itself: it would send on to that. */
const plain = (address: string, rules: AddressRules) => plainAddress(new URL(address, env.APP_ORIGIN), rules) ?? address
