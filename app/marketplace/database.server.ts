import { findPlace, suggestCities } from '#app/catalog/places.server.ts'
import { type Actor, isVerified, type Member } from '#app/identity/actor.ts'
import { secondsUntilTomorrow } from '#app/platform/daily-allowance.server.ts'
import { parseFilter, printFilter, publicFilter, type SpecialistFilter } from '#app/search/filter.ts'
import { searchSpecialists } from '#app/search/specialists.server.ts'
import { consumeCards, consumePlace, consumeSearchPage } from './allowance.server.ts'
import { type Asked, askedByFilters } from './asked.ts'
import { candidateRow } from './candidate-row.ts'
import { findCandidates } from './candidates.server.ts'
import { databaseFigures, databaseTiles } from './database-figures.server.ts'
import { moreHref, maxForGuests, type Paging, pageHref, readPaging } from './database-paging.ts'
import { filterForm } from './filter-form.ts'
import { filterHref, filtersOn } from './filters-on.ts'
import { databasePath } from './paths.ts'
import { listPublicCards } from './public-cards.server.ts'
import { findSavedCandidates } from './saved-candidates.server.ts'
import { inSpecialists } from './labels.ts'
import { relaxedFilters } from './relaxed-filters.server.ts'

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
	const typed = parseFilter(params)
	const filter = member ? typed : publicFilter(typed)
	const asked = askedByFilters(filter)
	const paging = readPaging(params, member !== null)
	const href = filterHref(databasePath, filter)
	const here = pageHref(href, paging)

	if (member && !(await consumeSearchPage(member, here))) return limitReached('hospital', 'profiles', now)
	const place = member ? null : findPlace(filter.place)
	if (place && !(await consumePlace(actor, clientAddress, place))) return limitReached('guest', 'places', now)
	const found = await search(member, filter, paging)
	// Page one without filters is the same for all and micro-cached, so it uses no allowance.
	if (!member && here !== databasePath && !(await consumeCards(actor, clientAddress, found.ids)))
		return limitReached('guest', 'profiles', now)

	const on = filtersOn(filter, found.place?.name ?? null)
	const [people, figures, ways] = await Promise.all([
		member ? listForHospital(member, found, { now, asked }) : listForPublic(found.ids, asked),
		databaseFigures.read(),
		found.total.count === 0 ? relaxedFilters(viewerOf(member), on) : [],
	])
	const count = inSpecialists(found.total)
	return {
		kind: 'list' as const,
		here,
		count,
		people,
		tiles: databaseTiles(figures),
		form: filterForm(filter, {
			path: databasePath,
			counts: found.facets,
			placeName: found.place?.name ?? null,
			cities: suggestCities(''),
			isHospital: member !== null,
			chips: on.length,
			isOpen: params.get('filters') === 'open',
			answer: found.total.count === 0 ? 'Close' : `Show ${count}`,
		}),
		chips: on.map(({ label, rest }) => ({ label, to: filterHref(databasePath, rest) })),
		relaxedFilters: ways.map(({ label, rest, total }) => ({
			label: `Remove ${label}: ${inSpecialists(total)}`,
			to: filterHref(databasePath, rest),
		})),
		more: moreHref(href, paging, found.next, member !== null),
		first: paging.after === null ? null : href,
		shownOf: found.next === null ? null : shownOf(found.ids.length, count, paging),
		isCapped: found.next !== null && member === null && paging.show >= maxForGuests,
		isPlain: printFilter(filter) === '' && paging.after === null,
	}
}

const shownOf = (shown: number, count: string, { after }: Paging) =>
	after === null ? `${shown} of ${count}` : `${shown} more of ${count}`

const viewerOf = (member: Member | null) =>
	member ? ({ kind: 'hospital', hospitalId: member.hospitalId } as const) : ({ kind: 'public' } as const)

const search = (member: Member | null, filter: SpecialistFilter, { show, after }: Paging) =>
	searchSpecialists({ viewer: viewerOf(member), filter, limit: show, after })

async function listForPublic(ids: string[], asked: Asked) {
	return { level: 'public' as const, cards: await listPublicCards(ids, asked) }
}

type Found = Awaited<ReturnType<typeof search>>

async function listForHospital(member: Member, { ids, distances }: Found, { now, asked }: { now: Date; asked: Asked }) {
	const [candidates, shortlisted] = await Promise.all([findCandidates(member, ids), findSavedCandidates(member, ids)])
	return {
		level: 'hospital' as const,
		cards: candidates.map((candidate) => ({
			profile: candidate.profile,
			row: candidateRow(candidate, {
				now,
				km: distances.get(candidate.profile.id),
				isSavedCandidate: shortlisted.has(candidate.profile.id),
				asked,
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
