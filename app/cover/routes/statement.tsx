import { Link } from 'react-router'
import { brand } from '#app/brand.ts'
import { specialistOf } from '#app/identity/groups.server.ts'
import { formatRupees } from '#app/platform/money.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { ChipLink, ChipRow } from '#app/ui/chip.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { PageHeader } from '#app/ui/page-header.tsx'
import { taxLine } from '../labels.ts'
import { loadStatement } from '../statement.server.ts'
import type { Route } from './+types/statement.ts'

export async function loader({ request, context }: Route.LoaderArgs) {
	const { lines, ...statement } = await loadStatement(
		specialistOf(context),
		new URL(request.url).searchParams.get('month'),
	)
	return {
		...statement,
		lines: lines.map(({ duePaise, ...line }) => ({ ...line, due: duePaise === null ? null : formatRupees(duePaise) })),
		total: formatRupees(statement.totalPaise),
		unpaid: statement.unpaidPaise === 0n ? null : formatRupees(statement.unpaidPaise),
		totalPaise: undefined,
		unpaidPaise: undefined,
	}
}

export const meta: Route.MetaFunction = () => [
	{ title: `Cover statement · ${brand.name}` },
	{ name: 'robots', content: 'noindex' },
]

export default function Statement({ loaderData }: Route.ComponentProps) {
	const { month, name, months, lines, total, unpaid } = loaderData
	return (
		<main id="main" className="page-narrow grid grid-cols-1 content-start gap-5 py-6">
			<PageHeader
				back={{ to: '/cover', label: 'Cover' }}
				title={`Statement, ${name}`}
				lead="The cover you worked and what is due, for your own accounts."
				actions={
					lines.length > 0 ? (
						<>
							<ButtonLink to={`/cover/statement.pdf?month=${month}`} variant="secondary" reloadDocument>
								Download PDF
							</ButtonLink>
							<ButtonLink to={`/cover/statement.csv?month=${month}`} variant="quiet" reloadDocument>
								Download CSV
							</ButtonLink>
						</>
					) : null
				}
			/>
			<ChipRow label="Month">
				{months.map((one) => (
					<ChipLink key={one.month} to={`?month=${one.month}`} current={one.month === month}>
						{one.name}
					</ChipLink>
				))}
			</ChipRow>
			{lines.length === 0 ? (
				<EmptyState title={`No cover in ${name}`}>Cover appears in the month in which you worked it.</EmptyState>
			) : (
				<>
					<ul className="panel divide-y divide-line">
						{lines.map((line) => (
							<li key={line.id} className="flex flex-wrap items-baseline justify-between gap-x-4 px-4 py-2">
								<div className="min-w-0">
									<Link to={`/cover/${line.id}`} className="link inline-flex min-h-11 items-center font-semibold">
										{line.work}
									</Link>
									<p className="text-sm text-ink-2">
										{line.hospital} · <span className="num">{line.hours}</span>
									</p>
								</div>
								<p className="num">
									{line.due} <span className="text-sm text-ink-2">{line.state}</span>
								</p>
							</li>
						))}
					</ul>
					<p className="num text-lg font-semibold">
						{total} in total, {unpaid === null ? 'all marked as paid' : `${unpaid} not marked as paid`}
					</p>
					{lines.some(({ due }) => due === null) ? (
						<p className="text-sm text-ink-2">What our team decides is not counted yet.</p>
					) : null}
				</>
			)}
			<p className="text-sm text-ink-2">{taxLine}</p>
		</main>
	)
}
