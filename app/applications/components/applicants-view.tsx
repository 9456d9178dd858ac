import { EmptyState } from '#app/ui/empty-state.tsx'
import { useRowKeys } from '#app/ui/shortcuts.tsx'
import { Tabs } from '#app/ui/tabs.tsx'
import { addressesOf } from '../addresses.ts'
import { isNarrowed } from '../applicant-filter.ts'
import type { ApplicantsPage } from '../applicants-page.server.ts'
import { ApplicantFilters } from './applicant-filters.tsx'
import { ApplicantList } from './applicant-list.tsx'
import { Choosing } from './choosing.tsx'
import { LiveBoard } from './live-board.tsx'
import { useStageKeys } from './stage-keys.ts'

type ApplicantsViewProps = { base: string; page: ApplicantsPage; showsJob: boolean }

/** List and board of applicants, with what narrows and moves them. */
export function ApplicantsView({ base, page, showsJob }: ApplicantsViewProps) {
	const { view, filter, cards } = page
	const addresses = addressesOf(base)
	const returnTo = view === 'board' ? addresses.board(filter, cards) : addresses.list(filter, page.page)
	useRowKeys()
	useStageKeys(page.applicants, returnTo)
	return (
		<>
			<Tabs
				label="View"
				tabs={[
					{ to: addresses.list(filter), label: 'List', current: view === 'list' },
					{ to: addresses.board(filter), label: 'Board', current: view === 'board' },
				]}
			/>
			<ApplicantFilters base={base} page={page} />
			{page.total === 0 && isNarrowed(filter) ? (
				<EmptyState title="No matching applicants">No applicants match these filters.</EmptyState>
			) : (
				<Choosing returnTo={returnTo} key={returnTo}>
					{view === 'board' ? (
						<LiveBoard addresses={addresses} page={page} returnTo={returnTo} showsJob={showsJob} />
					) : (
						<ApplicantList addresses={addresses} page={page} returnTo={returnTo} showsJob={showsJob} />
					)}
				</Choosing>
			)}
		</>
	)
}
