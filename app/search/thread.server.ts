// Runs in its own thread, from this file as it is.
import { count } from 'drizzle-orm'
import { db, only } from '#app/platform/db.server.ts'
import { LiveIndex } from '#app/search-engine/live-index.server.ts'
import { serveIndex } from '#app/search-engine/serve-index.server.ts'
import { entryOf } from './entry.server.ts'
import { listPortion, readFacts } from './facts.server.ts'
import { specialistLayout } from './layout.ts'
import { searchChanges, searchListings } from './tables.server.ts'

serveIndex(
	new LiveIndex({
		layout: specialistLayout,
		changes: {
			id: searchChanges.id,
			changedBy: searchChanges.changedBy,
			of: searchChanges.specialistId,
			gone: searchChanges.gone,
		},
		count: async () => only(await db.select({ people: count() }).from(searchListings)).people,
		listIds: listPortion,
		read: readFacts,
		entryOf,
	}),
)
