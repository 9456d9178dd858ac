import { Link } from 'react-router'
import { ButtonLink } from '#app/ui/button.tsx'
import { Panel } from '#app/ui/page/panel.tsx'
import type { InterviewLine } from './interview-line.ts'
import { MeetingPlace } from './meeting-place.tsx'
import { isOpen, type Side } from '../status.ts'
import { InterviewTag } from '../status-tag.tsx'
import { t } from '#app/platform/language/words.ts'

type InterviewPanelProps = {
	interview: InterviewLine | null
	reader: Side
	/** Where the hospital proposes one; null when the application has ended. */
	proposeHref?: string | null
}

/** The interview about an application, on the page of the application; and the way to a new one. */
export function InterviewPanel({ interview, reader, proposeHref = null }: InterviewPanelProps) {
	const mayPropose = proposeHref !== null && !(interview && isOpen(interview.status))
	if (!interview && !mayPropose) return null
	return (
		<Panel title={t.of('page')`Interview`}>
			<div className="grid justify-items-start gap-3">
				{interview ? (
					<>
						<InterviewTag status={interview.status} reader={reader} />
						{interview.when ? <p className="num font-semibold">{interview.when}</p> : null}
						{interview.place ? (
							<p className="text-sm text-ink-2 wrap-anywhere">
								{interview.mode}: <MeetingPlace {...interview.place} />
							</p>
						) : null}
						{interview.isMyTurn && reader === 'specialist' ? (
							<ButtonLink to={`/interviews/${interview.id}`}>{t`Choose a time`}</ButtonLink>
						) : (
							<Link to={`/interviews/${interview.id}`} className="link inline-flex items-center max-lg:min-h-11">
								{reader === 'hospital' ? 'Manage interview' : t`View interview`}
							</Link>
						)}
					</>
				) : null}
				{mayPropose && proposeHref ? (
					<ButtonLink to={proposeHref} variant="secondary" size="sm">
						{interview ? 'Propose another interview' : 'Propose an interview'}
					</ButtonLink>
				) : null}
			</div>
		</Panel>
	)
}
