import { EmptyState } from '#app/ui/page/empty-state.tsx'
import { PageHeader } from '#app/ui/page/page-header.tsx'
import type { Column } from '#app/ui/list/table.tsx'
import { Tabs } from '#app/ui/page/tabs.tsx'
import type { ReportsPage } from '../moderation/reports-page.ts'
import { Age } from './age.tsx'
import { QueueList } from './queue-list.tsx'

type ReportsPageProps<Report> = ReportsPage<Report> & {
	title: string
	/** After the order of the list. */
	lead: string
	addressOf: (isSettled: boolean, page?: number) => string
	columns: Column<Report>[]
}

/** What people report, whatever it is about: those that wait for us, and those that are settled. */
export function ReportsQueue<Report extends { id: string }>({
	title,
	lead,
	addressOf,
	columns,
	isSettled,
	counts,
	list,
}: ReportsPageProps<Report>) {
	return (
		<main id="main" className="page grid grid-cols-1 content-start gap-5 py-8">
			<PageHeader title={title} lead={`${isSettled ? 'Latest' : 'Oldest'} first. ${lead}`} />
			<Tabs
				label="Reports"
				tabs={[
					{ to: addressOf(false), label: 'Open', current: !isSettled, count: counts.waiting },
					{ to: addressOf(true), label: 'Resolved', current: isSettled, count: counts.settled },
				]}
			/>
			{list.rows.length === 0 ? (
				<EmptyState picture="done" title={isSettled ? 'No resolved reports yet.' : 'No open reports.'} />
			) : (
				<QueueList
					caption={isSettled ? 'Resolved reports' : 'Open reports'}
					columns={columns}
					list={list}
					total={isSettled ? counts.settled : counts.waiting}
					addressOf={(other) => addressOf(isSettled, other)}
				/>
			)}
		</main>
	)
}

/** Columns that every list of reports has. */
export const reasonColumn: Column<{ reason: string; detail: string | null }> = {
	key: 'reason',
	header: 'Reason',
	cell: ({ reason, detail }) => (
		<>
			{reason}
			{detail ? <div className="line-clamp-2 max-w-prose text-ink-2">{detail}</div> : null}
		</>
	),
}

export const ageColumn = (isSettled: boolean): Column<{ settled: string; waiting: string; isLate: boolean }> =>
	isSettled
		? { key: 'settled', header: 'Resolved', align: 'end', cell: ({ settled }) => settled }
		: { key: 'waiting', header: 'Waiting', align: 'end', cell: (row) => <Age {...row} /> }
