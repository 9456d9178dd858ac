import { ChevronRight } from 'lucide-react'
import { Link } from 'react-router'
import { type AnswerClock, answerOwed, lateness } from '#app/relations/answer-clock.ts'
import { type More, moreOf, printShown } from '#app/platform/http/growing-list.ts'
import { EmptyState } from '#app/ui/page/empty-state.tsx'
import { FirstOf } from '#app/ui/page/first-of.tsx'
import { PageHeader } from '#app/ui/page/page-header.tsx'
import { Panel } from '#app/ui/page/panel.tsx'
import { ShowMore } from '#app/ui/page/show-more.tsx'
import { Tag } from '#app/ui/tag.tsx'
import { t } from '#app/platform/language/words.ts'

export type Row = { key: string; title: string; detail: string; href: string; due: string; isLate: boolean }

/** The most late first; of those in time the one that is due next. */
export const waitingRows = (found: Found, now: Date): Row[] =>
	found
		.toSorted((a, b) => a.clock.due.getTime() - b.clock.due.getTime())
		.map(({ clock, ...row }) => ({ ...row, due: answerOwed(clock, now), isLate: lateness(clock, now).isLate }))

type Found = readonly (Omit<Row, 'due' | 'isLate'> & { clock: AnswerClock })[]
type Lists = {
	owed: readonly Row[]
	awaited: readonly Row[]
	total: { owed: number; awaited: number }
	more: More | null
}

/** The first rows of both directions, and the way to more. `total`: how many wait, where not all of them were read. */
export function waitingLists(
	lists: { owed: Found; awaited: Found },
	{ shown, path, now }: { shown: number; path: string; now: Date },
	total = { owed: lists.owed.length, awaited: lists.awaited.length },
): Lists {
	return {
		owed: waitingRows(lists.owed, now).slice(0, shown),
		awaited: waitingRows(lists.awaited, now).slice(0, shown),
		total,
		more: moreOf(
			shown,
			Math.max(total.owed, total.awaited),
			(count) => `${path}?${new URLSearchParams(printShown(count))}`,
		),
	}
}

type WaitingPageProps = Lists & { back: { to: string; label: string } }

/** Both directions of what is unanswered, the same for either side. */
export function WaitingPage({ owed, awaited, total, more, back }: WaitingPageProps) {
	return (
		<main id="main" className="page-narrow grid grid-cols-[minmax(0,1fr)] content-start gap-5 py-5 md:py-8">
			<PageHeader back={back} title={t`Waiting for an answer`} lead={t`The most overdue answer is listed first.`} />
			{owed.length + awaited.length === 0 ? (
				<EmptyState title={t`Nothing is waiting`}>
					{t`Applications, offers and requests without an answer will appear here.`}
				</EmptyState>
			) : null}
			<Rows title={t`Waiting for you`} rows={owed} total={total.owed} />
			<Rows title={t`Waiting for others`} rows={awaited} total={total.awaited} />
			{more ? <ShowMore to={more.to}>{t`Load More`}</ShowMore> : null}
		</main>
	)
}

/** A list of things to do, each with where it is done; nothing where there are none. */
export function Rows({ title, rows, total }: { title: string; rows: readonly Row[]; total: number }) {
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
			<FirstOf shown={rows.length} total={total} />
		</Panel>
	)
}
