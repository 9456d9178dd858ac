// Runs in its own thread, from this file as it is.
import { LiveIndex } from '#app/search-engine/live-index.server.ts'
import { serveIndex } from '#app/search-engine/serve-index.server.ts'
import { jobSource } from './source.server.ts'

serveIndex(new LiveIndex(jobSource))
