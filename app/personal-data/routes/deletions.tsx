import { Link } from 'react-router'
import { operatorOf } from '#app/identity/groups.server.ts'
import { totalOf } from '#app/platform/database/total-found.server.ts'
import { formatDateTime } from '#app/platform/text/dates.ts'
import { EmptyState } from '#app/ui/page/empty-state.tsx'
import { FirstOf } from '#app/ui/page/first-of.tsx'
import { PageHeader } from '#app/ui/page/page-header.tsx'
import { PostButton } from '#app/ui/fields/post-button.tsx'
import { type Column, Table } from '#app/ui/list/table.tsx'
import { Tag } from '#app/ui/tag.tsx'
import { daysToThink, listErasures } from '../erasure.server.ts'
import type { Route } from './+types/deletions.ts'
import { titled } from '#app/ui/page/page-title.tsx'

export async function loader({ context }: Route.LoaderArgs) {
	const erasures = await listErasures(operatorOf(context))
	const now = Date.now()
	return {
		days: daysToThink,
		total: totalOf(erasures),
		erasures: erasures.map(({ accountId, requestedAt, dueAt }) => ({
			accountId,
			requested: formatDateTime(requestedAt),
			due: formatDateTime(dueAt),
			isOverdue: dueAt.getTime() < now,
		})),
	}
}

type Row = Route.ComponentProps['loaderData']['erasures'][number]

export const meta = () => [titled('Account deletions')]

export default function Deletions({ loaderData: { days, erasures, total } }: Route.ComponentProps) {
	return (
		<main id="main" className="page grid grid-cols-1 content-start gap-5 py-8">
			<PageHeader
				title="Account deletions"
				lead={`Requested by specialists, who have ${days} days to change their mind. Accounts are deleted in the hour after. An overdue one means that the task failed.`}
				actions={
					erasures.some(({ isOverdue }) => isOverdue) ? (
						<PostButton action="/operator/deletions/retry" pendingLabel="Starting...">
							Delete overdue accounts now
						</PostButton>
					) : null
				}
			/>
			{erasures.some(({ isOverdue }) => isOverdue) ? (
				<p className="max-w-prose">
					Why the last try failed is under{' '}
					<Link to="/operator/tasks" className="link">
						Failed tasks
					</Link>
					.
				</p>
			) : null}
			{erasures.length === 0 ? (
				<EmptyState picture="done" title="No account deletions." />
			) : (
				<div className="panel">
					<Table caption="Account deletions" columns={columns} rows={erasures} rowKey={({ accountId }) => accountId} />
					<FirstOf shown={erasures.length} total={total} />
				</div>
			)}
		</main>
	)
}

const columns: Column<Row>[] = [
	{
		key: 'account',
		header: 'Account',
		isRowHeader: true,
		cell: ({ accountId }) => (
			<Link to={`/operator/accounts/${accountId}`} className="link num wrap-anywhere">
				{accountId}
			</Link>
		),
	},
	{ key: 'requested', header: 'Requested', cell: ({ requested }) => requested },
	{
		key: 'due',
		header: 'Due',
		align: 'end',
		cell: ({ due, isOverdue }) => (isOverdue ? <Tag tone="danger">Overdue since {due}</Tag> : due),
	},
]
