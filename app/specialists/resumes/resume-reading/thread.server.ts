// Runs in its own thread, directly from this file, because a resume may be made to crash or stall its reader.
import { parentPort, workerData } from 'node:worker_threads'
import { limitWasmMemory } from '#app/platform/pdf/pdfium.server.ts'
import { readDocument } from './document.server.ts'
import type { Job } from './read.server.ts'

limitWasmMemory(192)
parentPort?.postMessage(await readDocument(workerData as Job))
