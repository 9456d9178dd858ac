import { createRequire } from 'node:module'
import { istToday } from '#app/platform/dates.ts'
import { IndexThread } from '#app/search-engine/index-thread.server.ts'
import { KeptIndex } from '#app/search-engine/kept-index.server.ts'
import type { SpecialistShape } from './layout.ts'

/** Resolved by the package's own name for it, to find it beside the sources wherever the server's bundle is. */
const file = createRequire(import.meta.url).resolve('#app/search/thread.server.ts')

/** Everyone who can be found. Relevance and the end of a registration depend on the day, so it is rebuilt daily. */
export const specialistIndex = new KeptIndex<SpecialistShape>({
	start: () => new IndexThread(file),
	isOutdated: ({ startedAt }) => istToday(startedAt) !== istToday(new Date()),
})
