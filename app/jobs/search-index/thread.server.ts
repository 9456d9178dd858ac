// Runs in a thread of its own, from this file as it stands.
import { LiveIndex } from '#app/search-engine/live-index.server.ts'
import { serveIndex } from '#app/search-engine/serve-index.server.ts'
import { jobSource } from './source.server.ts'

serveIndex(new LiveIndex(jobSource))
