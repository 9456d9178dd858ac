import type { SearchViewer } from '#app/search/query.server.ts'
import { searchSpecialists } from '#app/search/specialists.server.ts'
import type { FilterOn } from './filters-on.ts'

/** More than this nobody reads, and each is a search of its own. */
const maxTried = 8
const maxNamed = 3

/** Where nobody fits: which single filter to drop, those first that bring most people back. */
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
