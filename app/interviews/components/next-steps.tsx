import { ButtonLink } from '#app/ui/button.tsx'
import type { InterviewView } from '../page/interview-view.server.ts'
import { t } from '#app/platform/language/words.ts'

/** What else either side can do: other times, or none at all. */
export function NextSteps({ interview: { id, side, status, can, applicationHref } }: { interview: InterviewView }) {
	const base = `/interviews/${id}`
	const isOver = status === 'completed' || status === 'no-show'
	if (side === 'hospital' && isOver && applicationHref)
		return (
			<div>
				<ButtonLink to={`${applicationHref}#scorecard`}>Fill in your scorecard</ButtonLink>
			</div>
		)
	if (!can.ask && !can.propose && !can.cancel) return null
	return (
		<div className="flex flex-wrap gap-2 border-t border-line pt-4">
			{can.propose ? (
				<ButtonLink to={`${base}/proposal`} variant="secondary">
					{status === 'scheduled' ? 'Reschedule' : 'Propose other times'}
				</ButtonLink>
			) : null}
			{can.changeDetails ? (
				<ButtonLink to={`${base}/details`} variant="secondary">
					Change location or interviewers
				</ButtonLink>
			) : null}
			{can.ask ? (
				<ButtonLink to={`${base}/other-times`} variant="secondary">
					{status === 'scheduled' ? t`Reschedule` : t`Ask for other times`}
				</ButtonLink>
			) : null}
			{can.cancel ? (
				<ButtonLink to={`${base}/cancellation`} variant="quiet">
					{side === 'specialist' && status === 'proposed' ? t`Decline` : t`Cancel interview`}
				</ButtonLink>
			) : null}
		</div>
	)
}
