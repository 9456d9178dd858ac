import { Link } from 'react-router'
import { listWaitingDecisions } from '#app/cases/decisions.server.ts'
import { formatDateTime } from '#app/platform/text/dates.ts'
import { operatorOf } from '#app/identity/groups.server.ts'
import { countFailedTasks, listFailedTasks } from '#app/platform/tasks/failed-tasks.server.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/page/empty-state.tsx'
import { FirstOf } from '#app/ui/page/first-of.tsx'
import { PageHeader } from '#app/ui/page/page-header.tsx'
import { type Column, Table } from '#app/ui/list/table.tsx'
import { Tag } from '#app/ui/tag.tsx'
import { workLabels } from '../cases/case-labels.ts'
import { listOpenCases } from '../cases/open-cases.server.ts'
import type { Route } from './+types/tasks.ts'
import { titled } from '#app/ui/page/page-title.tsx'

export async function loader({ context }: Route.LoaderArgs) {
	const [failed, { count }, open, decided] = await Promise.all([
		listFailedTasks(),
		countFailedTasks(),
		listOpenCases(operatorOf(context), 'task'),
		listWaitingDecisions('task'),
	])
	const tasks = failed.filter(({ id }) => !decided.includes(id))
	const work = workLabels(open)
	return {
		total: count - (failed.length - tasks.length),
		tasks: tasks.map(({ failedAt, ...task }) => ({
			...task,
			failed: formatDateTime(failedAt),
			work: work[task.id] ?? null,
		})),
	}
}

type Row = Route.ComponentProps['loaderData']['tasks'][number]

export const meta = () => [titled('Failed tasks')]

export default function Tasks({ loaderData: { tasks, total } }: Route.ComponentProps) {
	return (
		<main id="main" className="page grid grid-cols-1 content-start gap-5 py-8">
			<PageHeader
				title="Failed tasks"
				lead="Background tasks that failed at every try, oldest first. The server log has the details under the task ID."
				actions={
					<ButtonLink to="/operator/whatsapp" variant="secondary">
						State of WhatsApp
					</ButtonLink>
				}
			/>
			{tasks.length === 0 ? (
				<EmptyState picture="done" title="No failed tasks." />
			) : (
				<div className="panel">
					<Table caption="Failed tasks" columns={columns} rows={tasks} rowKey={({ id }) => id} />
					<FirstOf shown={tasks.length} total={total} />
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
		cell: ({ id, name, work }) => (
			<>
				<Link to={`/operator/tasks/${id}`} className="link" data-row-open="">
					{name}
				</Link>
				{work ? <Tag>{work}</Tag> : null}
				<div className="num font-normal wrap-anywhere text-ink-2">{id}</div>
			</>
		),
	},
	{ key: 'problem', header: 'Problem', cell: ({ problem }) => problem ?? 'Not recorded' },
	{ key: 'tries', header: 'Tries', cell: ({ tries }) => <span className="num">{tries}</span> },
	{ key: 'failed', header: 'Failed', cell: ({ failed }) => failed },
]
