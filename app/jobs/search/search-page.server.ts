import { distancesKm } from '#app/catalog/places/distance.ts'
import { experienceBuckets } from '#app/catalog/experience.ts'
import { findPlace, suggestCities } from '#app/catalog/places/places.server.ts'
import { jobShifts, shiftName } from '#app/catalog/shifts.ts'
import { specialities, specialityName } from '#app/catalog/specialities.ts'
import type { Term } from '#app/catalog/words/understood.ts'
import { isId } from '#app/platform/http/http.ts'
import { payUnits, perUnit } from '#app/platform/text/money.ts'
import { notesOf } from '#app/search/correction.ts'
import { nearestCities, withoutPlaces } from '#app/search/nearest-cities.server.ts'
import { inWords, listed, formatTotals, mentionsDivider } from '#app/search/totals.ts'
import { defaultKm, placeIn, placeProblem } from '#app/search/place-filter.server.ts'
import { formatOr } from '#app/platform/text/list.ts'
import { readPayPeriod, toJobCard } from '../page/card.ts'
import { loadPane } from '../page/job-pane.server.ts'
import { type JobSearch, jobSearch, jobsHref, type JobSort } from './job-search.server.ts'
import { mayShowMore, pageSize, readShow } from './paging.ts'
import { type JobsViewer, listNewestJobs, searchJobs, sortOf } from './search.server.ts'
import { employmentTypeNames, employmentTypes } from '../status.ts'
import { termFilters } from './term-filters.ts'
import { saidName } from '#app/platform/language/names.ts'
import { t, words } from '#app/platform/language/words.ts'

export type SearchPage = Awaited<ReturnType<typeof loadSearchPage>>

const sortNames: Record<JobSort, string> = words({
	best: 'Best match',
	newest: 'Newest first',
	pay: 'Highest pay first',
	start: 'Earliest start date first',
	nearest: 'Nearest first',
})

/** The job list as an address asks for it, ready to print, as its viewer may see it. */
export async function loadSearchPage(address: URL, now: Date, viewer: JobsViewer = {}) {
	const asked = jobSearch.parse(address.searchParams)
	const search = withProfession(asked, address.searchParams, viewer)
	const show = readShow(address.searchParams)
	const isExact = address.searchParams.get('exact') === 'on'
	const { place } = search.filters
	const found = await searchJobs(search, { ...viewer, isExact }, show)
	const { rows, total, chips, meant, counts, circle } = found
	const latest = total.count === 0 && chips.length > 0 ? await listNewestJobs(3, viewer.hidden) : []
	const shown = rows.length
	const all = listed(found)
	const isMore = all.capped || all.count > shown
	// Someone who wants the jobs of both professions says so, or their own would be back.
	const isAnyProfession = viewer.profession !== undefined && address.searchParams.get('profession') === 'any'
	const period = readPayPeriod(address.searchParams)
	const inPeriod = (href: string) => (period === 'year' ? withParam(href, 'per', period) : href)
	const searchHref = (to: JobSearch) => (isAnyProfession ? withParam(jobsHref(to), 'profession', 'any') : jobsHref(to))
	const hrefOf = (to: JobSearch) => inPeriod(searchHref(to))
	const here = isExact ? withParam(hrefOf(search), 'exact', 'on') : hrefOf(search)
	const shownAt = (to: string) => (show > pageSize ? withParam(to, 'show', String(show)) : to)
	const paneId = address.searchParams.get('job') ?? rows[0]?.id ?? null
	const pane = paneId !== null && isId(paneId) ? await loadPane(paneId, now, period) : null
	const anyProfession = viewer.profession ? 'any' : ''
	const countOf = (group: string, value: string) => numberOf(counts.get(group), value)
	return {
		heading: headingOf(search, found.terms),
		/** Nothing was asked: every job, or every job of the viewer's profession. */
		isPlain: jobSearch.print({ ...asked, sort: null }) === '',
		fields: { ...fieldsOf(search), per: period, profession: search.filters.profession?.[0] ?? anyProfession },
		problems: {
			place:
				place === null && search.sort === 'nearest' && circle === null
					? t`Enter a city or PIN code to sort by distance.`
					: placeProblem(place, 'jobs'),
			pay:
				search.filters.pay && search.filters.pay.paise === null
					? t`Enter an amount in rupees, for example 2,00,000.`
					: undefined,
		},
		order: found.wordOrder ?? orderOf(search, viewer, circle !== null),
		count: formatTotals(found, 'job'),
		isNotAsked: found.isNotAsked,
		/** 'drivers or cooks', where jobs of a trade that is not here were asked for. */
		unlisted: formatOr([...new Set(found.unlisted)]),
		cards: rows.map((row) => toJobCard(row, now, period)),
		divider: mentionsDivider(found, 'job'),
		/** Shown beside the list where there is room: the job that the address names, or the first. */
		pane,
		/** The same list with a job beside it; the job is added behind it. */
		paneHref: withParam(shownAt(here), 'job', ''),
		/** The list and its open job with pay by the month or by the year. */
		payHrefs: {
			month: withParam(shownAt(searchHref(search)), 'job', paneId ?? ''),
			year: withParam(withParam(shownAt(searchHref(search)), 'per', 'year'), 'job', paneId ?? ''),
		},
		more: isMore && mayShowMore(shown) ? moreHref(here, show) : null,
		shownOf: isMore ? t`${{ shown }} of ${{ jobs: inWords(all, 'job') }}` : null,
		isCapped: isMore && !mayShowMore(shown),
		chips: chips.map(({ name, label, rest }) => ({
			label,
			// Without it the specialist's own profession would be back.
			to:
				name === 'profession' && viewer.profession
					? inPeriod(withParam(jobsHref(rest), 'profession', 'any'))
					: hrefOf(rest),
		})),
		notes: notesOf(found, search.q, here),
		nearestCities: nearestCities(found.elsewhere.map(({ location }) => location)).map(({ city, count }) => ({
			label: `${saidName(city.label)}: ${inWords({ count, capped: false }, 'job')}`,
			to: inPeriod(
				jobsHref({
					...search,
					q: withoutPlaces(search.q, found.terms),
					filters: { ...search.filters, place: placeIn(city) },
				}),
			),
		})),
		relaxedFilters: found.relaxed.map(({ label, rest, total: left }) => ({
			label: t`Remove ${{ filter: label }}: ${{ jobs: inWords(left, 'job') }}`,
			to: inPeriod(jobsHref(rest)),
		})),
		latest: latest.map((row) => toJobCard(row, now, period)),
		filtersOpen: address.searchParams.get('filters') === 'open',
		/** The search alone, as it is saved and known to others; and with how this reader wants to read pay. */
		href: searchHref(meant),
		here,
		options: {
			cities: suggestCities(''),
			distances: distancesKm.map((km) => ({ value: String(km), label: t`${{ km }} km` })),
			periods: [
				{ value: 'month', label: t`By the month` },
				{ value: 'year', label: t`By the year (LPA)` },
			],
			units: payUnits.map((unit) => ({ value: unit, label: perUnit[unit] })),
			experience: experienceBuckets.map(({ slug, label }) => ({
				value: slug,
				label: withNumber(saidName(label), countOf('experience', slug)),
			})),
			professions: [
				{ value: anyProfession, label: t`Doctors and nurses` },
				{ value: 'doctor', label: t`Doctors` },
				{ value: 'nurse', label: t`Nurses` },
			],
			sorts: sortOptions(search, viewer),
			types: employmentTypes.map((type) => ({
				value: type,
				label: employmentTypeNames[type],
				count: countOf('type', type),
			})),
			shifts: jobShifts.map((shift) => ({ value: shift, label: shiftName(shift), count: countOf('shift', shift) })),
			specialities: specialities.flatMap(({ slug, name }) => {
				const number = countOf('speciality', slug)
				const isWorthNaming = search.filters.speciality?.includes(slug) || number !== '0'
				return isWorthNaming ? [{ value: slug, label: withNumber(saidName(name), number) }] : []
			}),
			only: flagsOf(search).map((flag) => ({ ...flag, count: countOf(flag.name, 'on') })),
		},
	}
}

/** Jobs for nurses interest no doctor, until the address says otherwise. Words and specialities are a choice of their own. */
function withProfession(search: JobSearch, params: URLSearchParams, { profession }: JobsViewer): JobSearch {
	const isOpen = search.q === '' && search.filters.speciality === null && !params.has('profession')
	return profession && isOpen ? { ...search, filters: { ...search.filters, profession: [profession] } } : search
}

/** The order that an address means when it names none has no value, so that it stays out of addresses. */
function sortOptions(search: JobSearch, viewer: JobsViewer) {
	const usual = sortOf({ ...search, sort: null }, viewer)
	return jobSearch.sorts
		.filter((sort) => sort !== 'best' || usual === 'best')
		.map((sort) => ({ value: sort === usual ? '' : sort, label: sortNames[sort] }))
}

/** What the list is sorted by: 'Best match' is by the words where there are any, else by how well jobs fit the viewer. */
function orderOf(search: JobSearch, viewer: JobsViewer, hasPlace: boolean) {
	const sort = sortOf(search, viewer)
	if (sort === 'nearest' && !hasPlace) return 'newest'
	if (sort !== 'best') return sort
	return search.q === '' ? ('match' as const) : ('words' as const)
}

/** The form's fields, as the address fills them. */
function fieldsOf({ q, filters, sort }: JobSearch) {
	return {
		q,
		place: filters.place?.text ?? '',
		km: filters.place?.km ?? defaultKm,
		speciality: filters.speciality?.[0] ?? '',
		types: [...(filters.type ?? [])],
		shifts: [...(filters.shift ?? [])],
		pay: filters.pay?.text ?? '',
		unit: filters.pay?.unit ?? 'month',
		experience: filters.experience?.[0] ?? '',
		startsBy: filters.by ?? '',
		soon: filters.soon ?? false,
		sort: sort ?? '',
	}
}

/** What a tick narrows the list to. */
const flagsOf = ({ filters }: JobSearch) => [
	{ name: 'urgent', label: t`Urgent`, isOn: filters.urgent },
	{ name: 'bonus', label: t`Joining bonus`, isOn: filters.bonus },
	{ name: 'accommodation', label: t`Accommodation`, isOn: filters.accommodation },
	...Object.entries(termFilters).map(([key, { name, label }]) => ({
		name,
		label,
		isOn: filters[key as keyof typeof termFilters],
	})),
]

/** '38'; none where a group is too large to be counted. */
const numberOf = (counts: ReadonlyMap<string, number> | null | undefined, value: string): string | undefined =>
	counts ? (counts.get(value) ?? 0).toLocaleString('en-IN') : undefined
const withNumber = (label: string, number: string | undefined) =>
	number === undefined ? label : `${label} (${number})`

const withParam = (href: string, name: string, value: string) =>
	`${href}${href.includes('?') ? '&' : '?'}${name}=${value}`

/** Leads on from the first of the jobs that come with it. */
const moreHref = (href: string, show: number) => `${withParam(href, 'show', String(show + pageSize))}#job-${show + 1}`

/** Of the filters, and of the words that stand for one. */
function headingOf({ filters: { speciality: chosen, place } }: JobSearch, terms: readonly Term[]): string {
	const valuesOf = (name: string) => terms.flatMap(({ filter }) => (filter?.name === name ? filter.values : []))
	const slugs = [...(chosen ?? []), ...valuesOf('speciality')]
	const [slug] = slugs
	const speciality =
		slug !== undefined && slugs.length === 1 && slug !== 'other' ? saidName(specialityName(slug)) : null
	const [typed] = valuesOf('place')
	const named = place?.place?.name ?? (typed === undefined ? null : (findPlace(typed)?.name ?? null))
	const where = named === null ? null : saidName(named)
	if (where === null) return speciality === null ? t`Hospital jobs` : t`${{ speciality }} jobs`
	return speciality === null
		? t`Hospital jobs near ${{ place: where }}`
		: t`${{ speciality }} jobs near ${{ place: where }}`
}
