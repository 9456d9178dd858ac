import { ButtonLink } from '#app/ui/button.tsx'
import { Tag } from '#app/ui/tag.tsx'
import type { JobPane as Pane } from './job-pane.server.ts'
import { DutySheetFacts, JobHead, JobTerms, JobText } from './job-view.tsx'
import { SaveButton, type SaveState } from '../search/save-button.tsx'
import { t } from '#app/platform/language/words.ts'

type JobPaneProps = {
	job: Pane
	save: SaveState | undefined
	/** The stage of the viewer's own application. */
	appliedStage: string | undefined
	canApply: boolean
	/** The list's address with pay by the month or by the year. */
	payAt: (period: 'month' | 'year') => string
}

/** A job beside the list, on screens with room for both. */
export function JobPane({ job, save, appliedStage, canApply, payAt }: JobPaneProps) {
	return (
		<article aria-label={job.title} className="grid gap-6 p-5">
			<JobHead job={job} payAt={payAt} headingLevel={2} />
			<div className="flex flex-wrap items-center gap-3">
				{canApply && job.isOpen && !appliedStage ? (
					<ButtonLink to={`/jobs/${job.id}/apply`}>{t.of('button')`Apply`}</ButtonLink>
				) : null}
				{appliedStage ? <Tag tone="info">{appliedStage}</Tag> : null}
				{save ? <SaveButton job={{ ...job, hospitalName: job.hospital.name }} state={save} size="md" /> : null}
				<ButtonLink to={`/jobs/${job.id}`} variant="quiet">
					{t`View job`}
				</ButtonLink>
			</div>
			<DutySheetFacts job={job} />
			<JobTerms job={job} />
			<JobText job={job} />
		</article>
	)
}
