import { ChipLink, ChipRow } from '#app/ui/chip.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { Pagination } from '#app/ui/pagination.tsx'
import { Panel } from '#app/ui/panel.tsx'
import type { Addresses } from '../addresses.ts'
import type { ApplicantsPage } from '../applicants-page.server.ts'
import { applicantsPerPage } from '../limits.ts'
import { columnNames, stages } from '../stage.ts'
import { ApplicantTable } from './applicant-table.tsx'

type ApplicantListProps = { addresses: Addresses; page: ApplicantsPage; returnTo: string; showsJob: boolean }

/** A page of applicants with their stages as chips above. */
export function ApplicantList({ addresses, page: shown, returnTo, showsJob }: ApplicantListProps) {
	const { filter, page, counts, total, listed, applicants } = shown
	const first = (page - 1) * applicantsPerPage + 1
	return (
		<>
			<ChipRow label="Stage">
				<ChipLink to={addresses.list({ ...filter, stage: null })} current={filter.stage === null}>
					All <span className="num">{total}</span>
				</ChipLink>
				{stages
					.filter((each) => counts[each] > 0 || each === filter.stage)
					.map((each) => (
						<ChipLink key={each} to={addresses.list({ ...filter, stage: each })} current={each === filter.stage}>
							{columnNames[each]} <span className="num">{counts[each]}</span>
						</ChipLink>
					))}
			</ChipRow>
			{applicants.length === 0 ? (
				<EmptyState title="No applicants in this stage">
					Applications appear here when they reach this stage.
				</EmptyState>
			) : (
				<Panel flush>
					<ApplicantTable
						applicants={applicants}
						returnTo={returnTo}
						showsJob={showsJob}
						filter={filter}
						addresses={addresses}
					/>
					{listed > applicantsPerPage ? (
						<Pagination
							summary={`${first}–${first + applicants.length - 1} of ${listed}`}
							previous={page > 1 ? addresses.list(filter, page - 1) : null}
							next={page * applicantsPerPage < listed ? addresses.list(filter, page + 1) : null}
						/>
					) : null}
				</Panel>
			)}
		</>
	)
}
