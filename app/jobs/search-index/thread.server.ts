// Runs in a thread of its own, from this file as it stands.
import { LiveIndex } from '#app/search-engine/live-index.server.ts'
import { serveIndex } from '#app/search-engine/serve-index.server.ts'
import { jobSearchChanges } from '../tables.server.ts'
import { countJobs, entryOf, listJobIds, readJobs } from './entry.server.ts'
import { jobLayout } from './layout.ts'

serveIndex(
	new LiveIndex({
		layout: jobLayout,
		changes: { id: jobSearchChanges.id, changedBy: jobSearchChanges.changedBy, of: jobSearchChanges.jobId },
		count: countJobs,
		listIds: listJobIds,
		read: readJobs,
		entryOf,
	}),
)
