import type { Source } from '#app/search-engine/live-index.server.ts'
import { jobSearchChanges } from '../tables.server.ts'
import { countJobs, entryOf, type JobFacts, listJobIds, readJobs } from './entry.server.ts'
import { type JobShape, jobLayout } from './layout.ts'

/** Where the index of jobs learns what it knows. */
export const jobSource: Source<JobShape, JobFacts> = {
	layout: jobLayout,
	changes: { id: jobSearchChanges.id, changedBy: jobSearchChanges.changedBy, of: jobSearchChanges.jobId },
	count: countJobs,
	listIds: listJobIds,
	read: readJobs,
	entryOf,
}
