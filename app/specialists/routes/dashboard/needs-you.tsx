import { Link } from 'react-router'
import type { InterviewLine } from '#app/interviews/interview-line.ts'
import { InterviewLines } from '#app/interviews/interview-lines.tsx'
import { ButtonLink } from '#app/ui/button.tsx'
import { Panel } from '#app/ui/panel.tsx'
import type { Waiting } from './needs-you.server.ts'

type NeedsYouProps = { waiting: readonly Waiting[]; interviews: readonly InterviewLine[] }

/** What waits for the specialist's answer, and where to be next. Nothing when nothing does. */
export function NeedsYou({ waiting, interviews }: NeedsYouProps) {
	return (
		<>
			{waiting.length > 0 ? (
				<Panel title={`Action needed (${waiting.length})`} flush>
					<ul className="divide-y divide-line">
						{waiting.map(({ key, title, detail, href, action }) => (
							<li key={key} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 px-4 py-3">
								<div className="min-w-0">
									<p className="font-semibold wrap-anywhere">{title}</p>
									<p className="text-sm text-ink-2 wrap-anywhere">{detail}</p>
								</div>
								<ButtonLink to={href} size="sm" aria-label={`${action}: ${title}, ${detail}`}>
									{action}
								</ButtonLink>
							</li>
						))}
					</ul>
				</Panel>
			) : null}
			{interviews.length > 0 ? (
				<Panel title="Upcoming interviews" flush action={<Link to="/interviews">All interviews</Link>}>
					<InterviewLines interviews={interviews} />
				</Panel>
			) : null}
		</>
	)
}
