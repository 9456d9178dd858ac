import { createRequire } from 'node:module'
import { istToday } from '#app/platform/dates.ts'
import { IndexThread } from '#app/search-engine/index-thread.server.ts'
import { KeptIndex } from '#app/search-engine/kept-index.server.ts'
import type { SpecialistShape } from './layout.ts'

/** By the package's own name for it, so that it is found beside the sources wherever the server's bundle lies. */
const file = createRequire(import.meta.url).resolve('#app/search/thread.server.ts')

/** Everybody who can be found. Relevance and the last day of a registration go by the day, so it is made anew for each. */
export const specialistIndex = new KeptIndex<SpecialistShape>({
	start: () => new IndexThread(file),
	isOutdated: ({ startedAt }) => istToday(startedAt) !== istToday(new Date()),
})
