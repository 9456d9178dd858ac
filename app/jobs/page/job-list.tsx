import { Fragment, type ReactNode } from 'react'
import type { MentionsDivider } from '#app/search/totals.ts'
import type { JobCardData } from './card.ts'
import { JobCard } from './job-card.tsx'

type JobListProps = {
	jobs: readonly JobCardData[]
	/** By job: the stage of the viewer's own application, or that the viewer hides from its hospital. */
	stages?: Readonly<Record<string, string>> | undefined
	/** Which of them the viewer has saved; visitors are asked to sign in. Without it nothing can be saved here. */
	saved?: readonly string[] | 'sign-in' | undefined
	closed?: readonly string[] | undefined
	/** What to say of each to this viewer, by job. */
	notes?: Readonly<Record<string, ReactNode>> | undefined
	/** Opens a job beside the list where there is room: the list's address for a job, and which is open. */
	pane?: { to: (jobId: string) => string; openId: string | null } | undefined
	/** Parts what was asked for from what only mentions it. */
	divider?: MentionsDivider | null | undefined
	compact?: boolean | undefined
	isAtHospital?: boolean | undefined
	headingLevel?: 2 | 3 | undefined
}

/** Bands with a line between them. Each carries its number, so that a link can lead to the first of those just added. */
export function JobList({ jobs, stages = {}, saved, closed = [], notes = {}, pane, divider, ...card }: JobListProps) {
	return (
		<ol className="divide-y divide-line">
			{jobs.map((job, index) => (
				<Fragment key={job.id}>
					{divider?.at === index ? (
						<li className="bg-sunken px-4 py-2 text-sm font-medium text-ink-2 md:px-5">{divider.label}</li>
					) : null}
					<li id={`job-${index + 1}`}>
						<JobCard
							{...card}
							job={job}
							appliedStage={stages[job.id]}
							save={saveStateOf(job.id, saved)}
							isClosed={closed.includes(job.id)}
							note={notes[job.id]}
							pane={pane && { to: pane.to(job.id), isOpen: job.id === pane.openId }}
						/>
					</li>
				</Fragment>
			))}
		</ol>
	)
}

export function saveStateOf(jobId: string, saved: JobListProps['saved']) {
	if (saved === undefined || saved === 'sign-in') return saved
	return saved.includes(jobId) ? 'saved' : 'unsaved'
}
