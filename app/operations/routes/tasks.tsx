import { brand } from '#app/brand.ts'
import { formatDateTime } from '#app/platform/dates.ts'
import { listFailedTasks } from '#app/platform/failed-tasks.server.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { PageHeader } from '#app/ui/page-header.tsx'
import { PostButton } from '#app/ui/post-button.tsx'
import { type Column, Table } from '#app/ui/table.tsx'
import type { Route } from './+types/tasks.ts'

export async function loader() {
	const tasks = await listFailedTasks()
	return { tasks: tasks.map(({ failedAt, ...task }) => ({ ...task, failed: formatDateTime(failedAt) })) }
}

type Row = Route.ComponentProps['loaderData']['tasks'][number]

export const meta: Route.MetaFunction = () => [
	{ title: `Failed tasks · ${brand.name}` },
	{ name: 'robots', content: 'noindex' },
]

export default function Tasks({ loaderData: { tasks } }: Route.ComponentProps) {
	return (
		<main id="main" className="page grid grid-cols-1 content-start gap-5 py-8">
			<PageHeader
				title="Failed tasks"
				lead="Background tasks that failed at every try, oldest first. The server log has the details under the task ID."
			/>
			{tasks.length === 0 ? (
				<EmptyState picture="done" title="No failed tasks." />
			) : (
				<div className="panel">
					<Table caption="Failed tasks" columns={columns} rows={tasks} rowKey={({ id }) => id} />
				</div>
			)}
		</main>
	)
}

const columns: Column<Row>[] = [
	{
		key: 'name',
		header: 'Task',
		isRowHeader: true,
		cell: ({ id, name }) => (
			<>
				{name}
				<div className="num font-normal wrap-anywhere text-ink-2">{id}</div>
			</>
		),
	},
	{ key: 'problem', header: 'Problem', cell: ({ problem }) => problem ?? 'Not recorded' },
	{ key: 'tries', header: 'Tries', cell: ({ tries }) => <span className="num">{tries}</span> },
	{ key: 'failed', header: 'Failed', cell: ({ failed }) => failed },
	{
		key: 'act',
		header: <span className="sr-only">Act</span>,
		phoneLabel: '',
		align: 'end',
		cell: ({ id }) => (
			<div className="flex flex-wrap justify-end gap-2">
				<PostButton action={`/operator/tasks/${id}/retry`} variant="secondary" size="sm">
					Retry
				</PostButton>
				<ButtonLink to={`/operator/tasks/${id}/discarding`} variant="secondary" size="sm">
					Discard
				</ButtonLink>
			</div>
		),
	},
]
