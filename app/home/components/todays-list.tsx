import { Link } from 'react-router'
import { t } from '#app/platform/language/words.ts'
import { asWritten } from '#app/ui/as-written.ts'

export type BoardJob = {
	id: string
	title: string
	hospital: string
	city: string
	pay: string
	/** Of the reader’s own application, or that the hospital is hidden. */
	stage: string | null
}

/** The board in front of the team on a desk: more of what is open now. A phone has the cards further down. */
export function TodaysList({ jobs }: { jobs: readonly BoardJob[] }) {
	if (jobs.length === 0) return null
	return (
		<div className="absolute bottom-0 left-1/2 hidden w-[min(32rem,84%)] -translate-x-1/2 rounded-t-lg border-2 border-b-0 border-(--a-line) bg-surface px-4 pt-3 pb-2 lg:block">
			<h2 className="text-base">{t`Open now`}</h2>
			<ul className="divide-y divide-line">
				{jobs.map(({ id, title, hospital, city, pay, stage }) => (
					<li key={id}>
						<Link
							to={`/jobs/${id}`}
							className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-3 py-1.5 text-sm text-ink no-underline hover:underline"
						>
							<span className="truncate font-semibold" {...asWritten()}>
								{title}
							</span>
							<span className="num font-semibold">{pay}</span>
							<span className="truncate text-ink-2">
								{hospital}, {city}
							</span>
							{stage === null ? null : <span className="text-ink-2">{stage}</span>}
						</Link>
					</li>
				))}
			</ul>
		</div>
	)
}
