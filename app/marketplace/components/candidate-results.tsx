import { Link, useNavigation } from 'react-router'
import { SaveSearch } from '#app/saved-searches/save-search.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { SearchNotes } from '#app/search/search-notes.tsx'
import { FiltersOn } from '#app/ui/filters-on.tsx'
import { SelectField } from '#app/ui/select-field.tsx'
import { useRowKeys } from '#app/ui/shortcuts.tsx'
import { ShowMore } from '#app/ui/show-more.tsx'
import type { CandidatePage } from '../candidate-page.server.ts'
import { filterFormId } from '../filter-ids.ts'
import { dashboardPath, searchesPath } from '../paths.ts'
import { CandidateTable } from './candidate-table.tsx'
import { Insights } from './insights.tsx'
import { SelectionBar } from './selection-bar.tsx'

const form = 'selection'

/** How many, sorted how, with which filters, and the people themselves. */
export function CandidateResults({ page, mayExport }: { page: CandidatePage; mayExport: boolean }) {
	useRowKeys()
	const isLoading = useIsSearching()
	const open = (id: string) => `${page.here}${page.here.includes('?') ? '&' : '?'}open=${id}`
	return (
		<section aria-labelledby="candidates-count" aria-busy={isLoading} className="grid grid-cols-[minmax(0,1fr)] gap-3">
			<div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
				<h2 id="candidates-count" aria-live="polite" className="num text-lg">
					{page.count}
				</h2>
				<SelectField
					form={filterFormId}
					name="sort"
					label="Sort by"
					hideLabel
					size="sm"
					options={page.form.options.sorts}
					defaultValue={page.form.fields.sort}
				/>
			</div>
			<SearchNotes {...page.notes} className="pb-1" />
			{page.job ? <OrderedByJob job={page.job} /> : null}
			<FiltersOn chips={page.chips} clear={dashboardPath}>
				{page.search ? <SaveSearch path={searchesPath} {...page.search} /> : null}
			</FiltersOn>
			<details className="text-sm text-ink-2">
				<summary className="link inline-flex min-h-8 cursor-pointer items-center">Why this order?</summary>
				<p className="max-w-prose pb-1">{page.sortedBy}</p>
			</details>
			{page.insights ? <Insights strip={page.insights} /> : null}
			{page.rows.length > 0 ? (
				<div className="panel dense-list data-[loading]:opacity-60" data-loading={isLoading ? '' : undefined}>
					<SelectionBar form={form} returnTo={page.here} mayExport={mayExport} />
					<CandidateTable
						caption="Candidates"
						rows={page.rows}
						form={form}
						hasDistance={page.hasDistance}
						byRating={page.form.fields.sort === 'rating'}
						openHref={open}
						opened={page.opened?.kind === 'profile' ? page.opened.row.id : null}
					/>
					<More page={page} />
				</div>
			) : (
				<NoResults page={page} />
			)}
		</section>
	)
}

/** Which job orders the list. The field keeps it when the search form is sent. */
function OrderedByJob({ job: { id, title, href, isFirst, without } }: { job: NonNullable<CandidatePage['job']> }) {
	return (
		<p className="flex flex-wrap items-center gap-x-4 gap-y-1 text-sm text-ink-2">
			<input type="hidden" name="job" value={id} form={filterFormId} />
			<span>
				{isFirst ? 'Best match first for ' : 'Searching for '}
				<Link to={href} className="link">
					{title}
				</Link>
			</span>
			<Link to={without} className="link inline-flex min-h-8 items-center">
				Search without this job
			</Link>
		</p>
	)
}

function useIsSearching(): boolean {
	const { state, location, formMethod } = useNavigation()
	return state === 'loading' && formMethod !== 'POST' && location.pathname === dashboardPath
}

function More({ page: { more, muchMore, shown, isCapped } }: { page: CandidatePage }) {
	if (!shown) return null
	return (
		<div className="flex flex-wrap items-center gap-x-4 px-4">
			<ShowMore to={more} summary={shown}>
				Load More
			</ShowMore>
			{muchMore ? (
				<Link to={muchMore} preventScrollReset className="link inline-flex min-h-8 items-center text-sm">
					Show 30 more
				</Link>
			) : null}
			{isCapped ? <p className="pb-4 text-sm text-ink-2">Add a filter to narrow the list.</p> : null}
		</div>
	)
}

function NoResults({ page: { chips, ways } }: { page: CandidatePage }) {
	if (chips.length === 0)
		return (
			<EmptyState title="No specialists listed yet" headingLevel={3}>
				Specialists appear here as soon as they register with a visible profile.
			</EmptyState>
		)
	const links = ways.length > 0 ? ways : [{ label: 'Clear all', to: dashboardPath }]
	return (
		<EmptyState
			picture="search"
			title="No specialists match your filters"
			headingLevel={3}
			action={
				<ul className="flex flex-wrap gap-2">
					{links.map(({ label, to }) => (
						<li key={to}>
							<Link to={to} className="chip" preventScrollReset>
								{label}
							</Link>
						</li>
					))}
				</ul>
			}
		>
			Save this search to get an alert when a specialist matches.{' '}
			{ways.length > 0 ? 'You can also try:' : 'Remove two or more filters to see specialists.'}
		</EmptyState>
	)
}
