import { Link } from 'react-router'
import { operatorOf } from '#app/identity/groups.server.ts'
import { EmptyState } from '#app/ui/page/empty-state.tsx'
import { FirstOf } from '#app/ui/page/first-of.tsx'
import { PageHeader } from '#app/ui/page/page-header.tsx'
import { type Column, Table } from '#app/ui/list/table.tsx'
import { Tag } from '#app/ui/tag.tsx'
import { countOpenAppeals } from '../cases/appeal-case.server.ts'
import { workLabels } from '../cases/case-labels.ts'
import { Age } from '../components/age.tsx'
import { listOpenCases } from '../cases/open-cases.server.ts'
import type { Route } from './+types/appeals.ts'
import { titled } from '#app/ui/page/page-title.tsx'

export async function loader({ context }: Route.LoaderArgs) {
	const [open, { count: total }] = await Promise.all([listOpenCases(operatorOf(context), 'appeal'), countOpenAppeals()])
	const work = workLabels(open)
	return {
		total,
		appeals: open.map(({ id, href, title, detail, waiting, isLate }) => ({
			...{ id, href, title, detail, waiting, isLate },
			work: work[id] ?? null,
		})),
	}
}

export const meta = () => [titled('Appeals')]

type Row = Route.ComponentProps['loaderData']['appeals'][number]

export default function Appeals({ loaderData: { appeals, total } }: Route.ComponentProps) {
	return (
		<main id="main" className="page grid grid-cols-1 content-start gap-5 py-8">
			<PageHeader
				title="Appeals"
				lead="Against suspensions and removals, oldest first. Another operator than the one who decided answers. Appeals against checks are in their own queues."
			/>
			{appeals.length === 0 ? (
				<EmptyState picture="done" title="The queue is empty." />
			) : (
				<div className="panel">
					<Table caption="Appeals" columns={columns} rows={appeals} rowKey={({ id }) => id} />
					<FirstOf shown={appeals.length} total={total} />
				</div>
			)}
		</main>
	)
}

const columns: Column<Row>[] = [
	{
		key: 'about',
		header: 'About',
		isRowHeader: true,
		cell: ({ href, title, detail, work }) => (
			<>
				<Link to={href} className="link" data-row-open="">
					{title}
				</Link>
				{work ? <Tag>{work}</Tag> : null}
				<div className="font-normal text-ink-2">{detail}</div>
			</>
		),
	},
	{ key: 'waiting', header: 'Waiting', align: 'end', cell: (row) => <Age {...row} /> },
]
