import { suggestCities } from '#app/catalog/places.server.ts'
import type { Member } from '#app/identity/actor.ts'
import { isId } from '#app/platform/http.ts'
import { parseFilter, printFilter, type SpecialistFilter } from '#app/search/filter.ts'
import { readInsights } from '#app/search/insights.server.ts'
import { formatRelevance } from '#app/search/relevance.ts'
import { searchSpecialists } from '#app/search/specialists.server.ts'
import { consumeSearchPage } from './allowance.server.ts'
import { askedByFilters } from './asked.ts'
import { candidateRow } from './candidate-row.ts'
import { findCandidates } from './candidates.server.ts'
import { filterForm } from './filter-form.ts'
import { filterHref, filtersOn } from './filters-on.ts'
import { insightStrip } from './insight-strip.ts'
import { maxShown, pageSize } from './limits.ts'
import { openCandidate } from './open-candidate.server.ts'
import { csvPath, dashboardPath } from './paths.ts'
import { specialistSearches } from './saved-searches.server.ts'
import { findSavedCandidates } from './saved-candidates.server.ts'
import { relaxedFilters } from './relaxed-filters.server.ts'
import { inSpecialists } from './labels.ts'

export type CandidatePage = Extract<Awaited<ReturnType<typeof loadCandidatePage>>, { kind: 'list' }>

/** What the address asks for besides the search itself. */
function readPaging(params: URLSearchParams) {
	const asked = Number(/^\d{1,4}$/.exec(params.get('show') ?? '')?.[0] ?? pageSize)
	const open = params.get('open') ?? ''
	return {
		show: Math.min(maxShown, Math.max(pageSize, Math.ceil(asked / pageSize) * pageSize)),
		open: isId(open) ? open : null,
	}
}

/** The list of candidates as an address asks for it, with whoever is open beside it, ready to print. */
export async function loadCandidatePage(member: Member, address: URL, now: Date) {
	const filter = parseFilter(address.searchParams)
	const { show, open } = readPaging(address.searchParams)
	const hrefs = addresses(filter, show)
	if (!(await consumeSearchPage(member, hrefs.here))) return { kind: 'limit' as const }
	const viewer = { kind: 'hospital', hospitalId: member.hospitalId } as const
	const [found, insights] = await Promise.all([
		searchSpecialists({ viewer, filter, limit: show }),
		readInsights(viewer, filter),
	])
	const placeName = found.place?.name ?? null
	const on = filtersOn(filter, placeName)
	const query = printFilter({ ...filter, sort: 'relevance' })
	const [candidates, shortlisted, isSaved, ways] = await Promise.all([
		findCandidates(member, found.ids),
		findSavedCandidates(member, found.ids),
		specialistSearches.has(member, query),
		found.total.count === 0 ? relaxedFilters(viewer, on) : [],
	])
	const rows = candidates.map((candidate) =>
		candidateRow(candidate, {
			now,
			km: found.distances.get(candidate.profile.id),
			isSavedCandidate: shortlisted.has(candidate.profile.id),
			asked: askedByFilters(filter),
		}),
	)
	const count = inSpecialists(found.total)
	return {
		kind: 'list' as const,
		rows,
		count,
		shown: found.next === null ? null : `${rows.length} of ${count}`,
		more: found.next !== null && show < maxShown ? hrefs.list(show + pageSize, `candidate-${show + 1}`) : null,
		muchMore: found.next !== null && show + 5 * pageSize <= maxShown ? hrefs.list(show + 5 * pageSize) : null,
		isCapped: found.next !== null && show >= maxShown,
		here: hrefs.here,
		csv: filterHref(csvPath, filter),
		hasDistance: found.place !== null,
		chips: on.map(({ label, rest }) => ({ label, to: filterHref(dashboardPath, rest) })),
		ways: ways.map(({ label, rest, total }) => ({
			label: `Remove ${label}: ${inSpecialists(total)}`,
			to: filterHref(dashboardPath, rest),
		})),
		search: on.length > 0 ? { query, isSaved } : null,
		sortedBy: sortedBy[filter.sort],
		insights: insightStrip(insights),
		opened: open ? await openCandidate(member, open, { filter, placeName, km: found.distances.get(open), now }) : null,
		form: filterForm(filter, {
			path: dashboardPath,
			counts: found.facets,
			placeName,
			cities: suggestCities(''),
			isHospital: true,
			chips: on.length,
			isOpen: address.searchParams.get('filters') === 'open',
			answer: found.total.count === 0 ? 'Close' : `Show ${count}`,
		}),
	}
}

const sortedBy: Record<SpecialistFilter['sort'], string> = {
	relevance: formatRelevance,
	experience: 'Most years of experience first. No one can pay for a higher position.',
	rating:
		'Highest rated by hospitals after a placement first; specialists with fewer than three ratings follow. No one can pay for a higher position.',
	pay: 'Lowest expected monthly pay first; specialists who have not stated one come last. No one can pay for a higher position.',
}

/** The same list, longer or with a candidate opened. */
function addresses(filter: SpecialistFilter, show: number) {
	const list = (wanted: number, anchor?: string) => {
		const params = new URLSearchParams(printFilter(filter))
		if (wanted > pageSize) params.set('show', String(wanted))
		const query = params.toString()
		return `${dashboardPath}${query ? `?${query}` : ''}${anchor ? `#${anchor}` : ''}`
	}
	return { list, here: list(show) }
}
