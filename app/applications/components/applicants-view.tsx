import { type ReactNode, useRef } from 'react'
import { moreOf, rowsAtOnce } from '#app/platform/http/growing-list.ts'
import { EmptyState } from '#app/ui/page/empty-state.tsx'
import { useKeepPace } from '#app/ui/page/keep-pace.ts'
import { drawnRows } from '#app/ui/list/drawn-rows.ts'
import { useRangeTicks } from '#app/ui/list/range-ticks.ts'
import { RowIcons } from '#app/ui/list/row-icon.tsx'
import { useRowLinks } from '#app/ui/page/row-links.ts'
import { ShowMore } from '#app/ui/page/show-more.tsx'
import { SplitPane } from '#app/ui/page/split-pane.tsx'
import { Tabs } from '#app/ui/page/tabs.tsx'
import { type Addresses, addressesOf } from '../pipeline/addresses.ts'
import type { ApplicantCard } from '../pipeline/applicant-card.ts'
import type { ApplicantsPage } from '../pipeline/applicants-page.server.ts'
import { columnNames, stages } from '../stage.ts'
import { ApplicantRow } from './applicant-row.tsx'
import { Board } from './board.tsx'
import { BulkBar } from './bulk-bar.tsx'
import { ListHead } from './list-head.tsx'
import { MoveMenu } from './move-menu.tsx'
import { useStageKeys } from './stage-keys.ts'

/** Scrolling fetches more at once than the button, so that it does not run into the end again and again. */
const pagesAhead = 4

type ApplicantsViewProps = {
	base: string
	page: ApplicantsPage
	showsJob: boolean
	/** The applicant opened beside the list, as far as keys move them. */
	opened: Pick<ApplicantCard, 'id' | 'version' | 'moves'> | null
	side: ReactNode
}

/** List or board of applicants, what moves them, and beside it who is opened. */
export function ApplicantsView({ base, page, showsJob, opened, side }: ApplicantsViewProps) {
	const { view, filter, applicants, openedId } = page
	const addresses = addressesOf(base)
	const here = view === 'board' ? addresses.board(filter, page.cards) : addresses.list(filter, page.shown)
	const area = useRef<HTMLDivElement>(null)
	useRowLinks(area)
	useRangeTicks(area)
	const more = view === 'list' ? moreOf(page.shown, page.listed, (count) => addresses.list(filter, count)) : null
	useKeepPace(area, more?.to ? addresses.list(filter, page.shown + rowsAtOnce * pagesAhead) : null)
	return (
		<div ref={area} className="contents">
			<RowIcons />
			{/* Before the panel, whose keys come last and win. */}
			<Keys applicants={applicants} opened={opened} here={here} />
			<SplitPane
				listKey={view === 'board' ? addresses.board(filter) : addresses.list(filter)}
				head={
					<>
						{view === 'list' ? <StageTabs addresses={addresses} page={page} /> : null}
						<BulkBar area={area} returnTo={here} page={page} />
						{view === 'list' ? <ListHead addresses={addresses} filter={filter} /> : null}
					</>
				}
				side={side}
			>
				{view === 'board' ? (
					<Board addresses={addresses} page={page} here={here} showsJob={showsJob} />
				) : applicants.length === 0 ? (
					<EmptyState title="No matching applicants">No applicants match this stage and these filters.</EmptyState>
				) : (
					<>
						<ul
							aria-label="Applicants"
							{...drawnRows(
								applicants.map((applicant) => (
									<ApplicantRow
										key={applicant.id}
										applicant={applicant}
										here={here}
										showsJob={showsJob}
										isOpened={applicant.id === openedId}
									/>
								)),
							)}
						/>
						{more ? (
							<div className="px-4">
								<ShowMore {...more}>Load More</ShowMore>
							</div>
						) : null}
					</>
				)}
			</SplitPane>
			<MoveMenu area={area} applicants={applicants} here={here} />
		</div>
	)
}

function Keys({
	applicants,
	opened,
	here,
}: Pick<ApplicantsViewProps, 'opened'> & { applicants: readonly ApplicantCard[]; here: string }) {
	useStageKeys(applicants, opened, here)
	return null
}

/** Every stage with how many are in it. They add up to All. */
function StageTabs({ addresses, page: { filter, counts, total } }: { addresses: Addresses; page: ApplicantsPage }) {
	return (
		<Tabs
			label="Stage"
			tabs={[
				{ to: addresses.list({ ...filter, stage: null }), label: 'All', current: filter.stage === null, count: total },
				...stages
					.filter((each) => counts[each] > 0 || each === filter.stage)
					.map((each) => ({
						to: addresses.list({ ...filter, stage: each }),
						label: columnNames[each],
						current: each === filter.stage,
						count: counts[each],
					})),
			]}
		/>
	)
}
