import { Link } from 'react-router'
import { NextSteps } from '#app/applications/pipeline/next-steps.tsx'
import { ShortlistMenu } from '#app/applications/pipeline/shortlist-menu.tsx'
import { ProposeDialog } from '#app/interviews/proposing/propose-dialog.tsx'
import { isOpen } from '#app/interviews/status.ts'
import type { CandidateSide } from './side.server.ts'

type CandidateStepsProps = { side: Extract<CandidateSide, { kind: 'profile' }>; returnTo: string }

/** Decisions about someone's application, or the shortlist of a job for someone who accepted contact. */
export function CandidateSteps({ side: { row, steps, jobs }, returnTo }: CandidateStepsProps) {
	if (jobs) return <ShortlistMenu specialistId={row.id} jobs={jobs} returnTo={returnTo} />
	if (!steps) return null
	const { application, rejection, interview } = steps
	const arranged = interview && isOpen(interview.status) ? interview : null
	return (
		<section aria-label={application.jobTitle} className="grid gap-2">
			<NextSteps application={application} rejection={rejection} returnTo={returnTo}>
				{arranged || application.moves.length === 0 ? null : (
					<ProposeDialog
						applicationId={application.id}
						name={application.name}
						stage={application.stage}
						returnTo={returnTo}
					/>
				)}
			</NextSteps>
			{arranged ? (
				<Link to={`/interviews/${arranged.id}`} className="link num justify-self-start text-sm">
					{arranged.when ? `Interview ${arranged.when}` : 'Interview: no time yet'}
				</Link>
			) : null}
		</section>
	)
}
