import type { ReactNode } from 'react'
import { Link, useNavigation } from 'react-router'
import { ButtonLink } from '#app/ui/button.tsx'
import { nothingFits } from '#app/search/nothing-fits.ts'
import { EmptyState } from '#app/ui/page/empty-state.tsx'
import type { MentionsDivider } from '#app/search/totals.ts'
import { SearchNotes } from '#app/search/search-notes.tsx'
import { FiltersOn } from '#app/ui/list/filters-on.tsx'
import { SelectField } from '#app/ui/fields/select-field.tsx'
import { ShowMore } from '#app/ui/page/show-more.tsx'
import type { DatabasePage } from '../database/database.server.ts'
import { filterFormId } from '../search/filter-ids.ts'
import { databasePath } from '../paths.ts'
import { PublicCard } from './public-card.tsx'
import { t } from '#app/platform/language/words.ts'
import { rich } from '#app/ui/rich.tsx'

type DatabaseResultsProps = {
	page: DatabasePage
	/** Where "Contact" of a redacted card leads; null where the asker has no use for it. */
	contactHref: ((id: string) => string) | null
	/** Link to full access. Null for those who have it, or never will. */
	accessHref: string | null
}

/** How many, sorted how, with which filters, and the people themselves. */
export function DatabaseResults({ page, contactHref, accessHref }: DatabaseResultsProps) {
	const { cards, count, form } = page
	const byRating = form.fields.sort === 'rating'
	const isLoading = useNavigation().location?.pathname === databasePath
	return (
		<section aria-labelledby="specialists-count" className="min-w-0">
			<div className="grid grid-cols-[1fr_auto] items-center gap-x-6 px-4 py-3 lg:px-0 lg:pt-0">
				<h2 id="specialists-count" aria-live="polite" data-region="specialists-count" className="num text-lg">
					{count}
				</h2>
				<SelectField
					form={filterFormId}
					name="sort"
					label={t`Sort by`}
					hideLabel
					size="sm"
					key={form.fields.sort}
					options={form.options.sorts}
					defaultValue={form.fields.sort}
				/>
				<p className="col-span-2 mt-1 text-sm text-ink-2">{page.sortedBy}</p>
			</div>
			<div data-region="specialists-found" aria-busy={isLoading || undefined}>
				<SearchNotes {...page.notes} className="px-4 pb-3 lg:px-0" />
				<FiltersOn chips={page.chips} clear={databasePath} className="px-4 pb-3 lg:px-0" />
				{cards.length > 0 ? (
					<>
						<ol className="grid gap-px border-y border-line bg-line md:grid-cols-2 md:gap-4 md:border-0 md:bg-transparent md:px-6 lg:px-0">
							{cards.map((profile, index) => (
								<Place key={profile.id} index={index} divider={page.divider}>
									<PublicCard profile={profile} contactHref={contactHref?.(profile.id)} byRating={byRating} />
								</Place>
							))}
						</ol>
						<div className="px-4 md:px-6 lg:px-0">
							<ShowMore to={page.more} summary={page.shownOf ?? undefined}>
								{t`Load More`}
							</ShowMore>
							{page.isCapped ? <SeenEnough accessHref={accessHref} /> : null}
						</div>
					</>
				) : (
					<div className="border-y border-line bg-surface px-4 md:px-6 lg:rounded-lg lg:border">
						<NoResults page={page} accessHref={accessHref} />
					</div>
				)}
			</div>
		</section>
	)
}

/** Carries its number, so that Load More can lead to the first of those it added. */
const Place = ({ index, divider, children }: PlaceProps) => (
	<>
		{divider?.at === index ? (
			<li className="col-span-full bg-sunken px-4 py-2 text-sm font-medium text-ink-2 md:rounded-lg">
				{divider.label}
			</li>
		) : null}
		<li id={`card-${index + 1}`} className="grid scroll-mt-6">
			{children}
		</li>
	</>
)
type PlaceProps = { index: number; divider: MentionsDivider | null; children: ReactNode }

function SeenEnough({ accessHref }: { accessHref: string | null }) {
	return (
		<p className="pb-4 text-sm text-ink-2">
			{accessHref
				? rich({
						link: (words) => <Link to={accessHref}>{words}</Link>,
					})`Verified hospitals can see more profiles. <link>Access Full Database</link>, or add a filter.`
				: t`Add a filter to narrow the list.`}
		</p>
	)
}

function NoResults({ page, accessHref }: { page: DatabasePage; accessHref: string | null }) {
	return (
		<EmptyState
			picture="search"
			title={t`Doctor Database`}
			headingLevel={3}
			action={
				<>
					{page.relaxedFilters.map(({ label, to }) => (
						<Link key={to} to={to} className="chip">
							{label}
						</Link>
					))}
					<span className="flex w-full flex-wrap gap-2">
						{page.isPlain ? null : (
							<ButtonLink to={databasePath} variant="secondary">
								{t`Reset Filters`}
							</ButtonLink>
						)}
						{accessHref ? <ButtonLink to={accessHref}>{t`Access Full Database`}</ButtonLink> : null}
					</span>
				</>
			}
		>
			{emptyText(page)}
		</EmptyState>
	)
}

function emptyText({ isPlain, isNotAsked, relaxedFilters, chips }: DatabasePage): string {
	if (isNotAsked)
		return t`Names and contact details are not searched here. Search by speciality, skill, qualification or city.`
	if (isPlain) return t`No specialists listed yet. They appear here when they register.`
	return relaxedFilters.length > 0
		? t`No specialists match all your filters. You can try:`
		: `${t`No specialists match all your filters.`} ${nothingFits('specialist', chips)}`
}
