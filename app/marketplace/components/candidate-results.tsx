import { Download, Ellipsis } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link, useNavigation } from 'react-router'
import { SaveSearch } from '#app/saved-searches/save-search.tsx'
import { nothingFits } from '#app/search/nothing-fits.ts'
import { EmptyState } from '#app/ui/page/empty-state.tsx'
import { FilterChip } from '#app/ui/chip.tsx'
import { Menu, MenuLink } from '#app/ui/menu.tsx'
import { Notice } from '#app/ui/page/notice.tsx'
import { SearchNotes } from '#app/search/search-notes.tsx'
import { SelectField } from '#app/ui/fields/select-field.tsx'
import { ShowMore } from '#app/ui/page/show-more.tsx'
import { SplitPane } from '#app/ui/page/split-pane.tsx'
import { Strip, type StripFigure } from '#app/ui/page/strip.tsx'
import type { RowFit } from '../candidates/candidate-fit.tsx'
import type { CandidatePage } from '../candidates/candidate-page.server.ts'
import { filterFormId } from '../search/filter-ids.ts'
import { openIn } from '../open-in.ts'
import { dashboardPath, savedCandidatesPath, searchesPath, viewsPath } from '../paths.ts'
import { CandidateSearch } from './candidate-search.tsx'
import { CandidateTable } from './candidate-table.tsx'
import { Insights } from './insights.tsx'
import { SelectionBar } from './selection-bar.tsx'

const form = 'selection'

type CandidateResultsProps = {
	page: CandidatePage
	fits: Readonly<Record<string, RowFit>>
	/** The tiles of the dashboard. */
	figures: readonly StripFigure[]
	mayExport: boolean
	/** The person who is open, and their panel. */
	opened: string | null
	side: ReactNode
}

/** One line of tools, one of figures, and the people themselves, with one of them beside the list. */
export function CandidateResults({ page, fits, figures, mayExport, opened, side }: CandidateResultsProps) {
	const isLoading = useIsSearching()
	return (
		<SplitPane
			listKey={page.listKey}
			side={side}
			head={
				<>
					<Tools page={page} mayExport={mayExport} />
					<Strip
						figures={[{ label: '', value: page.count }, ...figures]}
						label={page.insights.length > 0 ? 'Why this order? Charts' : 'Why this order?'}
					>
						<p className="max-w-prose">{page.sortedBy}</p>
						{page.insights.length > 0 ? <Insights figures={page.insights} /> : null}
					</Strip>
					<SelectionBar form={form} returnTo={page.here} pools={page.pools} mayExport={mayExport} />
				</>
			}
		>
			<section aria-label="Candidates" aria-busy={isLoading} data-loading={isLoading ? '' : undefined} className="list">
				<p className="sr-only" aria-live="polite">
					{page.count}
				</p>
				<SearchNotes {...page.notes} className="px-4 py-2" />
				{page.form.problems.place ? (
					<Notice tone="warning" className="m-3">
						{page.form.problems.place}
					</Notice>
				) : null}
				{page.rows.length > 0 ? (
					<>
						<CandidateTable
							caption="Candidates"
							rows={page.rows}
							divider={page.divider}
							fits={fits}
							form={form}
							hasDistance={page.hasDistance}
							filtered={page.filtered}
							openHref={(id) => openIn(page.here, id)}
							opened={opened}
						/>
						<More page={page} />
					</>
				) : (
					<NoResults page={page} />
				)}
			</section>
		</SplitPane>
	)
}

function Tools({ page, mayExport }: { page: CandidatePage; mayExport: boolean }) {
	return (
		<div className="list-tools" data-print="no">
			<CandidateSearch form={page.form} />
			<ul aria-label="Active filters" className="tool-chips">
				{page.job ? (
					<li>
						<input type="hidden" name="job" value={page.job.id} form={filterFormId} />
						<FilterChip to={page.job.without}>{`For: ${page.job.title}`}</FilterChip>
					</li>
				) : null}
				{page.chips.map(({ label, to }) => (
					<li key={to + label}>
						<FilterChip to={to}>{label}</FilterChip>
					</li>
				))}
				{page.chips.length > 0 ? (
					<li>
						<Link to={dashboardPath} preventScrollReset className="link inline-flex min-h-8 items-center px-2 text-sm">
							Clear all
						</Link>
					</li>
				) : null}
				{page.search ? (
					<li>
						<SaveSearch path={searchesPath} list={viewsPath} {...page.search} />
					</li>
				) : null}
			</ul>
			<SelectField
				form={filterFormId}
				name="sort"
				label="Sort by"
				hideLabel
				size="sm"
				options={page.form.options.sorts}
				defaultValue={page.form.fields.sort}
			/>
			<Menu id="list-menu" iconOnly aria-label="Views and more" button={<Ellipsis size={18} aria-hidden="true" />}>
				{page.views.map(({ id, name, to }) => (
					<MenuLink key={id} to={to}>
						{name}
					</MenuLink>
				))}
				{page.views.length > 0 ? <hr className="my-1 border-line" /> : null}
				<MenuLink to={savedCandidatesPath}>Saved candidates</MenuLink>
				<MenuLink to={viewsPath}>Saved searches</MenuLink>
				{mayExport ? (
					<a href={page.csv} className="menu-item">
						<Download size={16} aria-hidden="true" />
						Export this list as CSV
					</a>
				) : null}
			</Menu>
		</div>
	)
}

function useIsSearching(): boolean {
	const { state, location, formMethod } = useNavigation()
	return state === 'loading' && formMethod !== 'POST' && location.pathname === dashboardPath
}

function More({ page: { more, shown, first } }: { page: CandidatePage }) {
	if (!shown) return null
	return (
		<div className="flex flex-wrap items-center gap-x-4 px-4">
			<ShowMore to={more} summary={shown}>
				Load More
			</ShowMore>
			{first ? (
				<Link to={first} className="link">
					Back to start
				</Link>
			) : null}
		</div>
	)
}

function NoResults({ page: { chips, ways, isNotAsked } }: { page: CandidatePage }) {
	if (isNotAsked)
		return (
			<EmptyState picture="search" title="Not searched">
				Phone numbers and email addresses are not searched. Search by name, speciality, skill or city.
			</EmptyState>
		)
	if (chips.length === 0)
		return (
			<EmptyState title="No specialists listed yet">
				Specialists appear here as soon as they register with a visible profile.
			</EmptyState>
		)
	const links = ways.length > 0 ? ways : [{ label: 'Clear all', to: dashboardPath }]
	return (
		<EmptyState
			picture="search"
			title="No specialists match your filters"
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
			{ways.length > 0 ? 'You can also try:' : nothingFits('specialist', chips)}
		</EmptyState>
	)
}
