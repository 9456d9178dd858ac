import { undoSeconds } from '#app/platform/undo.ts'
import { defineLifecycle } from '#app/platform/lifecycle.ts'
import { words } from '#app/platform/language/words.ts'

/** The life of a job. Specialists read `open` as 'Open', its hospital as 'Active'. */
export const jobStatuses = ['draft', 'open', 'paused', 'closed', 'removed'] as const
export type JobStatus = (typeof jobStatuses)[number]

export const employmentTypes = ['permanent', 'locum', 'part-time', 'visiting'] as const
export type EmploymentType = (typeof employmentTypes)[number]

const given = 'of a verified hospital, complete, at a known place, starting today or later'

/**
 * Members of its hospital move a job, and each undoes only their own move. What the scanner holds is opened by the operator who
 * approves it. A job removed by an operator stays removed, unless its hospital appeals and another operator agrees.
 */
export const jobLifecycle = defineLifecycle({
	name: 'job',
	states: jobStatuses,
	moves: [
		{ name: 'post', from: ['draft'], to: 'open', by: 'member', given, undoSeconds },
		{ name: 'pause', from: ['open'], to: 'paused', by: 'member', undoSeconds },
		{ name: 'resume', from: ['paused'], to: 'open', by: 'member', given: 'of a verified hospital', undoSeconds },
		{ name: 'close', from: ['open', 'paused'], to: 'closed', by: 'member', undoSeconds },
		{ name: 'reopen', from: ['closed'], to: 'open', by: 'member', given, undoSeconds },
		{
			name: 'approve after a review',
			from: ['draft', 'paused', 'closed'],
			to: 'open',
			by: 'operator',
			given: 'as for its hospital',
		},
		{ name: 'stop until a second operator decides', from: ['open'], to: 'paused', by: 'operator' },
		{ name: 'remove', from: ['draft', 'open', 'paused', 'closed'], to: 'removed', by: 'operator' },
		{
			name: 'return after an appeal',
			from: ['removed'],
			to: 'closed',
			by: 'operator',
			given: 'when it was posted before',
		},
		{ name: 'return a draft after an appeal', from: ['removed'], to: 'draft', by: 'operator' },
	],
})

/** As its own hospital reads it. */
export const statusNames: Record<JobStatus, string> = {
	draft: 'Draft',
	open: 'Active',
	paused: 'Paused',
	closed: 'Closed',
	removed: 'Removed',
}

export const employmentTypeNames: Record<EmploymentType, string> = words({
	permanent: 'Permanent',
	locum: 'Locum',
	'part-time': 'Part-time',
	visiting: 'Visiting consultant',
})

/** A draft that was left before it had a title. */
export const untitled = 'Untitled draft'
