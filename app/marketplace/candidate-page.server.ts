import type { Member } from '#app/identity/actor.ts'
import { notesOf } from '#app/search/correction.ts'
import { listed } from '#app/search/counted.ts'
import { readInsights } from '#app/specialists/insights.server.ts'
import { searchSpecialists } from '#app/specialists/search.server.ts'
import { type SpecialistSearch, specialistSearch } from '#app/specialists/specialist-search.server.ts'
import { consumeSearchPage } from './allowance.server.ts'
import type { Asked } from './asked.ts'
import { askedBy } from './asked-by.server.ts'
import { candidateRow } from './candidate-row.ts'
import { findCandidates } from './candidates.server.ts'
import { filterForm, searchHref } from './filter-form.server.ts'
import { waysOf } from './search-ways.server.ts'
import { findLastSeen } from './last-seen.server.ts'
import { insightFigures } from './insight-strip.ts'
import { maxShown, rowsPerPage } from './limits.ts'
import { openCandidate } from './open-candidate.server.ts'
import { personIn } from './open-in.ts'
import {
	aboutHospitalOrder,
	aboutJobOrder,
	aboutNothingTyped,
	aboutOrder,
	type HospitalOrder,
	type JobOrder,
} from './order.ts'
import { csvPath, dashboardPath } from './paths.ts'
import { listTeamViews, specialistSearches } from './saved-searches.server.ts'
import { listPools } from './pools.server.ts'
import { findPooledCandidates } from './saved-candidates.server.ts'
import { foundSpecialists, inSpecialists, specialistsDivider } from './labels.ts'

export type CandidatePage = Omit<Extract<Awaited<ReturnType<typeof loadCandidatePage>>, { kind: 'list' }>, 'opened'>

/** What the address asks for besides the search itself. */
function readPaging(params: URLSearchParams) {
	const asked = Number(/^\d{1,4}$/.exec(params.get('show') ?? '')?.[0] ?? rowsPerPage)
	return {
		show: Math.min(maxShown, Math.max(rowsPerPage, Math.ceil(asked / rowsPerPage) * rowsPerPage)),
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
	const { show, person } = readPaging(address.searchParams)
	const hrefs = addresses(search, show, job, isExact)
	if (!(await consumeSearchPage(member, hrefs.here))) return { kind: 'limit' as const }
	const viewer = { kind: 'hospital', hospitalId: member.hospitalId } as const
	const [found, asTyped] = await Promise.all([
		searchSpecialists({ viewer, search, limit: show, isExact, first: (job ?? byJobs)?.ids ?? [] }),
		readInsights(viewer, search),
	])
	const insights = found.corrections.length > 0 ? await readInsights(viewer, found.meant) : asTyped
	const placeName = search.filters.place?.place?.name ?? null
	const query = specialistSearch.print({ ...found.meant, sort: null })
	const [candidates, pooled, saved, seen, pools, own, team] = await Promise.all([
		findCandidates(member, found.ids),
		findPooledCandidates(member, found.ids),
		specialistSearches.find(member, query),
		findLastSeen(found.ids),
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
	return {
		kind: 'list' as const,
		rows,
		divider: specialistsDivider(found),
		count,
		isNotAsked: found.isNotAsked,
		shown: found.next === null ? null : `${rows.length} of ${inSpecialists(listed(found))}`,
		more: found.next !== null && show < maxShown ? hrefs.list(show + rowsPerPage, `candidate-${show + 1}`) : null,
		isCapped: found.next !== null && show >= maxShown,
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
		listKey: hrefs.list(rowsPerPage),
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
	if (sort !== null && sort !== 'relevance') return aboutOrder[sort]
	if (byJobs) return aboutHospitalOrder
	return q === '' ? aboutNothingTyped : aboutOrder.relevance
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

/** The same list, longer or with other filters, for the same job. */
function addresses(search: SpecialistSearch, show: number, job: JobOrder | null, isExact: boolean) {
	const withJob = (of: SpecialistSearch) => {
		const params = new URLSearchParams(specialistSearch.print(of))
		if (job) params.set('job', job.id)
		return params
	}
	const at = (params: URLSearchParams, path = dashboardPath) => (params.size > 0 ? `${path}?${params}` : path)
	const list = (wanted: number, anchor?: string) => {
		const params = withJob(search)
		if (isExact) params.set('exact', 'on')
		if (wanted > rowsPerPage) params.set('show', String(wanted))
		return `${at(params)}${anchor ? `#${anchor}` : ''}`
	}
	return {
		list,
		here: list(show),
		to: (other: SpecialistSearch) => at(withJob(other)),
		csv: at(withJob(search), csvPath),
	}
}
