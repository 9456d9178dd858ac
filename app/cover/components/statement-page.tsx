import { Link } from 'react-router'
import { ButtonLink } from '#app/ui/button.tsx'
import { ChipLink, ChipRow } from '#app/ui/chip.tsx'
import { EmptyState } from '#app/ui/page/empty-state.tsx'
import { PageHeader } from '#app/ui/page/page-header.tsx'
import type { printedStatement } from '../settlement/statement.server.ts'
import { t } from '#app/platform/language/words.ts'
import { asWritten } from '#app/ui/as-written.ts'

type StatementPageProps = {
	statement: ReturnType<typeof printedStatement>
	/** The page of cover: its statement, and each request, are below it. */
	path: string
	/** Where that page is locked. */
	back?: { to: string; label: string } | null
	lead: string
	/** Under which month cover is found, where there is none. */
	empty: string
	tax: string
}

/** What was worked in a month and what is due, for the books of either side. */
export function StatementPage({ statement, path, back, lead, empty, tax }: StatementPageProps) {
	const { month, name, months, lines, total, unpaid } = statement
	return (
		<main id="main" className="page-narrow grid grid-cols-1 content-start gap-5 py-6">
			<PageHeader
				back={back ?? { to: path, label: t.of('work')`Cover` }}
				title={t`Statement, ${{ month: name }}`}
				lead={lead}
				actions={
					lines.length > 0 ? (
						<>
							<ButtonLink to={`${path}/statement.pdf?month=${month}`} variant="secondary" reloadDocument>
								{t`Download PDF`}
							</ButtonLink>
							<ButtonLink to={`${path}/statement.csv?month=${month}`} variant="quiet" reloadDocument>
								{t`Download CSV`}
							</ButtonLink>
						</>
					) : null
				}
			/>
			<ChipRow label={t`Month`}>
				{months.map((one) => (
					<ChipLink key={one.month} to={`?month=${one.month}`} current={one.month === month}>
						{one.name}
					</ChipLink>
				))}
			</ChipRow>
			{lines.length === 0 ? (
				<EmptyState title={t`No cover in ${{ month: name }}`}>{empty}</EmptyState>
			) : (
				<>
					<ul className="panel divide-y divide-line">
						{lines.map((line) => (
							<li key={line.id} className="flex flex-wrap items-baseline justify-between gap-x-4 px-4 py-2">
								<div className="min-w-0">
									<Link
										to={`${path}/${line.id}`}
										className="link inline-flex min-h-11 items-center font-semibold"
										{...asWritten()}
									>
										{line.work}
									</Link>
									<p className="text-sm text-ink-2">
										{line.other} · <span className="num">{line.hours}</span>
									</p>
								</div>
								<p className="num">
									{line.due} <span className="text-sm text-ink-2">{line.state}</span>
								</p>
							</li>
						))}
					</ul>
					<p className="num text-lg font-semibold">
						{unpaid === null
							? t`${{ total }} in total, all marked as paid`
							: t`${{ total }} in total, ${{ unpaid }} not marked as paid`}
					</p>
					{lines.some(({ due }) => due === null) ? (
						<p className="text-sm text-ink-2">{t`What our team decides is not counted yet.`}</p>
					) : null}
				</>
			)}
			<p className="text-sm text-ink-2">{tax}</p>
		</main>
	)
}
