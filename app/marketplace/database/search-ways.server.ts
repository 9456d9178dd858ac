import type { Term } from '#app/catalog/words/understood.ts'
import type { Total } from '#app/search/totals.ts'
import { nearestCities, withoutPlaces } from '#app/search/nearest-cities.server.ts'
import { placeIn } from '#app/search/place-filter.server.ts'
import type { SpecialistSearch } from '#app/specialists/search/specialist-search.server.ts'
import { nothingAsked } from '../candidates/asked.ts'
import { inSpecialists } from '../labels.ts'
import { listPublicCards } from './public-cards.server.ts'
import { saidName } from '#app/platform/language/names.ts'
import { t } from '#app/platform/language/words.ts'

type Found = {
	relaxed: readonly { label: string; rest: SpecialistSearch; total: Total }[]
	elsewhere: readonly string[]
	terms: readonly Term[]
}

/** Where nothing is found: what to leave out, and the nearest cities where there is someone, by the city that everyone may know. */
export async function waysOf(
	{ relaxed, elsewhere, terms }: Found,
	search: SpecialistSearch,
	hrefOf: (search: SpecialistSearch) => string,
) {
	const cards = await listPublicCards([...elsewhere], nothingAsked)
	const cityOf = new Map(cards.map(({ id, city }) => [id, city ?? '']))
	return [
		...relaxed.map(({ label, rest, total }) => ({
			label: t`Remove ${{ filter: label }}: ${{ found: inSpecialists(total) }}`,
			to: hrefOf(rest),
		})),
		...nearestCities(elsewhere.map((id) => cityOf.get(id) ?? '')).map(({ city, count }) => ({
			label: `${saidName(city.label)}: ${inSpecialists({ count, capped: false })}`,
			to: hrefOf({
				...search,
				q: withoutPlaces(search.q, terms),
				filters: { ...search.filters, place: placeIn(city) },
			}),
		})),
	]
}
