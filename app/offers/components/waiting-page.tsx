import { ChevronRight } from 'lucide-react'
import { Link } from 'react-router'
import { type AnswerClock, answerOwed, lateness } from '#app/relations/answer-clock.ts'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { PageHeader } from '#app/ui/page-header.tsx'
import { Panel } from '#app/ui/panel.tsx'
import { Tag } from '#app/ui/tag.tsx'

type Row = { key: string; title: string; detail: string; href: string; due: string; isLate: boolean }

/** The most late first; of those in time the one that is due next. */
export const waitingRows = (
	found: readonly (Omit<Row, 'due' | 'isLate'> & { clock: AnswerClock })[],
	now: Date,
): Row[] =>
	found
		.toSorted((a, b) => a.clock.due.getTime() - b.clock.due.getTime())
		.map(({ clock, ...row }) => ({ ...row, due: answerOwed(clock, now), isLate: lateness(clock, now).isLate }))

type WaitingPageProps = {
	owed: readonly Row[]
	awaited: readonly Row[]
	/** Of each, with those that the list leaves out. */
	total?: { owed: number; awaited: number }
	back: { to: string; label: string }
}

/** Both directions of what is unanswered, the same for either side. */
export function WaitingPage({ owed, awaited, total, back }: WaitingPageProps) {
	return (
		<main id="main" className="page-narrow grid grid-cols-[minmax(0,1fr)] content-start gap-5 py-5 md:py-8">
			<PageHeader back={back} title="Waiting for an answer" lead="The most overdue answer is listed first." />
			{owed.length + awaited.length === 0 ? (
				<EmptyState title="Nothing is waiting">
					Applications, offers and requests without an answer will appear here.
				</EmptyState>
			) : null}
			<Rows title="Waiting for you" rows={owed} total={total?.owed} />
			<Rows title="Waiting for others" rows={awaited} total={total?.awaited} />
		</main>
	)
}

function Rows({
	title,
	rows,
	total = rows.length,
}: {
	title: string
	rows: readonly Row[]
	total?: number | undefined
}) {
	if (rows.length === 0) return null
	return (
		<Panel title={title} action={<span className="count">{total.toLocaleString('en-IN')}</span>} flush>
			<ul className="divide-y divide-line">
				{rows.map(({ key, title: what, detail, href, due, isLate }) => (
					<li key={key} data-row={key}>
						<Link
							to={href}
							className="flex min-h-12 items-center gap-3 px-4 py-2.5 text-ink no-underline hover:bg-hover"
						>
							<span className="min-w-0 flex-1">
								<b className="block text-sm wrap-anywhere">{what}</b>
								<span className="block text-xs text-ink-2 wrap-anywhere">{detail}</span>
							</span>
							<Tag tone={isLate ? 'warning' : 'neutral'} icon={null} className="num whitespace-nowrap">
								{due}
							</Tag>
							<ChevronRight size={16} aria-hidden="true" className="flex-none text-ink-3" />
						</Link>
					</li>
				))}
			</ul>
			{total > rows.length ? (
				<p className="num px-4 py-2.5 text-sm text-ink-2">
					Showing the first {rows.length.toLocaleString('en-IN')} of {total.toLocaleString('en-IN')}.
				</p>
			) : null}
		</Panel>
	)
}
