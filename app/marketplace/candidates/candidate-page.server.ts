import type { Member } from '#app/identity/actor.ts'
import { notesOf } from '#app/search/correction.ts'
import { listed } from '#app/search/totals.ts'
import { readInsights } from '#app/specialists/profile/insights.server.ts'
import { searchSpecialists } from '#app/specialists/search/search.server.ts'
import { type SpecialistSearch, specialistSearch } from '#app/specialists/search/specialist-search.server.ts'
import { consumeSearchPage } from '../allowance.server.ts'
import type { Asked } from './asked.ts'
import { askedBy } from './asked-by.server.ts'
import { candidateRow } from './candidate-row.ts'
import { findCandidates } from './candidates.server.ts'
import { filterForm, searchHref } from '../search/filter-form.server.ts'
import { waysOf } from '../database/search-ways.server.ts'
import { findLastSeen } from './last-seen.server.ts'
import { insightFigures } from './insight-strip.ts'
import { maxShown, rowsPerPage } from '../limits.ts'
import { openCandidate } from './open-candidate.server.ts'
import { personIn } from '../open-in.ts'
import {
	aboutHospitalOrder,
	aboutJobOrder,
	aboutNothingTyped,
	aboutOrder,
	type HospitalOrder,
	type JobOrder,
} from '../search/order.ts'
import { csvPath, dashboardPath } from '../paths.ts'
import { listTeamViews, specialistSearches } from '../search/saved-searches.server.ts'
import { listPools } from './pools.server.ts'
import { findPooledCandidates } from './saved-candidates.server.ts'
import { foundSpecialists, inSpecialists, specialistsDivider } from '../labels.ts'

export type CandidatePage = Omit<Extract<Awaited<ReturnType<typeof loadCandidatePage>>, { kind: 'list' }>, 'opened'>

/** What the address asks for besides the search itself. */
function readPaging(params: URLSearchParams) {
	const read = (name: string) => Number(/^\d{1,4}$/.exec(params.get(name) ?? '')?.[0] ?? 0)
	return {
		show: Math.min(maxShown, Math.max(rowsPerPage, Math.ceil(read('show') / rowsPerPage) * rowsPerPage)),
		/** How many are on the pages before this one. `from` in the address is a filter: the day by which people are available. */
		from: Math.floor(read('after') / maxShown) * maxShown,
		person: personIn(params),
	}
}

/**
 * The list of candidates as an address asks for it, with whoever is open beside it, ready to print. The best matches of a
 * job come first where nothing else orders the list.
 */
export async function loadCandidatePage(
	member: Member,
	address: URL,
	now: Date,
	job: JobOrder | null = null,
	byJobs: HospitalOrder | null = null,
) {
	const search = specialistSearch.parse(address.searchParams)
	const isExact = address.searchParams.get('exact') === 'on'
	const { show, from, person } = readPaging(address.searchParams)
	const hrefs = addresses(search, { show, from, job, isExact })
	if (!(await consumeSearchPage(member, hrefs.here))) return { kind: 'limit' as const }
	const viewer = { kind: 'hospital', hospitalId: member.hospitalId } as const
	const [found, asTyped] = await Promise.all([
		searchSpecialists({ viewer, search, limit: from + show, isExact, first: (job ?? byJobs)?.ids ?? [] }),
		readInsights(viewer, search),
	])
	const insights = found.corrections.length > 0 ? await readInsights(viewer, found.meant) : asTyped
	const ids = found.ids.slice(from)
	const placeName = search.filters.place?.place?.name ?? null
	const query = specialistSearch.print({ ...found.meant, sort: null })
	const [candidates, pooled, saved, seen, pools, own, team] = await Promise.all([
		findCandidates(member, ids),
		findPooledCandidates(member, ids),
		specialistSearches.find(member, query),
		findLastSeen(ids),
		listPools(member),
		specialistSearches.list(member),
		listTeamViews(member),
	])
	const asked = askedBy(search, found.terms)
	const rows = candidates.map((candidate) =>
		candidateRow(candidate, {
			now,
			km: found.distances.get(candidate.profile.id),
			isSavedCandidate: pooled.has(candidate.profile.id),
			asked,
			lastSeenAt: seen.get(candidate.profile.id),
		}),
	)
	const count = foundSpecialists(found)
	const divider = specialistsDivider(found)
	return {
		kind: 'list' as const,
		rows,
		divider: divider && { ...divider, at: Math.max(0, divider.at - from) },
		count,
		isNotAsked: found.isNotAsked,
		shown: from === 0 && !found.hasMore ? null : shownOf(from, rows.length, inSpecialists(listed(found))),
		more: found.hasMore ? hrefs.more : null,
		first: from === 0 ? null : hrefs.list({ from: 0, show: rowsPerPage }),
		here: hrefs.here,
		csv: hrefs.csv,
		hasDistance: found.circle !== null,
		filtered: filteredBy(search, asked, found.circle !== null),
		chips: found.chips.map(({ label, rest }) => ({ label, to: hrefs.to(rest) })),
		notes: notesOf(found, search.q, hrefs.to(search)),
		ways: await waysOf(found, search, hrefs.to),
		search: found.chips.length > 0 ? { query, saved } : null,
		sortedBy: aboutOrderOf(search, found.best > 0 ? { job, byJobs } : {}),
		job: job && {
			id: job.id,
			title: job.title,
			isFirst: found.best > 0,
			without: searchHref(dashboardPath, search),
		},
		insights: insightFigures(insights),
		views: [
			...own.map((view) => ({ id: view.id, name: view.name, to: `${dashboardPath}?${view.query}` })),
			...team.map(({ id, name, to }) => ({ id, name, to })),
		],
		pools: pools.map(({ id, name }) => ({ id, name })),
		listKey: hrefs.list({ from, show: rowsPerPage }),
		opened: person
			? await openCandidate(member, person, now, { search, asked, placeName, km: found.distances.get(person) })
			: null,
		form: filterForm(search, found, {
			path: dashboardPath,
			isHospital: true,
			isMatched: found.best > 0,
			isOpen: address.searchParams.get('filters') === 'open',
		}),
	}
}

function aboutOrderOf(
	{ q, sort }: SpecialistSearch,
	{ job, byJobs }: { job?: JobOrder | null; byJobs?: HospitalOrder | null },
) {
	if (job) return aboutJobOrder(job)
	if (sort !== null && sort !== 'relevance') return aboutOrder[sort]()
	if (byJobs) return aboutHospitalOrder()
	return q === '' ? aboutNothingTyped() : aboutOrder.relevance()
}

/** What of a row the filters or the words ask for. */
function filteredBy({ filters: { payMin, payMax } }: SpecialistSearch, { shifts }: Asked, hasPlace: boolean) {
	const asksForPay = [payMin, payMax].some((limit) => limit?.paise != null)
	return [
		...(shifts.length > 0 ? (['shift'] as const) : []),
		...(asksForPay ? (['pay'] as const) : []),
		...(hasPlace ? (['distance'] as const) : []),
	]
}

const shownOf = (from: number, rows: number, all: string) =>
	from === 0 ? `${rows} of ${all}` : `${from + 1} to ${from + rows} of ${all}`

type ListAddress = { show: number; from: number; job: JobOrder | null; isExact: boolean }

/** The same list, longer or with other filters, for the same job. */
function addresses(search: SpecialistSearch, { show, from, job, isExact }: ListAddress) {
	const withJob = (of: SpecialistSearch) => {
		const params = new URLSearchParams(specialistSearch.print(of))
		if (job) params.set('job', job.id)
		return params
	}
	const at = (params: URLSearchParams, path = dashboardPath) => (params.size > 0 ? `${path}?${params}` : path)
	const list = (window: { show: number; from: number }) => {
		const params = withJob(search)
		if (isExact) params.set('exact', 'on')
		if (window.from > 0) params.set('after', String(window.from))
		if (window.show > rowsPerPage) params.set('show', String(window.show))
		return at(params)
	}
	return {
		list,
		here: list({ show, from }),
		/** A page grows, and where it is long enough the next one begins. */
		more:
			show < maxShown
				? `${list({ show: show + rowsPerPage, from })}#candidate-${show + 1}`
				: list({ show: rowsPerPage, from: from + maxShown }),
		to: (other: SpecialistSearch) => at(withJob(other)),
		csv: at(withJob(search), csvPath),
	}
}
