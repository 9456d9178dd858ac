import { createRequire } from 'node:module'
import { IndexThread } from '#app/search-engine/index-thread.server.ts'
import { KeptIndex } from '#app/search-engine/kept-index.server.ts'
import type { JobShape } from './layout.ts'

/** Resolved by the package's own name for it, to find it beside the sources wherever the server's bundle is. */
const file = createRequire(import.meta.url).resolve('#app/jobs/search-index/thread.server.ts')

export const startThread = () => new IndexThread<JobShape>(file)

/** The open jobs of verified hospitals. A thread apart from the specialists': their million would keep the job list waiting. */
export const jobIndex = new KeptIndex<JobShape>({ start: startThread })
