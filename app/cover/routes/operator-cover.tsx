import { unfilledDays } from '../asking/first-clock.ts'
import { Link } from 'react-router'
import { specialityBySlug } from '#app/catalog/specialities.ts'
import { operatorOf } from '#app/identity/groups.server.ts'
import { relativeTime } from '#app/platform/text/dates.ts'
import { totalOf } from '#app/platform/database/total-found.server.ts'
import { EmptyState } from '#app/ui/page/empty-state.tsx'
import { FirstOf } from '#app/ui/page/first-of.tsx'
import { PageHeader } from '#app/ui/page/page-header.tsx'
import { Panel } from '#app/ui/page/panel.tsx'
import { type Column, Table } from '#app/ui/list/table.tsx'
import { CoverTag } from '../cover-tag.tsx'
import { listDisputes } from '../settlement/disputes.server.ts'
import { formatCoverPay, formatHours } from '../labels.ts'
import { listUnaccepted } from '../asking/unaccepted.server.ts'
import type { Route } from './+types/operator-cover.ts'
import { titled } from '#app/ui/page/page-title.tsx'

export async function loader({ context }: Route.LoaderArgs) {
	const operator = operatorOf(context)
	const [found, disputes] = await Promise.all([listUnaccepted(operator), listDisputes(operator)])
	const now = new Date()
	return {
		totals: { disputes: totalOf(disputes), requests: totalOf(found) },
		disputes: disputes.map(({ request, hospital, specialist, since }) => ({
			id: request.id,
			work: request.work,
			who: [hospital.name, specialist?.name].filter(Boolean).join(', '),
			hours: formatHours(request),
			since: relativeTime(since, now),
		})),
		requests: found.map(({ request, hospital, asked }) => ({
			id: request.id,
			work: request.work,
			speciality: specialityBySlug(request.specialitySlug)?.name ?? request.specialitySlug,
			hospital,
			city: request.city,
			hours: formatHours(request),
			pay: formatCoverPay(request),
			asked: request.allAskedAt === null || asked === 0 ? `${asked}` : `${asked}, everyone available`,
			status: request.status,
		})),
	}
}

type Row = Route.ComponentProps['loaderData']['requests'][number]

export const meta = () => [titled('Cover')]

export default function OperatorCover({ loaderData: { totals, disputes, requests } }: Route.ComponentProps) {
	return (
		<main id="main" className="page grid grid-cols-1 content-start gap-5 py-8">
			<PageHeader
				title="Cover"
				lead={`Disputed hours first; then open requests that start soon, have few specialists in their city or have no one left to ask; then unfilled requests of the last ${unfilledDays} days.`}
			/>
			{disputes.length > 0 ? (
				<Panel title="To decide" action={<span className="count">{totals.disputes}</span>} flush>
					<ul className="divide-y divide-line">
						{disputes.map(({ id, work, who, hours, since }) => (
							<li key={id} className="px-4 py-2">
								<Link to={`/operator/cover/${id}`} className="link inline-flex min-h-11 items-center font-semibold">
									{work}
								</Link>
								<p className="text-sm text-ink-2">
									{who} · <span className="num">{hours}</span> · {since}
								</p>
							</li>
						))}
					</ul>
					<FirstOf shown={disputes.length} total={totals.disputes} />
				</Panel>
			) : null}
			{requests.length === 0 ? (
				<EmptyState picture="done" title="No request needs attention" />
			) : (
				<div className="panel">
					<Table
						caption="Requests that no one has accepted"
						columns={columns}
						rows={requests}
						rowKey={({ id }) => id}
					/>
					<FirstOf shown={requests.length} total={totals.requests} />
				</div>
			)}
		</main>
	)
}

const columns: Column<Row>[] = [
	{
		key: 'work',
		header: 'Request',
		isRowHeader: true,
		cell: ({ work, speciality }) => (
			<>
				{work}
				<div className="font-normal text-ink-2">{speciality}</div>
			</>
		),
	},
	{
		key: 'hospital',
		header: 'Hospital',
		cell: ({ hospital, city }) => (
			<>
				<Link to={`/operator/hospitals/${hospital.id}`}>{hospital.name}</Link>
				<div className="num text-ink-2">
					{city}, {hospital.phone}
				</div>
			</>
		),
	},
	{ key: 'hours', header: 'When', cell: ({ hours }) => <span className="num">{hours}</span> },
	{ key: 'pay', header: 'Pay', cell: ({ pay }) => <span className="num">{pay}</span> },
	{ key: 'asked', header: 'Asked', cell: ({ asked }) => <span className="num">{asked}</span> },
	{ key: 'status', header: 'Status', cell: ({ status }) => <CoverTag status={status} reader="hospital" /> },
]
