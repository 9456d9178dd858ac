import type { Stage } from '#app/applications/stage.ts'
import type { CoverStatus } from '#app/cover/status.ts'
import type { JobStatus } from '#app/jobs/status.ts'

/** What the history of a job says, as programs are told. A job is a draft again when its posting was undone. */
const ofJobs = {
	draft: 'job.unpublished',
	open: 'job.opened',
	paused: 'job.paused',
	closed: 'job.closed',
	removed: 'job.removed',
} as const satisfies Record<JobStatus, string>

/** An undone move is told as the stage to which it returned. */
const ofApplications = {
	applied: 'application.received',
	shortlisted: 'application.shortlisted',
	interview: 'application.interview',
	offered: 'application.offered',
	hired: 'application.hired',
	rejected: 'application.rejected',
	withdrawn: 'application.withdrawn',
} as const satisfies Record<Stage, string>

const ofCover = {
	open: 'cover.open',
	covered: 'cover.accepted',
	finished: 'cover.hours_entered',
	confirmed: 'cover.confirmed',
	cancelled: 'cover.cancelled',
	unfilled: 'cover.unfilled',
	missed: 'cover.missed',
	disputed: 'cover.disputed',
	lapsed: 'cover.lapsed',
} as const satisfies Record<CoverStatus, string>

export const eventTypes = [
	...Object.values(ofJobs),
	...Object.values(ofApplications),
	...Object.values(ofCover),
] as const
export type EventType = (typeof eventTypes)[number]

/** Sent by a button. No endpoint asks for it, and each gets it. */
export const testEvent = 'webhook.test'

export const jobEvent = (status: JobStatus): EventType => ofJobs[status]
export const coverEvent = (status: CoverStatus): EventType => ofCover[status]
export const applicationEvent = (stage: Stage): EventType => ofApplications[stage]
