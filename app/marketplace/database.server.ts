import { launchCity } from '#app/catalog/places.server.ts'
import { type Actor, isVerified, type Member } from '#app/identity/actor.ts'
import { secondsUntilTomorrow } from '#app/platform/daily-allowance.server.ts'
import { notesOf } from '#app/search/correction.ts'
import { listed } from '#app/search/counted.ts'
import { searchSpecialists } from '#app/specialists/search.server.ts'
import { publicSearch, type SpecialistSearch, specialistSearch } from '#app/specialists/specialist-search.server.ts'
import { consumeCards, consumePlace, consumeSearchPage } from './allowance.server.ts'
import type { Asked } from './asked.ts'
import { askedBy } from './asked-by.server.ts'
import { candidateRow } from './candidate-row.ts'
import { findCandidates } from './candidates.server.ts'
import { databaseFigures, databaseTiles } from './database-figures.server.ts'
import { moreHref, maxForGuests, type Paging, pageHref, readPaging, withParams } from './database-paging.ts'
import { filterForm, searchHref } from './filter-form.server.ts'
import { waysOf } from './search-ways.server.ts'
import { aboutDatabaseOrder } from './order.ts'
import { databasePath } from './paths.ts'
import { listPublicCards } from './public-cards.server.ts'
import { findSavedCandidates } from './saved-candidates.server.ts'
import { foundSpecialists, inSpecialists, specialistsDivider } from './labels.ts'

export type DatabasePage = Extract<Awaited<ReturnType<typeof loadDatabase>>, { kind: 'list' }>
export type DatabaseLimit = {
	kind: 'limit'
	who: 'guest' | 'hospital'
	of: 'profiles' | 'places'
	retryAfterSeconds: number
}

const verifiedMember = (actor: Actor): Member | null => (actor.kind === 'member' && isVerified(actor) ? actor : null)

/** The database for an address, with what the viewer may see of each person, or that the day's limit is reached. */
export async function loadDatabase(actor: Actor, params: URLSearchParams, clientAddress: string, now: Date) {
	const member = verifiedMember(actor)
	const typed = specialistSearch.parse(params)
	const search = member ? typed : publicSearch(typed)
	const isExact = params.get('exact') === 'on'
	const paging = readPaging(params, member !== null)
	const href = isExact
		? withParams(searchHref(databasePath, search), { exact: 'on' })
		: searchHref(databasePath, search)
	const here = pageHref(href, paging)

	if (member && !(await consumeSearchPage(member, here))) return limitReached('hospital', 'profiles', now)
	const found = await find(member, search, paging, isExact)
	// Also a place that words name.
	if (!member)
		for (const place of found.places)
			if (!(await consumePlace(actor, clientAddress, place))) return limitReached('guest', 'places', now)
	// Page one without filters is the same for all and micro-cached, so it uses no allowance.
	if (!member && here !== databasePath && !(await consumeCards(actor, clientAddress, found.ids)))
		return limitReached('guest', 'profiles', now)

	const asked = askedBy(search, found.terms)
	const [people, figures] = await Promise.all([
		member ? listForHospital(member, found, { now, asked }) : listForPublic(found.ids, asked),
		databaseFigures.read(),
	])
	const count = foundSpecialists(found)
	return {
		kind: 'list' as const,
		here,
		count,
		sortedBy: aboutDatabaseOrder(search.sort ?? 'relevance', member ? null : launchCity),
		people,
		divider: specialistsDivider(found),
		tiles: databaseTiles(figures),
		form: filterForm(search, found, {
			path: databasePath,
			isHospital: member !== null,
			isOpen: params.get('filters') === 'open',
		}),
		chips: found.chips.map(({ label, rest }) => ({ label, to: searchHref(databasePath, rest) })),
		notes: notesOf(found, search.q, searchHref(databasePath, search)),
		relaxedFilters: await waysOf(found, search, (other) => searchHref(databasePath, other)),
		more: moreHref(href, paging, found.next, member !== null),
		first: paging.after === null ? null : href,
		shownOf: found.next === null ? null : shownOf(found.ids.length, inSpecialists(listed(found)), paging),
		isCapped: found.next !== null && member === null && paging.show >= maxForGuests,
		isNotAsked: found.isNotAsked,
		isPlain: specialistSearch.print(search) === '' && paging.after === null,
	}
}

const shownOf = (shown: number, count: string, { after }: Paging) =>
	after === null ? `${shown} of ${count}` : `${shown} more of ${count}`

const viewerOf = (member: Member | null) =>
	member ? ({ kind: 'hospital', hospitalId: member.hospitalId } as const) : ({ kind: 'public' } as const)

const find = (member: Member | null, search: SpecialistSearch, { show, after }: Paging, isExact: boolean) =>
	searchSpecialists({ viewer: viewerOf(member), search, limit: show, after, isExact })

async function listForPublic(ids: string[], asked: Asked) {
	return { level: 'public' as const, cards: await listPublicCards(ids, asked) }
}

type Found = Awaited<ReturnType<typeof find>>

async function listForHospital(member: Member, { ids, distances }: Found, { now, asked }: { now: Date; asked: Asked }) {
	const [candidates, shortlisted] = await Promise.all([findCandidates(member, ids), findSavedCandidates(member, ids)])
	return {
		level: 'hospital' as const,
		cards: candidates.map((candidate) => ({
			profile: candidate.profile,
			row: candidateRow(candidate, {
				now,
				asked,
				km: distances.get(candidate.profile.id),
				isSavedCandidate: shortlisted.has(candidate.profile.id),
			}),
		})),
	}
}

const limitReached = (who: DatabaseLimit['who'], of: DatabaseLimit['of'], now: Date): DatabaseLimit => ({
	kind: 'limit',
	who,
	of,
	retryAfterSeconds: secondsUntilTomorrow(now),
})
