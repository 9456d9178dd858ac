import { Link } from 'react-router'
import { caseKinds, isRightsKind, queues } from '#app/cases/kinds.ts'
import { operatorOf } from '#app/identity/groups.server.ts'
import { reviewTargetHours } from '#app/moderation/status.ts'
import { waitingFor } from '#app/platform/text/dates.ts'
import { EmptyState } from '#app/ui/page/empty-state.tsx'
import { FirstOf } from '#app/ui/page/first-of.tsx'
import { PageHeader } from '#app/ui/page/page-header.tsx'
import { type Column, Table } from '#app/ui/list/table.tsx'
import { Tag } from '#app/ui/tag.tsx'
import { workLabels } from '../cases/case-labels.ts'
import { Age } from '../components/age.tsx'
import { countPictures } from '../moderation/pictures.server.ts'
import { countQueues, listOpenCases } from '../cases/open-cases.server.ts'
import type { Route } from './+types/moderation.ts'
import { titled } from '#app/ui/page/page-title.tsx'
import { counted } from '#app/platform/text/counted.ts'

/** What moderators decide. What anyone sends to us has a place of its own. */
const kinds = caseKinds.filter(
	(kind) => queues[kind].duty === 'moderate' && kind !== 'contact-message' && !isRightsKind(kind),
)
const maxRows = 100

/** Everything that moderators decide, whatever its kind: what has waited longest first. */
export async function loader({ context }: Route.LoaderArgs) {
	const actor = operatorOf(context)
	const now = new Date()
	const [found, counts, pictures] = await Promise.all([
		Promise.all(kinds.map(async (kind) => ({ kind, open: await listOpenCases(actor, kind, now) }))),
		countQueues(actor),
		countPictures(),
	])
	const cases = found.flatMap(({ kind, open }) => {
		const work = workLabels(open)
		return open.map(({ id, title, detail, href, since, waiting, isLate }) => ({
			...{ key: `${kind}/${id}`, kind: queues[kind].label, title, detail, href, since, waiting, isLate },
			work: work[id] ?? null,
		}))
	})
	const held = pictures.oldest && {
		key: 'pictures',
		kind: 'Pictures in review',
		title: counted(pictures.count, 'picture'),
		detail: 'Photos and logos',
		href: '/operator/pictures',
		since: pictures.oldest,
		waiting: waitingFor(pictures.oldest, now),
		isLate: now.getTime() - pictures.oldest.getTime() > reviewTargetHours * 3_600_000,
		work: null,
	}
	const rows = [...cases, ...(held ? [held] : [])].toSorted((a, b) => a.since.getTime() - b.since.getTime())
	const shown: string[] = kinds.map((kind) => queues[kind].path)
	return {
		rows: rows.slice(0, maxRows),
		total: counts.reduce((sum, { to, count }) => sum + (shown.includes(to) ? count : 0), held ? 1 : 0),
	}
}

type Row = Route.ComponentProps['loaderData']['rows'][number]

export const meta = () => [titled('Moderation')]

export default function Moderation({ loaderData: { rows, total } }: Route.ComponentProps) {
	return (
		<main id="main" className="page grid grid-cols-1 content-start gap-5 py-8">
			<PageHeader
				title="Moderation"
				lead="All kinds, oldest first. A tab shows one kind, with what has been decided."
			/>
			{rows.length === 0 ? (
				<EmptyState picture="done" title="The queue is empty." />
			) : (
				<div className="panel">
					<Table caption="Open cases of all kinds" columns={columns} rows={rows} rowKey={({ key }) => key} />
					<FirstOf shown={rows.length} total={total} />
				</div>
			)}
		</main>
	)
}

const columns: Column<Row>[] = [
	{
		key: 'case',
		header: 'Case',
		isRowHeader: true,
		cell: ({ href, title, detail }) => (
			<>
				<Link to={href} className="link" data-row-open="">
					{title}
				</Link>
				<div className="font-normal text-ink-2">{detail}</div>
			</>
		),
	},
	{
		key: 'kind',
		header: 'Queue',
		cell: ({ kind, work }) => (
			<>
				{kind} {work ? <Tag>{work}</Tag> : null}
			</>
		),
	},
	{ key: 'waiting', header: 'Waiting', align: 'end', cell: (row) => <Age {...row} /> },
]
