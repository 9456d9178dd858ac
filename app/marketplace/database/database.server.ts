import { launchCity } from '#app/catalog/places/places.server.ts'
import type { Actor } from '#app/identity/actor.ts'
import { saidName } from '#app/platform/language/names.ts'
import { secondsUntilTomorrow } from '#app/platform/daily-allowance.server.ts'
import { notesOf } from '#app/search/correction.ts'
import { listed } from '#app/search/totals.ts'
import { searchSpecialists } from '#app/specialists/search/search.server.ts'
import { publicSearch, specialistSearch } from '#app/specialists/search/specialist-search.server.ts'
import { consumeCards, consumePlace } from '../allowance.server.ts'
import { askedBy } from '../candidates/asked-by.server.ts'
import { databaseFigures, databaseTiles } from './database-figures.server.ts'
import { maxShown, moreHref, pageHref, readShown, withParams } from './database-paging.ts'
import { filterForm, searchHref } from '../search/filter-form.server.ts'
import { waysOf } from './search-ways.server.ts'
import { aboutDatabaseOrder } from '../search/order.ts'
import { databasePath } from '../paths.ts'
import { listPublicCards } from './public-cards.server.ts'
import { foundSpecialists, inSpecialists, specialistsDivider } from '../labels.ts'
import { t } from '#app/platform/language/words.ts'

export type DatabasePage = Extract<Awaited<ReturnType<typeof loadDatabase>>, { kind: 'list' }>
export type DatabaseLimit = { kind: 'limit'; of: 'profiles' | 'places'; retryAfterSeconds: number }

/** The public database at an address, without names, or that the day's limit is reached. */
export async function loadDatabase(actor: Actor, params: URLSearchParams, clientAddress: string, now: Date) {
	const search = publicSearch(specialistSearch.parse(params))
	const isExact = params.get('exact') === 'on'
	const show = readShown(params)
	const href = isExact
		? withParams(searchHref(databasePath, search), { exact: 'on' })
		: searchHref(databasePath, search)
	const here = pageHref(href, show)

	const found = await searchSpecialists({ viewer: { kind: 'public' }, search, limit: show, isExact })
	// Also a place that words name.
	for (const place of found.places)
		if (!(await consumePlace(actor, clientAddress, place))) return limitReached('places', now)
	// Page one without filters is the same for all and micro-cached, so it uses no allowance.
	if (here !== databasePath && !(await consumeCards(actor, clientAddress, found.ids)))
		return limitReached('profiles', now)

	const [cards, figures] = await Promise.all([
		listPublicCards(found.ids, askedBy(search, found.terms)),
		databaseFigures.read(),
	])
	const count = foundSpecialists(found)
	return {
		kind: 'list' as const,
		here,
		count,
		sortedBy: aboutDatabaseOrder(search.sort ?? 'relevance', saidName(launchCity)),
		cards,
		divider: specialistsDivider(found),
		tiles: databaseTiles(figures),
		form: filterForm(search, found, {
			path: databasePath,
			isHospital: false,
			isOpen: params.get('filters') === 'open',
		}),
		chips: found.chips.map(({ label, rest }) => ({ label, to: searchHref(databasePath, rest) })),
		notes: notesOf(found, search.q, searchHref(databasePath, search)),
		relaxedFilters: await waysOf(found, search, (other) => searchHref(databasePath, other)),
		more: found.hasMore ? moreHref(href, show) : null,
		shownOf: found.hasMore
			? t`${{ shown: found.ids.length }} of ${{ specialists: inSpecialists(listed(found)) }}`
			: null,
		isCapped: found.hasMore && show >= maxShown,
		isNotAsked: found.isNotAsked,
		isPlain: specialistSearch.print(search) === '',
	}
}

const limitReached = (of: DatabaseLimit['of'], now: Date): DatabaseLimit => ({
	kind: 'limit',
	of,
	retryAfterSeconds: secondsUntilTomorrow(now),
})
