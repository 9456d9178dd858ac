/** The life of a job. Specialists read `open` as 'Open', its hospital as 'Active'. */
export const jobStatuses = ['draft', 'open', 'paused', 'closed', 'removed'] as const
export type JobStatus = (typeof jobStatuses)[number]

export const employmentTypes = ['permanent', 'locum', 'part-time', 'visiting'] as const
export type EmploymentType = (typeof employmentTypes)[number]

/** Time to undo the last transition. */
export const undoSeconds = 60

/** A member of the job's hospital, or an operator who removes the job. */
export type Mover = 'member' | 'operator'

const membersMoves: Record<JobStatus, readonly JobStatus[]> = {
	draft: ['open'],
	open: ['paused', 'closed'],
	paused: ['open', 'closed'],
	closed: ['open'],
	removed: [],
}

/** Whether the move is legal. Operators remove jobs and move nothing else; what is removed stays so. */
export function isLegalTransition(mover: Mover, from: JobStatus, to: JobStatus): boolean {
	if (mover === 'operator') return to === 'removed' && from !== 'removed'
	return membersMoves[from].includes(to)
}

/** As its own hospital reads it. */
export const statusNames: Record<JobStatus, string> = {
	draft: 'Draft',
	open: 'Active',
	paused: 'Paused',
	closed: 'Closed',
	removed: 'Removed',
}

export const employmentTypeNames: Record<EmploymentType, string> = {
	permanent: 'Permanent',
	locum: 'Locum',
	'part-time': 'Part-time',
	visiting: 'Visiting consultant',
}
