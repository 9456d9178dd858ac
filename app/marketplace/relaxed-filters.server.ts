import type { SearchViewer } from '#app/search/query.server.ts'
import { searchSpecialists } from '#app/search/specialists.server.ts'
import type { FilterOn } from './filters-on.ts'

/** No one reads more than this, and each is a search of its own. */
const maxTried = 8
const maxNamed = 3

/** When no one fits, single filters to drop, those that bring most people back first. */
export async function relaxedFilters(viewer: SearchViewer, on: readonly FilterOn[]) {
	const tried = await Promise.all(
		on.slice(0, maxTried).map(async ({ label, rest }) => {
			const { total } = await searchSpecialists({ viewer, filter: rest, limit: 1 })
			return { label, rest, total }
		}),
	)
	return tried
		.filter(({ total }) => total.count > 0)
		.sort((a, b) => b.total.count - a.total.count)
		.slice(0, maxNamed)
}
