import { Link, redirect } from 'react-router'
import { decisionHours } from '#app/cover/settlement/after-clock.ts'
import { findDispute, listDisputes } from '#app/cover/settlement/disputes.server.ts'
import { callMinutes } from '#app/cover/asking/first-clock.ts'
import { countFirsts, listOwnFirstDecisions } from '#app/cover/asking/first-requests.server.ts'
import { countUnaccepted } from '#app/cover/asking/unaccepted.server.ts'
import { operatorOf } from '#app/identity/groups.server.ts'
import { countDueErasures } from '#app/personal-data/erasure.server.ts'
import { reviewTargetHours } from '#app/moderation/status.ts'
import { waitingFor } from '#app/platform/text/dates.ts'
import { totalOf } from '#app/platform/database/total-found.server.ts'
import { WorkPage } from '#app/ui/page/split-pane.tsx'
import { type Column, Table } from '#app/ui/list/table.tsx'
import { Toolbar } from '#app/ui/page/toolbar.tsx'
import { Age } from '../components/age.tsx'
import { OpenDecisions } from '#app/cases/open-decisions.tsx'
import { countPictures } from '../moderation/pictures.server.ts'
import { mayOpen } from '../policy.ts'
import { listOwnDecisions } from '../queues/own-decisions.server.ts'
import { type CountedQueue, countQueues } from '../cases/open-cases.server.ts'
import type { Route } from './+types/overview.ts'
import { titled } from '#app/ui/page/page-title.tsx'
import { counted } from '#app/platform/text/counted.ts'

export async function loader({ request, context }: Route.LoaderArgs) {
	const actor = operatorOf(context)
	const { search } = new URL(request.url)
	// The queue of hospitals was here.
	if (/[?&](status|q|page)=/.test(search)) throw redirect(`/operator/hospitals${search}`)
	const [queues, erasures, firsts, cover, disputes, pictures, own, ofFirsts] = await Promise.all([
		countQueues(actor),
		countDueErasures(actor),
		countFirsts(actor),
		countUnaccepted(actor),
		listDisputes(actor),
		countPictures(),
		listOwnDecisions(actor),
		listOwnFirstDecisions(actor),
	])
	const all: CountedQueue[] = [
		...queues,
		{ label: 'Pictures in review', to: '/operator/pictures', targetHours: reviewTargetHours, ...pictures },
		{ label: 'Overdue account deletions', to: '/operator/deletions', targetHours: 24, ...erasures },
		{ label: 'First requests for cover', to: '/operator/cover/first', targetHours: callMinutes / 60, ...firsts },
		{ label: 'Unfilled cover', to: '/operator/cover', targetHours: 1, ...cover },
		{
			label: 'Cover to decide',
			to: '/operator/cover',
			targetHours: decisionHours,
			count: totalOf(disputes),
			oldest: disputes[0]?.since ?? null,
		},
	]
	const now = new Date()
	const decisions = await Promise.all(
		own.map(async (one) => {
			const dispute = one.kind === 'cover' ? await findDispute(actor, one.subjectId) : null
			return dispute ? { ...one, about: `${dispute.request.work}, ${dispute.hospital.name}` } : one
		}),
	)
	return {
		decisions: [...decisions, ...ofFirsts],
		queues: all
			.filter(({ to }) => mayOpen(actor.role, to))
			.map(({ oldest, ...queue }) => ({
				...queue,
				age: oldest === null ? '' : waitingFor(oldest, now),
				isLate: oldest !== null && now.getTime() - oldest.getTime() > queue.targetHours * 3_600_000,
			})),
	}
}

type Row = Route.ComponentProps['loaderData']['queues'][number]

export const meta = () => [titled('Overview')]

export default function Overview({ loaderData: { queues, decisions } }: Route.ComponentProps) {
	return (
		<WorkPage>
			<Toolbar title="Overview" />
			<div tabIndex={-1} className="pane">
				<OpenDecisions decisions={decisions} />
				<Table caption="Queues" columns={columns} rows={queues} rowKey={({ label }) => label} />
			</div>
		</WorkPage>
	)
}

const columns: Column<Row>[] = [
	{
		key: 'queue',
		header: 'Queue',
		isRowHeader: true,
		cell: ({ to, label }) => (
			<Link to={to} className="link" data-row-open="">
				{label}
			</Link>
		),
	},
	{
		key: 'count',
		header: 'Waiting',
		cell: ({ count }) => (
			<span className="num">
				{count}
				<span className="md:hidden"> waiting</span>
			</span>
		),
	},
	{
		key: 'oldest',
		header: 'Oldest',
		cell: ({ age, count, isLate }) =>
			age === '' ? (
				<span className="max-md:hidden">{count === 0 ? 'None' : 'Not due yet'}</span>
			) : (
				<>
					{isLate ? null : <span className="md:hidden">oldest </span>}
					<Age waiting={age} isLate={isLate} />
				</>
			),
	},
	{
		key: 'target',
		header: 'Target',
		cell: ({ targetHours }) => (
			<span className="num">
				<span className="md:hidden">target </span>
				{formatTarget(targetHours)}
			</span>
		),
	},
]

const formatTarget = (hours: number) => (hours < 1 ? `${Math.round(hours * 60)} minutes` : counted(hours, 'hour'))
