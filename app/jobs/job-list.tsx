import type { JobCardData } from './card.ts'
import { JobCard } from './job-card.tsx'

type JobListProps = {
	jobs: readonly JobCardData[]
	/** Where the viewer's own applications stand, by job. */
	stages?: Readonly<Record<string, string>> | undefined
	canApply?: boolean | undefined
	compact?: boolean | undefined
	headingLevel?: 2 | 3 | undefined
}

/** Bands with a line between them. Each carries its number, so that a link can lead to the first of those just added. */
export function JobList({ jobs, stages = {}, ...card }: JobListProps) {
	return (
		<ol className="divide-y divide-line">
			{jobs.map((job, index) => (
				<li key={job.id} id={`job-${index + 1}`}>
					<JobCard {...card} job={job} appliedStage={stages[job.id]} />
				</li>
			))}
		</ol>
	)
}
