import { Link } from 'react-router'
import { operatorOf } from '#app/identity/groups.server.ts'
import { formatDateTime } from '#app/platform/text/dates.ts'
import { EmptyState } from '#app/ui/page/empty-state.tsx'
import { FirstOf } from '#app/ui/page/first-of.tsx'
import { PageHeader } from '#app/ui/page/page-header.tsx'
import { Tag } from '#app/ui/tag.tsx'
import { callMinutes } from '../asking/first-clock.ts'
import { listFirsts } from '../asking/first-requests.server.ts'
import type { Route } from './+types/operator-firsts.ts'
import { titled } from '#app/ui/page/page-title.tsx'

export async function loader({ context }: Route.LoaderArgs) {
	const now = new Date()
	const { waiting, total } = await listFirsts(operatorOf(context))
	return {
		total,
		waiting: waiting.map(({ first, hospital, asker, dueAt }) => ({
			id: first.id,
			hospital: hospital.name,
			work: first.work,
			starts: formatDateTime(first.startsAt),
			call: [asker.name, asker.phone].filter(Boolean).join(', '),
			due: formatDateTime(dueAt),
			isLate: dueAt < now,
		})),
	}
}

export const meta = () => [titled('First requests for cover')]

export default function OperatorFirsts({ loaderData: { waiting, total } }: Route.ComponentProps) {
	return (
		<main id="main" className="page grid grid-cols-1 content-start gap-5 py-8">
			<PageHeader
				title="First requests for cover"
				lead={`From hospitals that are not verified yet. Call within ${callMinutes} minutes between 8:00 am and 8:00 pm.`}
			/>
			{waiting.length === 0 ? (
				<EmptyState picture="done" title="The queue is empty" />
			) : (
				<div className="panel">
					<ul className="divide-y divide-line">
						{waiting.map((one) => (
							<li key={one.id} className="px-4 py-2">
								<div className="flex flex-wrap items-center gap-x-3">
									<Link
										to={`/operator/cover/first/${one.id}`}
										className="link inline-flex min-h-11 items-center font-semibold"
									>
										{one.hospital}
									</Link>
									<Tag tone={one.isLate ? 'danger' : 'neutral'}>
										{one.isLate ? 'Overdue, call was due' : 'Call by'} {one.due}
									</Tag>
								</div>
								<p className="text-sm text-ink-2">
									{one.work}, starts <span className="num">{one.starts}</span> · <span className="num">{one.call}</span>
								</p>
							</li>
						))}
					</ul>
					<FirstOf shown={waiting.length} total={total} />
				</div>
			)}
		</main>
	)
}
