// Runs in its own thread, directly from this file, because a PDF may be made to crash or stall its reader.
import { parentPort, workerData } from 'node:worker_threads'
import { limitWasmMemory, writeAgain } from '../../../pdf/pdfium.server.ts'

limitWasmMemory(192)
parentPort?.postMessage(new Uint8Array(await writeAgain(workerData as Uint8Array)))
