import type { JobStatus } from './status.ts'

/** A move of a job that is one press: what its button says, and the resource that it makes. `opens` takes a verified hospital. */
type PostingMove = { label: string; resource: string; opens?: boolean }

const moves: Record<JobStatus, PostingMove[]> = {
	draft: [{ label: 'Publish', resource: 'publication', opens: true }],
	open: [{ label: 'Pause', resource: 'pause' }],
	paused: [{ label: 'Resume', resource: 'reopening', opens: true }],
	closed: [{ label: 'Reopen', resource: 'reopening', opens: true }],
	removed: [],
}

export const postingMoves = (status: JobStatus, canPublish: boolean) =>
	moves[status].filter(({ opens }) => !opens || canPublish)

export const mayClose = (status: JobStatus) => status === 'open' || status === 'paused'
