import { Link } from 'react-router'
import { ButtonLink } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/page/empty-state.tsx'
import { PageHeader } from '#app/ui/page/page-header.tsx'
import { Panel } from '#app/ui/page/panel.tsx'
import type { InterviewingLine, loadInterviewing } from '../calendar/interviewing.server.ts'
import { MeetingPlace } from '../page/meeting-place.tsx'
import { InterviewTag } from '../status-tag.tsx'

type Interviewing = Awaited<ReturnType<typeof loadInterviewing>>

/** The day of an interviewer. */
export function InterviewsOfInterviewer({ hospitalName, due, today, upcoming, past }: Interviewing) {
	const isEmpty = [due, today, upcoming, past].every(({ length }) => length === 0)
	return (
		<main id="main" className="page-narrow grid grid-cols-1 content-start gap-6 py-6 md:py-8">
			<PageHeader title="Interviews" lead={`Interviews at ${hospitalName} that you take part in.`} />
			{isEmpty ? (
				<EmptyState title="No interviews yet">
					When your hospital names you as an interviewer, the interview appears here and you get an email.
				</EmptyState>
			) : null}
			<Part title="Score due" lines={due} isDue />
			<Part title="Today" lines={today} />
			<Part title="Upcoming" lines={upcoming} />
			<Part title="Past" lines={past} />
			<p className="text-sm text-ink-2">
				<Link to="/account/calendar" className="link inline-flex min-h-11 items-center">
					Add to your calendar
				</Link>
			</p>
		</main>
	)
}

function Part({ title, lines, isDue = false }: { title: string; lines: readonly InterviewingLine[]; isDue?: boolean }) {
	if (lines.length === 0) return null
	return (
		<Panel title={title} flush>
			<ul className="divide-y divide-line">
				{lines.map((line) => (
					<Line key={line.id} line={line} isDue={isDue} />
				))}
			</ul>
		</Panel>
	)
}

function Line({
	line: { id, name, status, jobTitle, when, mode, place },
	isDue,
}: {
	line: InterviewingLine
	isDue: boolean
}) {
	return (
		<li className="grid gap-1 px-4 py-3">
			<p className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
				<Link to={`/interviews/${id}`} className="link inline-flex min-h-11 items-center font-semibold wrap-anywhere">
					{name}
				</Link>
				<InterviewTag status={status} reader="hospital" />
			</p>
			<p className="text-sm text-ink-2">{jobTitle}</p>
			{when ? <p className="num">{when}</p> : null}
			{place ? (
				<p className="text-sm text-ink-2 wrap-anywhere">
					{mode}: <MeetingPlace {...place} />
				</p>
			) : null}
			<p>
				<ButtonLink to={`/interviews/${id}/applicant${isDue ? '#scorecard' : ''}`} variant="secondary" size="sm">
					{isDue ? 'Fill in your scorecard' : 'View profile'}
				</ButtonLink>
			</p>
		</li>
	)
}
