import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { SearchNotes } from '#app/search/search-notes.tsx'
import { nothingFits } from '#app/search/nothing-fits.ts'
import { EmptyState } from '#app/ui/page/empty-state.tsx'
import { FiltersOn } from '#app/ui/list/filters-on.tsx'
import { SelectField } from '#app/ui/fields/select-field.tsx'
import { ShowMore } from '#app/ui/page/show-more.tsx'
import { quoted } from '#app/platform/text/quoted.ts'
import { JobList } from '../page/job-list.tsx'
import { searchFormId } from './search-ids.ts'
import type { SearchPage } from './search-page.server.ts'
import { t } from '#app/platform/language/words.ts'

type SearchResultsProps = {
	page: SearchPage
	stages: Readonly<Record<string, string>>
	saved: readonly string[] | 'sign-in' | undefined
	/** Why the jobs are in this order. */
	order: ReactNode
	/** Beside the filters that are on. */
	saveSearch?: ReactNode
}

/** How many, sorted how, with which filters, and the jobs themselves. */
export function SearchResults({ page, stages, saved, order, saveSearch }: SearchResultsProps) {
	// An alert for these would never come.
	const isUnlisted = page.cards.length === 0 && page.unlisted !== ''
	return (
		<section aria-labelledby="jobs-count" className="min-w-0">
			<div className="grid grid-cols-[1fr_auto] items-center gap-x-4 px-4 py-1 md:py-3 lg:px-0">
				<h2 id="jobs-count" aria-live="polite" data-region="jobs-count" className="num text-base md:text-lg">
					{page.count}
				</h2>
				<SelectField
					form={searchFormId}
					name="sort"
					label={t`Sort by`}
					hideLabel
					size="sm"
					// Falls back where there is no place to be near to.
					key={page.fields.sort}
					options={page.options.sorts}
					defaultValue={page.fields.sort}
				/>
			</div>
			<SearchNotes {...page.notes} className="px-4 pb-3 lg:px-0" />
			<div data-region="jobs-found">
				<FiltersOn
					chips={page.chips}
					clear="/jobs"
					className="px-4 pb-2 max-md:flex-nowrap max-md:overflow-x-auto max-md:[&>li]:shrink-0 lg:px-0"
				>
					{isUnlisted ? null : saveSearch}
				</FiltersOn>
				<div className="overflow-hidden border-y border-line bg-surface lg:rounded-lg lg:border">
					{page.cards.length > 0 ? (
						<>
							<JobList
								jobs={page.cards}
								stages={stages}
								saved={saved}
								headingLevel={3}
								divider={page.divider}
								pane={{ to: (jobId) => page.paneHref + jobId, openId: page.pane?.id ?? null }}
							/>
							{page.more || page.shownOf ? (
								<div className="border-t border-line px-4 md:px-5">
									<ShowMore to={page.more} summary={page.shownOf ?? undefined}>
										{t`Load More`}
									</ShowMore>
								</div>
							) : null}
							{page.isCapped ? (
								<p className="px-4 pb-4 text-sm text-ink-2">{t`Add a filter to narrow the list.`}</p>
							) : null}
						</>
					) : (
						<div className="px-4 md:px-5">
							<NothingFound page={page} canSave={saveSearch != null} />
						</div>
					)}
				</div>
				{page.cards.length > 0 ? <div className="px-4 py-2 text-sm text-ink-2 lg:px-0">{order}</div> : null}
				{page.latest.length > 0 ? (
					<div className="mt-6">
						<h3 className="px-4 pb-3 md:px-5">{t`Latest opportunities`}</h3>
						<div className="border-y border-line bg-surface lg:rounded-lg lg:border">
							<JobList jobs={page.latest} stages={stages} saved={saved} headingLevel={3} />
						</div>
					</div>
				) : null}
			</div>
		</section>
	)
}

function NothingFound({ page, canSave }: { page: SearchPage; canSave: boolean }) {
	if (page.isNotAsked)
		return (
			<EmptyState title={t`Not searched`} headingLevel={3}>
				{t`Phone numbers and email addresses are not searched. Search by speciality, skill, hospital or place.`}
			</EmptyState>
		)
	if (page.unlisted !== '')
		return (
			<EmptyState
				title={t`No jobs for ${{ people: page.unlisted }}`}
				headingLevel={3}
				action={
					<Link to="/jobs" className="chip">
						{t`View all jobs`}
					</Link>
				}
			>
				{t`All jobs here are for doctors and nurses.`}
			</EmptyState>
		)
	if (page.chips.length === 0 && page.fields.q === '')
		return (
			<EmptyState title={t`No open jobs yet`} headingLevel={3}>
				{t`Verified hospitals post new jobs here. Please check back soon.`}
			</EmptyState>
		)
	const links = [...page.relaxedFilters, ...page.nearestCities]
	return (
		<EmptyState
			title={
				page.fields.q === '' ? t`No jobs match your filters` : t`No jobs found for ${{ words: quoted(page.fields.q) }}`
			}
			headingLevel={3}
			action={
				links.length > 0 ? (
					<ul className="flex flex-wrap gap-2">
						{links.map(({ label, to }) => (
							<li key={to}>
								<Link to={to} className="chip">
									{label}
								</Link>
							</li>
						))}
					</ul>
				) : (
					<Link to="/jobs" className="chip">
						{t`Clear all`}
					</Link>
				)
			}
		>
			{canSave ? `${t`Save this search to get an alert when a job matches.`} ` : null}
			{links.length > 0 ? t`You can also try:` : nothingFits('job', page.chips)}
		</EmptyState>
	)
}
